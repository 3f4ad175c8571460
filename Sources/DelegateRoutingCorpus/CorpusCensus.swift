/// What is in a corpus: printed with every result, so that two results can be compared.
public struct CorpusCensus: Sendable, Hashable, Codable {
  /// How many URL fixtures there are.
  public let urls: Int
  /// How many activity fixtures.
  public let activities: Int
  /// How many fixtures of other events.
  public let events: Int
  /// How many scenarios, regressions included.
  public let scenarios: Int
  /// How many JSON files, schemas included.
  public let files: Int
  /// 64-bit FNV-1a over all JSON files in the order of their paths, each as its path in the corpus, a zero byte and its
  /// bytes; 16 hexadecimal digits. It tells two corpora apart by accident, not by intent.
  public let digest: String
}

/// The digest of a corpus.
///
/// Source: [RFC 9923, The FNV Non-Cryptographic Hash Algorithm](https://www.rfc-editor.org/rfc/rfc9923)
struct CorpusDigest {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The digest of the files as they lie.
  init(_ files: [CorpusFile]) {
    for file in files {
      add(file.relativePath.utf8)
      add(CollectionOfOne(0))
      add(file.bytes ?? [])
    }
  }

  /// 16 hexadecimal digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}

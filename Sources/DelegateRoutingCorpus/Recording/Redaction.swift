import DelegateRoutingSpec
import Foundation

/// Replaces what is somebody's own in a recording by placeholders of the same shape. Equal words stay equal, different
/// ones stay different; punctuation and percent-encoding stay where they are, so that the recording is judged the same.
struct Redaction {
  private var words = RedactedWords()

  /// A line of a recording, as JSON on one line with sorted keys.
  mutating func line(_ document: JSONValue) -> String { redacted(document, key: nil, isOwn: false).text }

  /// Keys whose values are words of the format, not the app's.
  private static let keptKeys: Set<String> = [
    "recording", "setting", "ios", "sdk", "framework", "manifest", "delegateClass", "call", "trigger", "by", "reason",
    "thread", "role", "phase", "event", "delivered", "at",
  ]
  /// Keys whose values are the app's own, names and all.
  private static let ownKeys: Set<String> = ["userInfo", "annotation", "parameters", "remoteNotification"]
  /// Words of Apple's in an app's own data.
  private static let keptNames: Set<String> = ["aps", "alert", "badge", "sound", "content-available", "category"]

  private mutating func redacted(_ value: JSONValue, key: String?, isOwn: Bool) -> JSONValue {
    if let key, Self.keptKeys.contains(key), !isOwn { return value }
    switch value {
    case .string(let text): return .string(redacted(text))
    case .integer(let number) where isOwn: return .integer(redacted(number))
    case .integer(let number) where key == "date": return .integer(redacted(number))
    case .double(let number) where isOwn || key == "date":
      return .double(Double(redacted(Int(exactly: number.rounded()) ?? 0)))
    case .array(let values): return .array(values.map { redacted($0, key: key, isOwn: isOwn) })
    case .object(let object):
      var other: [String: JSONValue] = [:]
      for (name, value) in object.sorted(by: { $0.key < $1.key }) {
        let new = isOwn && !Self.keptNames.contains(name) ? redacted(name) : name
        other[new] = redacted(value, key: name, isOwn: isOwn || Self.ownKeys.contains(name))
      }
      return .object(other)
    default: return value
    }
  }

  private mutating func redacted(_ text: String) -> String {
    if text.hasPrefix("NSUserActivityType") || text.hasPrefix("com.apple.") { return text }
    var result = ""
    var word = ""
    var rest = Substring(text)
    func flush(_ words: inout RedactedWords) {
      if !word.isEmpty { result += words.placeholder(for: word) }
      word = ""
    }
    while let scalar = rest.unicodeScalars.first {
      if let (encoded, length) = PercentEncoded.scalar(rest) {
        flush(&words)
        result +=
          encoded.isASCII && !encoded.isWord
          ? String(rest.prefix(length)) : PercentEncoded.text(words.placeholder(for: encoded))
        rest = rest.dropFirst(length)
        continue
      }
      if scalar.isASCII && scalar.isWord {
        word.unicodeScalars.append(scalar)
      } else {
        flush(&words)
        result.unicodeScalars.append(scalar.isASCII ? scalar : words.placeholder(for: scalar))
      }
      rest.unicodeScalars.removeFirst()
    }
    flush(&words)
    return result
  }

  /// A number with as many digits.
  private mutating func redacted(_ number: Int) -> Int {
    Int(words.placeholder(for: "\(number.magnitude)")).map { number < 0 ? -$0 : $0 } ?? 0
  }
}

/// The placeholders that were given out.
struct RedactedWords {
  private var words: [String: String] = [:]
  private var counts: [String: Int] = [:]
  private var scalars: [UnicodeScalar: UnicodeScalar] = [:]

  /// Words that say nothing about anybody.
  private static let kept: Set<String> = ["http", "https", "file", "www", "main"]

  /// The placeholder of a word of ASCII letters and digits: letters for letters, digits for digits, as many, in the same
  /// case. Words that differ in case alone have placeholders that do.
  mutating func placeholder(for word: String) -> String {
    let small = word.lowercased()
    if Self.kept.contains(small) { return word }
    let placeholder = words[small] ?? make(small)
    words[small] = placeholder
    return String(zip(word, placeholder).map { $0.isUppercase ? Character($1.uppercased()) : $1 })
  }

  private mutating func make(_ word: String) -> String {
    let shape = String(word.map { $0.isNumber ? "0" : "a" })
    var count = counts[shape, default: 0]
    counts[shape] = count + 1
    var placeholder: [Character] = []
    for letter in shape.reversed() {
      let alphabet = letter == "0" ? Self.digits : Self.letters
      // A number that begins with 0 is another number.
      placeholder.append(alphabet[count % alphabet.count])
      count /= alphabet.count
    }
    return String(placeholder.reversed())
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")
  private static let digits = Array("1234567890")

  /// The placeholder of a letter beyond ASCII, as long in UTF-8.
  mutating func placeholder(for scalar: UnicodeScalar) -> UnicodeScalar {
    if scalar.isASCII { return "a" }
    if let known = scalars[scalar] { return known }
    let first: UInt32 =
      switch UTF8.width(scalar) {
      case 2: 0xC0
      case 3: 0x4E00
      default: 0x1F600
      }
    let placeholder = UnicodeScalar(first + UInt32(scalars.count % 0x300)) ?? scalar
    scalars[scalar] = placeholder
    return placeholder
  }
}

/// Percent-encoding in a text.
private enum PercentEncoded {
  /// The character that the text begins with in percent-encoding, and how long that is; nil if it does not.
  static func scalar(_ text: Substring) -> (UnicodeScalar, length: Int)? {
    guard let first = byte(text) else { return nil }
    let count = first < 0x80 ? 1 : first >> 5 == 0b110 ? 2 : first >> 4 == 0b1110 ? 3 : first >> 3 == 0b11110 ? 4 : 0
    guard count > 0 else { return nil }
    var bytes: [UInt8] = []
    var rest = text
    for _ in 0..<count {
      guard let next = byte(rest) else { return nil }
      bytes.append(next)
      rest = rest.dropFirst(3)
    }
    guard let scalar = String(bytes: bytes, encoding: .utf8)?.unicodeScalars.first else { return nil }
    return (scalar, count * 3)
  }

  static func text(_ scalar: UnicodeScalar) -> String {
    String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return "%\(digits.count < 2 ? "0" : "")\(digits)"
    }.joined()
  }

  private static func byte(_ text: Substring) -> UInt8? {
    guard text.first == "%" else { return nil }
    let digits = text.dropFirst().prefix(2)
    return digits.utf8.count == 2 && digits.first != "+" ? UInt8(digits, radix: 16) : nil
  }
}

extension UnicodeScalar {
  fileprivate var isWord: Bool { properties.isAlphabetic || ("0"..."9").contains(self) }
}

extension JSONValue {
  /// The value as JSON on one line, keys sorted.
  fileprivate var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): WrittenJSON.quoted(value)
    case .array(let values): "[\(values.map(\.text).joined(separator: ","))]"
    case .object(let object):
      "{\(object.sorted { $0.key < $1.key }.map { "\(WrittenJSON.quoted($0.key)):\($0.value.text)" }.joined(separator: ","))}"
    }
  }
}

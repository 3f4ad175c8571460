import Foundation

extension WrittenJSON {
  /// Reads a document that Foundation's decoder takes; nil where it is none, or nested deeper than fixtures may be.
  init?(_ data: Data) {
    guard (try? JSONDecoder().decode(JSONValue.self, from: data)) != nil else { return nil }
    var reader = Reader(bytes: Array(data))
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  /// Relies on the decoder for the grammar.
  private struct Reader {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func value(depth: Int) -> WrittenJSON? {
      guard depth <= JSONDocument.depthLimit else { return nil }
      switch next() {
      case UInt8(ascii: "{"): return object(depth)
      case UInt8(ascii: "["): return array(depth)
      case UInt8(ascii: "\""): return string().map { .text($0) }
      case nil: return nil
      default: return .scalar(word())
      }
    }

    private mutating func object(_ depth: Int) -> WrittenJSON? {
      var members: [Member] = []
      position += 1
      while let byte = next(), byte != UInt8(ascii: "}") {
        if byte == UInt8(ascii: ",") { position += 1 }
        guard next() != nil, let key = string(), next() == UInt8(ascii: ":") else { return nil }
        position += 1
        guard let value = value(depth: depth + 1) else { return nil }
        members.append(Member(key: key, value: value))
      }
      position += 1
      return .object(members)
    }

    private mutating func array(_ depth: Int) -> WrittenJSON? {
      var values: [WrittenJSON] = []
      position += 1
      while let byte = next(), byte != UInt8(ascii: "]") {
        if byte == UInt8(ascii: ",") { position += 1 }
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
      }
      position += 1
      return .array(values)
    }

    /// The next byte that is no white space; it is not passed.
    private mutating func next() -> UInt8? {
      while position < bytes.count {
        switch bytes[position] {
        case 0x20, 0x09, 0x0A, 0x0D: position += 1
        default: return bytes[position]
        }
      }
      return nil
    }

    private mutating func string() -> String? {
      let start = position
      position += 1
      while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
        position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard position < bytes.count else { return nil }
      position += 1
      let written = bytes[start..<position]
      guard written.contains(UInt8(ascii: "\\")) else {
        return String(decoding: written.dropFirst().dropLast(), as: UTF8.self)
      }
      return try? JSONDecoder().decode([String].self, from: Data([UInt8(ascii: "[")] + written + [UInt8(ascii: "]")]))
        .first
    }

    /// A number, truth value or null.
    private mutating func word() -> String {
      let start = position
      while position < bytes.count, !Self.ends.contains(bytes[position]) { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static let ends: [UInt8] = [0x20, 0x09, 0x0A, 0x0D] + Array(",]}".utf8)
  }
}

/// The layout of the corpus's files.
package enum CanonicalLayout {
  /// A JSON document in the layout that the corpus has; nil where it is none.
  package static func text(of data: Data) -> String? { WrittenJSON(data)?.canonicalText }
}

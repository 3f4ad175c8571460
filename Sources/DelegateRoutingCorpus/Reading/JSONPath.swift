/// Places in a JSON document, written as `$.urls[3].parts`.
enum JSONPath {
  /// The document as a whole.
  static let root = "$"

  /// The value of a key.
  static func key(_ key: String, in path: String) -> String {
    isPlain(key) ? "\(path).\(key)" : "\(path)[\(Wording.quoted(key, limit: 40))]"
  }

  /// An element of an array.
  static func index(_ index: Int, in path: String) -> String { "\(path)[\(index)]" }

  /// The value that holds the place; nil for the document as a whole.
  static func parent(of path: String) -> String? {
    guard path != root, let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { return nil }
    return String(path[..<end])
  }

  private static func isPlain(_ key: String) -> Bool {
    (1...40).contains(key.utf8.count)
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}

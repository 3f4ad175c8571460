import Foundation

/// A JSON document for writing: keys in the order in which they were written, numbers as they stand.
indirect enum WrittenJSON: Sendable, Hashable {
  /// Anything but an array or object, as it is written.
  case scalar(String)
  case array([WrittenJSON])
  case object([Member])

  struct Member: Sendable, Hashable {
    let key: String
    let value: WrittenJSON
  }

  /// A text, with escapes for what JSON wants escaped and for what cannot be seen.
  static func text(_ text: String) -> WrittenJSON { .scalar(quoted(text)) }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{8}": quoted += "\\b"
      case "\u{C}": quoted += "\\f"
      case _ where scalar.isInvisible:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension WrittenJSON {
  /// The document in its canonical layout: two spaces a level, at most 120 columns where that can be, and on one line
  /// what fits there. A document, its list and each fixture are always laid out over several lines.
  var canonicalText: String { text(indent: 0, after: 0, level: 0) + "\n" }

  private static let width = 120
  private static let openLevels = 3

  private func text(indent: Int, after column: Int, level: Int) -> String {
    if level >= Self.openLevels || isEmpty {
      let line = onOneLine
      // Room for a comma.
      if isEmpty || column + line.unicodeScalars.count < Self.width { return line }
    }
    let inner = indent + 2
    let margin = String(repeating: " ", count: inner)
    func lines(_ parts: [(prefix: String, value: WrittenJSON)]) -> String {
      parts.map { prefix, value in
        margin + prefix
          + value.text(indent: inner, after: inner + prefix.unicodeScalars.count, level: level + 1)
      }.joined(separator: ",\n")
    }
    let close = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .scalar(let text): return text
    case .array(let values): return "[\n" + lines(values.map { ("", $0) }) + close + "]"
    case .object(let members):
      return "{\n" + lines(members.map { (Self.quoted($0.key) + ": ", $0.value) }) + close + "}"
    }
  }

  private var isEmpty: Bool {
    switch self {
    case .scalar: true
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    }
  }

  /// The value without line breaks.
  var onOneLine: String {
    switch self {
    case .scalar(let text): text
    case .array(let values): "[" + values.map(\.onOneLine).joined(separator: ", ") + "]"
    case .object(let members) where members.isEmpty: "{}"
    case .object(let members):
      "{ " + members.map { "\(Self.quoted($0.key)): \($0.value.onOneLine)" }.joined(separator: ", ") + " }"
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

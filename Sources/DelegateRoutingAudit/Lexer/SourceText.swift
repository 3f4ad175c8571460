/// What a source file is written in.
public enum SourceLanguage: String, Sendable, Hashable, Codable {
  case swift
  case objectiveC = "objective-c"

  /// The language of a file, by the ending of its name; nil for anything else.
  init?(fileName: String) {
    switch fileName.split(separator: ".").last.map({ $0.lowercased() }) {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    default: return nil
    }
  }
}

/// The text of a source file, with what is no code blanked out.
struct SourceText: Sendable {
  let language: SourceLanguage
  /// The file as it is.
  let bytes: [UInt8]
  /// The file with comments and literals replaced by spaces, byte for byte, but for line ends and the quotation mark
  /// that opens a string. What is interpolated into a Swift string stays: it is code. So is, on the other hand, nothing
  /// that a release build for an iPhone leaves out.
  let code: [UInt8]
  /// Where comments are, in order.
  let comments: [Range<Int>]
  /// What was opened and never closed, at its offset.
  let unclosed: [Unclosed]
  /// How many conditions of `#if` could not be decided.
  let undecidedConditions: Int
  /// The offset of each line's first byte.
  private let lineStarts: [Int]

  /// A literal or comment without an end.
  struct Unclosed: Sendable, Hashable {
    let what: What
    let offset: Int

    enum What: String, Sendable {
      case comment, string
      case character = "character constant"
    }
  }

  init(_ bytes: [UInt8], _ language: SourceLanguage) {
    var blanked =
      switch language {
      case .swift: SwiftLexer.blank(bytes)
      case .objectiveC: ObjectiveCLexer.blank(bytes)
      }
    self.language = language
    self.bytes = bytes
    lineStarts = Self.lineStarts(bytes)
    let conditions = ConditionalCompilation(blanked.code, language, lineStarts: lineStarts)
    blanked.leaveOut(conditions.leftOut)
    undecidedConditions = conditions.undecided
    code = blanked.code
    comments = blanked.comments
    unclosed = blanked.unclosed
  }

  /// The offset of each line's first byte.
  static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == .lineFeed { starts.append(offset + 1) }
    return starts
  }

  /// The number of the line, from 1, that a byte is on.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The offset from which nothing but space stands before a byte on its line; its own where something does.
  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] == .space || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    return start == 0 || bytes[start - 1].isLineEnd ? start : offset
  }

  /// A line by its number, without its end and without space around it; of a very long one the beginning.
  func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    let start = lineStarts[number - 1]
    return text(start..<min(max(start, end), start + Self.longestLine))
      .trimmingSpace()
  }

  private static let longestLine = 1_000

  /// The file's text in a range; what is not UTF-8 in it is replaced.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension StringProtocol {
  /// The text without spaces, tabs and line ends around it.
  func trimmingSpace() -> String {
    let isSpace = { (character: Character) in character.isWhitespace }
    guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else {
      return ""
    }
    return String(self[first...last])
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let hash = UInt8(ascii: "#")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")

  /// Whether the byte can be part of a name: letters, digits, `_`, `$`, and all beyond ASCII.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
}

/// Tells code from comments and literals in Objective-C and its C++ kin.
enum ObjectiveCLexer {
  static func blank(_ bytes: [UInt8]) -> Blanking {
    var file = Blanking(bytes)
    var isDirective = false
    var isLineBegin = true
    while !file.isAtEnd {
      let byte = file.peek()
      switch byte {
      case .slash where file.peek(1) == .slash: file.lineComment()
      case .slash where file.peek(1) == .star: file.blockComment(nests: false)
      case .quote where file.peek(-1) == UInt8(ascii: "R") && !file.peek(-2).isWordByte: raw(&file)
      case .quote: literal(&file, .string, isDirective)
      // C++ has it between digits.
      case .apostrophe where !file.peek(-1).isWordByte: literal(&file, .character, isDirective)
      case .hash where isLineBegin:
        isDirective = true
        file.position += 1
      case .lineFeed:
        if file.peek(-1) != .backslash { isDirective = false }
        isLineBegin = true
        file.position += 1
        continue
      default:
        file.position += 1
      }
      if byte != .space, byte != UInt8(ascii: "\t") { isLineBegin = false }
    }
    return file
  }

  /// A string or character constant. It ends with its line, and text in a directive (`#error don't`) need not be one.
  private static func literal(_ file: inout Blanking, _ what: SourceText.Unclosed.What, _ isDirective: Bool) {
    let start = file.position
    let mark = file.peek()
    file.position += 1
    while !file.isAtEnd, file.peek() != mark {
      if file.peek().isLineEnd {
        if !isDirective { file.note(what, at: start) }
        return close(&file, start)
      }
      file.position += file.peek() == .backslash ? 2 : 1
    }
    if file.isAtEnd {
      file.position = file.bytes.count
      if !isDirective { file.note(what, at: start) }
    } else {
      file.position += 1
    }
    close(&file, start)
  }

  /// A C++ raw string: `R"mark( … )mark"`.
  private static func raw(_ file: inout Blanking) {
    let start = file.position
    var distance = 1
    while distance <= 17, file.peek(distance) != .openParenthesis, file.peek(distance) != 0 { distance += 1 }
    guard file.peek(distance) == .openParenthesis else { return literal(&file, .string, false) }
    let mark = Array(file.bytes[(start + 1)..<(start + distance)])
    let end = [.closeParenthesis] + mark + [.quote]
    file.position += distance + 1
    while !file.isAtEnd {
      if file.peek() == .closeParenthesis, end.indices.allSatisfy({ file.peek($0) == end[$0] }) {
        file.position += end.count
        return close(&file, start)
      }
      file.position += 1
    }
    file.note(.string, at: start)
    close(&file, start)
  }

  private static func close(_ file: inout Blanking, _ start: Int) {
    file.blank(from: start)
    if file.bytes[start] == .quote { file.markString(at: start) }
  }
}

/// Tells code from comments and literals in Swift.
///
/// Source: [The Swift Programming Language, Lexical Structure](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/)
enum SwiftLexer {
  static func blank(_ bytes: [UInt8]) -> Blanking {
    var run = Run(Blanking(bytes))
    run.run()
    return run.file
  }

  /// A string that is open.
  private struct OpenString {
    let start: Int
    /// How many `#` stand before its quotation mark.
    let hashes: Int
    let isMultiline: Bool
    /// How many parentheses are open in the code that is being interpolated.
    var depth = 0
  }

  private struct Run {
    var file: Blanking
    /// The strings that are open around the next byte, outermost first. The next byte is code interpolated into the last
    /// one, or plain code where there is none.
    private var strings: [OpenString] = []

    init(_ file: Blanking) { self.file = file }

    mutating func run() {
      while !file.isAtEnd { step() }
      for string in strings { file.note(.string, at: string.start) }
    }

    private mutating func step() {
      switch file.peek() {
      case .slash where file.peek(1) == .slash: file.lineComment()
      case .slash where file.peek(1) == .star: file.blockComment(nests: true)
      case .slash where beginsPattern: pattern(hashes: 0)
      case .quote: open(hashes: 0)
      case .hash: hash()
      case .openParenthesis where !strings.isEmpty:
        strings[strings.count - 1].depth += 1
        file.position += 1
      case .closeParenthesis where !strings.isEmpty: closeParenthesis()
      case .lineFeed where strings.last?.isMultiline == false:
        // The line ends inside an interpolation: the quotation mark was never closed.
        if let string = strings.popLast() { file.note(.string, at: string.start) }
      default: file.position += 1
      }
    }

    private mutating func hash() {
      var hashes = 0
      while file.peek(hashes) == .hash { hashes += 1 }
      if file.peek(hashes) == .quote {
        open(hashes: hashes)
      } else if file.peek(hashes) == .slash {
        pattern(hashes: hashes)
      } else {
        file.position += hashes
      }
    }

    private mutating func open(hashes: Int) {
      let start = file.position
      let quotes = start + hashes
      let isMultiline = file.peek(hashes + 1) == .quote && file.peek(hashes + 2) == .quote
      file.position = quotes + (isMultiline ? 3 : 1)
      file.blank(from: start)
      file.markString(at: start)
      text(of: OpenString(start: start, hashes: hashes, isMultiline: isMultiline))
    }

    private mutating func closeParenthesis() {
      file.position += 1
      guard let string = strings.last else { return }
      if string.depth > 0 {
        strings[strings.count - 1].depth -= 1
      } else {
        strings.removeLast()
        // Its partner went with the string's text.
        file.blank(from: file.position - 1)
        text(of: string)
      }
    }

    /// Goes through a string's text to its end or to the next interpolation.
    private mutating func text(of string: OpenString) {
      let start = file.position
      while !file.isAtEnd {
        let byte = file.peek()
        if byte == .backslash, isFollowed(by: string.hashes, after: 1) {
          if file.peek(1 + string.hashes) == .openParenthesis {
            file.position += 2 + string.hashes
            file.blank(from: start)
            var open = string
            open.depth = 0
            strings.append(open)
            return
          }
          file.position += 2 + string.hashes
        } else if byte == .quote, string.isMultiline, file.peek(1) == .quote, file.peek(2) == .quote,
          isFollowed(by: string.hashes, after: 3)
        {
          file.position += 3 + string.hashes
          return file.blank(from: start)
        } else if byte == .quote, !string.isMultiline, isFollowed(by: string.hashes, after: 1) {
          file.position += 1 + string.hashes
          return file.blank(from: start)
        } else if byte.isLineEnd, !string.isMultiline {
          file.note(.string, at: string.start)
          return file.blank(from: start)
        } else {
          file.position += 1
        }
      }
      file.position = file.bytes.count
      file.note(.string, at: string.start)
      file.blank(from: start)
    }

    private func isFollowed(by hashes: Int, after distance: Int) -> Bool {
      (0..<hashes).allSatisfy { file.peek(distance + $0) == .hash }
    }

    /// Whether a slash can begin a regular expression and not divide: at the start of an expression, with an end on its
    /// line.
    private var beginsPattern: Bool {
      let next = file.peek(1)
      guard next != .space, next != UInt8(ascii: "="), !next.isLineEnd, next != .closeParenthesis else { return false }
      var distance = -1
      while file.peek(distance) == .space { distance -= 1 }
      guard "(=,:[{;!&|?\n".utf8.contains(file.peek(distance)) else { return false }
      distance = 1
      while !file.peek(distance).isLineEnd, file.peek(distance) != 0 {
        if file.peek(distance) == .slash { return true }
        distance += file.peek(distance) == .backslash ? 2 : 1
      }
      return false
    }

    private mutating func pattern(hashes: Int) {
      let start = file.position
      file.position += hashes + 1
      while !file.isAtEnd {
        if file.peek() == .slash, isFollowed(by: hashes, after: 1) {
          file.position += 1 + hashes
          return file.blank(from: start)
        }
        if hashes == 0, file.peek().isLineEnd { break }
        file.position += file.peek() == .backslash ? 2 : 1
      }
      file.position = min(file.position, file.bytes.count)
      file.blank(from: start)
    }
  }
}

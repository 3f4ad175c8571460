/// A copy of a source file in which what is no code is blanked out, while a lexer goes through it.
struct Blanking {
  let bytes: [UInt8]
  private(set) var code: [UInt8]
  private(set) var comments: [Range<Int>] = []
  private(set) var unclosed: [SourceText.Unclosed] = []
  /// The next byte to look at.
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    code = bytes
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at a distance from the next one; 0 outside the file.
  func peek(_ distance: Int = 0) -> UInt8 {
    let place = position + distance
    return place >= 0 && place < bytes.count ? bytes[place] : 0
  }

  /// Replaces what is between an offset and the next byte by spaces.
  mutating func blank(from start: Int) { blank(start..<min(position, bytes.count)) }

  private mutating func blank(_ range: Range<Int>) {
    for place in range where !bytes[place].isLineEnd { code[place] = .space }
  }

  /// Makes parts, which come in order, no code at all; what is not closed there does not matter.
  mutating func leaveOut(_ parts: [Range<Int>]) {
    for part in parts { blank(part) }
    unclosed.removeAll { parts.hold($0.offset) }
  }

  /// Lets a string begin at an offset for those who read the code alone.
  mutating func markString(at offset: Int) { code[offset] = .quote }

  mutating func note(_ what: SourceText.Unclosed.What, at offset: Int) {
    unclosed.append(SourceText.Unclosed(what: what, offset: offset))
  }

  /// Blanks a comment to the end of its line.
  mutating func lineComment() {
    let start = position
    while !isAtEnd, !peek().isLineEnd { position += 1 }
    blank(from: start)
    comments.append(start..<position)
  }

  /// Blanks a comment between `/*` and `*/`.
  mutating func blockComment(nests: Bool) {
    let start = position
    var depth = 1
    position += 2
    while !isAtEnd, depth > 0 {
      if peek() == .star, peek(1) == .slash {
        depth -= 1
        position += 2
      } else if nests, peek() == .slash, peek(1) == .star {
        depth += 1
        position += 2
      } else {
        position += 1
      }
    }
    if depth > 0 { note(.comment, at: start) }
    blank(from: start)
    comments.append(start..<min(position, bytes.count))
  }
}

extension [Range<Int>] {
  /// Whether a place is in one of these ranges, which come in order and do not overlap.
  func hold(_ place: Int) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound <= place { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].contains(place)
  }
}

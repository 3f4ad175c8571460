/// A word or sign of source code.
struct Token: Sendable, Hashable {
  /// The word or sign; `"` for a whole string literal.
  let text: String
  /// The offset of its first byte.
  let offset: Int
  /// Whether it is a name, keyword or number.
  let isWord: Bool
}

/// Source code as words and signs. Signs have one character, but for `->`, `==`, `!=` and `??`. `@` and `#` belong to
/// the word behind them.
struct TokenList: Sendable {
  let tokens: [Token]
  /// For each bracket the place of the one that closes or opens it; -1 for all else and where there is none.
  private let partners: [Int]
  /// A bracket that has no partner.
  let unbalanced: Int?

  init(_ text: SourceText) {
    tokens = Self.tokens(text.code)
    (partners, unbalanced) = Self.partners(tokens)
  }

  var count: Int { tokens.count }

  /// The word or sign at a place; empty outside.
  subscript(_ place: Int) -> String { tokens.indices.contains(place) ? tokens[place].text : "" }

  func isWord(_ place: Int) -> Bool { tokens.indices.contains(place) && tokens[place].isWord }

  /// The place of the other bracket of a pair; nil for all else.
  func partner(of place: Int) -> Int? {
    guard partners.indices.contains(place), partners[place] >= 0 else { return nil }
    return partners[place]
  }

  /// The place of the bracket that closes the one at a place; the end of the file where none does.
  func end(of place: Int) -> Int { partner(of: place).flatMap { $0 > place ? $0 : nil } ?? tokens.count }

  /// The places from one to another, as far as there are such.
  func range(_ start: Int, _ end: Int) -> Range<Int> {
    let start = min(max(start, 0), tokens.count)
    return start..<max(start, min(end, tokens.count))
  }

  /// The places between the bracket at a place and the one that closes it.
  func inside(_ place: Int) -> Range<Int> { range(place + 1, end(of: place)) }

  private static func tokens(_ code: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var place = 0
    code.withUnsafeBufferPointer { code in
      while place < code.count {
        let byte = code[place]
        let start = place
        if byte.isWordByte || isPrefix(code, place) {
          place += 1
          while place < code.count, code[place].isWordByte { place += 1 }
          tokens.append(
            Token(
              text: String(decoding: UnsafeBufferPointer(rebasing: code[start..<place]), as: UTF8.self), offset: start,
              isWord: true))
        } else if byte <= .space || byte == UInt8(ascii: "`") {
          place += 1
        } else {
          let length = isPair(byte, place + 1 < code.count ? code[place + 1] : 0) ? 2 : 1
          place += length
          tokens.append(
            Token(
              text: String(decoding: UnsafeBufferPointer(rebasing: code[start..<place]), as: UTF8.self), offset: start,
              isWord: false))
        }
      }
    }
    return tokens
  }

  private static func isPrefix(_ code: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    (code[place] == UInt8(ascii: "@") || code[place] == .hash) && place + 1 < code.count && code[place + 1].isWordByte
  }

  private static func isPair(_ one: UInt8, _ other: UInt8) -> Bool {
    switch (one, other) {
    case (UInt8(ascii: "-"), UInt8(ascii: ">")), (UInt8(ascii: "="), UInt8(ascii: "=")),
      (UInt8(ascii: "!"), UInt8(ascii: "=")), (UInt8(ascii: "?"), UInt8(ascii: "?")):
      true
    default: false
    }
  }

  private static func partners(_ tokens: [Token]) -> (partner: [Int], unbalanced: Int?) {
    var partner = [Int](repeating: -1, count: tokens.count)
    var open: [Int] = []
    var unbalanced: Int?
    for (place, token) in tokens.enumerated() where !token.isWord {
      switch token.text {
      case "(", "[", "{": open.append(place)
      case ")", "]", "}":
        guard let last = open.last, closes(token.text, tokens[last].text) else {
          if unbalanced == nil { unbalanced = token.offset }
          continue
        }
        open.removeLast()
        partner[place] = last
        partner[last] = place
      default: break
      }
    }
    if unbalanced == nil { unbalanced = open.first.map { tokens[$0].offset } }
    return (partner, unbalanced)
  }

  private static func closes(_ close: String, _ open: String) -> Bool {
    switch open {
    case "(": close == ")"
    case "[": close == "]"
    default: close == "}"
    }
  }
}

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
  let partner: [Int]
  /// A bracket that has no partner.
  let unbalanced: Int?

  init(_ text: SourceText) {
    tokens = Self.tokens(text.code)
    (partner, unbalanced) = Self.partners(tokens)
  }

  var count: Int { tokens.count }

  /// The word or sign at a place; empty outside.
  subscript(_ place: Int) -> String { tokens.indices.contains(place) ? tokens[place].text : "" }

  func isWord(_ place: Int) -> Bool { tokens.indices.contains(place) && tokens[place].isWord }

  /// The place of the bracket that closes the one at a place; the end of the file where none does.
  func end(of place: Int) -> Int { partner[place] >= 0 ? partner[place] : tokens.count }

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

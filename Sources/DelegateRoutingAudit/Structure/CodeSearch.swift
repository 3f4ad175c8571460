/// Finding words and chains of members in a file.
extension SourceFile {
  /// The places of a word in a part of the file.
  func places(of word: String, in range: Range<Int>) -> [Int] { range.filter { code[$0] == word } }

  /// Whether one of the words stands in a part of the file.
  func mentions(_ words: Set<String>, in range: Range<Int>) -> Bool { range.contains { words.contains(code[$0]) } }

  /// The place of the member that is asked of what ends at a place: behind `.`, `?.`, `!.`, or in a message.
  func member(after place: Int) -> Int? {
    var next = place + 1
    var isMember = text.language == .objectiveC
    while ["?", "!", ".", "]"].contains(code[next]) {
      if code[next] == "]", text.language == .swift { return nil }
      isMember = isMember || code[next] == "."
      next += 1
    }
    return isMember && code.isWord(next) ? next : nil
  }

  /// Steps over members that leave the collection what it is, such as `filter { … }`, to the next.
  func memberBeyondFilters(after place: Int) -> Int? {
    var next = member(after: place)
    while let found = next, Self.filters.contains(code[found]) {
      var end = found
      while ["(", "{"].contains(code[end + 1]) { end = code.end(of: end + 1) }
      next = member(after: end)
    }
    return next
  }

  private static let filters: Set<String> = ["filter", "compactMap", "map", "lazy", "sorted", "flatMap", "allObjects"]

  /// The place of a member that takes one element of a collection, whichever comes; nil where none does.
  func takesOne(after place: Int) -> Int? {
    if let found = memberBeyondFilters(after: place), Self.takers.contains(code[found]) {
      // `first(where:)` looks for one.
      return code[found + 1] == "(" || isClosure(found + 1) ? nil : found
    }
    return nil
  }

  /// Whether a brace opens a closure, not the body of the condition in which it stands: `{ $0.a }`, `{ a in … }`.
  private func isClosure(_ place: Int) -> Bool {
    guard code[place] == "{" else { return false }
    if code[place + 2] == "in" || code[place + 1] == "(" && code[code.end(of: place + 1) + 1] == "in" { return true }
    var next = place + 1
    while next < code.end(of: place) {
      if code[next] == "$0" { return true }
      next = (code[next] == "{" ? code.end(of: next) : next) + 1
    }
    return false
  }

  private static let takers: Set<String> = ["first", "anyObject", "firstObject", "randomElement", "popFirst", "last"]

  /// The places between the brackets around a place; the whole file outside any.
  func surroundings(of place: Int) -> Range<Int> {
    var start = place - 1
    while start >= 0 {
      if ["{", "(", "["].contains(code[start]) { return code.inside(start) }
      start = min(code.partner(of: start) ?? start, start) - 1
    }
    return 0..<code.count
  }

  /// The text of a part of the file, line by line, without the indentation that the lines have in common.
  func lines(_ range: Range<Int>) -> [String] {
    let range = code.range(range.lowerBound, range.upperBound)
    guard let first = range.first, let last = range.last else { return [] }
    let end = code.tokens.indices.contains(last + 1) ? code.tokens[last + 1].offset : text.bytes.count
    let start = text.lineStart(of: code.tokens[first].offset)
    let lines = text.text(start..<max(start, end)).split(whereSeparator: \.isNewline).filter {
      !$0.trimmingSpace().isEmpty
    }
    let indent = lines.map { $0.prefix { $0.isWhitespace }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indent)) }
  }
}

extension AppCode {
  /// The places of a word in all files.
  func places(of word: String) -> [(file: SourceFile, place: Int)] {
    files.flatMap { file in (file.index[word] ?? []).map { (file, $0) } }
  }
}

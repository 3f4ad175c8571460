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
  func memberBeyondFilters(after place: Int) -> Int? { member(after: endOfFilters(after: place)) }

  /// The place at which the collection ends that began at a place, filters and a new collection around it included.
  private func endOfFilters(after place: Int) -> Int {
    var end = place
    let open = code[place + 1] == ")" ? code.partner(of: place + 1) : nil
    if let open, Self.collections.contains(code[open - 1]) { end = place + 1 }
    while let next = member(after: end), Self.filters.contains(code[next]) {
      end = next
      while ["(", "{"].contains(code[end + 1]) { end = code.end(of: end + 1) }
    }
    return end
  }

  private static let collections: Set<String> = ["Array", "Set", "ContiguousArray", "AnyCollection"]
  private static let filters: Set<String> = [
    "filter", "compactMap", "map", "lazy", "sorted", "flatMap", "allObjects", "shuffled", "reversed", "prefix",
  ]

  /// The place of a member or index that takes one element of a collection, whichever comes; nil where none does.
  func takesOne(after place: Int) -> Int? {
    var end = endOfFilters(after: place)
    if let found = member(after: end), Self.takers.contains(code[found]) {
      let looksForOne = ["first", "last"].contains(code[found]) && (code[found + 1] == "(" || isClosure(found + 1))
      let isIterator = code[found] == "makeIterator" || code[found] == "objectEnumerator"
      let next = isIterator ? member(after: code[found + 1] == "(" ? found + 2 : found) : nil
      if isComparedWithNil(found) { return nil }
      return looksForOne || isIterator && !["next", "nextObject"].contains(next.map { code[$0] } ?? "") ? nil : found
    }
    while ["?", "!"].contains(code[end + 1]) || text.language == .objectiveC && code[end + 1] == "]" { end += 1 }
    if code[end + 1] == "[", code[end + 2] == "0" || mentions(["startIndex"], in: code.inside(end + 1)) {
      return end + 2
    }
    if let found = member(after: end), code[found] == "objectAtIndex", code[found + 2] == "0" { return found }
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

  /// Whether a member, or what is asked of it, is only looked at for being there: `first != nil`, `first?.url == nil`.
  private func isComparedWithNil(_ member: Int) -> Bool {
    var end = member
    while let next = self.member(after: end), text.language == .swift { end = next }
    while code[end + 1] == "]" { end += 1 }
    return ["==", "!="].contains(code[end + 1]) && code[end + 2] == "nil"
  }

  private static let takers: Set<String> = [
    "first", "last", "anyObject", "firstObject", "lastObject", "randomElement", "popFirst", "popLast", "removeFirst",
    "removeLast", "min", "max", "makeIterator", "objectEnumerator",
  ]

  /// The place where a chain of members begins that ends at a place: that of `a` in `a?.b!.c`, or of `[a` in `[a b]`.
  func beginOfChain(_ place: Int) -> Int {
    var begin = place
    for _ in 0..<Self.longestChain {
      var before = begin - 1
      while ["?", "!"].contains(code[before]) { before -= 1 }
      if code[before] == "." {
        before -= 1
        while ["?", "!"].contains(code[before]) { before -= 1 }
        guard code.isWord(before) || code.partner(of: before) != nil else { return begin }
        begin = code.partner(of: before).map { min($0, before) } ?? before
        // What is called or indexed belongs to the chain.
        while ["(", "["].contains(code[begin]), code.isWord(begin - 1), code.partner(of: before) != nil { begin -= 1 }
      } else if text.language == .objectiveC, code[begin - 1] == "[" {
        begin -= 1
      } else if text.language == .objectiveC, code[begin - 1] == "]", code.isWord(begin),
        let open = code.partner(of: begin - 1)
      {
        begin = open
      } else {
        return begin
      }
    }
    return begin
  }

  /// A longer chain is cut there, so that the time stays in bounds.
  private static let longestChain = 64

  /// The names that stand for a value, with those that a part of the file gives it: `let a = value`.
  func names(of values: Set<String>, in range: Range<Int>) -> Set<String> {
    var names = values
    for place in range where names.contains(code[place]) {
      var end = endOfFilters(after: place)
      while code[end + 1] == "]" || code[end + 1] == ")" && code.partner(of: end + 1).map({ $0 < place }) == true {
        end += 1
      }
      // `value.member`, `value?[key]` and `value(…)` are others; `value as? Type` and `value ?? []` are not.
      let next = ["!", "?"].contains(code[end + 1]) ? code[end + 2] : code[end + 1]
      if [".", "[", "("].contains(next) { continue }
      if let name = nameGiven(toChainAt: place) { names.insert(name) }
    }
    return names
  }

  /// The name that is given to what begins with a chain of members; nil where there is none.
  func nameGiven(toChainAt place: Int) -> String? {
    var begin = beginOfChain(place)
    // A collection made of it, or a cast in front of it.
    while code[begin - 1] == "(", Self.collections.contains(code[begin - 2]) { begin -= 2 }
    if code[begin - 1] == ")", let open = code.partner(of: begin - 1) { begin = open }
    return code[begin - 1] == "=" ? assigned(before: begin - 1) : nil
  }

  /// The name in front of `=`: in a declaration with a type, that before the colon.
  private func assigned(before place: Int) -> String? {
    if text.language == .swift {
      let declared = code.range(place - 16, place).last { ["let", "var"].contains(code[$0]) }
      if let declared, code[declared + 2] == ":" || declared + 2 == place { return code[declared + 1] }
    }
    return code.isWord(place - 1) ? code[place - 1] : nil
  }

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

extension [Int] {
  /// Whether one of these places, which are in order, lies in a range.
  func meets(_ range: Range<Int>) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < count && range.contains(self[low])
  }
}

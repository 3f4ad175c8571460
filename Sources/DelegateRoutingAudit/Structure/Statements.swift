/// A statement of a block, as far as paths through the block go.
enum Statement {
  /// One without a choice, with its closures; a loop with its body, too.
  case plain(Range<Int>)
  case choice(Choice)
  /// One that leaves the function, with what stands behind it.
  case leave(Range<Int>)
  /// `break` or `continue`, with what stands behind it.
  case stop(Range<Int>)
}

/// An `if`, `guard`, `switch` or `do`.
struct Choice {
  let kind: Kind
  /// The place of its keyword.
  let place: Int
  /// The places of what decides.
  let condition: Range<Int>
  /// The places in each of its branches, those behind `else if` too.
  let arms: [Range<Int>]
  /// All that is read where the condition does not hold; nil where that is nothing of its own.
  var otherwise: Range<Int>?
  /// Whether one of them is taken in any case.
  let isTotal: Bool
  /// The place behind it.
  let end: Int

  enum Kind {
    case condition, requirement, cases, attempt
  }
}

/// Reading the statements of a block.
extension SourceFile {
  /// The statements of a block, in order. What stands behind one that leaves is part of it.
  func statements(in block: Range<Int>) -> [Statement] {
    var statements: [Statement] = []
    var start = block.lowerBound
    var place = start
    func plain() -> [Statement] { start < place ? [.plain(code.range(start, place))] : [] }
    while place < block.upperBound {
      if let choice = choice(at: place) {
        statements += plain() + [.choice(choice)]
        place = max(choice.end, place + 1)
        start = place
      } else if isLeaving(place) {
        return statements + plain() + [.leave(code.range(place, block.upperBound))]
      } else if code[place] == "break" || code[place] == "continue" && code[place + 1] != "(" {
        return statements + plain() + [.stop(code.range(place, block.upperBound))]
      } else {
        place = (["(", "[", "{"].contains(code[place]) ? code.end(of: place) : place) + 1
      }
    }
    place = block.upperBound
    return statements + plain()
  }

  /// Whether the function is left by every path through a block.
  func isLeft(by block: Range<Int>, depth: Int = 0) -> Bool {
    statements(in: block).contains { statement in
      switch statement {
      case .leave: true
      case .choice(let choice):
        choice.isTotal && depth < Self.greatestDepth
          && choice.arms.allSatisfy { isLeft(by: $0, depth: depth + 1) }
      case .plain, .stop: false
      }
    }
  }

  /// Where the function ends without a word having been met: the places of the statements that leave it. Whether the
  /// word is met or the function left by every path through the block.
  func pathsWithout(_ word: String, in block: Range<Int>, depth: Int = 0) -> (ends: [Int], isMet: Bool) {
    var ends: [Int] = []
    for statement in statements(in: block) {
      switch statement {
      case .plain(let range): if mentions([word], in: range) { return (ends, true) }
      case .leave(let range):
        let isMet = mentions([word], in: range) || !["return", "throw", "@throw"].contains(code[range.lowerBound])
        return (isMet ? ends : ends + [range.lowerBound], true)
      case .stop(let range): return (ends, mentions([word], in: range))
      case .choice(let choice):
        guard depth < Self.greatestDepth, !mentions([word], in: choice.condition) else { return (ends, true) }
        let arms = choice.arms.map { pathsWithout(word, in: $0, depth: depth + 1) }
        ends += arms.flatMap(\.ends)
        if choice.isTotal, arms.allSatisfy(\.isMet) { return (ends, true) }
      }
    }
    return (ends, false)
  }

  private static let greatestDepth = 50

  private func isLeaving(_ place: Int) -> Bool {
    switch code[place] {
    case "return", "throw", "@throw": true
    case "fatalError", "preconditionFailure", "abort", "exit": code[place + 1] == "("
    default: false
    }
  }

  /// The choices anywhere in a part of the file, each with the rest of the block that it stands in.
  func choices(in range: Range<Int>) -> [(choice: Choice, rest: Range<Int>)] {
    var ends = [range.upperBound]
    return range.compactMap { place in
      while let end = ends.last, end <= place, ends.count > 1 { ends.removeLast() }
      if ["(", "[", "{"].contains(code[place]) { ends.append(min(code.end(of: place), range.upperBound)) }
      return choice(at: place).map { ($0, code.range($0.end, ends.last ?? range.upperBound)) }
    }
  }

  private func choice(at place: Int) -> Choice? {
    // A member or label may have such a name.
    guard code.isWord(place), code[place - 1] != ".", code[place + 1] != ":" else { return nil }
    return switch code[place] {
    case "if": condition(at: place)
    case "guard" where text.language == .swift: requirement(at: place)
    case "switch": cases(at: place)
    case "do" where text.language == .swift && code[place + 1] == "{": attempt(at: place)
    default: nil
    }
  }

  private func condition(at place: Int) -> Choice? {
    guard let open = bodyOfIf(at: place) else { return nil }
    var (arm, end) = self.arm(at: open)
    var arms = [arm]
    var isTotal = false
    let otherwise = end + 1
    while code[end] == "else", !isTotal, arms.count < Self.mostBranches {
      let next = code[end + 1] == "if" ? bodyOfIf(at: end + 1) : nil
      isTotal = next == nil
      (arm, end) = self.arm(at: next ?? end + 1)
      arms.append(arm)
    }
    return Choice(
      kind: .condition, place: place, condition: code.range(place + 1, open), arms: arms,
      otherwise: arms.count > 1 ? code.range(otherwise, end) : nil, isTotal: isTotal, end: end)
  }

  private func bodyOfIf(at place: Int) -> Int? {
    if text.language == .swift { return brace(from: place + 1) }
    return code[place + 1] == "(" ? code.partner(of: place + 1).map { $0 + 1 } : nil
  }

  private func requirement(at place: Int) -> Choice? {
    var next = place + 1
    while code[next] != "else" {
      if code[next] == "}" || next >= min(code.count, place + Self.longestCondition) { return nil }
      next = (["(", "[", "{"].contains(code[next]) ? code.end(of: next) : next) + 1
    }
    guard code[next + 1] == "{" else { return nil }
    return Choice(
      kind: .requirement, place: place, condition: code.range(place + 1, next), arms: [code.inside(next + 1)],
      otherwise: code.inside(next + 1), isTotal: false, end: code.end(of: next + 1) + 1)
  }

  private func cases(at place: Int) -> Choice? {
    guard let open = brace(from: place + 1) else { return nil }
    var arms: [Range<Int>] = []
    var start: Int?
    var hasDefault = false
    var next = open + 1
    let end = code.end(of: open)
    while next < end {
      if code[next] == "default" && code[next + 1] == ":" || code[next] == "case" && !isPattern(next) {
        if let start { arms.append(code.range(start, next)) }
        hasDefault = hasDefault || code[next] == "default"
        while next < end, code[next] != ":" {
          next = (["(", "[", "{"].contains(code[next]) ? code.end(of: next) : next) + 1
        }
        start = next + 1
      }
      next = (["(", "[", "{"].contains(code[next]) ? code.end(of: next) : next) + 1
    }
    if let start { arms.append(code.range(start, end)) }
    // In C one label may follow another.
    if text.language == .objectiveC { arms.removeAll(where: \.isEmpty) }
    return Choice(
      kind: .cases, place: place, condition: code.range(place + 1, open), arms: arms,
      isTotal: text.language == .swift || hasDefault, end: end + 1)
  }

  /// Whether `case` begins a pattern in a condition, not a label.
  private func isPattern(_ place: Int) -> Bool { ["if", "guard", "while", "for", ","].contains(code[place - 1]) }

  private func attempt(at place: Int) -> Choice {
    var arms = [code.inside(place + 1)]
    var end = code.end(of: place + 1) + 1
    while code[end] == "catch", let open = brace(from: end + 1) {
      arms.append(code.inside(open))
      end = code.end(of: open) + 1
    }
    return Choice(
      kind: .attempt, place: place, condition: code.range(place, place), arms: arms, isTotal: true, end: end)
  }

  /// The brace that opens a body, behind a condition.
  private func brace(from start: Int) -> Int? {
    var place = start
    while code[place] != "{" {
      if ["}", ";"].contains(code[place]) || place >= min(code.count, start + Self.longestCondition) { return nil }
      place = (["(", "["].contains(code[place]) ? code.end(of: place) : place) + 1
    }
    return place
  }

  /// A body in braces, or one statement, with the place behind it.
  private func arm(at place: Int) -> (body: Range<Int>, end: Int) {
    if code[place] == "{" { return (code.inside(place), code.end(of: place) + 1) }
    var next = place
    while next < code.count, ![";", "{", "}"].contains(code[next]) {
      next = (["(", "["].contains(code[next]) ? code.end(of: next) : next) + 1
    }
    let end = (code[next] == "{" ? code.end(of: next) : next) + 1
    return (code.range(place, end), min(end, code.count))
  }

  /// Longer conditions, and more branches of one `if`, have not been seen; the time stays in bounds.
  private static let longestCondition = 400
  private static let mostBranches = 50
}

/// What of a source file a release build for an iPhone or iPad compiles, as far as its `#if` conditions say.
///
/// Sources: [The Swift Programming Language, Conditional Compilation Block](https://docs.swift.org/swift-book/documentation/the-swift-programming-language/statements/#Conditional-Compilation-Block),
/// `TargetConditionals.h` of the SDK.
struct ConditionalCompilation {
  /// The parts that no such build compiles, with the directives themselves, in order.
  private(set) var leftOut: [Range<Int>] = []
  /// How many conditions could not be decided; their branches are read.
  private(set) var undecided = 0

  /// An `#if` that has not ended.
  private struct Block {
    /// Whether what stands around it is compiled.
    let isOutside: Bool
    /// Whether an earlier branch is compiled in any case.
    var isSettled: Bool
  }

  /// Goes through code without comments and literals, line by line.
  init(_ code: [UInt8], _ language: SourceLanguage, lineStarts: [Int]) {
    var blocks: [Block] = []
    /// Where the part begins that is being left out.
    var start: Int?
    /// The name that may keep a header from being read twice; what follows shows whether it is a condition.
    var guardName: String?
    for (number, line) in lineStarts.enumerated() {
      guard let hash = Self.directive(code, from: line) else { continue }
      let end = Self.end(code, number, lineStarts)
      var words = Self.words(code[(hash + 1)..<end])
      guard !words.isEmpty else { continue }
      let directive = words.removeFirst()
      let isCompiled = start == nil
      switch directive {
      case "if", "ifdef", "ifndef":
        let condition = Self.value(directive, words, language)
        blocks.append(Block(isOutside: isCompiled, isSettled: condition == true))
        guardName = nil
        guard isCompiled else { continue }
        leftOut.append(line..<end)
        if condition == nil {
          undecided += 1
          if directive == "ifndef" { guardName = words.first }
        }
        if condition == false { start = end }
        continue
      case "define": if guardName != nil, words.first == guardName { undecided -= 1 }
      case "elseif", "elif", "else":
        guard let block = blocks.last, block.isOutside else { break }
        leftOut.append((start ?? line)..<end)
        start = nil
        let condition = directive == "else" ? true : Self.value("if", words, language)
        if block.isSettled || condition == false { start = end }
        if !block.isSettled, condition == nil { undecided += 1 }
        if condition == true { blocks[blocks.count - 1].isSettled = true }
      case "endif":
        guard let block = blocks.popLast(), block.isOutside else { break }
        leftOut.append((start ?? line)..<end)
        start = nil
      default: break
      }
      guardName = nil
    }
    if let start { leftOut.append(start..<code.count) }
  }

  /// The place of a `#` that nothing but space stands before on its line.
  private static func directive(_ code: [UInt8], from line: Int) -> Int? {
    var place = line
    while place < code.count, code[place] == .space || code[place] == UInt8(ascii: "\t") { place += 1 }
    return place < code.count && code[place] == .hash ? place : nil
  }

  /// Where a directive ends: with its line, or with the last one that it goes on in.
  private static func end(_ code: [UInt8], _ number: Int, _ lineStarts: [Int]) -> Int {
    var next = number + 1
    while next < lineStarts.count {
      var last = lineStarts[next] - 2
      if last >= 0, code[last] == .carriageReturn { last -= 1 }
      guard last >= 0, code[last] == .backslash else { return lineStarts[next] }
      next += 1
    }
    return code.count
  }

  /// The words and signs of a directive.
  private static func words(_ line: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    var place = line.startIndex
    while place < line.endIndex {
      let start = place
      place += 1
      if line[start].isWordByte {
        while place < line.endIndex, line[place].isWordByte || line[place] == UInt8(ascii: ".") { place += 1 }
      } else if line[start] <= .space || line[start] == .backslash {
        continue
      } else if place < line.endIndex, ["&&", "||", ">=", "<=", "==", "!="].contains(text(line[start...place])) {
        place += 1
      }
      words.append(text(line[start..<place]))
    }
    return words
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func value(_ directive: String, _ words: [String], _ language: SourceLanguage) -> Bool? {
    switch directive {
    case "ifdef": words.first.flatMap { CompilationCondition.isDefined($0) }
    case "ifndef": words.first.flatMap { CompilationCondition.isDefined($0) }.map { !$0 }
    default: CompilationCondition.value(of: words, in: language)
    }
  }
}

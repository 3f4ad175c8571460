import DelegateRoutingSpec

/// What a command understands: its options and how it is used.
struct CommandShape {
  let name: String
  let summary: String
  /// The lines of `--help` below the first.
  let help: String
  /// Options that take a value, by name with dashes.
  var valued: [String] = []
  /// Options that take none.
  var flags: [String] = []
  /// Options with a value that may be given more than once; each other is refused where it is repeated.
  var repeatable = ["--extra"]
  /// Whether words without dashes are allowed.
  var takesWords = false
}

/// A command's arguments, taken apart.
struct Arguments {
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []
  private(set) var words: [String] = []

  /// Takes arguments apart. Throws a `UsageError` for what the command does not understand.
  init(_ arguments: [String], for shape: CommandShape) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0]
      if shape.valued.contains(name) {
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
          throw UsageError("\(name) needs a value", shape)
        }
        guard values[name] == nil || shape.repeatable.contains(name) else {
          throw UsageError("\(name) is given twice, and only one of them can count", shape)
        }
        values[name, default: []].append(value)
      } else if shape.flags.contains(name), parts.count == 1 {
        flags.insert(name)
      } else if shape.flags.contains(name) {
        throw UsageError("\(name) takes no value", shape)
      } else {
        throw UsageError(
          "unknown option '\(name)'\(Suggestion.text(for: name, among: shape.valued + shape.flags + ["--help"]))", shape
        )
      }
    }
    if !shape.takesWords, let word = words.first {
      throw UsageError("'\(word)' is not an option", shape)
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }
  func all(_ name: String) -> [String] { values[name] ?? [] }
  func value(_ name: String) -> String? { values[name]?.last }

  /// What a copy of the tool is called with: a command, and those of the options that say what is run and how it is
  /// judged.
  func passedOn(_ command: String, _ options: [String]) -> [String] {
    [command] + options.flatMap { name in has(name) ? [name] : all(name).flatMap { [name, $0] } }
  }

  /// The value of an option that is a number, or another where it is not given.
  func number<Number: FixedWidthInteger>(
    _ name: String, in range: ClosedRange<Number>, or other: Number
  ) throws -> Number {
    guard let text = value(name) else { return other }
    guard let number = Number(text), range.contains(number) else {
      throw UsageError("\(name) is a number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return number
  }

  /// The value of an option that has a closed list of values; the first of them by default.
  func choice(_ name: String, of choices: [String]) throws -> String {
    guard let value = value(name) else { return choices[0] }
    guard choices.contains(value) else {
      throw UsageError("\(name) is \(choices.joined(separator: " or ")), not '\(value)'")
    }
    return value
  }

  /// The value of an option that is a version of iOS or its SDK.
  func version(_ name: String) throws -> OSVersion? {
    guard let text = value(name) else { return nil }
    guard let version = OSVersion(text), version >= OSVersion(9) else {
      throw UsageError("\(name) is a version from 9 on, such as 26 or 17.4, not '\(text)'")
    }
    return version
  }
}

/// What was asked makes no sense: exit status 2.
struct UsageError: Error {
  let description: String

  init(_ problem: String, _ shape: CommandShape? = nil) {
    description = problem + (shape.map { "; see delegate-routing \($0.name) --help" } ?? "")
  }
}

/// “Did you mean”.
enum Suggestion {
  static func text(for word: String, among known: [String]) -> String {
    let near = known.map { (name: $0, distance: distance(word, from: $0)) }.min { $0.distance < $1.distance }
    guard let near, near.distance <= max(2, word.count / 3) else { return "" }
    return "; did you mean '\(near.name)'?"
  }

  /// How far a word is from a name or from its beginning.
  private static func distance(_ word: String, from name: String) -> Int {
    min(distance(word, name), distance(word, String(name.prefix(word.count))) + 1)
  }

  /// How many letters have to be added, left out or changed.
  static func distance(_ one: String, _ other: String) -> Int {
    let one = Array(one)
    let other = Array(other)
    var row = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, otherLetter) in other.enumerated() {
        let changed = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}

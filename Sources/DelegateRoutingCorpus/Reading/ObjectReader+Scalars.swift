/// Numbers, truth values and closed lists of words.
extension ObjectReader {
  /// A whole number that must be there.
  func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
    let right = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return required(key, right).flatMap { integer($0, in: range, at: place.key(key), right: right) }
  }

  /// A whole number that must be there; null stands for nil.
  func nullableInteger(_ key: String, in range: ClosedRange<Int>) -> Int? {
    let right = "a whole number from \(range.lowerBound) to \(range.upperBound), or null"
    guard let value = required(key, right), value != .null else { return nil }
    return integer(value, in: range, at: place.key(key), right: right)
  }

  private func integer(_ value: JSONValue, in range: ClosedRange<Int>, at place: Place, right: String) -> Int? {
    switch value {
    case .integer(let number) where range.contains(number): return number
    case .integer(let number): log.add(place, "is \(number)", right: right)
    case .double(let number): log.add(place, "is \(number)", right: right)
    default: log.add(place, "is \(value.typeName)", right: right)
    }
    return nil
  }

  /// A truth value that may be left out.
  func optionalBool(_ key: String) -> Bool? {
    switch optional(key) {
    case nil: return nil
    case .bool(let bool): return bool
    case .some(let value):
      log.add(place.key(key), "is \(value.typeName)", right: "true or false")
      return nil
    }
  }

  /// One of a closed list of words.
  func choice<Choice: RawRepresentable<String>>(_ key: String, of choices: [Choice]) -> Choice? {
    required(key, Self.words(choices)).flatMap { choice($0, of: choices, at: place.key(key)) }
  }

  /// One of a closed list of words, or left out.
  func optionalChoice<Choice: RawRepresentable<String>>(_ key: String, of choices: [Choice]) -> Choice? {
    optional(key).flatMap { choice($0, of: choices, at: place.key(key)) }
  }

  /// The word of a closed list that a value is.
  func choice<Choice: RawRepresentable<String>>(
    _ value: JSONValue, of choices: [Choice], at place: Place
  ) -> Choice? {
    guard let word = text(value, at: place, right: Self.words(choices)) else { return nil }
    let choice = choices.first { $0.rawValue == word }
    if choice == nil { log.add(place, "is \(Wording.quoted(word))", right: Self.words(choices)) }
    return choice
  }

  private static func words<Choice: RawRepresentable<String>>(_ choices: [Choice]) -> String {
    Wording.oneOf(choices.map(\.rawValue))
  }
}

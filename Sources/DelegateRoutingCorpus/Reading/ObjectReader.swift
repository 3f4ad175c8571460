/// Reads the keys of one JSON object. Every reader gives nil where the value is not what it should be, and leaves an
/// issue; a corpus with an issue is never handed out, so that callers may go on with a stand-in to find the next one.
struct ObjectReader {
  /// Where the object is.
  let place: Place
  let log: IssueLog
  private let object: [String: JSONValue]

  /// Nil, and an issue, where the value is no object. Keys that are not among `keys` become issues.
  init?(_ value: JSONValue, at place: Place, keys: [String], log: IssueLog) {
    guard case .object(let object) = value else {
      log.add(place, "is \(value.typeName)", right: "an object")
      return nil
    }
    self.place = place
    self.log = log
    self.object = object
    for key in object.keys.sorted() where !keys.contains(key) {
      let right = keys.isEmpty ? "an empty object" : "no key but \(Wording.oneOf(keys))"
      log.add(place.key(key), "is not known here", right: right)
    }
  }

  /// The value of an optional key, if it is there.
  func optional(_ key: String) -> JSONValue? { object[key] }

  /// The value of a key that must be there; `right` says what it should be.
  func required(_ key: String, _ right: String) -> JSONValue? {
    if object[key] == nil { log.add(place.key(key), "is missing", right: right) }
    return object[key]
  }

  /// Whether the key is there.
  func has(_ key: String) -> Bool { object[key] != nil }

  /// A text that must be there and say something.
  func text(_ key: String) -> String? { required(key, "a text").flatMap { text($0, at: place.key(key)) } }

  /// A text that must be there, but may say nothing.
  func possiblyEmptyText(_ key: String) -> String? {
    required(key, "a text").flatMap { text($0, at: place.key(key), mayBeEmpty: true) }
  }

  /// A text that may be left out.
  func optionalText(_ key: String) -> String? { optional(key).flatMap { text($0, at: place.key(key)) } }

  /// A text that must be there; null stands for nil, and it may be empty.
  func nullableText(_ key: String) -> String? {
    guard let value = required(key, "a text or null"), value != .null else { return nil }
    return text(value, at: place.key(key), right: "a text or null", mayBeEmpty: true)
  }

  /// The text that a value is.
  func text(_ value: JSONValue, at place: Place, right: String = "a text", mayBeEmpty: Bool = false) -> String? {
    guard case .string(let text) = value else {
      log.add(place, "is \(value.typeName)", right: right)
      return nil
    }
    guard mayBeEmpty || !text.isEmpty else {
      log.add(place, "is empty", right: right)
      return nil
    }
    return text
  }

  /// The elements, with their places, of an array that must be there.
  func array(_ key: String, mayBeEmpty: Bool = false) -> [(value: JSONValue, place: Place)] {
    required(key, "an array").map { array($0, at: place.key(key), mayBeEmpty: mayBeEmpty) } ?? []
  }

  /// The elements, with their places, of an array that may be left out.
  func optionalArray(_ key: String) -> [(value: JSONValue, place: Place)] {
    optional(key).map { array($0, at: place.key(key), mayBeEmpty: false) } ?? []
  }

  /// The elements, with their places, of the array that a value is.
  func array(_ value: JSONValue, at place: Place, mayBeEmpty: Bool) -> [(value: JSONValue, place: Place)] {
    guard case .array(let elements) = value else {
      log.add(place, "is \(value.typeName)", right: "an array")
      return []
    }
    if elements.isEmpty, !mayBeEmpty { log.add(place, "is empty", right: "at least one element") }
    return elements.enumerated().map { ($1, place.index($0)) }
  }

  /// The texts of an array that must be there.
  func texts(_ key: String) -> [(text: String, place: Place)] { texts(array(key)) }

  /// The texts of an array that may be left out.
  func optionalTexts(_ key: String) -> [(text: String, place: Place)] { texts(optionalArray(key)) }

  private func texts(_ elements: [(value: JSONValue, place: Place)]) -> [(text: String, place: Place)] {
    elements.compactMap { value, place in text(value, at: place).map { ($0, place) } }
  }
}

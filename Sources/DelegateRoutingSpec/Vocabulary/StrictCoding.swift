extension Decoder {
  /// Throws if the object has a key that is not one of these; the error names the key and those that would be right.
  func refuseKeys(besides known: [String]) throws {
    let keys = try container(keyedBy: AnyKey.self).allKeys.filter { !known.contains($0.stringValue) }
    guard let unknown = keys.min(by: { $0.stringValue < $1.stringValue }) else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath + [unknown],
        debugDescription: "unknown key '\(unknown.stringValue)'; the keys are \(known.joined(separator: ", "))"))
  }
}

extension KeyedDecodingContainer {
  /// Reads a value if its key is there, and leaves it as it is if not.
  func read<Value: Decodable>(_ key: Key, into value: inout Value) throws {
    if contains(key) { value = try decode(Value.self, forKey: key) }
  }

  /// Reads a set, which is an array without repeats, if its key is there.
  func read<Element: Decodable>(_ key: Key, into value: inout Set<Element>) throws {
    if contains(key) { value = try decodeSet(of: Element.self, forKey: key) }
  }

  /// Reads a set, which is an array without repeats.
  func decodeSet<Element: Decodable & Hashable>(of _: Element.Type, forKey key: Key) throws -> Set<Element> {
    let elements = try decode([Element].self, forKey: key)
    let set = Set(elements)
    guard set.count == elements.count else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "an element of '\(key.stringValue)' stands there twice")
    }
    return set
  }
}

extension Set where Element: CaseIterable {
  /// The elements in the order in which their type lists them, so that equal sets are written alike.
  var inOrder: [Element] { Element.allCases.filter(contains) }
}

/// A key of any name.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// A JSON document as Foundation's decoder reads it, before anything is asked of its shape.
enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    // The order is by frequency: each miss costs the making of an error.
    if let text = try decoder.unlessOfOtherType({ try single.decode(String.self) }) {
      self = .string(text)
    } else if let keyed = try decoder.unlessOfOtherType({ try decoder.container(keyedBy: AnyKey.self) }) {
      var object: [String: JSONValue] = [:]
      for key in keyed.allKeys { object[key.stringValue] = try keyed.decode(JSONValue.self, forKey: key) }
      self = .object(object)
    } else if var unkeyed = try decoder.unlessOfOtherType({ try decoder.unkeyedContainer() }) {
      var array: [JSONValue] = []
      while !unkeyed.isAtEnd { array.append(try unkeyed.decode(JSONValue.self)) }
      self = .array(array)
    } else if single.decodeNil() {
      self = .null
    } else if let bool = try decoder.unlessOfOtherType({ try single.decode(Bool.self) }) {
      self = .bool(bool)
    } else if let integer = try? single.decode(Int.self) {
      self = .integer(integer)
    } else {
      self = .double(try single.decode(Double.self))
    }
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension Decoder {
  /// Nil where the value is of another type or null; what is broken in itself (a lone surrogate) stays an error.
  fileprivate func unlessOfOtherType<Value>(_ decode: () throws -> Value) throws -> Value? {
    do {
      return try decode()
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
      return nil
    } catch let error as DecodingError {
      throw error
    } catch {
      // Foundation's own error, which does not say where.
      throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "", underlyingError: error))
    }
  }
}

extension JSONValue {
  /// The value's type, as an issue names it.
  var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .integer, .double: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

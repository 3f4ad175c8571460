import DelegateRoutingSpec

extension JSONValue {
  /// The value as an annotation or user info holds it.
  var propertyValue: PropertyValue {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .integer(let value): .integer(value)
    case .double(let value): .double(value)
    case .string(let value): .string(value)
    case .array(let values): .array(values.map(\.propertyValue))
    case .object(let values): .dictionary(values.mapValues(\.propertyValue))
    }
  }
}

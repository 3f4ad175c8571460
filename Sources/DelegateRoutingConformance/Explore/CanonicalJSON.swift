import DelegateRoutingSpec
import Foundation

/// JSON as the corpus is written: two spaces a level, keys in the order in which the files have them, a final newline.
enum CanonicalJSON {
  static func text(_ value: some Encodable) throws -> String {
    let value = try JSONDecoder().decode(PropertyValue.self, from: JSONEncoder().encode(value))
    return try text(value, indent: "") + "\n"
  }

  private static let order = [
    "$schema", "format", "scenarios", "id", "title", "why", "sources", "url", "tags", "rules", "settings", "steps",
    "answers", "expect", "activity", "urls", "activities", "reason", "scene", "upTo", "after",
  ]

  private static func text(_ value: PropertyValue, indent: String) throws -> String {
    let inner = indent + "  "
    switch value {
    case .array(let values) where !values.isEmpty:
      let lines = try values.map { try inner + text($0, indent: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .dictionary(let values) where !values.isEmpty:
      let keys = values.keys.sorted { (place($0), $0) < (place($1), $1) }
      let lines = try keys.map { "\(inner)\(try scalar(.string($0))): \(try text(values[$0] ?? .null, indent: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    default: return try scalar(value)
    }
  }

  private static func place(_ key: String) -> Int { order.firstIndex(of: key) ?? order.count }

  private static func scalar(_ value: PropertyValue) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

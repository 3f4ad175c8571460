import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation

/// JSON as the corpus is written: keys in the order in which the files have them, laid out as they are.
enum CanonicalJSON {
  static func text(_ value: some Encodable) throws -> String {
    let value = try JSONDecoder().decode(PropertyValue.self, from: JSONEncoder().encode(value))
    let text = try text(value)
    return CanonicalLayout.text(of: Data(text.utf8)) ?? text
  }

  private static let order = [
    "$schema", "format", "scenarios", "id", "title", "why", "sources", "url", "tags", "rules", "settings", "steps",
    "answers", "expect", "activity", "event", "urls", "activities", "events", "reason", "scene", "upTo", "after",
  ]

  private static func text(_ value: PropertyValue) throws -> String {
    switch value {
    case .array(let values): return "[\(try values.map(text).joined(separator: ","))]"
    case .dictionary(let values):
      let keys = values.keys.sorted { (place($0), $0) < (place($1), $1) }
      let members = try keys.map { "\(try scalar(.string($0))):\(try text(values[$0] ?? .null))" }
      return "{\(members.joined(separator: ","))}"
    default: return try scalar(value)
    }
  }

  private static func place(_ key: String) -> Int { order.firstIndex(of: key) ?? order.count }

  private static func scalar(_ value: PropertyValue) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }
}

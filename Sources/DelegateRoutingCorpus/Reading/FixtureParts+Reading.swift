import DelegateRoutingSpec
import Foundation

extension FixtureParts {
  /// Reads the parts that a fixture's author wrote; nil, and an issue, where they are no object.
  init?(_ value: JSONValue, at place: Place, repetition: FixtureText.Repetition?, log: IssueLog) {
    let keys = ["scheme", "host", "port", "path", "segments", "query", "fragment"]
    guard let reader = ObjectReader(value, at: place, keys: keys, log: log) else { return nil }

    func text(_ template: String) -> FixtureText { FixtureText(template, repetition: repetition) }
    // Text as written, which has no braces of its own; decoded text may have some.
    func written(_ template: String?, _ key: String) -> FixtureText? {
      let text = template.map(text)
      text?.checkPlaceholders(at: place.key(key), log: log)
      return text
    }

    scheme = written(reader.text("scheme"), "scheme") ?? text("")
    host = written(reader.nullableText("host"), "host")
    port = reader.nullableInteger("port", in: 0...Int(UInt16.max))
    path = written(reader.possiblyEmptyText("path"), "path") ?? text("")
    segments = reader.array("segments", mayBeEmpty: true).compactMap { value, place in
      reader.text(value, at: place, mayBeEmpty: true).map(text)
    }
    query = reader.required("query", "an array or null").flatMap { value in
      value == .null ? nil : reader.array(value, at: place.key("query"), mayBeEmpty: true)
    }?.compactMap { value, place in
      guard let pair = ObjectReader(value, at: place, keys: ["name", "value"], log: log) else { return nil }
      return (text(pair.possiblyEmptyText("name") ?? ""), pair.nullableText("value").map(text))
    }
    fragment = written(reader.nullableText("fragment"), "fragment")
  }
}

extension FixtureText {
  /// A brace that is no placeholder is a misspelt one: no fixture needs braces of its own.
  func checkPlaceholders(at place: Place, log: IssueLog) {
    guard template.contains("{") || template.contains("}") else { return }
    let rest = Placeholder.allCases.reduce(template) { $0.replacingOccurrences(of: $1.written, with: "") }
    if rest.contains("{") || rest.contains("}") {
      log.add(place, "has braces that are no placeholder", right: "{scheme}, {host} or {repeat}")
    } else if repetition == nil, count(of: .repeat) > 0 {
      log.add(place, "has {repeat}, but the fixture repeats nothing", right: "a text without it, or the key repeat")
    }
  }
}

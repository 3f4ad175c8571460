import DelegateRoutingSpec
import Foundation

extension ScenarioFixture {
  /// Reads a scenario of `scenarios/<family>.json` or `regressions/<family>.json`; nil, and an issue, where there is
  /// nothing to go on with.
  init?(_ value: JSONValue, at place: Place, as form: FixtureForm, names: FixtureNames, log: IssueLog) {
    let keys = form.keys + ["title", "rules", "settings", "steps", "answers", "profile", "expect"]
    guard let reader = ObjectReader(value, at: place, keys: keys, log: log) else { return nil }
    let head = FixtureHead(reader, form)
    if case .fixture(let family) = form, Self.cellFamilies.contains(family), !head.id.isEmpty {
      Self.checkCell(head.id, at: place.key("id"), log: log)
    }

    id = head.id
    why = head.why
    sources = head.sources
    tags = head.tags
    title = reader.text("title") ?? ""
    reports = head.reports
    rules = Self.rules(reader, names: names)
    settings = Setting.list(reader)
    let scope = ScenarioScope(names)
    let steps = reader.array("steps").map { FixtureStep($0.value, at: $0.place, in: scope, log: log) }
    self.steps = steps.compactMap { $0 }
    inline = scope.inline
    answers = reader.optionalArray("answers").compactMap { value, place in
      reader.choice(value, of: ListenerAnswer.allCases, at: place)
    }
    profile = reader.optional("profile").flatMap { RouterProfile($0, at: place.key("profile"), log: log) } ?? .init()
    expect = reader.array("expect", mayBeEmpty: true).compactMap { value, place in
      ExpectedDelivery(value, at: place, steps: steps, in: scope, log: log)
    }
    self.place = place
  }

  /// The families that are states of the behaviour tables; the kind of event comes second in their ids.
  private static let cellFamilies = Set(TableState.allCases.map(\.rawValue))

  private static func checkCell(_ id: String, at place: Place, log: IssueLog) {
    let words = id.split(separator: "/").map(String.init)
    if words.count != 3 || EventKind(rawValue: words[1]) == nil {
      log.add(place, "is \(Wording.quoted(id))", right: "\(words[0])/<kind of event>/<name>")
    }
  }

  private static func rules(_ reader: ObjectReader, names: FixtureNames) -> [String] {
    reader.texts("rules").map { rule, place in
      if let known = names.rules, !known.contains(rule) {
        reader.log.add(place, "is \(Wording.quoted(rule))", right: "the name of a rule")
      }
      return rule
    }
  }
}

extension RouterProfile {
  /// Reads what a profile changes of the default; nil, and an issue, where it is none.
  fileprivate init?(_ value: JSONValue, at place: Place, log: IssueLog) {
    let right = "what Specs/profile.schema.json describes"
    do {
      self = try JSONDecoder().decode(RouterProfile.self, from: JSONEncoder().encode(value.propertyValue))
    } catch let error as DecodingError {
      let context = error.context
      let path = context.codingPath.reduce(place) { place, key in
        key.intValue.map { place.index($0) } ?? place.key(key.stringValue)
      }
      log.add(path, "cannot be read: \(Wording.oneLine(context.debugDescription))", right: right)
      return nil
    } catch {
      log.add(place, "cannot be read", right: right)
      return nil
    }
    for contradiction in contradictions { log.add(place, "contradicts itself: \(contradiction)", right: right) }
  }
}

extension DecodingError {
  fileprivate var context: Context {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: Context(codingPath: [], debugDescription: "\(self)")
    }
  }
}

extension ExpectedDelivery {
  /// Nil, and an issue, where it names no payload. A step that could not be read is nil.
  fileprivate init?(
    _ value: JSONValue, at place: Place, steps: [FixtureStep?], in scope: ScenarioScope, log: IssueLog
  ) {
    let keys = ["url", "activity", "event", "scene", "after"]
    guard let reader = ObjectReader(value, at: place, keys: keys, log: log) else { return nil }
    let after = steps.isEmpty ? nil : reader.integer("after", in: 0...(steps.count - 1))
    scene = reader.nullableText("scene").flatMap { reader.scene($0, at: place.key("scene")) }
    self.after = after ?? 0

    let named = keys.prefix(3).filter(reader.has)
    guard let key = named.first, named.count == 1 else {
      let right = "exactly one of \(Wording.oneOf(Array(keys.prefix(3))))"
      log.add(place, named.isEmpty ? "names no payload" : "has \(named.joined(separator: " and "))", right: right)
      return nil
    }
    guard let id = reader.text(key) else { return nil }
    payload = key == "url" ? .url(id) : key == "activity" ? .activity(id) : .event(id)
    if !scope.knows(payload) { reader.refuse(id, at: place.key(key), payload) }

    // Nothing can be delivered before it was sent. Steps that could not be read may have sent it.
    let isSent = steps.prefix(self.after + 1).contains { $0?.event.sends(payload) ?? true }
    if after != nil, !isSent {
      log.add(place, "is a delivery that no step up to \(self.after) has sent", right: "the index of a later step")
    }
  }
}

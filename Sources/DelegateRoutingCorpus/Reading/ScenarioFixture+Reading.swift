import DelegateRoutingSpec
import Foundation

extension ScenarioFixture {
  /// Reads a scenario of `scenarios/<family>.json` or `regressions/<family>.json`, once for each fixture that it repeats
  /// over; empty, and an issue, where there is nothing to go on with.
  static func all(
    _ value: JSONValue, at place: Place, as form: FixtureForm, names: FixtureNames, log: IssueLog
  ) -> [ScenarioFixture] {
    let keys = form.keys + ["title", "rules", "settings", "declares", "each", "steps", "answers", "profile", "expect"]
    guard let reader = ObjectReader(value, at: place, keys: keys, log: log) else { return [] }
    return RepeatedFixture.list(reader).map { ScenarioFixture(reader, as: form, names: names, each: $0) }
  }

  private init(_ reader: ObjectReader, as form: FixtureForm, names: FixtureNames, each: RepeatedFixture) {
    let (place, log) = (reader.place, reader.log)
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
    let scope = ScenarioScope(names, each: each)
    let steps = reader.array("steps").map { FixtureStep($0.value, at: $0.place, in: scope, log: log) }
    self.steps = steps.compactMap { $0 }
    inline = scope.inline
    if case .fixture(let id, _) = each { self.each = id } else { self.each = nil }
    if self.each != nil, !scope.sendsEach {
      log.add(place.key("each"), "is used by no step", right: "\(RepeatedFixture.placeholder) among what a step sends")
    }
    declares = reader.optionalTexts("declares").map(\.text)
    answers = reader.optionalArray("answers").compactMap { value, place in
      reader.choice(value, of: ListenerAnswer.allCases, at: place)
    }
    profile = reader.optional("profile").flatMap { RouterProfile($0, at: place.key("profile"), log: log) } ?? .init()
    let expectations = Expectations(reader, steps: steps, in: scope)
    expect = expectations.deliveries
    never = expectations.never
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

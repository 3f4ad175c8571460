import DelegateRoutingSpec

extension ScenarioFixture {
  /// Reads a scenario of `scenarios/<family>.json`; nil, and an issue, where there is nothing to go on with.
  init?(_ value: JSONValue, at place: Place, family: String, names: FixtureNames, log: IssueLog) {
    let keys = FixtureHead.keys + ["title", "rules", "settings", "steps", "answers", "expect"]
    guard let reader = ObjectReader(value, at: place, keys: keys, log: log) else { return nil }
    let head = FixtureHead(reader, family: family)
    if Self.cellFamilies.contains(family), !head.id.isEmpty { Self.checkCell(head.id, at: place.key("id"), log: log) }

    id = head.id
    why = head.why
    sources = head.sources
    tags = head.tags
    title = reader.text("title") ?? ""
    rules = Self.rules(reader, names: names)
    settings = Self.settings(reader)
    let elements = reader.array("steps")
    let steps = elements.map { FixtureStep($0.value, at: $0.place, names: names, log: log) }
    self.steps = steps.compactMap { $0 }
    answers = reader.optionalArray("answers").compactMap { value, place in
      reader.choice(value, of: ListenerAnswer.allCases, at: place)
    }
    expect = reader.array("expect", mayBeEmpty: true).compactMap { value, place in
      ExpectedDelivery(value, at: place, steps: steps, names: names, log: log)
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

  private static func settings(_ reader: ObjectReader) -> [Setting] {
    var settings: [Setting] = []
    for (name, place) in reader.texts("settings") {
      guard let setting = Setting.named(name) else {
        reader.log.add(
          place, "is \(Wording.quoted(name))", right: "a named setting: \(Wording.oneOf(Setting.named.map(\.name)))")
        continue
      }
      if let other = settings.first(where: { $0.column == setting.column }) {
        reader.log.add(
          place, "is \(Wording.quoted(name)), of the same column (\(setting.column.rawValue)) as \(other.name)",
          right: "one setting a column")
      }
      settings.append(setting)
    }
    return settings
  }
}

extension ExpectedDelivery {
  /// Nil, and an issue, where it names no payload. A step that could not be read is nil.
  fileprivate init?(
    _ value: JSONValue, at place: Place, steps: [FixtureStep?], names: FixtureNames, log: IssueLog
  ) {
    let keys = ["url", "activity", "scene", "after"]
    guard let reader = ObjectReader(value, at: place, keys: keys, log: log) else { return nil }
    let url = reader.optionalText("url")
    let activity = reader.optionalText("activity")
    let after = steps.isEmpty ? nil : reader.integer("after", in: 0...(steps.count - 1))
    scene = reader.nullableText("scene").flatMap { reader.scene($0, at: place.key("scene")) }
    self.after = after ?? 0

    switch (reader.has("url"), reader.has("activity")) {
    case (true, false):
      guard let url else { return nil }
      payload = .url(url)
      reader.check(url, at: place.key("url"), isKnown: names.knowsURL, what: "a URL")
    case (false, true):
      guard let activity else { return nil }
      payload = .activity(activity)
      reader.check(activity, at: place.key("activity"), isKnown: names.knowsActivity, what: "an activity")
    case (let both, _):
      log.add(place, "has \(both ? "both url and activity" : "neither url nor activity")", right: "exactly one of them")
      return nil
    }

    // Nothing can be delivered before it was sent. Steps that could not be read may have sent it.
    let past = steps.prefix(self.after + 1)
    let isSent = past.contains { step in
      guard let event = step?.event else { return true }
      switch payload {
      case .url(let id): return event.urls.contains(id)
      case .activity(let id): return event.activities.contains(id)
      }
    }
    if after != nil, !isSent {
      log.add(place, "is a delivery that no step up to \(self.after) has sent", right: "the index of a later step")
    }
  }
}

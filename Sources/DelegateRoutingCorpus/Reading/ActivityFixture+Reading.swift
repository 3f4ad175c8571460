import DelegateRoutingSpec

extension ActivityFixture {
  /// Reads a fixture of `activities/<family>.json`, or one that a scenario writes out; nil, and an issue, where there is
  /// nothing to go on with.
  init?(_ value: JSONValue, at place: Place, as form: FixtureForm, log: IssueLog) {
    let keys =
      form.keys + [
        "kind", "activityType", "webpageURL", "referrerURL", "title", "targetContentIdentifier", "userInfo",
      ]
    guard let reader = ObjectReader(value, at: place, keys: keys, log: log) else { return nil }
    func text(_ key: String) -> FixtureText? {
      let text = reader.optionalText(key).map { FixtureText($0) }
      text?.checkPlaceholders(at: place.key(key), log: log)
      return text
    }

    let head = FixtureHead(reader, form)
    id = head.id
    why = head.why
    sources = head.sources
    tags = head.tags
    reports = head.reports
    kind = reader.choice("kind", of: Self.kinds) ?? .appActivity
    activityType = reader.text("activityType") ?? ""
    webpageURL = text("webpageURL")
    referrerURL = text("referrerURL")
    title = text("title")
    targetContentIdentifier = text("targetContentIdentifier")
    userInfo = reader.properties("userInfo")
    self.place = place
  }
}

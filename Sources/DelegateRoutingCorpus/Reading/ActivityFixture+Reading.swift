import DelegateRoutingSpec

extension ActivityFixture {
  /// Reads a fixture of `activities/<family>.json`; nil, and an issue, where there is nothing to go on with.
  init?(_ value: JSONValue, at place: Place, family: String, log: IssueLog) {
    let keys =
      FixtureHead.keys + [
        "kind", "activityType", "webpageURL", "referrerURL", "title", "targetContentIdentifier", "userInfo",
      ]
    guard let reader = ObjectReader(value, at: place, keys: keys, log: log) else { return nil }
    func text(_ key: String) -> FixtureText? {
      let text = reader.optionalText(key).map { FixtureText($0) }
      text?.checkPlaceholders(at: place.key(key), log: log)
      return text
    }

    let head = FixtureHead(reader, family: family)
    id = head.id
    why = head.why
    sources = head.sources
    tags = head.tags
    kind = reader.choice("kind", of: Self.kinds) ?? .appActivity
    activityType = reader.text("activityType") ?? ""
    webpageURL = text("webpageURL")
    referrerURL = text("referrerURL")
    title = text("title")
    targetContentIdentifier = text("targetContentIdentifier")
    userInfo = reader.optional("userInfo").map { reader.userInfo($0, at: place.key("userInfo")) } ?? [:]
    self.place = place
  }
}

extension ObjectReader {
  fileprivate func userInfo(_ value: JSONValue, at place: Place) -> [String: PropertyValue] {
    if case .object(let object) = value { return object.mapValues(\.propertyValue) }
    log.add(place, "is \(value.typeName)", right: "an object")
    return [:]
  }
}

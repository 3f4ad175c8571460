import DelegateRoutingSpec

extension EventFixture {
  /// Reads a fixture of `events/<family>.json`, or one that a scenario writes out; nil, and an issue, where there is
  /// nothing to go on with.
  init?(_ value: JSONValue, at place: Place, as form: FixtureForm, log: IssueLog) {
    guard case .object(let object) = value else {
      log.add(place, "is \(value.typeName)", right: "an object")
      return nil
    }
    // What else may be there depends on the kind.
    guard case .string(let word)? = object["kind"], let kind = Self.kinds.first(where: { $0.rawValue == word }) else {
      let right = Wording.oneOf(Self.kinds.map(\.rawValue))
      let found = object["kind"].map { if case .string(let word) = $0 { Wording.quoted(word) } else { $0.typeName } }
      log.add(place.key("kind"), found.map { "is \($0)" } ?? "is missing", right: right)
      return nil
    }
    guard let reader = ObjectReader(value, at: place, keys: form.keys + ["kind"] + Self.keys(of: kind), log: log)
    else { return nil }
    let head = FixtureHead(reader, form)
    id = head.id
    why = head.why
    sources = head.sources
    tags = head.tags
    reports = head.reports
    self.kind = kind
    self.place = place
    template = reader.event(of: kind)
  }

  /// The keys of a kind's payload: the names that the vocabulary gives to its parts.
  private static func keys(of kind: EventKind) -> [String] {
    switch kind {
    case .quickAction: ["type", "localizedTitle", "userInfo", "targetContentIdentifier"]
    case .notificationResponse, .notificationBackgroundAction:
      [
        "requestIdentifier", "actionIdentifier", "date", "isRemote", "userInfo", "userText",
        "targetContentIdentifier",
      ]
    case .cloudKitShare: ["containerIdentifier", "recordName"]
    case .backgroundURLSession: ["identifier"]
    case .silentPush: ["userInfo"]
    case .appIntent: ["name", "parameters"]
    default: []
    }
  }
}

extension ObjectReader {
  fileprivate func event(of kind: EventKind) -> ExternalEvent {
    switch kind {
    case .quickAction:
      .quickAction(
        QuickAction(
          type: text("type") ?? "", localizedTitle: optionalText("localizedTitle") ?? "",
          userInfo: properties("userInfo"), targetContentIdentifier: placeholders("targetContentIdentifier")))
    case .notificationResponse: .notificationResponse(response(bringsAppForward: true))
    case .notificationBackgroundAction: .notificationResponse(response(bringsAppForward: false))
    case .cloudKitShare:
      .cloudKitShare(
        CloudKitShare(containerIdentifier: text("containerIdentifier") ?? "", recordName: text("recordName") ?? ""))
    case .backgroundURLSession: .backgroundURLSession(text("identifier") ?? "")
    case .silentPush: .silentPush(properties("userInfo"))
    case .appIntent: .appIntent(AppIntentRequest(name: text("name") ?? "", parameters: properties("parameters")))
    default: .location
    }
  }

  private func response(bringsAppForward: Bool) -> NotificationResponse {
    var response = NotificationResponse(
      requestIdentifier: text("requestIdentifier") ?? "",
      date: Double(integer("date", in: 0...Int(Int32.max)) ?? 0), isRemote: optionalBool("isRemote") ?? true,
      bringsAppForward: bringsAppForward, userInfo: properties("userInfo"), userText: placeholders("userText"),
      targetContentIdentifier: placeholders("targetContentIdentifier"))
    if let action = optionalText("actionIdentifier") { response.actionIdentifier = action }
    return response
  }

  private func placeholders(_ key: String) -> String? {
    let text = optionalText(key)
    text.map { FixtureText($0).checkPlaceholders(at: place.key(key), log: log) }
    return text
  }

  /// An object of any values, which may be left out.
  func properties(_ key: String) -> [String: PropertyValue] {
    switch optional(key) {
    case nil: return [:]
    case .object(let object): return object.mapValues(\.propertyValue)
    case .some(let value):
      log.add(place.key(key), "is \(value.typeName)", right: "an object")
      return [:]
    }
  }
}

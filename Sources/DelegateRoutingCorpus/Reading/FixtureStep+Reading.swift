import DelegateRoutingSpec

extension FixtureStep {
  /// Reads a step; nil, and an issue, where it is none.
  init?(_ value: JSONValue, at place: Place, in scope: ScenarioScope, log: IssueLog) {
    guard case .object(let object) = value else {
      log.add(place, "is \(value.typeName)", right: "an object with one key")
      return nil
    }
    guard let name = object.keys.first, let content = object[name], object.count == 1 else {
      log.add(
        place, "has \(object.isEmpty ? "no key" : "the keys \(object.keys.sorted().joined(separator: ", "))")",
        right: "exactly one key, the step's name")
      return nil
    }
    guard let kind = Kind(rawValue: name) else {
      log.add(place.key(name), "is no step", right: Wording.oneOf(Kind.allCases.map(\.rawValue)))
      return nil
    }
    guard let reader = ObjectReader(content, at: place.key(name), keys: kind.keys, log: log) else { return nil }
    self = kind.step(reader, in: scope)
  }

  /// The steps by their names in the corpus.
  private enum Kind: String, CaseIterable {
    case launch, launchInBackground, receive, finish, leave, `return`, interrupt, resume, openScene, closeScene,
      disconnect, terminate,
      becomeReady, attachListener, detachListener, reload, askForLaunchLink, timePasses,
      showWindow

    private static let eventKeys = ["urls", "activities", "events", "handoffFails"]

    /// The keys that the step can have.
    var keys: [String] {
      switch self {
      case .launch, .receive: Self.eventKeys + ["scene", "upTo"]
      case .openScene: ["scene"] + Self.eventKeys
      case .launchInBackground: ["reason"]
      case .leave, .return, .interrupt, .resume, .closeScene, .disconnect, .becomeReady, .askForLaunchLink: ["scene"]
      case .showWindow: ["scene", "name"]
      case .finish, .terminate, .attachListener, .detachListener, .reload, .timePasses: []
      }
    }

    func step(_ reader: ObjectReader, in scope: ScenarioScope) -> FixtureStep {
      switch self {
      case .launch:
        .launch(reader.event(in: scope), scene: reader.optionalScene() ?? .main, upTo: reader.cutPoint())
      case .receive:
        .receive(reader.requiredEvent(in: scope), scene: reader.optionalScene(), upTo: reader.cutPoint())
      case .openScene: .openScene(reader.scene(), reader.event(in: scope))
      case .launchInBackground:
        .plain(.launchInBackground(reader.choice("reason", of: BackgroundReason.allCases) ?? .silentPush))
      case .finish: .plain(.finish)
      case .leave: .plain(.leave(reader.scene()))
      case .return: .plain(.comeBack(reader.scene()))
      case .interrupt: .plain(.interrupt(reader.scene()))
      case .resume: .plain(.resume(reader.scene()))
      case .closeScene: .plain(.closeScene(reader.scene()))
      case .disconnect: .plain(.disconnect(reader.scene()))
      case .terminate: .plain(.terminate)
      case .becomeReady: .plain(.app(.becomeReady(reader.optionalScene())))
      case .attachListener: .plain(.app(.attachListener))
      case .detachListener: .plain(.app(.detachListener))
      case .reload: .plain(.app(.reload))
      case .askForLaunchLink: .plain(.askForLaunchLink(reader.optionalScene()))
      case .timePasses: .plain(.app(.timePasses))
      case .showWindow: .plain(.app(.showWindow(reader.optionalScene() ?? .main, reader.text("name") ?? "")))
      }
    }
  }
}

extension ObjectReader {
  /// A scene from its name; nil, and an issue, where it is no name.
  func scene(_ name: String, at place: Place) -> SceneID? {
    if FixtureID.isWord(name) { return SceneID(name) }
    log.add(place, "is \(Wording.quoted(name))", right: "a word of a-z, 0-9 and hyphens, such as main")
    return nil
  }

  fileprivate func scene() -> SceneID { text("scene").flatMap { scene($0, at: place.key("scene")) } ?? .main }

  fileprivate func optionalScene() -> SceneID? {
    optionalText("scene").flatMap { scene($0, at: place.key("scene")) }
  }

  fileprivate func cutPoint() -> CutPoint? { optionalChoice("upTo", of: CutPoint.allCases) }

  fileprivate func requiredEvent(in scope: ScenarioScope) -> FixtureEvent {
    if !["urls", "activities", "events"].contains(where: has) {
      log.add(place, "sends nothing", right: "urls, activities or events")
    }
    return event(in: scope)
  }

  fileprivate func event(in scope: ScenarioScope) -> FixtureEvent {
    let event = FixtureEvent(
      urls: payloads("urls", in: scope, FixtureReference.url) { value, place in
        URLFixture(value, at: place, as: .inline, log: log).map { fixture in
          scope.inline.urls[fixture.id] = fixture
          return fixture.id
        }
      },
      activities: payloads("activities", in: scope, FixtureReference.activity) { value, place in
        ActivityFixture(value, at: place, as: .inline, log: log).map { fixture in
          scope.inline.activities[fixture.id] = fixture
          return fixture.id
        }
      },
      events: payloads("events", in: scope, FixtureReference.event) { value, place in
        EventFixture(value, at: place, as: .inline, log: log).map { fixture in
          scope.inline.events[fixture.id] = fixture
          return fixture.id
        }
      },
      handoffFails: optionalBool("handoffFails") ?? false)
    if event.handoffFails, event.activities.isEmpty {
      log.add(place.key("handoffFails"), "is there without an activity", right: "an activity of the kind handoff")
    }
    return event
  }

  /// The names of payloads. Those that the scenario writes out itself are objects, with their names in them.
  private func payloads(
    _ key: String, in scope: ScenarioScope, _ reference: (String) -> FixtureReference,
    inline: (JSONValue, Place) -> String?
  ) -> [String] {
    optionalArray(key).compactMap { value, place in
      if case .object(let object) = value {
        if case .string(let name)? = object["as"], scope.hasInline(name) {
          log.add(
            place.key("as"), "is \(Wording.quoted(name)), as another payload of the scenario",
            right: "a name of its own, or that name alone where the same payload is meant")
        }
        return inline(value, place)
      }
      guard let id = text(value, at: place, right: "the id of a fixture, or a payload written out") else { return nil }
      if id == RepeatedFixture.placeholder { scope.sendsEach = true }
      return scope.payload(id, at: place, reference, log: log)?.id
    }
  }
}

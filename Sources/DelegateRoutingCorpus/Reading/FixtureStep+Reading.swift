import DelegateRoutingSpec

extension FixtureStep {
  /// Reads a step; nil, and an issue, where it is none.
  init?(_ value: JSONValue, at place: Place, names: FixtureNames, log: IssueLog) {
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
    self = kind.step(reader, names: names)
  }

  /// The steps by their names in the corpus.
  private enum Kind: String, CaseIterable {
    case launch, launchInBackground, receive, finish, leave, `return`, openScene, closeScene, disconnect, terminate,
      becomeReady, attachListener, detachListener, reload, askForLaunchLink, timePasses,
      showWindow

    /// The keys that the step can have.
    var keys: [String] {
      switch self {
      case .launch, .receive: ["urls", "activities", "scene", "upTo"]
      case .openScene: ["scene", "urls", "activities"]
      case .launchInBackground: ["reason"]
      case .leave, .return, .closeScene, .disconnect, .becomeReady, .askForLaunchLink: ["scene"]
      case .showWindow: ["scene", "name"]
      case .finish, .terminate, .attachListener, .detachListener, .reload, .timePasses: []
      }
    }

    func step(_ reader: ObjectReader, names: FixtureNames) -> FixtureStep {
      switch self {
      case .launch:
        .launch(reader.event(names), scene: reader.optionalScene() ?? .main, upTo: reader.cutPoint())
      case .receive:
        .receive(reader.requiredEvent(names), scene: reader.optionalScene(), upTo: reader.cutPoint())
      case .openScene: .openScene(reader.scene(), reader.event(names))
      case .launchInBackground:
        .plain(.launchInBackground(reader.choice("reason", of: BackgroundReason.allCases) ?? .silentPush))
      case .finish: .plain(.finish)
      case .leave: .plain(.leave(reader.scene()))
      case .return: .plain(.comeBack(reader.scene()))
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

  /// An issue where a name is not known.
  func check(_ id: String, at place: Place, isKnown: (String) -> Bool, what: String) {
    if !isKnown(id) { log.add(place, "is \(Wording.quoted(id))", right: "the id of \(what) fixture") }
  }

  fileprivate func scene() -> SceneID { text("scene").flatMap { scene($0, at: place.key("scene")) } ?? .main }

  fileprivate func optionalScene() -> SceneID? {
    optionalText("scene").flatMap { scene($0, at: place.key("scene")) }
  }

  fileprivate func cutPoint() -> CutPoint? { optionalChoice("upTo", of: CutPoint.allCases) }

  fileprivate func requiredEvent(_ names: FixtureNames) -> FixtureEvent {
    if !has("urls"), !has("activities") { log.add(place, "sends nothing", right: "urls or activities") }
    return event(names)
  }

  fileprivate func event(_ names: FixtureNames) -> FixtureEvent {
    FixtureEvent(
      urls: ids("urls", isKnown: names.knowsURL, what: "a URL"),
      activities: ids("activities", isKnown: names.knowsActivity, what: "an activity"))
  }

  private func ids(_ key: String, isKnown: (String) -> Bool, what: String) -> [String] {
    optionalArray(key).compactMap { value, place in
      guard let id = text(value, at: place) else { return nil }
      check(id, at: place, isKnown: isKnown, what: what)
      return id
    }
  }
}

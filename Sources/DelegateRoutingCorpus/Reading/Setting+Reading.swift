import DelegateRoutingSpec

extension Setting {
  /// The settings of a scenario: names, or names with what is different.
  static func list(_ reader: ObjectReader) -> [Setting] {
    var settings: [Setting] = []
    for (value, place) in reader.array("settings") {
      guard let setting = Setting(value, at: place, reader) else { continue }
      if let other = settings.first(where: { $0.column == setting.column }) {
        reader.log.add(
          place,
          "is \(Wording.quoted(setting.name)), of the same column (\(setting.column.rawValue)) as \(other.name)",
          right: "one setting a column")
      }
      if setting.host.hasHostingSceneDelegate {
        reader.log.add(
          place, "is \(Wording.quoted(setting.name)), in which no event is played",
          right: "a setting in which a router is handed something")
      }
      settings.append(setting)
    }
    return settings
  }

  private init?(_ value: JSONValue, at place: Place, _ list: ObjectReader) {
    guard case .object(let object) = value else {
      guard let name = list.text(value, at: place, right: "a setting's name, or an object") else { return nil }
      self.init(name, at: place, list.log)
      return
    }
    guard let reader = ObjectReader(value, at: place, keys: ["setting"] + Self.changes, log: list.log),
      let name = reader.text("setting")
    else { return nil }
    self.init(name, at: place.key("setting"), list.log)
    if object.count == 1 {
      list.log.add(place, "changes nothing", right: "the name alone, or one of \(Wording.oneOf(Self.changes))")
    }
    for key in Self.changes where reader.has(key) {
      let (before, issues) = (self, list.log.issues.count)
      change(key, reader)
      if self == before, list.log.issues.count == issues {
        list.log.add(place.key(key), "is what \(name) has anyway", right: "what is different in it")
      }
    }
    self.name += " with " + Self.changes.filter(reader.has).joined(separator: ", ")
  }

  private init?(_ name: String, at place: Place, _ log: IssueLog) {
    guard let setting = Setting.named(name) else {
      log.add(
        place, "is \(Wording.quoted(name))", right: "a named setting: \(Wording.oneOf(Setting.named.map(\.name)))")
      return nil
    }
    self = setting
  }

  /// What a scenario can change in a setting, by the names of the vocabulary.
  private static let changes = [
    "ios", "sdk", "supportsMultipleScenes", "sceneRoles", "leavesOut", "willFinishLaunchingReturns",
    "didFinishLaunchingReturns",
    "answersConfiguration", "setsNotificationDelegate", "createsRouter", "savesState", "sceneClaims",
  ]

  private mutating func change(_ key: String, _ reader: ObjectReader) {
    let log = reader.log
    switch key {
    case "ios": if let version = reader.version(key) { ios = version }
    case "sdk": if let version = reader.version(key) { sdk = version }
    case "supportsMultipleScenes": if let several = reader.optionalBool(key) { supportsMultipleScenes = several }
    case "sceneRoles":
      for (name, value, place) in reader.entries(key) {
        if let role = reader.choice(value, of: SceneRole.allCases, at: place) { sceneRoles[name] = role }
      }
    case "leavesOut":
      for (name, place) in reader.optionalTexts(key) {
        if let method = DelegateMethod(rawValue: name) {
          host.leavesOut.insert(method)
        } else {
          log.add(place, "is \(Wording.quoted(name))", right: "a delegate method's Swift name")
        }
      }
    case "willFinishLaunchingReturns":
      if let answer = reader.optionalBool(key) { host.willFinishLaunchingReturns = answer }
    case "didFinishLaunchingReturns":
      if let answer = reader.optionalBool(key) { host.didFinishLaunchingReturns = answer }
    case "answersConfiguration": if let answers = reader.optionalBool(key) { host.answersConfiguration = answers }
    case "setsNotificationDelegate":
      if let moment = reader.optionalChoice(key, of: HostApp.NotificationDelegateMoment.allCases) {
        host.setsNotificationDelegate = moment
      }
    case "createsRouter":
      if let creation = reader.optionalChoice(key, of: HostApp.RouterCreation.allCases) {
        host.createsRouter = creation
      }
    case "savesState": if let saves = reader.optionalBool(key) { host.savesState = saves }
    default:
      for (name, value, place) in reader.entries("sceneClaims") {
        guard let claim = ObjectReader(value, at: place, keys: ["prefers", "allows"], log: log) else { continue }
        host.sceneClaims[name] = SceneClaim(
          prefers: claim.optionalTexts("prefers").map(\.text),
          allows: claim.has("allows") ? claim.texts("allows").map(\.text) : nil)
      }
    }
  }
}

extension ObjectReader {
  /// A version of iOS or of its SDK.
  fileprivate func version(_ key: String) -> OSVersion? {
    guard let text = optionalText(key) else { return nil }
    let version = OSVersion(text)
    if version == nil { log.add(place.key(key), "is \(Wording.quoted(text))", right: "a version such as 26 or 17.4") }
    return version
  }

  /// The entries of an object that may be left out, by scene.
  fileprivate func entries(_ key: String) -> [(name: String, value: JSONValue, place: Place)] {
    switch optional(key) {
    case nil: return []
    case .object(let object):
      return object.sorted { $0.key < $1.key }.compactMap { name, value in
        let place = place.key(key).key(name)
        return scene(name, at: place).map { ($0.name, value, place) }
      }
    case .some(let value):
      log.add(place.key(key), "is \(value.typeName)", right: "an object")
      return []
    }
  }
}

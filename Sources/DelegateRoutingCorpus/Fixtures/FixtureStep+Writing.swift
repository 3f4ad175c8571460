import DelegateRoutingSpec

/// A step as the corpus writes it: an object with one key, the step's name.
extension FixtureStep: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var step = encoder.container(keyedBy: Key.self)
    var content = step.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: name))
    if !event.urls.isEmpty { try content.encode(event.urls, forKey: Key(stringValue: "urls")) }
    if !event.activities.isEmpty { try content.encode(event.activities, forKey: Key(stringValue: "activities")) }
    if !event.events.isEmpty { try content.encode(event.events, forKey: Key(stringValue: "events")) }
    if event.handoffFails { try content.encode(true, forKey: Key(stringValue: "handoffFails")) }
    if case .plain(.launchInBackground(let reason)) = self {
      try content.encode(reason, forKey: Key(stringValue: "reason"))
    }
    if case .plain(.app(.showWindow(_, let name))) = self { try content.encode(name, forKey: Key(stringValue: "name")) }
    try content.encodeIfPresent(scene?.name, forKey: Key(stringValue: "scene"))
    try content.encodeIfPresent(upTo, forKey: Key(stringValue: "upTo"))
  }

  private var name: String {
    switch self {
    case .launch: "launch"
    case .receive: "receive"
    case .openScene: "openScene"
    case .plain(let step): step.fixtureName
    }
  }

  /// The scene, where it is not the one that is meant without.
  private var scene: SceneID? {
    switch self {
    case .launch(_, .main, _): nil
    case .launch(_, let scene, _), .openScene(let scene, _): scene
    case .receive(_, let scene, _): scene
    case .plain(.leave(let scene)), .plain(.comeBack(let scene)), .plain(.closeScene(let scene)),
      .plain(.disconnect(let scene)), .plain(.interrupt(let scene)), .plain(.resume(let scene)):
      scene
    case .plain(.app(.showWindow(let scene, _))): scene
    case .plain(.app(.becomeReady(let scene))), .plain(.askForLaunchLink(let scene)): scene
    case .plain: nil
    }
  }

  private var upTo: CutPoint? {
    switch self {
    case .launch(_, _, let upTo), .receive(_, _, let upTo): upTo
    case .openScene, .plain: nil
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension Step {
  /// The step's name in the corpus.
  fileprivate var fixtureName: String {
    switch self {
    case .launch: "launch"
    case .launchInBackground: "launchInBackground"
    case .receive: "receive"
    case .finish: "finish"
    case .leave: "leave"
    case .comeBack: "return"
    case .interrupt: "interrupt"
    case .resume: "resume"
    case .openScene: "openScene"
    case .closeScene: "closeScene"
    case .disconnect: "disconnect"
    case .terminate: "terminate"
    case .app(.becomeReady): "becomeReady"
    case .app(.attachListener): "attachListener"
    case .app(.detachListener): "detachListener"
    case .app(.reload): "reload"
    case .app(.timePasses): "timePasses"
    case .app(.showWindow): "showWindow"
    case .askForLaunchLink: "askForLaunchLink"
    }
  }
}

import DelegateRoutingSpec

/// What a process knows of its own launch, to tell a cold link from a later one.
struct LaunchRecord {
  /// What the launch options announce and the app delegate has not got yet.
  private var announced: Announcement?
  private var hasConnected = false
  /// The scenes that have not entered the foreground yet, with the state of what connects them.
  private var connecting: [SceneID: TableState] = [:]
  /// The scenes that SwiftUI has not made active yet, with the same.
  private var appearing: [SceneID: TableState] = [:]

  private enum Announcement {
    case url(OpenURLContext)
    case activity(type: String)
    case other
  }

  /// Notes a call that is about the launch.
  mutating func note(_ call: DelegateCall) {
    switch call {
    case .willFinishLaunching(let options), .didFinishLaunching(let options):
      announced = .other
      if let url = options?.url { announced = .url(url) }
      if let activity = options?.userActivity { announced = .activity(type: activity.activityType) }
    case .applicationDidBecomeActive, .applicationWillEnterForeground: announced = nil
    case .configurationForConnecting(let session, _), .sceneWillConnect(_, let session, _): connect(session)
    case .sceneWillEnterForeground(let scene): connecting[scene] = nil
    case .scenePhaseChanged(let scene?, _): appearing[scene] = nil
    default: break
    }
  }

  /// A scene connects: cold if it is the first of the process, whatever started that. The question comes before the
  /// connection, or not at all.
  private mutating func connect(_ session: SceneSession) {
    guard connecting[session.scene] == nil, session.role == .windowApplication else { return }
    connecting[session.scene] = hasConnected ? .disconnected : .cold
    appearing[session.scene] = hasConnected ? .disconnected : .cold
    hasConnected = true
  }

  /// The state of a link that the app delegate gets: cold if the launch options announced it.
  mutating func state(of context: OpenURLContext) -> TableState {
    guard case .url(context) = announced else { return .warm }
    announced = nil
    return .cold
  }

  /// The state of an activity that the app delegate gets.
  mutating func state(of activity: UserActivity) -> TableState {
    guard case .activity(activity.activityType) = announced else { return .warm }
    announced = nil
    return .cold
  }

  /// The state of anything else that the app delegate gets: cold until the app is active.
  var stateOfOthers: TableState { announced == nil ? .warm : .cold }

  /// The state of what a scene is connected for.
  func connectionState(of scene: SceneID) -> TableState { connecting[scene] ?? .warm }

  /// The state of what a SwiftUI modifier gets.
  func modifierState(of scene: SceneID) -> TableState { appearing[scene] ?? .warm }
}

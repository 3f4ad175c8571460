/// What the calls so far have told: the process, the app's state, the scenes and the sessions.
struct SystemState {
  /// The process, counted from 1; 0 where the trace begins in a process that it did not start.
  private(set) var process = 0
  /// Whether the last process has ended and no other has started.
  private(set) var hasEnded = false
  /// The launch methods that the process has called.
  private(set) var launchMethods: [DelegateMethod] = []
  /// Whether the process has got a call that is no part of the launch.
  private(set) var isPastLaunch = false
  /// Whether the process has answered `application(_:didFinishLaunchingWithOptions:)`.
  private(set) var hasAnsweredLaunch = false
  /// The app's state, as the app delegate was told; nil in a process that was told nothing yet.
  private(set) var app: ApplicationState?
  /// The connected scenes with their states. A scene is unattached from its connection to its first foreground call.
  private(set) var scenes: [SceneID: SceneActivationState] = [:]
  /// The sessions of the scenes that have been connected.
  private(set) var sessions: [SceneID: Session] = [:]
  /// The sessions that the person has removed while no process ran, and of which the app has not been told.
  private(set) var untoldRemovals: Set<SceneID> = []
  /// The windows of the scenes, where the trace tells of them.
  private(set) var windows: [SceneID: [WindowInfo]] = [:]
  /// How many instances of the app delegate the process has made, where the trace tells of them.
  private(set) var applicationDelegates = 0
  /// How many instances of a scene's delegate were made since the scene connected last, where the trace tells of them.
  private(set) var unconnectedSceneDelegates: [SceneID: Int] = [:]

  /// What has become of a session.
  enum Session: Equatable {
    /// It is kept.
    case kept(SceneRole)
    /// The person has closed its window, or it was discarded.
    case removed
  }

  /// Whether the scene is connected and in the foreground, active or not.
  func isInForeground(_ scene: SceneID) -> Bool {
    scenes[scene] == .foregroundInactive || scenes[scene] == .foregroundActive
  }

  /// Whether a scene is connected that is a window; events that name no scene go to one.
  var hasWindowScene: Bool {
    scenes.keys.contains { sessions[$0] != .kept(.carPlay) && sessions[$0] != .kept(.externalDisplay) }
  }

  /// A process starts, shown or in the background.
  mutating func startProcess(inBackground: Bool) {
    process += 1
    hasEnded = false
    launchMethods = []
    isPastLaunch = false
    hasAnsweredLaunch = false
    app = inBackground ? .background : nil
    scenes = [:]
    windows = [:]
    applicationDelegates = 0
    unconnectedSceneDelegates = [:]
  }

  /// The process ends.
  mutating func endProcess() {
    hasEnded = true
    app = nil
    scenes = [:]
    windows = [:]
  }

  /// A launch begins, in front or in the background; a step that comes after its process has started says so, too.
  mutating func beginLaunch(inBackground: Bool) { app = inBackground ? .background : nil }

  /// The person closes a scene's window.
  mutating func closeWindow(of scene: SceneID) {
    sessions[scene] = .removed
    if hasEnded { untoldRemovals.insert(scene) }
  }

  /// The scene's windows are these from now on.
  mutating func show(_ windows: [WindowInfo], in scene: SceneID) { self.windows[scene] = windows }

  /// An instance of a delegate is made: that of a scene, or the app's.
  mutating func makeDelegate(of scene: SceneID?) {
    if let scene { unconnectedSceneDelegates[scene, default: 0] += 1 } else { applicationDelegates += 1 }
  }

  /// The second launch method has answered.
  mutating func answerLaunch() { hasAnsweredLaunch = true }

  /// A call is made.
  mutating func apply(_ call: DelegateCall) {
    if !DelegateMethod.launch.contains(call.method) { isPastLaunch = true }
    switch call {
    case .willFinishLaunching, .didFinishLaunching, .didFinishLaunchingWithoutOptions:
      launchMethods.append(call.method)
    case .applicationDidBecomeActive: app = .active
    case .applicationWillResignActive, .applicationWillEnterForeground: app = .inactive
    case .applicationDidEnterBackground: app = .background
    case .sceneWillConnect(let scene, let session, _):
      scenes[scene] = .unattached
      unconnectedSceneDelegates[scene] = nil
      sessions[scene] = .kept(session.role)
    case .sceneWillEnterForeground(let scene), .sceneWillResignActive(let scene): move(scene, to: .foregroundInactive)
    case .sceneDidBecomeActive(let scene): move(scene, to: .foregroundActive)
    case .sceneDidEnterBackground(let scene): move(scene, to: .background)
    case .sceneDidDisconnect(let scene):
      scenes[scene] = nil
      windows[scene] = nil
    case .didDiscardSceneSessions(let discarded):
      for session in discarded {
        untoldRemovals.remove(session.scene)
        scenes[session.scene] = nil
        sessions[session.scene] = .removed
      }
    default: break
    }
  }

  private mutating func move(_ scene: SceneID, to state: SceneActivationState) {
    if scenes[scene] != nil { scenes[scene] = state }
  }
}

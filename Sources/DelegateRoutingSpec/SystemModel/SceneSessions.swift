/// Sessions outlive their scenes; a scene is looked up by its session's name.
extension World {
  /// A scene session and the state of its scene.
  struct Session: Sendable {
    let scene: SceneID
    let role: SceneRole
    /// The scene's state; nil while it is not connected.
    var activation: SceneActivationState?
    /// The state that was saved when the scene was last left.
    var savedState: UserActivity?
    /// The scene's windows.
    var windows: [WindowInfo] = []

    var isConnected: Bool { activation != nil }
    var isWindow: Bool { role == .windowApplication }
  }

  func session(of scene: SceneID) -> Session? {
    guard let index = index(of: scene) else { return nil }
    return sessions[index]
  }

  func isConnected(_ scene: SceneID) -> Bool { session(of: scene)?.isConnected ?? false }

  func isInBackground(_ scene: SceneID) -> Bool { session(of: scene)?.activation == .background }

  /// The role of the sessions that a scene of that name has.
  func role(of scene: SceneID) -> SceneRole {
    let roles = circumstances.setting.sceneRoles
    return roles.isEmpty ? .windowApplication : roles[scene.name] ?? .windowApplication
  }

  func connect(_ session: SceneSession, _ activation: SceneActivationState) {
    if let index = index(of: session.scene) {
      sessions[index].activation = activation
    } else {
      sessions.append(Session(scene: session.scene, role: session.role, activation: activation))
    }
  }

  func move(_ scene: SceneID, to activation: SceneActivationState?) {
    if let index = index(of: scene) { sessions[index].activation = activation }
  }

  func save(_ state: UserActivity?, of scene: SceneID) {
    if let index = index(of: scene) { sessions[index].savedState = state }
  }

  func setWindows(_ windows: [WindowInfo], of scene: SceneID) {
    if let index = index(of: scene) { sessions[index].windows = windows }
  }

  func detachScenes() {
    for index in sessions.indices {
      sessions[index].activation = nil
      sessions[index].windows = []
    }
  }

  /// An app with scenes is active if any of them is.
  var applicationState: ApplicationState {
    guard circumstances.hasScenes else { return stateWithoutScenes }
    var state = ApplicationState.background
    for index in sessions.indices {
      switch sessions[index].activation {
      case .foregroundActive: return .active
      case .foregroundInactive: state = .inactive
      default: break
      }
    }
    return state
  }

  private func index(of scene: SceneID) -> Int? {
    var index = 0
    while index < sessions.count {
      if sessions[index].scene == scene { return index }
      index += 1
    }
    return nil
  }
}

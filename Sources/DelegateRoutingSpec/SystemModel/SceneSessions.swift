/// Sessions outlive their scenes; a scene is looked up by its session's name.
extension World {
  func session(of scene: SceneID) -> Session? {
    guard let index = index(of: scene) else { return nil }
    return sessions[index]
  }

  func isConnected(_ scene: SceneID) -> Bool { session(of: scene)?.isConnected ?? false }

  /// The scene that takes an event that names none: the one in front, else the one connected last, else the session
  /// made last, else a new main scene.
  var preferredScene: SceneID {
    let front = sessions.first { $0.activation == .foregroundActive || $0.activation == .foregroundInactive }
    return (front ?? sessions.last(where: \.isConnected) ?? sessions.last)?.scene ?? .main
  }

  func activate(_ scene: SceneID, _ activation: SceneActivationState?) {
    if let index = index(of: scene) {
      sessions[index].activation = activation
      sessions[index].existedBefore = true
    } else if let activation {
      sessions.append(Session(scene: scene, activation: activation, existedBefore: true))
    }
    guard circumstances.hasScenes else { return }
    applicationState = Self.aggregate(sessions)
  }

  /// An app is active if any of its scenes is.
  private static func aggregate(_ sessions: [Session]) -> ApplicationState {
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
    for index in sessions.indices where sessions[index].scene == scene { return index }
    return nil
  }
}

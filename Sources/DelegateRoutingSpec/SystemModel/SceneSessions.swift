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
    for index in sessions.indices where sessions[index].activation.isForeground { return sessions[index].scene }
    return (sessions.last { $0.isConnected } ?? sessions.last)?.scene ?? .main
  }

  func activate(_ scene: SceneID, _ activation: SceneActivationState?) {
    if let index = index(of: scene) {
      sessions[index].activation = activation
    } else if let activation {
      sessions.append(Session(scene: scene, activation: activation))
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

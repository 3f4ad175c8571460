/// Sessions outlive their scenes; a scene is looked up by its session's name.
extension World {
  func session(of scene: SceneID) -> Session? { sessions.first { $0.scene == scene } }

  func isConnected(_ scene: SceneID) -> Bool { session(of: scene)?.isConnected ?? false }

  /// The scene that takes an event that names none: the one in front, else the one connected last, else the session
  /// made last, else a new main scene.
  var preferredScene: SceneID {
    let front = sessions.first { $0.activation == .foregroundActive || $0.activation == .foregroundInactive }
    return (front ?? sessions.last(where: \.isConnected) ?? sessions.last)?.scene ?? .main
  }

  mutating func activate(_ scene: SceneID, _ activation: SceneActivationState?) {
    if let index = sessions.firstIndex(where: { $0.scene == scene }) {
      sessions[index].activation = activation
      sessions[index].existedBefore = true
    } else if let activation {
      sessions.append(Session(scene: scene, activation: activation, existedBefore: true))
    }
    guard setting.lifeCycle != .applicationDelegate else { return }
    applicationState = Self.aggregate(sessions)
  }

  /// An app is active if any of its scenes is.
  private static func aggregate(_ sessions: [Session]) -> ApplicationState {
    if sessions.contains(where: { $0.activation == .foregroundActive }) { return .active }
    return sessions.contains { $0.activation == .foregroundInactive } ? .inactive : .background
  }
}

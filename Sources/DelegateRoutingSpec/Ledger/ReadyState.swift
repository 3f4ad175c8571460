/// Whether links may go out, for the whole process or scene by scene, as the profile defines it.
struct ReadyState: Sendable {
  private let readiness: Readiness
  private var isProcessReady = false
  private var scenes: [SceneID] = []

  init(_ readiness: Readiness) { self.readiness = readiness }

  func isReady(for scene: SceneID?) -> Bool {
    if isProcessReady || scenes.isEmpty { return isProcessReady }
    return scene.map(scenes.contains) ?? true
  }

  mutating func processStarted() {
    scenes = []
    if case .atOnce = readiness { isProcessReady = true } else { isProcessReady = false }
  }

  /// Takes a step of the app's; says whether something may have become ready.
  mutating func app(_ step: AppStep) -> Bool {
    switch (step, readiness) {
    case (.attachListener, .listenerAttached): isProcessReady = true
    case (.becomeReady(let scene), .appSignal(let scope)): signal(scene, scope)
    case (.detachListener, .listenerAttached), (.reload, .listenerAttached), (.reload, .appSignal),
      (.reload, .saysSo):
      isProcessReady = false
      scenes = []
      return false
    default: return false
    }
    return true
  }

  /// Takes the router's own word; says whether something may have become ready.
  mutating func said(_ scene: SceneID?) -> Bool {
    guard case .saysSo(let scope) = readiness else { return false }
    signal(scene, scope)
    return true
  }

  /// Takes a call of the system's; says whether something may have become ready.
  mutating func call(_ call: DelegateCall) -> Bool {
    guard case .systemCall(let method, let scope) = readiness, method == call.method else { return false }
    signal(call.scene, scope)
    return true
  }

  mutating func disconnected(_ scene: SceneID) {
    if !scenes.isEmpty { scenes.removeAll { $0 == scene } }
  }

  private mutating func signal(_ scene: SceneID?, _ scope: ReadyScope) {
    if let scene, scope == .scene {
      if !scenes.contains(scene) { scenes.append(scene) }
    } else {
      isProcessReady = true
    }
  }
}

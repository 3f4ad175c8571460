import DelegateRoutingSpec

/// Whether links may go out: for all, or scene by scene.
struct Gate {
  private let readiness: Readiness
  private var isOpenForAll: Bool
  private(set) var openScenes: [SceneID] = []

  init(_ readiness: Readiness) {
    self.readiness = readiness
    isOpenForAll = readiness == .atOnce
  }

  /// Whether links of the scene may go out. Where the app delegate gets them, there is none: any signal will do.
  func isOpen(for scene: SceneID?) -> Bool {
    if isOpenForAll { return true }
    guard let scene else { return !openScenes.isEmpty }
    return openScenes.contains(scene)
  }

  var isClosed: Bool { !isOpenForAll && openScenes.isEmpty }

  mutating func open(for scene: SceneID?) {
    if let scene, readiness.scope == .scene {
      openScenes.append(scene)
    } else {
      isOpenForAll = true
    }
  }

  mutating func close() {
    isOpenForAll = false
    openScenes = []
  }

  mutating func sceneEnded(_ scene: SceneID) { openScenes.removeAll { $0 == scene } }

  /// What an app step does to the gate; true where it opens it.
  mutating func app(_ step: AppStep) -> Bool {
    switch (step, readiness) {
    case (.attachListener, .listenerAttached): open(for: nil)
    case (.becomeReady(let scene), .appSignal): open(for: scene)
    case (.detachListener, .listenerAttached), (.reload, .listenerAttached), (.reload, .appSignal):
      close()
      return false
    default: return false
    }
    return true
  }

  /// What a call does to the gate; true where it opens it.
  mutating func system(_ call: DelegateCall) -> Bool {
    guard case .systemCall(call.method, _) = readiness else { return false }
    open(for: call.scene)
    return true
  }
}

/// How scenes leave the front: interrupted, left, closed, killed.
extension SceneModel {
  static func planLeave(_ scene: SceneID, in world: World) {
    world.planResigning(scene)
    world.planToDelegate(.sceneDidEnterBackground(scene))
    world.planPhase(.background, of: scene)
    world.planSaving(of: scene, .inTheBackground)
  }

  /// A session that is removed while the app is not running is told at the next launch.
  ///
  /// Source: [application(_:didDiscardSceneSessions:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:))
  static func planClosing(_ scene: SceneID, in world: World) {
    guard world.isRunning else { return world.discardsUntold(scene) }
    let activation = world.session(of: scene)?.activation
    if activation.isForeground { planLeave(scene, in: world) }
    let choice = world.read(WindowClosing.self)
    if activation != nil && choice != .discardsAlone { world.planDisconnection(of: scene) }
    if choice != .disconnectsAlone || activation == nil { world.planDiscard(scene) }
    world.discards(scene)
  }

  /// A process that is killed while it is suspended in the background sees nothing of it.
  static func planKill(in world: World) {
    let killed = world.sessions.filter(\.activation.isForeground)
    guard !killed.isEmpty else { return }
    let kill = world.read(SceneKill.self)
    for session in killed {
      guard kill.disconnects else {
        planLeave(session.scene, in: world)
        continue
      }
      if session.activation == .foregroundActive { world.planToDelegate(.sceneWillResignActive(session.scene)) }
      world.planToDelegate(.sceneDidDisconnect(session.scene))
      if kill.discards {
        world.planDiscard(session.scene)
        world.discards(session.scene)
      }
    }
    if kill.tellsTheApp { world.plan(.applicationWillTerminate) }
  }
}

extension World {
  /// The scene resigns, unless an interruption has made it do so already.
  func planResigning(_ scene: SceneID) {
    guard session(of: scene)?.activation == .foregroundActive else { return }
    planToDelegate(.sceneWillResignActive(scene))
    planPhase(.foregroundInactive, of: scene)
  }
}

extension World {
  /// The scene is disconnected in peace. A force quit takes the saved state along, and asks for none.
  func planDisconnection(of scene: SceneID) {
    planSaving(of: scene, .beforeDisconnection)
    planToDelegate(.sceneDidDisconnect(scene))
  }

  /// The scene is asked for its state, if the app saves it and this is when it is asked. SwiftUI saves by itself.
  ///
  /// Source: [OpenSwiftUI](https://github.com/OpenSwiftUIProject/OpenSwiftUI)
  func planSaving(of scene: SceneID, _ moment: SavingCall) {
    guard circumstances.setting.host.savesState, !circumstances.isSwiftUI, read(SavingCall.self) == moment else {
      return
    }
    planToDelegate(.stateRestorationActivity(scene))
  }
}

extension SceneKill {
  /// Whether the scene is disconnected.
  var disconnects: Bool { self != .entersBackgroundAndTerminates }

  /// Whether its session is discarded.
  var discards: Bool { self == .disconnectsAndDiscards || self == .discardsAndTerminates }

  /// Whether the app delegate is told.
  var tellsTheApp: Bool { self == .discardsAndTerminates || self == .entersBackgroundAndTerminates }
}

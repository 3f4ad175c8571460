/// The life cycle with scenes, UIKit's and SwiftUI's: how scenes come, go and change their state. How events are handed
/// to them is told in `SceneEvents` and `SwiftUIEvents`.
enum SceneModel: LifeCycleModel {
  static func problem(with step: Step, in world: World) -> String? {
    switch step {
    case .launch(let event, let scene, _):
      problem(connecting: scene, world) ?? event.flatMap { problem(connecting: $0, to: scene, world) }
    case .receive(let event, let scene, _):
      event.isPastScenes ? nil : problem(receiving: event, in: scene ?? world.target(of: event), world)
    case .leave(let scene):
      world.session(of: scene)?.activation.isForeground == true ? nil : "scene '\(scene)' is not in the foreground"
    case .comeBack(let scene):
      world.session(of: scene)?.activation.isForeground == true
        ? "scene '\(scene)' is in the foreground already" : problem(connecting: scene, world)
    case .openScene(let scene, let event):
      world.session(of: scene) != nil
        ? "there is a session '\(scene)' already"
        : problem(connecting: scene, world) ?? event.flatMap { problem(connecting: $0, to: scene, world) }
    case .closeScene(let scene): world.session(of: scene) == nil ? "there is no scene '\(scene)'" : nil
    case .disconnect(let scene): world.isInBackground(scene) ? nil : "scene '\(scene)' is not in the background"
    case .interrupt(let scene):
      world.session(of: scene)?.activation == .foregroundActive ? nil : "scene '\(scene)' is not active"
    case .resume(let scene):
      world.session(of: scene)?.activation == .foregroundInactive ? nil : "scene '\(scene)' is not interrupted"
    default: nil
    }
  }

  private static func problem(receiving event: ExternalEvent, in scene: SceneID, _ world: World) -> String? {
    guard world.isConnected(scene) else {
      return world.isCut
        ? "scene '\(scene)' is not connected yet"
        : problem(connecting: scene, world) ?? problem(connecting: event, to: scene, world)
    }
    switch event {
    case .together: return "a connected scene gets one kind of event at a time"
    case .stateRestoration: return "state is restored when a scene connects"
    default:
      return world.role(of: scene) == .windowApplication ? nil : "scene '\(scene)' is no window of the app"
    }
  }

  /// A process may have several windows where the setting says so, and beside them one scene of each other role.
  private static func problem(connecting scene: SceneID, _ world: World) -> String? {
    if world.isGone(scene) { return "the session '\(scene)' is gone; a new window has a new name" }
    guard world.session(of: scene) == nil, world.role(of: scene) == .windowApplication,
      !world.circumstances.setting.supportsMultipleScenes
    else { return nil }
    guard let window = world.sessions.first(where: \.isWindow) else { return nil }
    return "the setting has one window, and that is '\(window.scene)', not '\(scene)'"
  }

  private static func problem(connecting event: ExternalEvent, to scene: SceneID, _ world: World) -> String? {
    if event.isPastScenes { return "the event starts the app in the background" }
    if world.role(of: scene) != .windowApplication && !(world.role(of: scene) == .carPlay && event.isSiriIntent) {
      return "scene '\(scene)' is no window of the app"
    }
    if case .together(let events) = event, let single = events.first(where: \.comesAlone) {
      return "\(single.occurrences.first?.kind.rawValue ?? "a Handoff") does not share a connection"
    }
    return nil
  }

  static func plan(_ step: Step, in world: World) {
    switch step {
    case .launch(let event, let scene, _):
      world.plan(.willFinishLaunching(nil))
      world.plan(.didFinishLaunching(nil))
      world.mark(.launched)
      planConnection(of: scene, for: event, state: .cold, in: world)
    case .launchInBackground(let reason): planBackgroundLaunch(reason, in: world)
    case .receive(let event, let scene, _): planReceive(event, in: scene, world)
    case .leave(let scene): planLeave(scene, in: world)
    case .comeBack(let scene):
      if world.isConnected(scene) {
        world.planForeground(scene)
        world.planActive(scene)
      } else {
        planConnection(of: scene, for: nil, state: .disconnected, in: world)
      }
    case .openScene(let scene, let event): planConnection(of: scene, for: event, state: .disconnected, in: world)
    case .closeScene(let scene): planClosing(scene, in: world)
    case .disconnect(let scene): world.planDisconnection(of: scene)
    case .interrupt(let scene): world.planResigning(scene)
    case .resume(let scene): world.planActive(scene)
    case .terminate: planKill(in: world)
    default: break
    }
  }

  private static func planConnection(
    of scene: SceneID, for event: ExternalEvent?, state: TableState, in world: World
  ) {
    let arrival = world.arrive(event, in: scene, state: state)
    let restored = planConnect(scene, arrival, in: world)
    world.events.planAfterConnection(arrival, in: scene, world)
    for discarded in world.takeUntoldDiscards() { world.planDiscard(discarded) }
    world.mark(.connected)
    let restoresLate = restored != nil && world.read(RestoreCall.self) == .afterForeground
    if !restoresLate { planRestoration(of: restored, in: scene, world) }
    world.planToDelegate(.sceneWillEnterForeground(scene))
    world.mark(.foreground)
    if restoresLate { planRestoration(of: restored, in: scene, world) }
    world.planActive(scene)
    world.events.planAfterActivation(arrival, in: scene, world)
  }

  /// Plans the connection, and answers the state that the scene is then handed back, with the occurrence that it is.
  private static func planConnect(
    _ scene: SceneID, _ arrival: Arrival, in world: World
  ) -> (state: UserActivity, carried: [OccurrenceID])? {
    let old = world.session(of: scene)
    var session = SceneSession(scene: scene, role: world.role(of: scene))
    if !world.circumstances.isSwiftUI {
      if case .stateRestoration(let state) = arrival.event {
        session.stateRestorationActivity = state
      } else {
        session.stateRestorationActivity = old?.savedState
      }
    }
    let (options, carried) = world.connectionOptions(for: arrival)
    let asks =
      world.circumstances.isSwiftUI || old == nil || world.read(ConfigurationAtRelaunch.self) == .asked
    if world.circumstances.setting.host.answersConfiguration && asks {
      world.plan(.configurationForConnecting(session, options), carrying: carried)
    }
    let isRestored = arrival.occurrences.first?.kind == .stateRestoration
    let saved = isRestored && !world.circumstances.isSwiftUI ? arrival.ids : []
    world.planToDelegate(.sceneWillConnect(scene, session, options), carrying: carried + saved)
    return session.stateRestorationActivity.map { ($0, saved) }
  }

  /// Source: [scene(_:restoreInteractionStateWith:)](https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:restoreinteractionstatewith:))
  private static func planRestoration(
    of restored: (state: UserActivity, carried: [OccurrenceID])?, in scene: SceneID, _ world: World
  ) {
    guard let restored, world.circumstances.setting.ios >= OSVersion(15) else { return }
    world.planToDelegate(.sceneRestoreInteractionState(scene, restored.state), carrying: restored.carried)
  }

  private static func planReceive(_ event: ExternalEvent, in named: SceneID?, _ world: World) {
    if event.isPastScenes {
      let target = event.isNotificationResponse ? named : nil
      let arrival = world.arrive(event, in: target, state: .warm)
      world.planPastScenes(arrival, target: target, atLaunch: false)
      return world.mark(.connected)
    }
    let scene = named ?? world.target(of: event)
    guard world.isConnected(scene) else {
      return planConnection(of: scene, for: event, state: .disconnected, in: world)
    }
    let arrival = world.arrive(event, in: scene, state: .warm)
    let isBackground = world.isInBackground(scene) && !world.isCut
    let isInFront = world.session(of: scene)?.activation == .foregroundActive && !world.isCut
    let isWrapped = isInFront && world.read(ForegroundDelivery.self) == .insideResignAndActivate
    if isWrapped { world.planResigning(scene) }
    world.events.planBeforeForeground(arrival, in: scene, world)
    if isBackground { world.planForeground(scene) }
    world.events.planAfterForeground(arrival, in: scene, world)
    world.mark(.connected)
    world.mark(.foreground)
    if isBackground || isWrapped { world.planActive(scene) }
  }

  private static func planBackgroundLaunch(_ reason: BackgroundReason, in world: World) {
    var options: LaunchOptions?
    if let filled = reason.launchOptions, world.read(BackgroundLaunchOptions.self) == .filled { options = filled }
    let arrival = world.arrive(reason.event, in: nil, state: .cold)
    let inOptions = options?.remoteNotification == nil ? [] : arrival.ids
    world.plan(.willFinishLaunching(options), carrying: inOptions)
    world.plan(.didFinishLaunching(options), carrying: inOptions)
    if world.read(BackgroundLaunch.self) == .connectsScene {
      let scene = world.preferredScene
      _ = planConnect(scene, Arrival(event: nil, occurrences: []), in: world)
      world.settlesInBackground(scene)
    }
    for discarded in world.takeUntoldDiscards() { world.planDiscard(discarded) }
    world.planPastScenes(arrival, target: nil, atLaunch: true)
    if reason == .backgroundFetch { world.plan(.performFetch(completion: world.makeCompletion())) }
  }
}

extension BackgroundReason {
  /// What the launch options of an app with scenes are said to hold, where they are said to hold anything.
  fileprivate var launchOptions: LaunchOptions? {
    switch event {
    case .silentPush(let userInfo): LaunchOptions(remoteNotification: userInfo)
    case .location: LaunchOptions(location: true)
    default: nil
    }
  }
}

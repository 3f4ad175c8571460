/// The UIKit scene life cycle.
enum SceneModel: LifeCycleModel {
  static func problem(with step: Step, in world: World) -> String? {
    switch step {
    case .launch(let event, let scene, _):
      world.sessions.isEmpty || world.session(of: scene) != nil || world.circumstances.setting.supportsMultipleScenes
        ? event.flatMap { problem(with: $0, warm: false) } : "there is no session '\(scene)'"
    case .receive(let event, let scene, _): problem(receiving: event, in: scene ?? world.preferredScene, world)
    case .leave(let scene):
      world.session(of: scene)?.activation.isForeground == true ? nil : "scene '\(scene)' is not in the foreground"
    case .comeBack(let scene):
      world.session(of: scene)?.activation.isForeground == true
        ? "scene '\(scene)' is in the foreground already" : problem(connecting: scene, world)
    case .openScene(let scene, let event):
      world.session(of: scene) != nil
        ? "there is a session '\(scene)' already"
        : problem(connecting: scene, world) ?? event.flatMap { problem(with: $0, warm: false) }
    case .closeScene(let scene): world.session(of: scene) == nil ? "there is no scene '\(scene)'" : nil
    case .disconnect(let scene):
      world.session(of: scene)?.activation == .background ? nil : "scene '\(scene)' is not in the background"
    default: nil
    }
  }

  private static func problem(receiving event: ExternalEvent, in scene: SceneID, _ world: World) -> String? {
    let isConnected = world.isConnected(scene)
    if world.isCut && !isConnected { return "scene '\(scene)' is not connected yet" }
    return problem(connecting: scene, world) ?? problem(with: event, warm: isConnected)
  }

  private static func problem(connecting scene: SceneID, _ world: World) -> String? {
    if world.isGone(scene) { return "the session '\(scene)' is gone; a new window has a new name" }
    return world.session(of: scene) != nil || world.sessions.isEmpty
      || world.circumstances.setting.supportsMultipleScenes
      ? nil : "the setting has one scene, and that is not '\(scene)'"
  }

  private static func problem(with event: ExternalEvent, warm: Bool) -> String? {
    switch event {
    case .openURLs, .universalLink, .activity(_, kind: .appActivity), .activity(_, kind: .widget): nil
    case .together(let events):
      warm
        ? "a connected scene gets one kind of event at a time"
        : events.lazy.compactMap { problem(with: $0, warm: false) }.first
    default: "the system model does not play this kind of event yet"
    }
  }

  static func plan(_ step: Step, in world: World) {
    switch step {
    case .launch(let event, let scene, _):
      world.plan(.willFinishLaunching(nil))
      world.plan(.didFinishLaunching(nil))
      world.mark(.launched)
      planConnection(of: scene, for: event, state: .cold, in: world)
    case .launchInBackground(let reason): planBackgroundLaunch(reason, in: world)
    case .receive(let event, let scene, _): planReceive(event, in: scene ?? world.preferredScene, world)
    case .leave(let scene): planLeave(scene, in: world)
    case .comeBack(let scene):
      if world.isConnected(scene) {
        planForeground(scene, in: world)
      } else {
        planConnection(of: scene, for: nil, state: .disconnected, in: world)
      }
    case .openScene(let scene, let event): planConnection(of: scene, for: event, state: .disconnected, in: world)
    case .closeScene(let scene): planClosing(scene, in: world)
    case .disconnect(let scene): world.planToDelegate(.sceneDidDisconnect(scene))
    case .terminate: planKill(in: world)
    default: break
    }
  }

  private static func planConnection(
    of scene: SceneID, for event: ExternalEvent?, state: TableState, in world: World
  ) {
    let occurrences = world.occur(event, in: scene, state: state)
    planConnect(scene, occurrences, in: world)
    world.mark(.connected)
    world.planToDelegate(.sceneWillEnterForeground(scene))
    world.mark(.foreground)
    world.planToDelegate(.sceneDidBecomeActive(scene))
  }

  private static func planConnect(_ scene: SceneID, _ occurrences: [Occurrence], in world: World) {
    var options = ConnectionOptions()
    var carried: [OccurrenceID] = []
    for occurrence in occurrences {
      carried.append(occurrence.id)
      switch occurrence.payload {
      case .url(let context):
        options.urlContexts.append(context)
        options.sourceApplication = options.sourceApplication ?? context.options.sourceApplication
      case .activity(let activity): options.userActivities.append(activity)
      default: break
      }
    }
    options.urlContexts = world.arrange(options.urlContexts)
    options.userActivities = world.arrange(options.userActivities)
    let session = SceneSession(scene: scene)
    let isNew = world.session(of: scene) == nil
    if world.circumstances.setting.host.answersConfiguration
      && (isNew || world.read(ConfigurationAtRelaunch.self) == .asked)
    {
      world.plan(.configurationForConnecting(session, options), carrying: carried)
    }
    world.planToDelegate(.sceneWillConnect(scene, session, options), carrying: carried)
  }

  private static func planReceive(_ event: ExternalEvent, in scene: SceneID, _ world: World) {
    guard world.isConnected(scene) else {
      return planConnection(of: scene, for: event, state: .disconnected, in: world)
    }
    let occurrences = world.occur(event, in: scene, state: .warm)
    let isBackground = world.session(of: scene)?.activation == .background && !world.isCut
    let isWrapped =
      !isBackground && !world.isCut && world.read(ForegroundDelivery.self) == .insideResignAndActivate
    if isWrapped { world.planToDelegate(.sceneWillResignActive(scene)) }
    planWarmEvent(occurrences, in: scene, isBackground: isBackground, world)
    world.mark(.foreground)
    if isBackground || isWrapped { world.planToDelegate(.sceneDidBecomeActive(scene)) }
  }

  /// URLs come before the scene enters the foreground, activities after it; the announcement of an activity comes before.
  /// That of a widget's activity was printed in four set-ups; whether others are announced stands open.
  private static func planWarmEvent(
    _ occurrences: [Occurrence], in scene: SceneID, isBackground: Bool, _ world: World
  ) {
    var contexts: [OpenURLContext] = []
    var activities: [(occurrence: Occurrence, activity: UserActivity)] = []
    for occurrence in occurrences {
      switch occurrence.payload {
      case .url(let context): contexts.append(context)
      case .activity(let activity): activities.append((occurrence, activity))
      default: break
      }
    }
    if !contexts.isEmpty {
      world.planToDelegate(.sceneOpenURLContexts(scene, world.arrange(contexts)), carrying: occurrences.map { $0.id })
      world.mark(.connected)
    }
    for (occurrence, activity) in activities
    where occurrence.kind == .widget || world.read(LinkAnnouncement.self) == .announced {
      world.planToDelegate(.sceneWillContinueActivity(scene, type: activity.activityType))
    }
    if isBackground { world.planToDelegate(.sceneWillEnterForeground(scene)) }
    for (occurrence, activity) in activities {
      world.planToDelegate(.sceneContinueActivity(scene, activity), carrying: [occurrence.id])
    }
    if !activities.isEmpty { world.mark(.connected) }
  }

  private static func planForeground(_ scene: SceneID, in world: World) {
    world.planToDelegate(.sceneWillEnterForeground(scene))
    world.planToDelegate(.sceneDidBecomeActive(scene))
  }

  private static func planLeave(_ scene: SceneID, in world: World) {
    world.planToDelegate(.sceneWillResignActive(scene))
    world.planToDelegate(.sceneDidEnterBackground(scene))
  }

  private static func planClosing(_ scene: SceneID, in world: World) {
    let activation = world.session(of: scene)?.activation
    if activation.isForeground { planLeave(scene, in: world) }
    let choice = world.read(WindowClosing.self)
    if activation != nil && choice != .discardsAlone { world.planToDelegate(.sceneDidDisconnect(scene)) }
    if choice != .disconnectsAlone || activation == nil {
      world.plan(.didDiscardSceneSessions([SceneSession(scene: scene)]))
    }
    world.discards(scene)
  }

  /// A process that is killed while it is suspended in the background sees nothing of it.
  private static func planKill(in world: World) {
    for session in world.sessions where session.activation.isForeground {
      world.planToDelegate(.sceneWillResignActive(session.scene))
      world.planToDelegate(.sceneDidDisconnect(session.scene))
      if world.read(SceneKill.self) == .disconnectsAndDiscards {
        world.plan(.didDiscardSceneSessions([SceneSession(scene: session.scene)]))
        world.discards(session.scene)
      }
    }
  }

  private static func planBackgroundLaunch(_ reason: BackgroundReason, in world: World) {
    var options: LaunchOptions?
    if let filled = reason.launchOptions, world.read(BackgroundLaunchOptions.self) == .filled { options = filled }
    world.plan(.willFinishLaunching(options))
    world.plan(.didFinishLaunching(options))
    if world.read(BackgroundLaunch.self) == .connectsScene {
      let scene = world.preferredScene
      planConnect(scene, [], in: world)
      world.settlesInBackground(scene)
    }
    world.planBackgroundWork(reason)
  }
}

extension Optional where Wrapped == SceneActivationState {
  var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
}

extension Occurrence {
  var urlContext: OpenURLContext? {
    if case .url(let context) = payload { context } else { nil }
  }

  var activity: UserActivity? {
    if case .activity(let activity) = payload { activity } else { nil }
  }
}

/// How an event is handed to an app delegate.
extension ApplicationDelegateModel {
  static func problem(with event: ExternalEvent, atLaunch: Bool) -> String? {
    switch event {
    case .openURLs(let contexts) where contexts.count > 1: "how several URLs reach an app delegate is not documented"
    case .together: "the app delegate gets one kind of event at a time"
    case .stateRestoration where !atLaunch: "state is restored when the app is launched"
    default: event.isPastScenes && atLaunch ? "the event starts the app in the background" : nil
    }
  }

  /// The launch options, and the occurrences that they carry a copy of.
  static func launchOptions(for arrival: Arrival, in world: World) -> (LaunchOptions?, [OccurrenceID]) {
    if let handoff = arrival.handoff {
      return (LaunchOptions(userActivity: LaunchActivity(activityType: handoff.activity.activityType)), [])
    }
    guard let first = arrival.occurrences.first, first.kind != .stateRestoration else { return (nil, []) }
    switch first.payload {
    case .url(let context): return (LaunchOptions(url: context), [first.id])
    case .activity(let activity):
      switch world.read(ColdActivity.self) {
      case .typeAndActivity:
        let launch = LaunchActivity(activityType: activity.activityType, activity: activity)
        return (LaunchOptions(userActivity: launch), [first.id])
      case .typeAlone:
        return (LaunchOptions(userActivity: LaunchActivity(activityType: activity.activityType)), [])
      }
    case .quickAction(let action): return (LaunchOptions(shortcutItem: action), [first.id])
    case .notificationResponse(let response):
      return response.isRemote && response.bringsAppForward
        ? (LaunchOptions(remoteNotification: response.userInfo), [first.id]) : (nil, [])
    case .cloudKitShare(let share): return (LaunchOptions(cloudKitShare: share), [first.id])
    case .silentPush(let userInfo): return (LaunchOptions(remoteNotification: userInfo), [first.id])
    case .location: return (LaunchOptions(location: true), [])
    case .backgroundURLSession, .appIntent: return (nil, [])
    }
  }

  /// Plans the calls that hand an event over.
  static func planEvent(_ arrival: Arrival, atLaunch: Bool, in world: World) {
    if let handoff = arrival.handoff { return planHandoff(handoff, arrival.ids, atLaunch: atLaunch, in: world) }
    for occurrence in arrival.occurrences { planHandover(of: occurrence, atLaunch: atLaunch, in: world) }
  }

  private static func planHandover(of occurrence: Occurrence, atLaunch: Bool, in world: World) {
    let carried = [occurrence.id]
    switch occurrence.payload {
    case .url(let context):
      world.plan(
        .applicationOpenURL(context), carrying: carried, if: atLaunch ? .unlessLaunchRefusesURL : .always)
    case .activity where occurrence.kind == .stateRestoration: break
    case .activity(let activity):
      if world.announces(occurrence.kind) { planAnnouncement(of: activity, atLaunch: atLaunch, in: world) }
      planContinuation(of: activity, carried, atLaunch: atLaunch, in: world)
    case .quickAction(let action):
      let completion = world.makeCompletion()
      world.plan(
        .applicationPerformAction(action, completion: completion), carrying: carried, if: unlessFalse(atLaunch))
    case .notificationResponse(let response):
      if world.hasNotificationDelegate(atLaunch: atLaunch) {
        let completion = world.makeCompletion()
        world.plan(
          .didReceiveNotificationResponse(response, targetScene: nil, completion: completion), carrying: carried)
      } else if world.circumstances.setting.host.setsNotificationDelegate == .never && response.isRemote {
        planPush(response.userInfo, carried, in: world)
      }
    case .cloudKitShare(let share): world.plan(.applicationDidAcceptShare(share), carrying: carried)
    case .silentPush(let userInfo): planPush(userInfo, carried, in: world)
    case .backgroundURLSession(let identifier):
      let completion = world.makeCompletion()
      world.plan(.handleBackgroundURLSession(identifier: identifier, completion: completion), carrying: carried)
    case .appIntent, .location: break
    }
  }

  /// A Handoff is announced and then continued or not, once its data has come or failed to.
  private static func planHandoff(
    _ handoff: (activity: UserActivity, fails: Bool), _ carried: [OccurrenceID], atLaunch: Bool, in world: World
  ) {
    planAnnouncement(of: handoff.activity, atLaunch: atLaunch, in: world)
    if atLaunch && world.read(HandoffFollowUp.self) == .afterActivation { return }
    planOutcome(of: handoff, carried, atLaunch: atLaunch, in: world)
  }

  /// What follows when the app has become active.
  static func planAfterActivation(_ arrival: Arrival, atLaunch: Bool, in world: World) {
    if let handoff = arrival.handoff, atLaunch, world.read(HandoffFollowUp.self) == .afterActivation {
      planOutcome(of: handoff, arrival.ids, atLaunch: atLaunch, in: world)
    }
    guard case .notificationResponse(let response) = arrival.event, response.isRemote,
      world.hasNotificationDelegate(atLaunch: atLaunch), world.read(PushAfterTap.self) == .called
    else { return }
    let push = world.arrive(.silentPush(response.userInfo), in: nil, state: .warm)
    planPush(response.userInfo, push.ids, in: world)
  }

  private static func planOutcome(
    of handoff: (activity: UserActivity, fails: Bool), _ carried: [OccurrenceID], atLaunch: Bool, in world: World
  ) {
    guard handoff.fails else { return planContinuation(of: handoff.activity, carried, atLaunch: atLaunch, in: world) }
    world.plan(
      .applicationDidFailToContinueActivity(type: handoff.activity.activityType, error: "the data did not come"),
      if: unlessFalse(atLaunch))
  }

  private static func planAnnouncement(of activity: UserActivity, atLaunch: Bool, in world: World) {
    world.plan(.applicationWillContinueActivity(type: activity.activityType), if: unlessFalse(atLaunch))
  }

  private static func planContinuation(
    of activity: UserActivity, _ carried: [OccurrenceID], atLaunch: Bool, in world: World
  ) {
    let handler = world.makeCompletion()
    world.plan(
      .applicationContinueActivity(activity, restorationHandler: handler), carrying: carried, if: unlessFalse(atLaunch)
    )
  }

  private static func planPush(_ userInfo: [String: PropertyValue], _ carried: [OccurrenceID], in world: World) {
    world.plan(.didReceiveRemoteNotification(userInfo, completion: world.makeCompletion()), carrying: carried)
  }

  private static func unlessFalse(_ atLaunch: Bool) -> PlannedCall.Condition {
    atLaunch ? .unlessLaunchMethodAnsweredFalse : .always
  }
}

extension ExternalEvent {
  /// Whether the background sequence is documented for it, in which the app is told that it is in the background.
  var tellsOfBackground: Bool {
    if case .notificationResponse = self { false } else { true }
  }
}

/// The app-delegate life cycle: iOS 12 and earlier, and apps that have not adopted scenes.
enum ApplicationDelegateModel: LifeCycleModel {
  static func problem(with step: Step, in world: World) -> String? {
    switch step {
    case .launch(let event, _, _): event.flatMap(problem)
    case .receive(let event, _, _):
      world.isCutBeforeItsEvent ? "the launch event has not been handed over yet" : problem(with: event)
    case .leave: world.applicationState == .background ? "the app is in the background already" : nil
    case .comeBack: world.applicationState == .background ? nil : "the app is in the foreground already"
    case .openScene, .closeScene, .disconnect: "the app-delegate life cycle has no scenes"
    default: nil
    }
  }

  private static func problem(with event: ExternalEvent) -> String? {
    switch event {
    case .openURLs(let contexts) where contexts.count > 1:
      "how several URLs reach an app delegate is not documented"
    case .openURLs, .universalLink, .activity(_, kind: .appActivity), .activity(_, kind: .widget): nil
    case .together: "the app delegate gets one kind of event at a time"
    default: "the system model does not play this kind of event yet"
    }
  }

  static func plan(_ step: Step, in world: World) {
    switch step {
    case .launch(let event, _, _): planLaunch(event, in: world)
    case .launchInBackground(let reason): planBackgroundLaunch(reason, in: world)
    case .receive(let event, _, _): planReceive(event, in: world)
    case .leave:
      world.plan(.applicationWillResignActive)
      world.plan(.applicationDidEnterBackground)
    case .comeBack:
      world.plan(.applicationWillEnterForeground)
      world.plan(.applicationDidBecomeActive)
    case .terminate where world.applicationState != .background:
      world.plan(.applicationWillResignActive)
      world.plan(.applicationDidEnterBackground)
      world.plan(.applicationWillTerminate)
    default: break
    }
  }

  private static func planLaunch(_ event: ExternalEvent?, in world: World) {
    let occurrences = world.occur(event, in: nil, state: .cold)
    let (options, inOptions) = launchOptions(for: occurrences, in: world)
    world.plan(.willFinishLaunching(options), carrying: inOptions)
    world.plan(.didFinishLaunching(options), carrying: inOptions)
    world.mark(.launched)
    planEvent(
      occurrences, in: world, openIf: .unlessLaunchRefusesURL, continueIf: .unlessLaunchMethodAnsweredFalse)
    world.mark(.connected)
    world.mark(.foreground)
    world.plan(.applicationDidBecomeActive)
  }

  /// The launch options, and the occurrences that they carry a first copy of.
  private static func launchOptions(
    for occurrences: [Occurrence], in world: World
  ) -> (LaunchOptions?, [OccurrenceID]) {
    guard let first = occurrences.first else { return (nil, []) }
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
    default: return (nil, [])
    }
  }

  private static func planReceive(_ event: ExternalEvent, in world: World) {
    let occurrences = world.occur(event, in: nil, state: .warm)
    if world.isCut {
      planEvent(occurrences, in: world)
    } else if world.applicationState == .background {
      world.plan(.applicationWillEnterForeground)
      planEvent(occurrences, in: world)
      world.mark(.connected)
      world.mark(.foreground)
      world.plan(.applicationDidBecomeActive)
    } else {
      let isWrapped = world.read(ForegroundDelivery.self) == .insideResignAndActivate
      if isWrapped { world.plan(.applicationWillResignActive) }
      planEvent(occurrences, in: world)
      world.mark(.connected)
      world.mark(.foreground)
      if isWrapped { world.plan(.applicationDidBecomeActive) }
    }
  }

  private static func planEvent(
    _ occurrences: [Occurrence], in world: World, openIf: PlannedCall.Condition = .always,
    continueIf: PlannedCall.Condition = .always
  ) {
    for occurrence in occurrences {
      switch occurrence.payload {
      case .url(let context): world.plan(.applicationOpenURL(context), carrying: [occurrence.id], if: openIf)
      case .activity(let activity):
        world.plan(.applicationWillContinueActivity(type: activity.activityType), if: continueIf)
        let handler = world.makeCompletion()
        world.plan(
          .applicationContinueActivity(activity, restorationHandler: handler), carrying: [occurrence.id],
          if: continueIf)
      default: break
      }
    }
  }

  private static func planBackgroundLaunch(_ reason: BackgroundReason, in world: World) {
    let options = reason.launchOptions
    world.plan(.willFinishLaunching(options))
    world.plan(.didFinishLaunching(options))
    if world.read(BackgroundNotice.self) == .told { world.plan(.applicationDidEnterBackground) }
    world.planBackgroundWork(reason)
  }
}

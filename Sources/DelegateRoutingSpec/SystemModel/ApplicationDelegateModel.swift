/// The app-delegate life cycle: iOS 12 and earlier, and apps that have not adopted scenes.
enum ApplicationDelegateModel: LifeCycleModel {
  static func problem(with step: Step, in world: World) -> String? {
    switch step {
    case .launch(let event, _, _): event.flatMap { problem(with: $0, atLaunch: true) }
    case .receive(let event, _, _):
      world.isCutBeforeItsEvent
        ? "the launch event has not been handed over yet" : problem(with: event, atLaunch: false)
    case .leave: world.applicationState == .background ? "the app is in the background already" : nil
    case .comeBack: world.applicationState == .background ? nil : "the app is in the foreground already"
    case .interrupt: world.applicationState == .active ? nil : "the app is not active"
    case .resume: world.applicationState == .inactive ? nil : "the app is not interrupted"
    case .openScene, .closeScene, .disconnect: "the app-delegate life cycle has no scenes"
    default: nil
    }
  }

  static func plan(_ step: Step, in world: World) {
    switch step {
    case .launch(let event, _, _): planLaunch(event, in: world)
    case .launchInBackground(let reason): planBackgroundLaunch(reason, in: world)
    case .receive(let event, _, _): planReceive(event, in: world)
    case .leave: planLeave(in: world)
    case .comeBack:
      world.plan(.applicationWillEnterForeground)
      world.plan(.applicationDidBecomeActive)
    case .interrupt: world.plan(.applicationWillResignActive)
    case .resume: world.plan(.applicationDidBecomeActive)
    case .terminate where world.applicationState != .background:
      planLeave(in: world)
      world.plan(.applicationWillTerminate)
    default: break
    }
  }

  private static func planLaunch(_ event: ExternalEvent?, in world: World) {
    let arrival = world.arrive(event, in: nil, state: .cold)
    let (options, inOptions) = launchOptions(for: arrival, in: world)
    world.plan(.willFinishLaunching(options), carrying: inOptions)
    if restoresState(event, in: world) { world.plan(.shouldRestoreApplicationState) }
    world.plan(.didFinishLaunching(options), carrying: inOptions)
    world.mark(.launched)
    planEvent(arrival, atLaunch: true, in: world)
    world.mark(.connected)
    world.mark(.foreground)
    world.plan(.applicationDidBecomeActive)
    planAfterActivation(arrival, atLaunch: true, in: world)
  }

  private static func restoresState(_ event: ExternalEvent?, in world: World) -> Bool {
    if case .stateRestoration = event { true } else { world.circumstances.setting.host.savesState }
  }

  private static func planReceive(_ event: ExternalEvent, in world: World) {
    let arrival = world.arrive(event, in: nil, state: .warm)
    if event.isPastScenes {
      let isResumed = world.applicationState == .background && !world.isCut
      if isResumed && event.tellsOfBackground && world.read(BackgroundNotice.self) == .told {
        world.plan(.applicationDidEnterBackground)
      }
      planEvent(arrival, atLaunch: false, in: world)
      world.mark(.connected)
    } else if world.isCut {
      planEvent(arrival, atLaunch: false, in: world)
    } else if world.applicationState == .background {
      world.plan(.applicationWillEnterForeground)
      planEvent(arrival, atLaunch: false, in: world)
      world.mark(.connected)
      world.mark(.foreground)
      world.plan(.applicationDidBecomeActive)
      planAfterActivation(arrival, atLaunch: false, in: world)
    } else {
      let isWrapped =
        world.applicationState == .active && world.read(ForegroundDelivery.self) == .insideResignAndActivate
      if isWrapped { world.plan(.applicationWillResignActive) }
      planEvent(arrival, atLaunch: false, in: world)
      world.mark(.connected)
      world.mark(.foreground)
      if isWrapped { world.plan(.applicationDidBecomeActive) }
    }
  }

  private static func planLeave(in world: World) {
    if world.applicationState == .active { world.plan(.applicationWillResignActive) }
    world.plan(.applicationDidEnterBackground)
    if world.circumstances.setting.host.savesState { world.plan(.shouldSaveApplicationState) }
  }

  private static func planBackgroundLaunch(_ reason: BackgroundReason, in world: World) {
    let arrival = world.arrive(reason.event, in: nil, state: .cold)
    let (options, inOptions) = launchOptions(for: arrival, in: world)
    world.plan(.willFinishLaunching(options), carrying: inOptions)
    world.plan(.didFinishLaunching(options), carrying: inOptions)
    if world.read(BackgroundNotice.self) == .told { world.plan(.applicationDidEnterBackground) }
    planEvent(arrival, atLaunch: true, in: world)
    if reason == .backgroundFetch { world.plan(.performFetch(completion: world.makeCompletion())) }
  }
}

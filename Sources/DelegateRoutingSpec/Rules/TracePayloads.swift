/// What a step brings, and what a call hands over, as the platform rules compare them.
extension Step {
  /// What reaches the app from outside.
  var event: ExternalEvent? {
    switch self {
    case .launch(let event, _, _), .openScene(_, let event): event
    case .receive(let event, _, _): event
    default: nil
    }
  }

  /// Where the step is cut.
  var cut: CutPoint? {
    switch self {
    case .launch(_, _, let cut), .receive(_, _, let cut): cut
    default: nil
    }
  }

  /// Whether the step may come between a step that was cut and the `finish` that ends it. Any other step says that
  /// nothing was left of what was cut before.
  var leavesCutOpen: Bool {
    switch self {
    case .receive(_, _, let cut): cut == nil
    case .finish, .app, .askForLaunchLink: true
    default: false
    }
  }

  /// The scene that the step names.
  var scene: SceneID? {
    switch self {
    case .launch(_, let scene, _), .leave(let scene), .comeBack(let scene), .openScene(let scene, _),
      .closeScene(let scene), .disconnect(let scene), .interrupt(let scene), .resume(let scene):
      scene
    case .receive(_, let scene, _): scene
    default: nil
    }
  }
}

extension ExternalEvent {
  /// The URLs among the event's occurrences.
  var urls: [OpenURLContext] {
    occurrences.compactMap { if case .url(let context) = $0.payload { context } else { nil } }
  }

  /// The universal links among the event's occurrences.
  var universalLinks: [UserActivity] {
    occurrences.compactMap { occurrence in
      guard occurrence.kind == .universalLink, case .activity(let activity) = occurrence.payload else { return nil }
      return activity
    }
  }

  /// The types of the Handoff activities in the event, of those too whose data never comes.
  var handoffTypes: [String] {
    switch self {
    case .handoff(let activity, _): [activity.activityType]
    case .together(let events): events.flatMap(\.handoffTypes)
    default: []
    }
  }
}

extension OpenURLContext {
  /// Whether one of the contexts has the same URL, whatever its options are.
  func hasSameURL(as others: [OpenURLContext]) -> Bool {
    others.contains { $0.url.absoluteString == url.absoluteString }
  }
}

extension ConnectionOptions {
  /// What the options hold, but for the type of a Handoff activity.
  var payloads: [OccurrencePayload] {
    var payloads = urlContexts.map { OccurrencePayload.url($0) } + userActivities.map { .activity($0) }
    if let notificationResponse { payloads.append(.notificationResponse(notificationResponse)) }
    if let shortcutItem { payloads.append(.quickAction(shortcutItem)) }
    if let cloudKitShareMetadata { payloads.append(.cloudKitShare(cloudKitShareMetadata)) }
    if let appIntent { payloads.append(.appIntent(appIntent)) }
    return payloads
  }
}

extension DelegateCall {
  /// The launch options of a launch method.
  var launchOptions: LaunchOptions? {
    switch self {
    case .willFinishLaunching(let options), .didFinishLaunching(let options): options
    default: nil
    }
  }

  /// The options of a connection, or of the configuration question before it.
  var connectionOptions: ConnectionOptions? {
    switch self {
    case .sceneWillConnect(_, _, let options), .configurationForConnecting(_, let options): options
    default: nil
    }
  }

  /// The URLs of an open call.
  var openedURLs: [OpenURLContext] {
    switch self {
    case .applicationOpenURL(let context): [context]
    case .sceneOpenURLContexts(_, let contexts): contexts
    default: []
    }
  }

  /// The activity of a continuation.
  var continuedActivity: UserActivity? {
    switch self {
    case .applicationContinueActivity(let activity, _), .sceneContinueActivity(_, let activity): activity
    default: nil
    }
  }

  /// The type of an activity that is announced.
  var announcedType: String? {
    switch self {
    case .applicationWillContinueActivity(let type), .sceneWillContinueActivity(_, let type): type
    default: nil
    }
  }

  /// The type of an activity that is continued or fails.
  var outcomeType: String? {
    switch self {
    case .applicationDidFailToContinueActivity(let type, _), .sceneDidFailToContinueActivity(_, let type, _): type
    default: continuedActivity?.activityType
    }
  }

  /// The type of an activity that is announced, continued or fails.
  var activityType: String? { announcedType ?? outcomeType }

  /// The sessions that the call tells to be discarded.
  var discardedSessions: [SceneSession] {
    if case .didDiscardSceneSessions(let sessions) = self { sessions } else { [] }
  }

  /// The session that a configuration question or a connection is about.
  var session: SceneSession? {
    switch self {
    case .configurationForConnecting(let session, _), .sceneWillConnect(_, let session, _): session
    default: nil
    }
  }
}

extension DelegateMethod {
  /// The calls that a launch begins with.
  static let launch: Set<DelegateMethod> = [
    .willFinishLaunching, .didFinishLaunching, .didFinishLaunchingWithoutOptions, .shouldRestoreApplicationState,
  ]

  /// The app delegate's state calls, which scenes replace.
  static let applicationState: Set<DelegateMethod> = [
    .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
    .applicationWillEnterForeground,
  ]

  /// The app delegate's event calls, which scenes replace.
  static let applicationEvents: Set<DelegateMethod> = [
    .applicationOpenURL, .applicationContinueActivity, .applicationPerformAction, .applicationDidAcceptShare,
  ]

  /// The app delegate's calls around an activity, which scenes replace.
  static let applicationAnnouncements: Set<DelegateMethod> = [
    .applicationWillContinueActivity, .applicationDidFailToContinueActivity, .applicationDidUpdateActivity,
  ]

  /// Everything that scenes replace.
  static let replacedByScenes = applicationState.union(applicationEvents).union(applicationAnnouncements)

  /// The methods of a scene's delegate.
  static let sceneDelegate = Set(
    allCases.filter {
      [.sceneDelegate, .windowSceneDelegate, .appIntentSceneDelegate].contains($0.facts.owner)
    })

  /// What only an app with scenes is ever asked or told.
  static let scenesOnly = sceneDelegate.union([.configurationForConnecting, .didDiscardSceneSessions])
}

import DelegateRoutingSpec
import Foundation

/// A trace from its entries, in order: one moment is one entry, so that a test counts entries by counting moments.
func trace(_ setting: Setting, reading: Reading = Reading(), _ moments: [Moment]) -> Trace {
  var trace = Trace(setting: setting, reading: reading)
  for moment in moments {
    switch moment {
    case .step(let step):
      trace.entries.append(.step(trace.steps.count))
      trace.steps.append(step)
    case .start: trace.entries.append(.processStarted)
    case .end: trace.entries.append(.processEnded)
    case .call(let call, let carried):
      trace.entries.append(.call(call, occurrences: carried.map { OccurrenceID($0) }, forwarded: true))
    case .swallowed(let call): trace.entries.append(.call(call, occurrences: [], forwarded: false))
    case .answers(let reply): trace.entries.append(.reply(reply))
    case .offMainThread: trace.entries.append(.offMainThread)
    case .windows(let scene, let windows): trace.entries.append(.windows(scene, windows))
    case .makes(let owner, let scene, let isInEnvironment):
      trace.entries.append(.delegateMade(owner, scene: scene, isInEnvironment: isInEnvironment))
    }
  }
  return trace
}

/// One entry of a trace.
enum Moment: Sendable {
  case step(Step)
  case start
  case end
  case call(DelegateCall, [Int])
  case swallowed(DelegateCall)
  case answers(DelegateReply)
  case offMainThread
  case windows(SceneID, [WindowInfo])
  case makes(DelegateOwner, SceneID?, isInEnvironment: Bool)
}

// Steps
extension Moment {
  static func launch(_ event: ExternalEvent? = nil, upTo cut: CutPoint? = nil) -> Moment {
    .step(.launch(event, scene: .main, upTo: cut))
  }
  static func launchInBackground(_ reason: BackgroundReason) -> Moment { .step(.launchInBackground(reason)) }
  static func receive(_ event: ExternalEvent, _ scene: SceneID? = nil, upTo cut: CutPoint? = nil) -> Moment {
    .step(.receive(event, scene: scene, upTo: cut))
  }
  static let finish = Moment.step(.finish)
  static func leave(_ scene: SceneID = .main) -> Moment { .step(.leave(scene)) }
  static func comeBack(_ scene: SceneID = .main) -> Moment { .step(.comeBack(scene)) }
  static func open(_ scene: SceneID, _ event: ExternalEvent? = nil) -> Moment { .step(.openScene(scene, event)) }
  static func close(_ scene: SceneID) -> Moment { .step(.closeScene(scene)) }
  static func disconnect(_ scene: SceneID = .main) -> Moment { .step(.disconnect(scene)) }
  static func phase(_ phase: SceneActivationState) -> Moment { .call(.scenePhaseChanged(.main, phase), []) }
  static func interrupt(_ scene: SceneID = .main) -> Moment { .step(.interrupt(scene)) }
  static func resume(_ scene: SceneID = .main) -> Moment { .step(.resume(scene)) }
  static let terminate = Moment.step(.terminate)
}

// Calls to the app delegate
extension Moment {
  static func will(_ options: LaunchOptions? = nil) -> Moment { .call(.willFinishLaunching(options), []) }
  static func did(_ options: LaunchOptions? = nil) -> Moment { .call(.didFinishLaunching(options), []) }
  static let appForeground = Moment.call(.applicationWillEnterForeground, [])
  static let appActive = Moment.call(.applicationDidBecomeActive, [])
  static let appResigns = Moment.call(.applicationWillResignActive, [])
  static let appBackground = Moment.call(.applicationDidEnterBackground, [])
  static func appOpens(_ context: OpenURLContext) -> Moment { .call(.applicationOpenURL(context), [0]) }
  static func appAnnounces(_ activity: UserActivity) -> Moment {
    .call(.applicationWillContinueActivity(type: activity.activityType), [0])
  }
  static func appContinues(_ activity: UserActivity) -> Moment {
    .call(.applicationContinueActivity(activity, restorationHandler: CompletionID(9)), [0])
  }
  static func push(completion: Int) -> Moment {
    .call(.didReceiveRemoteNotification([:], completion: CompletionID(completion)), [0])
  }
  static func asks(_ scene: SceneID = .main, _ options: ConnectionOptions = ConnectionOptions()) -> Moment {
    .call(.configurationForConnecting(SceneSession(scene: scene), options), [])
  }
  static func discards(_ scenes: SceneID...) -> Moment {
    .call(.didDiscardSceneSessions(scenes.map { SceneSession(scene: $0) }), [])
  }
}

// Calls to a scene's delegate
extension Moment {
  static func connects(
    _ scene: SceneID = .main, _ options: ConnectionOptions = ConnectionOptions(), carries: [Int]? = nil
  ) -> Moment {
    let carried = carries ?? (options == ConnectionOptions() ? [] : [0])
    return .call(.sceneWillConnect(scene, SceneSession(scene: scene), options), carried)
  }
  static func foreground(_ scene: SceneID = .main) -> Moment { .call(.sceneWillEnterForeground(scene), []) }
  static func active(_ scene: SceneID = .main) -> Moment { .call(.sceneDidBecomeActive(scene), []) }
  static func resigns(_ scene: SceneID = .main) -> Moment { .call(.sceneWillResignActive(scene), []) }
  static func background(_ scene: SceneID = .main) -> Moment { .call(.sceneDidEnterBackground(scene), []) }
  static func disconnects(_ scene: SceneID = .main) -> Moment { .call(.sceneDidDisconnect(scene), []) }
  static func opens(_ contexts: [OpenURLContext], _ scene: SceneID = .main, carries: [Int] = [1]) -> Moment {
    .call(.sceneOpenURLContexts(scene, contexts), carries)
  }
  static func announces(_ activity: UserActivity, _ scene: SceneID = .main, carries: [Int] = [1]) -> Moment {
    .call(.sceneWillContinueActivity(scene, type: activity.activityType), carries)
  }
  static func continues(_ activity: UserActivity, _ scene: SceneID = .main, carries: [Int] = [1]) -> Moment {
    .call(.sceneContinueActivity(scene, activity), carries)
  }
}

// Beginnings
extension [Moment] {
  /// A plain launch without scenes: entries 0 to 4.
  static let launchedApp: [Moment] = [.launch(), .start, .will(), .did(), .appActive]
  /// A plain launch without scenes that is left: entries 0 to 7.
  static let leftApp: [Moment] = launchedApp + [.leave(), .appResigns, .appBackground]
  /// A plain launch with scenes: entries 0 to 7.
  static let launchedScene: [Moment] = [
    .launch(), .start, .will(), .did(), .asks(), .connects(), .foreground(), .active(),
  ]
  /// A plain launch without scenes that is interrupted: entries 0 to 6.
  static let interruptedApp: [Moment] = launchedApp + [.interrupt(), .appResigns]
  /// A plain launch with scenes whose scene is interrupted: entries 0 to 9.
  static let interruptedScene: [Moment] = launchedScene + [.interrupt(), .resigns()]
  /// A plain launch with scenes whose scene is left: entries 0 to 10.
  static let leftScene: [Moment] = launchedScene + [.leave(), .resigns(), .background()]
  /// A plain launch with scenes whose scene is left and then disconnected: entries 0 to 12.
  static let disconnectedScene: [Moment] = leftScene + [.disconnect(), .disconnects()]
  /// A plain launch with scenes and a second window in front of the first: entries 0 to 12.
  static let twoWindows: [Moment] =
    launchedScene + [.open("second"), .asks("second"), .connects("second"), .foreground("second"), .active("second")]
}

/// What the tests send.
enum Sent {
  static let url = OpenURLContext(url: address("acme://item/1"))
  static let otherURL = OpenURLContext(url: address("acme://item/2"))
  static let document = OpenURLContext(
    url: address("file:///documents/plan.pdf"), options: OpenURLOptions(openInPlace: true))
  static let link = UserActivity(
    activityType: "NSUserActivityTypeBrowsingWeb", webpageURL: address("https://links.example.com/item/1"))
  static let otherLink = UserActivity(
    activityType: "NSUserActivityTypeBrowsingWeb", webpageURL: address("https://links.example.com/item/2"))
  static let handoff = UserActivity(activityType: "com.acme.edit")

  static let action = QuickAction(type: "compose")
  static let response = NotificationResponse(requestIdentifier: "message", date: 0)
  static let share = CloudKitShare(containerIdentifier: "iCloud.com.acme", recordName: "share")
  static let intent = AppIntentRequest(name: "OpenItem")

  /// An event of each kind.
  static let events: [EventKind: ExternalEvent] = [
    .customURL: .url, .fileURL: .openURLs([document]), .universalLink: .link, .handoff: .handoff(handoff, fails: false),
    .spotlightItem: .activity(handoff, kind: .spotlightItem),
    .spotlightQuery: .activity(handoff, kind: .spotlightQuery),
    .siriIntent: .activity(handoff, kind: .siriIntent), .appIntent: .appIntent(intent),
    .quickAction: .quickAction(action), .notificationResponse: .notificationResponse(response),
    .notificationBackgroundAction: .notificationResponse(
      NotificationResponse(
        requestIdentifier: "background-action", actionIdentifier: "archive", date: 0, bringsAppForward: false)),
    .silentPush: .push, .cloudKitShare: .cloudKitShare(share), .backgroundURLSession: .backgroundURLSession("session"),
    .location: .location, .liveActivity: .activity(handoff, kind: .liveActivity),
    .widget: .activity(handoff, kind: .widget), .appActivity: .activity(handoff, kind: .appActivity),
    .stateRestoration: .stateRestoration(handoff),
  ]

  static func address(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("'\(text)' is no URL") }
    return url
  }
}

extension ExternalEvent {
  static let url = ExternalEvent.openURLs([Sent.url])
  static let twoURLs = ExternalEvent.openURLs([Sent.url, Sent.document])
  static let link = ExternalEvent.universalLink(Sent.link)
  static let push = ExternalEvent.silentPush([:])
}

extension LaunchOptions {
  static let url = LaunchOptions(url: Sent.url)
  static let link = LaunchOptions(
    userActivity: LaunchActivity(activityType: "NSUserActivityTypeBrowsingWeb", activity: Sent.link))
  static let linkType = LaunchOptions(userActivity: LaunchActivity(activityType: "NSUserActivityTypeBrowsingWeb"))
}

extension ConnectionOptions {
  static let url = ConnectionOptions(urlContexts: [Sent.url])
  static let link = ConnectionOptions(userActivities: [Sent.link])
}

import DelegateRoutingSpec

// Calls that hand over other things than URLs and universal links
extension Moment {
  static func appPerforms(_ action: QuickAction, completion: Int = 1) -> Moment {
    .call(.applicationPerformAction(action, completion: CompletionID(completion)), [0])
  }
  static func appAccepts(_ share: CloudKitShare) -> Moment { .call(.applicationDidAcceptShare(share), [0]) }
  static func appFails(_ activity: UserActivity) -> Moment {
    .call(.applicationDidFailToContinueActivity(type: activity.activityType, error: "lost"), [])
  }
  static func session(_ identifier: String, completion: Int = 1) -> Moment {
    .call(.handleBackgroundURLSession(identifier: identifier, completion: CompletionID(completion)), [])
  }
  static func pushes(_ userInfo: [String: PropertyValue], completion: Int) -> Moment {
    .call(.didReceiveRemoteNotification(userInfo, completion: CompletionID(completion)), [0])
  }
  static func responds(_ response: NotificationResponse, _ scene: SceneID? = nil, completion: Int = 1) -> Moment {
    .call(.didReceiveNotificationResponse(response, targetScene: scene, completion: CompletionID(completion)), [0])
  }
  static func performs(_ action: QuickAction, _ scene: SceneID = .main, completion: Int = 1) -> Moment {
    .call(.windowScenePerformAction(scene, action, completion: CompletionID(completion)), [0])
  }
  static func accepts(_ share: CloudKitShare, _ scene: SceneID = .main) -> Moment {
    .call(.windowSceneDidAcceptShare(scene, share), [0])
  }
  static func intends(_ intent: AppIntentRequest, _ scene: SceneID = .main) -> Moment {
    .call(.sceneWillPerformAppIntent(scene, intent), [0])
  }
  static func failsToContinue(_ activity: UserActivity, _ scene: SceneID = .main) -> Moment {
    .call(.sceneDidFailToContinueActivity(scene, type: activity.activityType, error: "lost"), [])
  }
  static func restores(_ activity: UserActivity) -> Moment {
    .call(.sceneRestoreInteractionState(.main, activity), [])
  }
  static let appTerminates = Moment.call(.applicationWillTerminate, [])
}

// Connections of sessions that are not plain window sessions
extension Moment {
  static func asks(
    _ session: SceneSession, _ options: ConnectionOptions = ConnectionOptions(), carries: [Int] = []
  ) -> Moment {
    .call(.configurationForConnecting(session, options), carries)
  }
  static func connects(
    _ session: SceneSession, _ options: ConnectionOptions = ConnectionOptions(), carries: [Int] = []
  ) -> Moment {
    .call(.sceneWillConnect(session.scene, session, options), carries)
  }
}

// SwiftUI
extension Moment {
  static func opensURL(_ context: OpenURLContext, _ scene: SceneID = .main) -> Moment {
    .call(.onOpenURL(scene, context.url), [0])
  }
  static func opensLink(_ activity: UserActivity, _ scene: SceneID = .main) -> Moment {
    .call(.onOpenURL(scene, activity.webpageURL ?? Sent.url.url), [0])
  }
  static func takes(_ activity: UserActivity, _ scene: SceneID = .main) -> Moment {
    .call(.onContinueUserActivity(scene, activity), [0])
  }
  static func executes(_ intent: AppIntentRequest, _ scene: SceneID = .main) -> Moment {
    .call(.onAppIntentExecution(scene, intent), [0])
  }
  static func appPhase(_ state: SceneActivationState) -> Moment { .call(.scenePhaseChanged(nil, state), []) }
}

extension [Moment] {
  /// A plain launch of a SwiftUI app: entries 0 to 5.
  static let launchedSwiftUI: [Moment] = [
    .launch(), .start, .will(), .did(), .asks(), .phase(.foregroundActive),
  ]
  /// A plain launch of a SwiftUI app with its own scene delegate: entries 0 to 8.
  static let launchedOwn: [Moment] = [
    .launch(), .start, .will(), .did(), .asks(), .connects(), .foreground(), .active(), .phase(.foregroundActive),
  ]
}

extension Sent {
  static let localResponse = NotificationResponse(requestIdentifier: "timer", date: 2, isRemote: false)
  static let backgroundAction = NotificationResponse(
    requestIdentifier: "news", actionIdentifier: "later", date: 3, bringsAppForward: false)
  static let spotlight = UserActivity(activityType: "com.apple.corespotlightitem")
  static let siri = UserActivity(activityType: "OrderSoupIntent")
  static let widget = UserActivity(activityType: "com.acme.widget")
  static let liveActivity = UserActivity(activityType: "NSUserActivityTypeLiveActivity")
}

extension ExternalEvent {
  static let action = ExternalEvent.quickAction(Sent.action)
  static let share = ExternalEvent.cloudKitShare(Sent.share)
  static let response = ExternalEvent.notificationResponse(Sent.response)
  static let localResponse = ExternalEvent.notificationResponse(Sent.localResponse)
  static let backgroundAction = ExternalEvent.notificationResponse(Sent.backgroundAction)
  static let spotlight = ExternalEvent.activity(Sent.spotlight, kind: .spotlightItem)
  static let siri = ExternalEvent.activity(Sent.siri, kind: .siriIntent)
  static let widget = ExternalEvent.activity(Sent.widget, kind: .widget)
  static let liveActivity = ExternalEvent.activity(Sent.liveActivity, kind: .liveActivity)
  static let intent = ExternalEvent.appIntent(Sent.intent)
  static let handoff = ExternalEvent.handoff(Sent.handoff, fails: false)
  static let lostHandoff = ExternalEvent.handoff(Sent.handoff, fails: true)
}

extension LaunchOptions {
  static let action = LaunchOptions(shortcutItem: Sent.action)
  static let share = LaunchOptions(cloudKitShare: Sent.share)
  static let response = LaunchOptions(remoteNotification: Sent.response.userInfo)
  static let push = LaunchOptions(remoteNotification: [:])
  static let location = LaunchOptions(location: true)
  static func type(_ activity: UserActivity) -> LaunchOptions {
    LaunchOptions(userActivity: LaunchActivity(activityType: activity.activityType))
  }
}

extension ConnectionOptions {
  static let action = ConnectionOptions(shortcutItem: Sent.action)
  static let share = ConnectionOptions(cloudKitShareMetadata: Sent.share)
  static let response = ConnectionOptions(notificationResponse: Sent.response)
  static let spotlight = ConnectionOptions(userActivities: [Sent.spotlight])
  static let handoff = ConnectionOptions(handoffUserActivityType: Sent.handoff.activityType)
  static let intent = ConnectionOptions(appIntent: Sent.intent)
}

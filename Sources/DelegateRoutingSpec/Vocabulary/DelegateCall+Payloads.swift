extension DelegateCall {
  /// What the call hands over, copies of what another call carries included; nothing for an activity of which only the
  /// type is there.
  package var carriedPayloads: [OccurrencePayload] {
    switch self {
    case .willFinishLaunching(let options), .didFinishLaunching(let options): options?.carriedPayloads ?? []
    case .configurationForConnecting(_, let options), .sceneWillConnect(_, _, let options): options.payloads
    case .applicationOpenURL(let context): [.url(context)]
    case .sceneOpenURLContexts(_, let contexts): contexts.map { .url($0) }
    case .onOpenURL(_, let url): [.url(OpenURLContext(url: url))]
    case .applicationContinueActivity(let activity, _), .sceneContinueActivity(_, let activity),
      .sceneRestoreInteractionState(_, let activity), .onContinueUserActivity(_, let activity):
      [.activity(activity)]
    case .applicationPerformAction(let action, _), .windowScenePerformAction(_, let action, _): [.quickAction(action)]
    case .applicationDidAcceptShare(let share), .windowSceneDidAcceptShare(_, let share): [.cloudKitShare(share)]
    case .handleBackgroundURLSession(let identifier, _): [.backgroundURLSession(identifier)]
    case .didReceiveRemoteNotification(let userInfo, _): [.silentPush(userInfo)]
    case .sceneWillPerformAppIntent(_, let intent), .onAppIntentExecution(_, let intent): [.appIntent(intent)]
    case .didReceiveNotificationResponse(let response, _, _): [.notificationResponse(response)]
    default: []
    }
  }
}

extension LaunchOptions {
  fileprivate var carriedPayloads: [OccurrencePayload] {
    var payloads: [OccurrencePayload] = []
    if let url { payloads.append(.url(url)) }
    if let activity = userActivity?.activity { payloads.append(.activity(activity)) }
    if let shortcutItem { payloads.append(.quickAction(shortcutItem)) }
    if let remoteNotification { payloads.append(.silentPush(remoteNotification)) }
    if let cloudKitShare { payloads.append(.cloudKitShare(cloudKitShare)) }
    if location { payloads.append(.location) }
    return payloads
  }
}

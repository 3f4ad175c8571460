import DelegateRoutingSpec

extension Fault {
  static let wrongStarts = [
    Fault(
      "application-urls-forgotten", breaks: .coldLinkDeliveredOnce, and: [.warmLinkDeliveredOnce],
      "The app delegate's method for URLs is not forwarded.",
      Source(
        "Microsoft Authentication Library issue 1249",
        "https://github.com/AzureAD/microsoft-authentication-library-for-objc/issues/1249"),
      by: ApplicationURLsForgotten.self),
    Fault(
      "application-activities-forgotten", breaks: .coldLinkDeliveredOnce, and: [.warmLinkDeliveredOnce],
      "URLs are handled; the app delegate's method for activities is not forwarded.",
      Source(
        "AppsFlyer Flutter plug-in issue 244", "https://github.com/AppsFlyerSDK/appsflyer-flutter-plugin/issues/244"),
      by: ApplicationActivitiesForgotten.self),
    Fault(
      "set-up-by-the-question", breaks: .coldLinkDeliveredOnce, and: [.reconnectedSceneLinkDeliveredOnce],
      "What the router needs is set up when the app is asked for a scene's configuration, which it often is not.",
      Source(
        "On iOS scenes and why your configurationForConnecting isn't called",
        "https://luxmentis.org/on-ios-scenes-and-why-your"), by: SetUpByTheQuestion.self),
    Fault(
      "start-up-once", breaks: .reconnectedSceneLinkDeliveredOnce, and: [.sameLinkTwiceIsTwo],
      "The first scene of whatever role starts the app; a scene that connects later is not looked at.",
      Source("react-native-carplay pull request 158", "https://github.com/birkir/react-native-carplay/pull/158"),
      by: StartUpOnce.self),
    Fault(
      "in-the-background-for-good", breaks: .warmLinkDeliveredOnce, and: [.reconnectedSceneLinkDeliveredOnce],
      "A process that was started in the background is taken for one that nobody will look at.",
      Source("react-native-firebase issue 8248", "https://github.com/invertase/react-native-firebase/issues/8248"),
      by: InTheBackgroundForGood.self),
    Fault(
      "one-link-a-session", breaks: .warmLinkDeliveredOnce,
      and: [.sameLinkTwiceIsTwo, .reconnectedSceneLinkDeliveredOnce],
      "After its first link a session takes no other.",
      Source(
        "Branch Cordova SDK issue 364",
        "https://github.com/BranchMetrics/cordova-ionic-phonegap-branch-deep-linking-attribution/issues/364"),
      by: OneLinkASession.self),
    Fault(
      "saved-state-as-a-link", breaks: .declaredLimitsHold,
      "What was saved when a scene was left is routed like a link when it connects.",
      Source("webxr-ios issue 43", "https://github.com/mozilla-mobile/webxr-ios/issues/43"), by: SavedStateAsALink.self),
  ]
}

private final class ApplicationURLsForgotten: ProfileFollowingRouter {
  override func applicationReply(to call: DelegateCall) -> DelegateReply {
    if case .applicationOpenURL = call { .unimplemented } else { super.applicationReply(to: call) }
  }
}

private final class ApplicationActivitiesForgotten: ProfileFollowingRouter {
  override func applicationReply(to call: DelegateCall) -> DelegateReply {
    if case .applicationContinueActivity = call { .unimplemented } else { super.applicationReply(to: call) }
  }
}

private final class SetUpByTheQuestion: ProfileFollowingRouter {
  private var isSetUp = false

  override func reply(to call: DelegateCall) -> DelegateReply {
    if case .configurationForConnecting = call { isSetUp = true }
    return super.reply(to: call)
  }

  override func take(_ handover: Handover) -> Bool {
    handover.scene == nil || isSetUp || handover.state == .warm ? super.take(handover) : false
  }
}

private final class StartUpOnce: ProfileFollowingRouter {
  private var hasStarted = false

  override func sceneReply(to call: DelegateCall) -> DelegateReply {
    guard case .sceneWillConnect = call else { return super.sceneReply(to: call) }
    defer { hasStarted = true }
    return hasStarted ? .void : super.sceneReply(to: call)
  }
}

private final class InTheBackgroundForGood: ProfileFollowingRouter {
  private var hasBeenSeen = false
  private var isInBackground = false

  override func reply(to call: DelegateCall) -> DelegateReply {
    switch call {
    case .applicationDidBecomeActive, .sceneWillConnect, .applicationOpenURL, .applicationContinueActivity,
      .configurationForConnecting:
      hasBeenSeen = true
    case .didReceiveRemoteNotification, .handleBackgroundURLSession, .performFetch:
      if !hasBeenSeen { isInBackground = true }
    default: break
    }
    return super.reply(to: call)
  }

  override func take(_ handover: Handover) -> Bool { isInBackground ? false : super.take(handover) }
}

private final class OneLinkASession: ProfileFollowingRouter {
  private var hasDelivered = false

  override func deliver(_ handover: Handover) -> Bool {
    if hasDelivered { return true }
    hasDelivered = true
    return super.deliver(handover)
  }
}

private final class SavedStateAsALink: ProfileFollowingRouter {
  override func reply(to call: DelegateCall) -> DelegateReply {
    if case .sceneWillConnect(let scene, let session, _) = call, let saved = session.stateRestorationActivity {
      process.deliver(DeliveredLink(saved), scene: scene)
    }
    return super.reply(to: call)
  }
}

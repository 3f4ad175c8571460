import DelegateRoutingSpec

extension ModelFault {
  static let applicationDelegateEventFaults = activities + actions + notifications + backgroundWork

  private static let activities = [
    ModelFault(
      "cold-activity-in-launch-options", in: .appDelegateIOS12, [.launch(by: .spotlightItem)],
      .replace(.didFinishLaunching, with: .didFinishLaunching(nil))),
    ModelFault(
      "activity-continues-in-the-app-delegate", in: .appDelegateIOS12, [.launch, .receive(.spotlightItem)],
      .drop(.applicationContinueActivity)),
    ModelFault(
      "spotlight-and-handoff-are-announced", in: .appDelegateIOS12, [.launch, .receive(.spotlightItem)],
      .swap(.applicationWillContinueActivity, .applicationContinueActivity)),
    ModelFault(
      "handoff-comes-or-fails-in-the-app-delegate", in: .appDelegateIOS12, [.launch, .receive(.handoff)],
      .drop(.applicationContinueActivity)),
    ModelFault(
      "false-launch-return-silences-activities", in: .appDelegateIOS12, [.launch(by: .spotlightItem)],
      replies: [.didFinishLaunching: .bool(false)],
      .add(.applicationContinueActivity(.found, restorationHandler: CompletionID(1)), after: .didFinishLaunching)),
    ModelFault(
      "app-intent-calls-no-app-delegate", in: .appDelegateIOS26, [.launch, .leave, .receive(.intent)],
      .add(
        .applicationContinueActivity(UserActivity(activityType: "OpenItem"), restorationHandler: CompletionID(1)),
        after: .applicationWillEnterForeground)),
    ModelFault(
      "intent-handler-needs-several-scenes", in: .scenesTemplate, [.launch],
      .add(.handlerForIntent(name: "OrderSoupIntent"), after: .didFinishLaunching)),
  ]

  private static let actions = [
    ModelFault(
      "cold-quick-action-in-launch-options", in: .appDelegateIOS12, [.launch(by: .action)],
      .replace(.didFinishLaunching, with: .didFinishLaunching(nil))),
    ModelFault(
      "quick-action-is-performed-once", in: .appDelegateIOS12, [.launch, .receive(.action)],
      .repeat(.applicationPerformAction)),
    ModelFault(
      "false-launch-return-silences-the-quick-action", in: .appDelegateIOS12, [.launch(by: .action)],
      replies: [.didFinishLaunching: .bool(false)],
      .add(.applicationPerformAction(.sent, completion: CompletionID(1)), after: .didFinishLaunching)),
    ModelFault(
      "quick-action-before-active", in: .appDelegateIOS12, [.launch(by: .action)],
      .swap(.applicationPerformAction, .applicationDidBecomeActive)),
    ModelFault(
      "cold-share-in-launch-options", in: .appDelegateIOS12, [.launch(by: .share)],
      .replace(.didFinishLaunching, with: .didFinishLaunching(nil))),
    ModelFault(
      "share-comes-to-the-app-delegate", in: .appDelegateIOS12, [.launch, .receive(.share)],
      .drop(.applicationDidAcceptShare)),
  ]

  private static let notifications = [
    ModelFault(
      "tapped-notification-in-launch-options", in: .appDelegateIOS12, [.launch(by: .response)],
      .replace(.didFinishLaunching, with: .didFinishLaunching(nil))),
    ModelFault(
      "response-comes-to-the-centre-delegate", in: .appDelegateIOS12, [.launch, .receive(.response)],
      .drop(.didReceiveNotificationResponse)),
    ModelFault(
      "launch-return-is-ignored-for-a-notification", in: .appDelegateIOS12, [.launch(by: .response)],
      replies: [.didFinishLaunching: .bool(false)], .drop(.didReceiveNotificationResponse)),
    ModelFault(
      "no-response-without-a-centre-delegate",
      in: .appDelegateIOS12.having { $0.host.setsNotificationDelegate = .never }, [.launch, .receive(.localResponse)],
      .add(
        .didReceiveNotificationResponse(.local, targetScene: nil, completion: CompletionID(1)),
        after: .applicationDidBecomeActive)),
    ModelFault(
      "background-action-brings-nothing-forward", in: .appDelegateIOS12,
      [.launch, .leave, .receive(.backgroundAction)],
      .add(.applicationWillEnterForeground, after: .didReceiveNotificationResponse)),
    ModelFault(
      "tap-may-call-the-push-method", in: .appDelegateIOS12, [.launch, .receive(.localResponse)],
      .add(.didReceiveRemoteNotification([:], completion: CompletionID(2)), after: .didReceiveNotificationResponse)),
  ]

  private static let backgroundWork = [
    ModelFault(
      "push-launch-is-marked", in: .appDelegateIOS12, [.launchInBackground(.silentPush)],
      .replace(.didFinishLaunching, with: .didFinishLaunching(nil))),
    ModelFault(
      "silent-push-comes-once", in: .scenesTemplate, [.launch, .receive(.push)],
      .repeat(.didReceiveRemoteNotification)),
    ModelFault(
      "session-events-come-to-the-app-delegate", in: .scenesTemplate, [.launchInBackground(.backgroundURLSession)],
      .drop(.handleBackgroundURLSession)),
    ModelFault(
      "location-launch-is-marked", in: .appDelegateIOS12, [.launchInBackground(.location)],
      .replace(.didFinishLaunching, with: .didFinishLaunching(nil))),
    ModelFault(
      "location-calls-no-delegate", in: .scenesTemplate, [.launchInBackground(.location)],
      .add(.didReceiveRemoteNotification([:], completion: CompletionID(1)), after: .didFinishLaunching)),
    ModelFault(
      "background-work-brings-nothing-forward", in: .appDelegateIOS12, [.launch, .leave, .receive(.push)],
      .add(.applicationDidBecomeActive, after: .didReceiveRemoteNotification)),
    ModelFault(
      "state-is-restored-between-the-launch-methods", in: savingApp, [.launch],
      .swap(.shouldRestoreApplicationState, .didFinishLaunching)),
    ModelFault(
      "state-is-saved-in-the-background", in: savingApp, [.launch, .leave],
      .swap(.applicationDidEnterBackground, .shouldSaveApplicationState)),
  ]

  private static let savingApp = Setting.appDelegateIOS12.having { $0.host.savesState = true }
}

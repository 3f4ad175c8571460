import DelegateRoutingSpec

extension ModelFault {
  static let applicationDelegateFaults = adoption + delivery + launch

  private static let adoption = [
    ModelFault(
      "adoption-by-manifest-or-code", in: .scenesByManifestAlone, [.launch], .stop(after: .didFinishLaunching)),
    ModelFault(
      "empty-manifest-does-not-adopt", in: .appDelegateEmptyManifest, [.launch], .stop(after: .didFinishLaunching)),
    ModelFault(
      "not-adopted-keeps-the-app-delegate", in: .appDelegateIOS26, [.launch],
      .add(.connect(), after: .didFinishLaunching)),
    ModelFault(
      "no-scenes-before-ios-13", in: .appDelegateIOS12, [.launch], .add(.connect(), after: .didFinishLaunching)),
    ModelFault("refused-on-27", in: .refusedIOS27, [.launch], .begin(with: .applicationDidBecomeActive)),
    ModelFault(
      "missing-delegate-class-gets-no-scene-calls", in: .scenesWithoutDelegate, [.launch],
      .add(.connect(), after: .didFinishLaunching)),
    ModelFault(
      "no-fallback-to-the-app-delegate", in: .scenesWithoutDelegate, [.launchByURL],
      .add(.applicationOpenURL(.sent), after: .didFinishLaunching)),
  ]

  private static let delivery = [
    ModelFault(
      "warm-url-opens-in-the-app-delegate", in: .appDelegateIOS12, [.launch, .receiveURL], .drop(.applicationOpenURL)),
    ModelFault(
      "foreground-before-open-in-app-delegate", in: .appDelegateIOS12, [.launch, .leave, .receiveURL],
      .swap(.applicationWillEnterForeground, .applicationOpenURL)),
    ModelFault(
      "warm-link-continues-in-the-app-delegate", in: .appDelegateIOS12, [.launch, .receiveLink],
      .repeat(.applicationContinueActivity)),
    ModelFault(
      "foreground-before-continue-in-app-delegate", in: .appDelegateIOS12, [.launch, .leave, .receiveLink],
      .swap(.applicationContinueActivity, .applicationDidBecomeActive)),
    ModelFault(
      "foreground-before-active-in-app-delegate", in: .appDelegateIOS12, [.launch, .leave, .comeBack],
      .drop(.applicationWillEnterForeground)),
    ModelFault(
      "resign-before-background", in: .appDelegateIOS12, [.launch, .leave],
      .swap(.applicationWillResignActive, .applicationDidEnterBackground)),
    ModelFault(
      "one-background-call-per-trip", in: .appDelegateIOS12, [.launch, .leave],
      .repeat(.applicationDidEnterBackground)),
    ModelFault(
      "leaving-ends-in-the-background", in: .appDelegateIOS12, [.launch, .leave],
      .drop(.applicationDidEnterBackground)),
    ModelFault(
      "coming-back-ends-with-active", in: .appDelegateIOS12, [.launch, .leave, .comeBack],
      .drop(.applicationDidBecomeActive)),
    ModelFault(
      "announcement-gets-one-outcome", in: .appDelegateIOS12, [.launch, .receiveLink],
      .drop(.applicationContinueActivity)),
    ModelFault(
      "completion-travels-with-push", in: .appDelegateIOS12, [.launchInBackground(.silentPush)],
      .drop(.didReceiveRemoteNotification)),
    ModelFault(
      "scene-delegate-is-silent-without-scenes", in: .appDelegateIOS26, [.launch],
      .add(.sceneDidBecomeActive(.main), after: .applicationDidBecomeActive)),
    ModelFault(
      "background-launch-may-enter-the-background", in: .appDelegateIOS26, [.launchInBackground(.silentPush)],
      .add(.applicationDidEnterBackground, after: .didFinishLaunching)),
  ]

  private static let launch = [
    ModelFault(
      "cold-url-comes-twice-to-the-app-delegate", in: .appDelegateIOS12, [.launchByURL], .drop(.applicationOpenURL)),
    ModelFault(
      "cold-link-in-launch-options", in: .appDelegateIOS12, [.launchByLink],
      .replace(.didFinishLaunching, with: .didFinishLaunching(nil))),
    ModelFault(
      "launch-activity-beside-its-type", in: .appDelegateIOS12, [.launchByLink],
      .replace(.didFinishLaunching, with: .didFinishLaunching(.sentLinkType))),
    ModelFault(
      "link-continues-after-launch", in: .appDelegateIOS12, [.launchByLink], .drop(.applicationContinueActivity)),
    ModelFault(
      "link-is-announced-to-the-app-delegate", in: .appDelegateIOS12, [.launchByLink],
      .drop(.applicationWillContinueActivity)),
    ModelFault(
      "launch-link-before-active", in: .appDelegateIOS12, [.launchByLink],
      .swap(.applicationContinueActivity, .applicationDidBecomeActive)),
    ModelFault(
      "launch-methods-come-first", in: .appDelegateIOS12, [.launch], .swap(.willFinishLaunching, .didFinishLaunching)),
    ModelFault(
      "no-foreground-call-at-app-launch", in: .appDelegateIOS12, [.launch],
      .add(.applicationWillEnterForeground, after: .didFinishLaunching)),
    ModelFault("app-launch-ends-with-active", in: .appDelegateIOS12, [.launch], .drop(.applicationDidBecomeActive)),
    ModelFault(
      "false-launch-return-silences-open", in: .appDelegateIOS12, [.launchByURL],
      replies: [.didFinishLaunching: .bool(false)],
      .replace(.applicationDidBecomeActive, with: .applicationOpenURL(.sent))
    ),
    ModelFault(
      "false-launch-return-silences-continue", in: .appDelegateIOS12, [.launchByLink],
      replies: [.didFinishLaunching: .bool(false)],
      .replace(
        .applicationDidBecomeActive,
        with: .applicationContinueActivity(.sent, restorationHandler: CompletionID(1)))),
  ]
}

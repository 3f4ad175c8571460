import DelegateRoutingSpec
import Testing

struct ApplicationDelegateEventRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] =
    quickActions + notifications + [
      RuleExample(
        "cold-share-in-launch-options", .appDelegateIOS12, accepts: launchedByShare,
        rejects: [.launch(.share), .start, .will(.share), .did()], at: 3),
      RuleExample(
        "share-comes-to-the-app-delegate", .appDelegateIOS12, accepts: launchedByShare,
        rejects: [.launch(.share), .start, .will(.share), .did(.share), .appActive], at: 4),
      RuleExample(
        "share-comes-to-the-app-delegate", .appDelegateIOS12,
        accepts: .leftApp + [.receive(.share), .appForeground, .appAccepts(Sent.share), .appActive],
        rejects: .launchedApp + [.receive(.share), .appAccepts(Sent.share), .appAccepts(Sent.share)], at: 7),
    ]

  private static let quickActions: [RuleExample] = [
    RuleExample(
      "cold-quick-action-in-launch-options", .appDelegateIOS12, accepts: launchedByAction,
      rejects: [.launch(.action), .start, .will(.action), .did()], at: 3),
    RuleExample(
      "quick-action-is-performed-once", .appDelegateIOS12, accepts: launchedByAction,
      rejects: [.launch(.action), .start, .will(.action), .did(.action), .appActive], at: 4),
    RuleExample(
      "quick-action-is-performed-once", .appDelegateIOS12,
      accepts: .launchedApp + [.receive(.action), .appPerforms(Sent.action)],
      rejects: .launchedApp + [
        .receive(.action), .appPerforms(Sent.action), .appPerforms(Sent.action, completion: 2),
      ], at: 7),
    RuleExample(
      "false-launch-return-silences-the-quick-action", .appDelegateReturnsFalse,
      accepts: [.launch(.action), .start, .will(.action), .did(.action), .appActive], rejects: launchedByAction, at: 4),
    RuleExample(
      "quick-action-before-active", .appDelegateIOS12, accepts: launchedByAction,
      rejects: [.launch(.action), .start, .will(.action), .did(.action), .appActive, .appPerforms(Sent.action)], at: 5),
    RuleExample(
      "quick-action-before-active", .appDelegateIOS12,
      accepts: .leftApp + [.receive(.action), .appForeground, .appPerforms(Sent.action), .appActive],
      rejects: .leftApp + [.receive(.action), .appForeground, .appActive, .appPerforms(Sent.action)], at: 11),
  ]

  private static let notifications: [RuleExample] = [
    RuleExample(
      "tapped-notification-in-launch-options", .appDelegateIOS26, accepts: launchedByResponse,
      rejects: [.launch(.response), .start, .will(), .did()], at: 2),
    RuleExample(
      "tapped-notification-in-launch-options", .appDelegateIOS26,
      accepts: [.launch(.localResponse), .start, .will(), .did(), .responds(Sent.localResponse), .appActive],
      rejects: [.launch(.localResponse), .start, .will(.response), .did()], at: 2),
    RuleExample(
      "response-comes-to-the-centre-delegate", .appDelegateIOS26, accepts: launchedByResponse,
      rejects: [.launch(.response), .start, .will(.response), .did(.response), .appActive], at: 4),
    RuleExample(
      "response-comes-to-the-centre-delegate", .appDelegateIOS26,
      accepts: .leftApp + [.receive(.backgroundAction), .responds(Sent.backgroundAction)],
      rejects: .launchedApp + [
        .receive(.response), .responds(Sent.response), .responds(Sent.response, completion: 2),
      ], at: 7),
    RuleExample(
      "response-comes-to-the-centre-delegate", .appDelegateIOS26,
      accepts: [.launchInBackground(.notificationAction), .start, .will(), .did(), .responds(Sent.backgroundAction)],
      rejects: [.launchInBackground(.notificationAction), .start, .will(), .did()], at: 3),
    RuleExample(
      "launch-return-is-ignored-for-a-notification", .appDelegateReturnsFalse, accepts: launchedByResponse,
      rejects: [.launch(.response), .start, .will(.response), .did(.response), .appActive], at: 4),
    RuleExample(
      "no-response-without-a-centre-delegate", withoutCentreDelegate,
      accepts: [.launch(.response), .start, .will(.response), .did(.response), .appActive],
      rejects: launchedByResponse, at: 4),
    RuleExample(
      "background-action-brings-nothing-forward", .appDelegateIOS26,
      accepts: [.launch(.backgroundAction), .start, .will(), .did(), .responds(Sent.backgroundAction)],
      rejects: [.launch(.backgroundAction), .start, .will(), .did(), .responds(Sent.backgroundAction), .appActive],
      at: 5),
    RuleExample(
      "background-action-brings-nothing-forward", .scenesTemplate,
      accepts: .leftScene + [.receive(.backgroundAction), .responds(Sent.backgroundAction)],
      rejects: .leftScene + [.receive(.backgroundAction), .responds(Sent.backgroundAction), .foreground()], at: 13),
    RuleExample(
      "tap-may-call-the-push-method", .appDelegateIOS26,
      accepts: launchedByResponse + [.pushes(Sent.response.userInfo, completion: 2)],
      rejects: launchedByResponse + [
        .pushes(Sent.response.userInfo, completion: 2), .pushes(Sent.response.userInfo, completion: 3),
      ], at: 7),
    RuleExample(
      "tap-may-call-the-push-method", .scenesTemplate,
      accepts: .launchedScene + [.receive(.localResponse), .responds(Sent.localResponse)],
      rejects: .launchedScene + [
        .receive(.localResponse), .responds(Sent.localResponse), .pushes([:], completion: 2),
      ], at: 10),
  ]

  private static let launchedByAction: [Moment] = [
    .launch(.action), .start, .will(.action), .did(.action), .appPerforms(Sent.action), .appActive,
  ]
  private static let launchedByShare: [Moment] = [
    .launch(.share), .start, .will(.share), .did(.share), .appAccepts(Sent.share), .appActive,
  ]
  private static let launchedByResponse: [Moment] = [
    .launch(.response), .start, .will(.response), .did(.response), .responds(Sent.response), .appActive,
  ]
  private static let withoutCentreDelegate = Setting(
    name: "without-centre-delegate", ios: OSVersion(26),
    host: HostApp(answersConfiguration: false, setsNotificationDelegate: .never))
}

import DelegateRoutingSpec
import Testing

struct ApplicationDelegateActivityRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "cold-activity-in-launch-options", .appDelegateIOS12, accepts: launchedBySpotlight,
      rejects: [.launch(.spotlight), .start, .will(.type(Sent.spotlight)), .did(.url)], at: 3),
    RuleExample(
      "cold-activity-in-launch-options", .appDelegateIOS12, accepts: launchedByHandoff,
      rejects: [.launch(.handoff), .start, .will(), .did()], at: 2),
    RuleExample(
      "activity-continues-in-the-app-delegate", .appDelegateIOS12, accepts: launchedBySpotlight,
      rejects: [
        .launch(.spotlight), .start, .will(.type(Sent.spotlight)), .did(.type(Sent.spotlight)),
        .appAnnounces(Sent.spotlight), .appActive,
      ], at: 5),
    RuleExample(
      "activity-continues-in-the-app-delegate", .appDelegateIOS12,
      accepts: .leftApp + [.receive(.siri), .appForeground, .appContinues(Sent.siri), .appActive],
      rejects: .launchedApp + [.receive(.siri), .appContinues(Sent.siri), .appContinues(Sent.siri)], at: 7),
    RuleExample(
      "spotlight-and-handoff-are-announced", .appDelegateIOS12, accepts: launchedBySpotlight,
      rejects: [
        .launch(.spotlight), .start, .will(.type(Sent.spotlight)), .did(.type(Sent.spotlight)),
        .appContinues(Sent.spotlight), .appActive,
      ], at: 4),
    RuleExample(
      "spotlight-and-handoff-are-announced", .appDelegateIOS12,
      accepts: .launchedApp + [.receive(.siri), .appContinues(Sent.siri)],
      rejects: .launchedApp + [.receive(.handoff), .appContinues(Sent.handoff), .appAnnounces(Sent.handoff)], at: 6),
    RuleExample(
      "handoff-comes-or-fails-in-the-app-delegate", .appDelegateIOS12, accepts: launchedByHandoff,
      rejects: [
        .launch(.handoff), .start, .will(.type(Sent.handoff)), .did(.type(Sent.handoff)), .appAnnounces(Sent.handoff),
        .appFails(Sent.handoff), .appActive,
      ], at: 5),
    RuleExample(
      "handoff-comes-or-fails-in-the-app-delegate", .appDelegateIOS12,
      accepts: .launchedApp + [.receive(.lostHandoff), .appAnnounces(Sent.handoff), .appFails(Sent.handoff)],
      rejects: .launchedApp + [.receive(.lostHandoff), .appAnnounces(Sent.handoff)], at: 6),
    RuleExample(
      "handoff-comes-or-fails-in-the-app-delegate", .appDelegateIOS12,
      accepts: .launchedApp + [
        .receive(.handoff), .appAnnounces(Sent.handoff), .step(.app(.timePasses)), .appContinues(Sent.handoff),
      ], rejects: .launchedApp + [.receive(.handoff)], at: 5),
    RuleExample(
      "false-launch-return-silences-activities", .appDelegateReturnsFalse,
      accepts: [
        .launch(.spotlight), .start, .will(.type(Sent.spotlight)), .did(.type(Sent.spotlight)), .appActive,
      ], rejects: launchedBySpotlight, at: 4),
    RuleExample(
      "false-launch-return-silences-activities", .appDelegateReturnsFalse,
      accepts: [.launch(.lostHandoff), .start, .will(.type(Sent.handoff)), .did(.type(Sent.handoff)), .appActive],
      rejects: launchedByHandoff, at: 4),
    RuleExample(
      "app-intent-calls-no-app-delegate", .appDelegateIOS26,
      accepts: [.launch(.intent), .start, .will(), .did(), .appActive],
      rejects: .launchedApp + [.receive(.intent), .appOpens(Sent.url)], at: 6),
    RuleExample(
      "intent-handler-needs-several-scenes", .appDelegateIOS26,
      accepts: .launchedApp + [.receive(.siri), .appContinues(Sent.siri)],
      rejects: .launchedApp + [.receive(.siri), .handles], at: 6),
    RuleExample(
      "intent-handler-needs-several-scenes", .scenesTemplate,
      accepts: .launchedScene + [.receive(.siri), .continues(Sent.siri)],
      rejects: .launchedScene + [.receive(.siri), .handles], at: 9),
  ]

  private static let launchedBySpotlight: [Moment] = [
    .launch(.spotlight), .start, .will(.type(Sent.spotlight)), .did(.type(Sent.spotlight)),
    .appAnnounces(Sent.spotlight), .appContinues(Sent.spotlight), .appActive,
  ]
  private static let launchedByHandoff: [Moment] = [
    .launch(.handoff), .start, .will(.type(Sent.handoff)), .did(.type(Sent.handoff)), .appAnnounces(Sent.handoff),
    .appActive, .appContinues(Sent.handoff),
  ]
}

extension Moment {
  fileprivate static let handles = Moment.call(.handlerForIntent(name: "OrderSoupIntent"), [])
}

import DelegateRoutingSpec
import Testing

struct ScenesColdEventRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] =
    handoffs + copies + [
      RuleExample(
        "cold-activity-in-connection-options", .scenesTemplate, accepts: launched(.spotlight, .spotlight),
        rejects: launched(.spotlight, ConnectionOptions()), at: 5),
      RuleExample(
        "cold-activity-in-connection-options", .scenesTemplate,
        accepts: [
          .launch(.siri), .start, .will(), .did(), .asks(car), .connects(car), .continues(Sent.siri, carries: [0]),
          .foreground(), .active(),
        ], rejects: launched(.siri, ConnectionOptions(handoffUserActivityType: Sent.siri.activityType)), at: 5),
      RuleExample(
        "cold-quick-action-in-connection-options", .scenesTemplate, accepts: launched(.action, .action),
        rejects: launched(.action, ConnectionOptions()), at: 5),
      RuleExample(
        "no-action-call-for-the-connecting-quick-action", .scenesTemplate,
        accepts: launched(.action, .action) + [.receive(.action), .call(performed, [1])],
        rejects: launched(.action, .action) + [.performs(Sent.action)], at: 8),
      RuleExample(
        "cold-share-in-connection-options", .scenesTemplate, accepts: launched(.share, .share),
        rejects: launched(.share, ConnectionOptions()), at: 5),
      RuleExample(
        "no-accept-call-for-the-connecting-share", .scenesTemplate, accepts: launched(.share, .share),
        rejects: launched(.share, .share) + [.accepts(Sent.share)], at: 8),
      RuleExample(
        "cold-app-intent-in-connection-options", .scenesTwoWindows, accepts: launched(.intent, .intent),
        rejects: launched(.intent, ConnectionOptions()), at: 5),
      RuleExample(
        "cold-app-intent-in-connection-options", .scenesTwoWindows,
        accepts: [
          .launch(.intent), .start, .will(), .did(), .asks(.main, .intent), .connects(.main, .intent),
          .intends(Sent.intent), .foreground(), .active(),
        ], rejects: launched(.intent, .intent) + [.intends(Sent.intent)], at: 8),
      RuleExample(
        "restore-call-before-active", .scenesTemplate,
        accepts: [
          .launch(), .start, .will(), .did(), .asks(), .connects(), .restores(Sent.handoff), .foreground(), .active(),
        ], rejects: .launchedScene + [.restores(Sent.handoff)], at: 8),
      RuleExample(
        "restored-state-is-the-sessions", .scenesTemplate,
        accepts: [
          .launch(), .start, .will(), .did(), .asks(), .connects(saved), .foreground(), .restores(Sent.handoff),
          .active(),
        ],
        rejects: [.launch(), .start, .will(), .did(), .asks(), .connects(saved), .restores(Sent.widget)], at: 6),
    ]

  private static let handoffs: [RuleExample] = [
    RuleExample(
      "handoff-type-in-connection-options", .scenesTemplate, accepts: launchedByHandoff,
      rejects: launched(.handoff, ConnectionOptions(userActivities: [Sent.handoff])), at: 5),
    RuleExample(
      "handoff-type-in-connection-options", .scenesTemplate, accepts: launchedByHandoff,
      rejects: .disconnectedScene + [.receive(.handoff, .main), .connects(), .foreground(), .active()], at: 14),
    RuleExample(
      "handoff-follows-the-connection", .scenesTemplate, accepts: launchedByHandoff,
      rejects: launched(.handoff, .handoff) + [.announces(Sent.handoff, carries: []), .failsToContinue(Sent.handoff)],
      at: 9),
    RuleExample(
      "handoff-follows-the-connection", .scenesTemplate,
      accepts: [
        .launch(.lostHandoff), .start, .will(), .did(), .asks(.main, .handoff), .connects(.main, .handoff),
        .announces(Sent.handoff, carries: []), .foreground(), .failsToContinue(Sent.handoff), .active(),
      ], rejects: launched(.lostHandoff, .handoff), at: 7),
  ]

  private static let copies: [RuleExample] = [
    RuleExample(
      "cold-response-comes-in-one-copy-or-two", .scenesTemplate,
      accepts: launched(.response, .response) + [.responds(Sent.response, .main)],
      rejects: launched(.response, ConnectionOptions()), at: 7),
    RuleExample(
      "cold-response-comes-in-one-copy-or-two", .scenesTemplate,
      accepts: launched(.response, ConnectionOptions()) + [.responds(Sent.response)],
      rejects: .disconnectedScene + [.receive(.response), .connects(), .foreground(), .active()], at: 16),
    RuleExample(
      "cold-response-comes-in-one-copy-or-two", .swiftUIApp,
      accepts: [.launch(.response), .start, .will(), .did(), .asks(.main, .response), .phase(.foregroundActive)],
      rejects: [.launch(.response), .start, .will(), .did(), .asks(), .phase(.foregroundActive)], at: 5),
    RuleExample(
      "response-copies-are-equal", .scenesTemplate,
      accepts: launched(.response, .response) + [.responds(Sent.response)],
      rejects: launched(.response, .response) + [.responds(Sent.localResponse)], at: 8),
    RuleExample(
      "response-copies-are-equal", .scenesTemplate, accepts: launched(.response, .response),
      rejects: launched(.response, .response) + [.responds(Sent.response), .responds(Sent.response, completion: 2)],
      at: 9),
  ]

  /// A launch by an event with these options: entries 0 to 7.
  private static func launched(_ event: ExternalEvent, _ options: ConnectionOptions) -> [Moment] {
    [
      .launch(event), .start, .will(), .did(), .asks(.main, options), .connects(.main, options), .foreground(),
      .active(),
    ]
  }
  private static let launchedByHandoff =
    launched(.handoff, .handoff) + [.announces(Sent.handoff, carries: []), .continues(Sent.handoff, carries: [0])]
  private static let performed = DelegateCall.windowScenePerformAction(.main, Sent.action, completion: CompletionID(1))
  private static let car = SceneSession(scene: .main, role: .carPlay)
  private static let saved = SceneSession(scene: .main, stateRestorationActivity: Sent.handoff)
}

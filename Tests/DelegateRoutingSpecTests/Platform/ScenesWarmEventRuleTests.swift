import DelegateRoutingSpec
import Testing

struct ScenesWarmEventRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "warm-activity-continues-on-the-scene", .scenesTemplate,
      accepts: .leftScene + [
        .receive(.spotlight), .announces(Sent.spotlight), .foreground(), .continues(Sent.spotlight), .active(),
      ], rejects: .leftScene + [.receive(.spotlight), .foreground(), .active()], at: 13),
    RuleExample(
      "warm-activity-continues-on-the-scene", .scenesTemplate,
      accepts: .launchedScene + [.receive(.siri), .continues(Sent.siri)],
      rejects: .launchedScene + [.receive(.siri), .continues(Sent.siri), .continues(Sent.siri)], at: 10),
    RuleExample(
      "live-activity-and-widget-are-announced", .scenesTemplate,
      accepts: .launchedScene + [
        .receive(.liveActivity), .announces(Sent.liveActivity), .continues(Sent.liveActivity),
      ],
      rejects: .launchedScene + [.receive(.liveActivity), .continues(Sent.liveActivity)], at: 9),
    RuleExample(
      "live-activity-and-widget-are-announced", .scenesTemplate,
      accepts: .launchedScene + [.receive(.widget), .announces(Sent.widget), .continues(Sent.widget)],
      rejects: .launchedScene + [.receive(.widget), .announces(Sent.liveActivity), .continues(Sent.widget)], at: 10),
    RuleExample(
      "warm-handoff-comes-or-fails", .scenesTemplate,
      accepts: .launchedScene + [.receive(.handoff), .announces(Sent.handoff), .continues(Sent.handoff)],
      rejects: .launchedScene + [.receive(.handoff), .announces(Sent.handoff), .failsToContinue(Sent.handoff)], at: 10),
    RuleExample(
      "warm-handoff-comes-or-fails", .scenesTemplate,
      accepts: .leftScene + [
        .receive(.lostHandoff), .announces(Sent.handoff), .foreground(), .active(), .failsToContinue(Sent.handoff),
      ], rejects: .leftScene + [.receive(.lostHandoff), .foreground(), .active()], at: 13),
    RuleExample(
      "warm-quick-action-is-performed-on-the-scene", .scenesTemplate,
      accepts: .leftScene + [.receive(.action), .performs(Sent.action), .foreground(), .active()],
      rejects: .leftScene + [.receive(.action), .foreground(), .active()], at: 13),
    RuleExample(
      "warm-quick-action-is-performed-on-the-scene", .scenesTemplate,
      accepts: .launchedScene + [.receive(.action), .performs(Sent.action)],
      rejects: .launchedScene + [.receive(.action), .performs(Sent.action), .performs(Sent.action, completion: 2)],
      at: 10),
    RuleExample(
      "warm-share-is-accepted-on-the-scene", .scenesTemplate,
      accepts: .launchedScene + [.receive(.share), .accepts(Sent.share)], rejects: .launchedScene + [.receive(.share)],
      at: 8),
    RuleExample(
      "warm-response-comes-to-the-centre-alone", .scenesTemplate,
      accepts: .leftScene + [.receive(.response), .foreground(), .responds(Sent.response, .main), .active()],
      rejects: .leftScene + [.receive(.response), .foreground(), .active()], at: 13),
    RuleExample(
      "warm-response-comes-to-the-centre-alone", .scenesTemplate,
      accepts: .launchedScene + [.receive(.backgroundAction), .responds(Sent.backgroundAction)],
      rejects: .launchedScene + [.receive(.response), .responds(Sent.response), .performs(Sent.action)], at: 10),
    RuleExample(
      "response-names-its-scene", .scenesTwoWindows,
      accepts: .twoWindows + [.receive(.response, "second"), .responds(Sent.response, "second")],
      rejects: .twoWindows + [.receive(.response, "second"), .responds(Sent.response, .main)], at: 14),
    RuleExample(
      "response-names-its-scene", .scenesTemplate,
      accepts: .launchedScene + [.receive(.response), .responds(Sent.response)],
      rejects: .launchedScene + [.receive(.response), .responds(Sent.response, "gone")], at: 9),
    RuleExample(
      "warm-app-intent-comes-to-the-scene", .scenesTwoWindows,
      accepts: .leftScene + [.receive(.intent), .intends(Sent.intent), .foreground(), .active()],
      rejects: .leftScene + [.receive(.intent), .foreground(), .intends(Sent.intent), .active()], at: 13),
    RuleExample(
      "warm-app-intent-comes-to-the-scene", .scenesTwoWindows,
      accepts: .launchedScene + [.receive(.intent), .intends(Sent.intent)],
      rejects: .launchedScene + [.receive(.intent)], at: 8),
    RuleExample(
      "app-intent-needs-several-scenes", .scenesTemplate, accepts: .launchedScene + [.receive(.intent)],
      rejects: .launchedScene + [.receive(.intent), .intends(Sent.intent)], at: 9),
    RuleExample(
      "event-reaches-one-scene", .scenesTwoWindows,
      accepts: .twoWindows + [.receive(.action), .performs(Sent.action, "second")],
      rejects: .twoWindows + [
        .receive(.action), .performs(Sent.action, "second"), .performs(Sent.action, .main, completion: 2),
      ], at: 15),
    RuleExample(
      "event-reaches-one-scene", .swiftUIApp,
      accepts: .launchedSwiftUI + [.receive(.url), .opensURL(Sent.url)],
      rejects: .launchedSwiftUI + [.receive(.url), .opensURL(Sent.url), .opensURL(Sent.url, "second")], at: 8),
  ]
}

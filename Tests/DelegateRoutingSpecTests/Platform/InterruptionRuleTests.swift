import DelegateRoutingSpec
import Testing

struct InterruptionRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "interruption-resigns-and-stays-in-front", .appDelegateIOS26, accepts: .interruptedApp,
      rejects: .interruptedApp + [.appBackground], at: 7),
    RuleExample(
      "interruption-resigns-and-stays-in-front", .scenesTemplate, accepts: .interruptedScene,
      rejects: .interruptedScene + [.disconnects()], at: 10),
    RuleExample(
      "interruption-resigns-and-stays-in-front", .scenesTemplate, accepts: .interruptedScene + [.resume(), .active()],
      rejects: .launchedScene + [.interrupt()], at: 8),
    RuleExample(
      "interruption-ends-with-active", .appDelegateIOS26, accepts: .interruptedApp + [.resume(), .appActive],
      rejects: .interruptedApp + [.resume(), .appForeground, .appActive], at: 8),
    RuleExample(
      "interruption-ends-with-active", .swiftUIOwnSceneDelegate,
      accepts: .launchedOwn + [
        .interrupt(), .resigns(), .phase(.foregroundInactive), .resume(), .active(), .phase(.foregroundActive),
      ],
      rejects: .launchedOwn + [.interrupt(), .resigns(), .phase(.foregroundInactive), .resume()], at: 12),
    RuleExample(
      "event-in-an-interruption-makes-no-background-trip", .appDelegateIOS26,
      accepts: .interruptedApp + [.receive(.url), .appOpens(Sent.url), .resume(), .appActive],
      rejects: .interruptedApp + [.receive(.url), .appForeground, .appOpens(Sent.url), .appActive], at: 8),
    RuleExample(
      "event-in-an-interruption-makes-no-background-trip", .scenesTemplate,
      accepts: .interruptedScene + [.receive(.url), .opens([Sent.url]), .resume(), .active()],
      rejects: .interruptedScene + [.receive(.url), .opens([Sent.url]), .background()], at: 12),
  ]
}

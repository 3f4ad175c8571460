import DelegateRoutingSpec
import Testing

struct LifeCyclePairRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "only-what-is-active-resigns", .appDelegateIOS26, accepts: .leftApp, rejects: .leftApp + [.appResigns], at: 8),
    RuleExample(
      "only-what-is-active-resigns", .scenesTemplate, accepts: .leftScene,
      rejects: [.launch(), .start, .will(), .did(), .asks(), .connects(), .foreground(), .resigns()], at: 7),
    RuleExample(
      "active-is-told-once", .appDelegateIOS26, accepts: .launchedApp, rejects: .launchedApp + [.appActive], at: 5),
    RuleExample(
      "active-is-told-once", .scenesTemplate, accepts: .launchedScene + [.resigns(), .active()],
      rejects: .launchedScene + [.active()], at: 8),
    RuleExample(
      "foreground-is-entered-from-the-background", .scenesTemplate,
      accepts: .leftScene + [.comeBack(), .foreground(), .active()], rejects: .launchedScene + [.foreground()], at: 8),
    RuleExample(
      "only-the-left-scene-goes-to-the-background", .scenesTwoWindows,
      accepts: .twoWindows + [.leave("second"), .resigns("second"), .background("second")],
      rejects: .twoWindows + [.leave("second"), .resigns("second"), .background("second"), .resigns(), .background()],
      at: 17),
    RuleExample(
      "termination-comes-in-the-background", .appDelegateIOS26,
      accepts: .launchedApp + [.terminate, .appResigns, .appBackground, .appTerminates, .end],
      rejects: .launchedApp + [.terminate, .appResigns, .appTerminates, .end], at: 7),
    RuleExample(
      "termination-is-the-last-call", .scenesTemplate, Reading().with(SceneKill.discardsAndTerminates),
      accepts: .launchedScene + [.terminate, .resigns(), .disconnects(), .discards(.main), .appTerminates, .end],
      rejects: .launchedScene + [.terminate, .resigns(), .appTerminates, .disconnects(), .discards(.main), .end],
      at: 11),
  ]
}

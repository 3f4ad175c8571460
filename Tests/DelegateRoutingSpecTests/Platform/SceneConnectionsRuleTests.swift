import DelegateRoutingSpec
import Testing

struct SceneConnectionsRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "disconnected-scene-connects-again", .scenesTemplate,
      accepts: .disconnectedScene + [.receive(.url), .connects(.main, .url), .foreground(), .active()],
      rejects: .disconnectedScene + [.receive(.url), .opens([Sent.url]), .foreground(), .active()], at: 14),
    RuleExample(
      "disconnected-scene-connects-again", .scenesTemplate,
      accepts: .disconnectedScene + [.receive(.link), .connects(.main, .link), .foreground(), .active()],
      rejects: .disconnectedScene + [
        .receive(.link), .connects(), .foreground(), .announces(Sent.link), .continues(Sent.link), .active(),
      ], at: 16),
    RuleExample(
      "disconnected-scene-connects-again", .scenesTemplate,
      accepts: [
        .launchInBackground(.location), .start, .will(), .did(), .receive(.url), .asks(.main, .url),
        .connects(.main, .url), .foreground(), .active(),
      ],
      rejects: [
        .launchInBackground(.location), .start, .will(), .did(), .receive(.url), .asks(), .connects(), .foreground(),
        .active(),
      ], at: 6),
    RuleExample(
      "disconnected-scene-connects-again", .scenesTemplate,
      accepts: .disconnectedScene + [.receive(.url, upTo: .launched)],
      rejects: .disconnectedScene + [.receive(.url)], at: 13),
    RuleExample(
      "no-launch-methods-for-a-reconnect", .scenesTemplate,
      accepts: .disconnectedScene + [.comeBack(), .connects(), .foreground(), .active()],
      rejects: .disconnectedScene + [.comeBack(), .did(), .connects(), .foreground(), .active()], at: 14),
    RuleExample(
      "configuration-asked-for-a-session-made-now", .scenesTemplate, accepts: .launchedScene,
      rejects: [.launch(), .start, .will(), .did(), .connects(), .asks(), .foreground(), .active()], at: 4),
    RuleExample(
      "configuration-asked-for-a-session-made-now", .scenesTwoWindows, accepts: .twoWindows,
      rejects: .launchedScene + [.open("second"), .asks(.main), .connects("second")], at: 10),
    RuleExample(
      "old-session-may-skip-the-configuration", .scenesTemplate,
      accepts: .launchedScene + [.terminate, .end]
        + [.launch(), .start, .will(), .did(), .connects(), .foreground(), .active()],
      rejects: .launchedScene + [.terminate, .end] + .launchedScene, at: 15),
    RuleExample(
      "old-session-may-skip-the-configuration", .scenesTemplate, Reading().with(ConfigurationAtRelaunch.asked),
      accepts: .disconnectedScene + [.comeBack(), .asks(), .connects(), .foreground(), .active()],
      rejects: .disconnectedScene + [.comeBack(), .connects(), .foreground(), .active()], at: 14),
    RuleExample(
      "configuration-question-shows-the-options", .scenesTemplate,
      accepts: [
        .launch(.url), .start, .will(), .did(), .asks(.main, .url), .connects(.main, .url), .foreground(), .active(),
      ],
      rejects: [
        .launch(.url), .start, .will(), .did(), .asks(), .connects(.main, .url), .foreground(), .active(),
      ], at: 5),
    RuleExample(
      "new-scene-takes-the-link-alone", .scenesTwoWindows,
      accepts: .launchedScene + [
        .open("second", .link), .asks("second", .link), .connects("second", .link), .foreground("second"),
        .active("second"),
      ],
      rejects: .launchedScene + [
        .open("second", .link), .asks("second", .link), .connects("second", .link), .continues(Sent.link, .main),
      ], at: 11),
    RuleExample(
      "new-scene-takes-the-link-alone", .scenesTwoWindows,
      accepts: .launchedScene + [.open("second", .url), .asks("second", .url), .connects("second", .url)],
      rejects: .launchedScene + [.open("second", .url), .asks("second"), .connects("second")], at: 10),
    RuleExample(
      "one-scene-unless-declared", .scenesTemplate,
      accepts: .disconnectedScene + [.comeBack(), .connects(), .foreground(), .active()],
      rejects: .twoWindows, at: 10),
    RuleExample(
      "reconnect-keeps-the-session", .scenesTemplate,
      accepts: .disconnectedScene + [.comeBack(), .connects(), .foreground(), .active()],
      rejects: .disconnectedScene + [.comeBack(), .connectsAsCarPlay, .foreground(), .active()], at: 14),
    RuleExample(
      "reconnect-keeps-the-session", .scenesTemplate, accepts: .launchedScene,
      rejects: [.launch(), .start, .will(), .did(), .asks(), .connectsWithAnotherSession, .foreground()], at: 5),
  ]
}

extension Moment {
  fileprivate static let connectsAsCarPlay = Moment.call(
    .sceneWillConnect(.main, SceneSession(scene: .main, role: .carPlay), ConnectionOptions()), [])
  fileprivate static let connectsWithAnotherSession = Moment.call(
    .sceneWillConnect(.main, SceneSession(scene: "second"), ConnectionOptions()), [])
}

import DelegateRoutingSpec
import Testing

struct SceneTargetRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] =
    roles + [
      RuleExample(
        "missing-scene-connects-with-the-event", .scenesTemplate,
        accepts: .disconnectedScene + [.receive(.action), .connects(.main, .action), .foreground(), .active()],
        rejects: .disconnectedScene + [
          .receive(.action), .connects(), .performs(Sent.action), .foreground(), .active(),
        ],
        at: 15),
      RuleExample(
        "missing-scene-connects-with-the-event", .scenesTwoWindows,
        accepts: .launchedScene + [
          .open("second", .spotlight), .asks("second", .spotlight), .connects("second", .spotlight),
          .foreground("second"), .active("second"),
        ],
        rejects: .launchedScene + [
          .open("second", .spotlight), .asks("second"), .connects("second"), .foreground("second"), .active("second"),
        ], at: 10),
      RuleExample(
        "background-work-connects-no-scene", .scenesTemplate,
        accepts: .disconnectedScene + [.receive(.push), .push(completion: 1)],
        rejects: .disconnectedScene + [.receive(.push), .push(completion: 1), .connects()], at: 15),
      RuleExample(
        "background-work-connects-no-scene", .swiftUIApp,
        accepts: .launchedSwiftUI + [.receive(.backgroundAction), .responds(Sent.backgroundAction)],
        rejects: .launchedSwiftUI + [.receive(.backgroundAction), .asks(), .responds(Sent.backgroundAction)], at: 7),
      RuleExample(
        "one-scene-app-connects-its-session-again", .scenesTemplate,
        accepts: .disconnectedScene + [.comeBack(), .connects(), .foreground(), .active()],
        rejects: .disconnectedScene + [.comeBack(), .asks("other"), .connects("other")], at: 15),
      RuleExample(
        "removed-session-is-told-at-the-next-launch", .scenesTwoWindows,
        accepts: removedWhileNotRunning + [.launch()] + relaunched + [.discards("second"), .foreground(), .active()],
        rejects: removedWhileNotRunning + [.launch()] + relaunched + [.foreground(), .active()], at: 22),
      RuleExample(
        "launch-discards-no-connected-scene", .scenesTwoWindows,
        accepts: removedWhileNotRunning + [.launch()] + relaunched + [.discards("second"), .foreground(), .active()],
        rejects: removedWhileNotRunning + [.launch()] + relaunched + [.discards(.main)], at: 21),
      RuleExample(
        "configuration-question-is-about-the-session", .scenesTemplate, accepts: .launchedScene,
        rejects: [.launch(), .start, .will(), .did(), .asks(car), .connects()], at: 5),
      RuleExample(
        "configuration-of-another-role-connects-nothing", .scenesTemplate,
        accepts: [
          .launch(), .start, .will(), .did(), .asks(car), .answers(.configuration(SceneConfiguration(role: .carPlay))),
          .connects(car), .foreground(), .active(),
        ],
        rejects: [
          .launch(), .start, .will(), .did(), .asks(car),
          .answers(.configuration(SceneConfiguration(role: .windowApplication))), .connects(car),
        ], at: 6),
    ]

  private static let roles: [RuleExample] = [
    RuleExample(
      "car-launch-connects-no-window", .scenesTemplate, accepts: launchedByCar,
      rejects: launchedByCar + [.asks("phone"), .connects("phone")], at: 9),
    RuleExample(
      "window-calls-come-to-window-scenes", .scenesTemplate, accepts: launchedByCar,
      rejects: launchedByCar + [.receive(.action), .performs(Sent.action)], at: 9),
  ]

  private static let car = SceneSession(scene: .main, role: .carPlay)
  private static let launchedByCar: [Moment] = [
    .launch(), .start, .will(), .did(), .asks(car), .connects(car), .foreground(), .active(),
  ]
  /// Two windows, a killed process, and one window removed: entries 0 to 15.
  private static let removedWhileNotRunning: [Moment] =
    .twoWindows + [.terminate, .end, .close("second")]
  /// What a launch after that begins with: entries 17 to 20.
  private static let relaunched: [Moment] = [.start, .will(), .did(), .connects()]
}

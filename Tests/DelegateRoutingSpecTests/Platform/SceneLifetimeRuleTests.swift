import DelegateRoutingSpec
import Testing

struct SceneLifetimeRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "leaving-does-not-disconnect", .scenesTemplate, accepts: .disconnectedScene,
      rejects: .leftScene + [.disconnects()], at: 11),
    RuleExample(
      "disconnect-is-told", .scenesTemplate, accepts: .disconnectedScene, rejects: .leftScene + [.disconnect()], at: 11),
    RuleExample(
      "disconnected-scene-is-silent", .scenesTemplate, accepts: .disconnectedScene,
      rejects: .disconnectedScene + [.receive(.url), .opens([Sent.url])], at: 14),
    RuleExample(
      "disconnected-scene-is-silent", .scenesTwoWindows,
      accepts: .twoWindows + [.close("second"), .discards("second"), .disconnects("second")],
      rejects: .disconnectedScene + [.disconnects()], at: 13),
    RuleExample(
      "disconnect-discards-nothing", .scenesTemplate, accepts: .disconnectedScene,
      rejects: .disconnectedScene + [.discards(.main)], at: 13),
    RuleExample(
      "disconnect-discards-nothing", .scenesTwoWindows,
      accepts: .twoWindows + [.close("second"), .resigns("second"), .disconnects("second"), .discards("second")],
      rejects: .twoWindows + [.leave("second"), .resigns("second"), .background("second"), .discards("second")], at: 16),
    RuleExample(
      "closed-window-disconnects-or-discards", .scenesTwoWindows,
      accepts: .twoWindows + [.close("second"), .disconnects("second"), .discards("second")],
      rejects: .twoWindows + [.close("second"), .disconnects("second")], at: 14),
    RuleExample(
      "closed-window-disconnects-or-discards", .scenesTwoWindows, Reading().with(WindowClosing.discardsAlone),
      accepts: .twoWindows + [.close("second"), .discards("second")],
      rejects: .twoWindows + [.close("second"), .disconnects("second"), .discards("second")], at: 14),
    RuleExample(
      "closed-window-disconnects-or-discards", .scenesTwoWindows, Reading().with(WindowClosing.disconnectsAlone),
      accepts: .twoWindows + [.close("second"), .disconnects("second")],
      rejects: .twoWindows + [.close("second"), .resigns("second")], at: 14),
    RuleExample(
      "killed-scene-resigns-and-disconnects", .scenesTemplate,
      accepts: .launchedScene + [.terminate, .resigns(), .disconnects(), .end],
      rejects: .launchedScene + [.terminate, .disconnects(), .end], at: 9),
    RuleExample(
      "killed-scene-resigns-and-disconnects", .scenesTemplate,
      accepts: .launchedScene + [.terminate, .end],
      rejects: .launchedScene + [.terminate, .resigns(), .disconnects(), .discards(.main), .end], at: 11),
    RuleExample(
      "killed-scene-resigns-and-disconnects", .scenesTemplate, Reading().with(SceneKill.disconnectsAndDiscards),
      accepts: .launchedScene + [.terminate, .resigns(), .disconnects(), .discards(.main), .end],
      rejects: .launchedScene + [.terminate, .resigns(), .disconnects(), .end], at: 11),
    RuleExample(
      "killed-scene-resigns-and-disconnects", .scenesTemplate, Reading().with(SceneKill.discardsAndTerminates),
      accepts: .launchedScene + [.terminate, .resigns(), .disconnects(), .discards(.main), .appTerminates, .end],
      rejects: .launchedScene + [.terminate, .resigns(), .disconnects(), .discards(.main), .end], at: 12),
    RuleExample(
      "killed-scene-resigns-and-disconnects", .scenesTemplate,
      Reading().with(SceneKill.entersBackgroundAndTerminates),
      accepts: .launchedScene + [.terminate, .resigns(), .background(), .appTerminates, .end],
      rejects: .launchedScene + [.terminate, .resigns(), .background(), .disconnects(), .appTerminates, .end], at: 11),
    RuleExample(
      "killed-scene-resigns-and-disconnects", .scenesTemplate,
      accepts: .launchedScene + [.terminate, .resigns(), .disconnects(), .end],
      rejects: .launchedScene + [.terminate, .resigns(), .disconnects(), .appTerminates, .end], at: 11),
    RuleExample(
      "killed-scene-resigns-and-disconnects", .scenesTemplate,
      accepts: .launchedScene + [.terminate, .resigns(), .background(), .disconnects(), .end],
      rejects: .launchedScene + [.terminate, .resigns(), .end], at: 10),
    RuleExample(
      "background-launch-never-activates", .appDelegateIOS26,
      accepts: [.launchInBackground(.location), .start, .will(.location), .did(.location)],
      rejects: [.launchInBackground(.location), .start, .will(.location), .did(.location), .appActive], at: 4),
    RuleExample(
      "background-launch-never-activates", .scenesTemplate, Reading().with(BackgroundLaunch.connectsScene),
      accepts: [.launchInBackground(.location), .start, .will(), .did(), .asks(), .connects()],
      rejects: [.launchInBackground(.location), .start, .will(), .did(), .asks(), .connects(), .foreground()], at: 6),
    RuleExample(
      "background-launch-may-connect-a-scene", .scenesTemplate,
      accepts: [.launchInBackground(.location), .start, .will(), .did()],
      rejects: [.launchInBackground(.location), .start, .will(), .did(), .asks(), .connects()], at: 5),
    RuleExample(
      "background-launch-may-connect-a-scene", .scenesTemplate, Reading().with(BackgroundLaunch.connectsScene),
      accepts: [.launchInBackground(.location), .start, .will(), .did(), .asks(), .connects()],
      rejects: [.launchInBackground(.location), .start, .will(), .did()], at: 3),
    RuleExample(
      "background-launch-may-connect-a-scene", .scenesTemplate, Reading().with(BackgroundLaunch.connectsScene),
      accepts: [.launchInBackground(.location), .start, .will(), .did(), .asks(), .connects()],
      rejects: [.launchInBackground(.location), .start, .will(), .did(), .asks(), .connects(.main, .url)], at: 5),
  ]
}

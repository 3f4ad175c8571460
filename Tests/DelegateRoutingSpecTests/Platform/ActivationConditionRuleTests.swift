import DelegateRoutingSpec
import Testing

struct ActivationConditionRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  @Test func rulesAskNothingWhereTheSceneIsNamed() throws {
    let named = trace(
      Self.claimed, .twoWindows + [.receive(.url, "second"), .opens([Sent.url], "second")])
    #expect(PlatformRule.broken(by: named).map(\.rule.name) == [])
  }

  static let examples: [RuleExample] = [
    RuleExample(
      "preferring-scene-gets-the-event", claimed, accepts: .twoWindows + [.receive(.url), .opens([Sent.url])],
      rejects: .twoWindows + [.receive(.url), .opens([Sent.url], "second")], at: 14),
    RuleExample(
      "preferring-scene-gets-the-event", claiming(.swiftUIOwnSceneDelegate, ["main": SceneClaim(prefers: ["ITEM"])]),
      accepts: twoOwnWindows + [.receive(.url), .opensURL(Sent.url), .opens([Sent.url])],
      rejects: twoOwnWindows + [.receive(.url), .opensURL(Sent.url, "second"), .opens([Sent.url], "second")], at: 16),
    RuleExample(
      "refusing-scene-gets-no-event-of-another", secondRefuses,
      accepts: .twoWindows + [.receive(.url), .opens([Sent.url])],
      rejects: .twoWindows + [.receive(.url), .opens([Sent.url], "second")], at: 14),
    RuleExample(
      "event-that-no-scene-takes-opens-a-new-one", noSceneTakes,
      accepts: .launchedScene + [
        .receive(.url), .asks("window-2", .url), .connects("window-2", .url), .foreground("window-2"),
        .active("window-2"),
      ],
      rejects: .launchedScene + [.receive(.url), .opens([Sent.url])], at: 9),
    RuleExample(
      "event-that-no-scene-takes-opens-a-new-one", noSceneTakes,
      accepts: .launchedScene + [
        .receive(.link), .asks("window-2", .link), .connects("window-2", .link), .foreground("window-2"),
        .active("window-2"),
      ],
      rejects: .launchedScene + [.receive(.link)], at: 8),
    RuleExample(
      "scene-without-conditions-takes-every-event", .scenesTwoWindows,
      accepts: .launchedScene + [.receive(.url), .opens([Sent.url])],
      rejects: .launchedScene + [.receive(.url), .asks("window-2", .url), .connects("window-2", .url)], at: 9),
  ]

  private static let claimed = claiming(
    .scenesTwoWindows, ["main": SceneClaim(prefers: ["item"]), "second": SceneClaim(prefers: ["profile"])])
  private static let secondRefuses = claiming(.scenesTwoWindows, ["second": SceneClaim(allows: ["profile"])])
  private static let noSceneTakes = claiming(.scenesTwoWindows, ["main": SceneClaim(allows: ["profile"])])

  private static func claiming(_ setting: Setting, _ claims: [String: SceneClaim]) -> Setting {
    var setting = setting
    setting.host.sceneClaims = claims
    return setting
  }

  /// Two windows of a SwiftUI app with its own scene delegate: entries 0 to 14.
  private static let twoOwnWindows: [Moment] =
    .launchedOwn + [
      .open("second"), .asks("second"), .connects("second"), .foreground("second"), .active("second"),
      .call(.scenePhaseChanged("second", .foregroundActive), []),
    ]
}

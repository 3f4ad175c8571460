import DelegateRoutingSpec
import Testing

struct HostingSceneRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "hosting-scene-delegate-gets-the-state-calls", .scenesHostingSwiftUI, accepts: .launchedScene,
      rejects: [.launch(), .start, .will(), .did(), .asks(), .connects(), .foreground()], at: 6),
    RuleExample(
      "hosting-scene-delegate-gets-the-state-calls", .scenesHostingSwiftUI, accepts: .leftScene,
      rejects: .launchedScene + [.leave(), .resigns()], at: 9),
  ]

  @Test func noEventForAHostedSceneIsPlayed() throws {
    var model = try #require(SystemModel(setting: .scenesHostingSwiftUI))
    let reason = "who is handed an event for a scene of a UIHostingSceneDelegate is not documented"
    #expect(model.problem(with: .launch(.url, scene: .main, upTo: nil)) == reason)
    model.play(.launch(nil, scene: .main, upTo: nil))
    #expect(model.problem(with: .receive(.link, scene: nil, upTo: nil)) == reason)
    #expect(model.problem(with: .receive(.response, scene: nil, upTo: nil)) == reason)
    #expect(model.problem(with: .openScene("second", .spotlight)) == reason)
    #expect(model.problem(with: .receive(.push, scene: nil, upTo: nil)) == nil)
    #expect(model.problem(with: .openScene("second", nil)) == nil)
  }
}

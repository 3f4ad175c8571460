import DelegateRoutingSpec
import Testing

struct EnvironmentRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  @Test func anAppDelegateThatNobodyHasMadeIsNotCalled() throws {
    let rule = try #require(PlatformRule.named("one-app-delegate-in-a-process"))
    let played = trace(.swiftUIApp, [.launch(), .start, .will(), .makesApp])
    #expect(rule.violation(played)?.entry == 2)
  }

  @Test func twoInstancesForOneConnectionAreOneTooMany() throws {
    let rule = try #require(PlatformRule.named("each-connection-has-a-new-scene-delegate"))
    let played = trace(
      .scenesByManifestAlone,
      [.launch(), .start, .makesApp, .will(), .did(), .makesScene(), .makesScene(), .connects()])
    #expect(rule.violation(played)?.entry == 7)
  }

  @Test func anInstanceForAnotherSceneIsNotTheConnectedOnes() throws {
    let rule = try #require(PlatformRule.named("each-connection-has-a-new-scene-delegate"))
    let played = trace(
      .scenesTwoWindows, [.launch(), .start, .makesApp, .will(), .did(), .makesScene("second"), .connects()])
    #expect(rule.violation(played)?.entry == 6)
  }

  @Test func aDelegateThatIsNotObservableIsNotInTheEnvironment() throws {
    let rule = try #require(PlatformRule.named("observable-delegates-are-in-the-environment"))
    let played = trace(.swiftUIApp, [.launch(), .start, .makes(.applicationDelegate, nil, isInEnvironment: true)])
    #expect(rule.violation(played)?.entry == 2)
  }

  static let examples: [RuleExample] = [
    RuleExample(
      "one-app-delegate-in-a-process", .swiftUIApp, accepts: launched + [.terminate, .end] + launched,
      rejects: launched + [.leave(), .phase(.foregroundInactive), .makesApp], at: 9),
    RuleExample(
      "each-connection-has-a-new-scene-delegate", .scenesByManifestAlone,
      accepts: disconnected + [.comeBack(), .makesScene(), .connects(), .foreground(), .active()],
      rejects: disconnected + [.comeBack(), .connects(), .foreground(), .active()], at: 15),
    RuleExample(
      "observable-delegates-are-in-the-environment", observable,
      accepts: [
        .launch(), .start, .makes(.applicationDelegate, nil, isInEnvironment: true), .will(), .did(), .asks(),
        .makes(.sceneDelegate, .main, isInEnvironment: true), .connects(), .foreground(), .active(),
        .phase(.foregroundActive),
      ],
      rejects: [
        .launch(), .start, .makes(.applicationDelegate, nil, isInEnvironment: true), .will(), .did(), .asks(),
        .makesScene(), .connects(), .foreground(), .active(), .phase(.foregroundActive),
      ], at: 6),
  ]

  /// A plain launch of a SwiftUI app: entries 0 to 6.
  private static let launched: [Moment] = [
    .launch(), .start, .makesApp, .will(), .did(), .asks(), .phase(.foregroundActive),
  ]
  /// A plain launch with a scene that is left and disconnected: entries 0 to 13.
  private static let disconnected: [Moment] = [
    .launch(), .start, .makesApp, .will(), .did(), .makesScene(), .connects(), .foreground(), .active(), .leave(),
    .resigns(), .background(), .disconnect(), .disconnects(),
  ]
  /// A SwiftUI app with observable delegates, a scene's among them.
  private static let observable: Setting = {
    var setting = Setting.swiftUIOwnSceneDelegate
    setting.host.hasObservableDelegates = true
    return setting
  }()
}

extension Moment {
  fileprivate static let makesApp = Moment.makes(.applicationDelegate, nil, isInEnvironment: false)
  fileprivate static func makesScene(_ scene: SceneID = .main) -> Moment {
    .makes(.sceneDelegate, scene, isInEnvironment: false)
  }
}

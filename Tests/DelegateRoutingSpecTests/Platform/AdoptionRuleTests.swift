import DelegateRoutingSpec
import Testing

struct AdoptionRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "adoption-by-manifest-or-code", .scenesByCodeAlone, accepts: .launchedScene, rejects: .launchedApp, at: 4),
    RuleExample(
      "adoption-by-manifest-or-code", .scenesByManifestAlone,
      accepts: [.launch(), .start, .will(), .did(), .connects(), .foreground(), .active()],
      rejects: [.launch(), .start, .will(), .did()], at: 3),
    RuleExample(
      "empty-manifest-does-not-adopt", .appDelegateEmptyManifest, accepts: .launchedApp, rejects: .launchedScene,
      at: 4),
    RuleExample(
      "empty-manifest-does-not-adopt", .appDelegateEmptyManifest, accepts: .launchedApp,
      rejects: [.launch(), .start, .will(), .did()], at: 3),
    RuleExample(
      "not-adopted-keeps-the-app-delegate", .appDelegateIOS26, accepts: .launchedApp, rejects: .launchedScene, at: 4),
    RuleExample(
      "not-adopted-keeps-the-app-delegate", oldSDKOnIOS27, accepts: .launchedApp,
      rejects: [.launch(), .start, .end], at: 2),
    RuleExample(
      "no-scenes-before-ios-13", manifestOnIOS12, accepts: .launchedApp,
      rejects: [.launch(), .start, .will(), .did(), .connects(), .foreground(), .active()], at: 4),
    RuleExample(
      "refused-on-27", .refusedIOS27, accepts: [.launch(), .start, .end],
      rejects: [.launch(), .start, .will(), .did()],
      at: 3),
    RuleExample(
      "refused-on-27", .refusedIOS27, accepts: [.launch(), .start, .will(), .did(), .end],
      rejects: .launchedApp + [.end], at: 4),
    RuleExample(
      "missing-delegate-class-gets-no-scene-calls", .scenesWithoutDelegate,
      accepts: [.launch(), .start, .will(), .did()], rejects: [.launch(), .start, .will(), .did(), .connects()], at: 4),
    RuleExample(
      "no-fallback-to-the-app-delegate", withoutOpenURLContexts,
      accepts: .launchedScene + [.receive(.url), .swallowed(.sceneOpenURLContexts(.main, [Sent.url]))],
      rejects: .launchedScene + [.receive(.url), .appOpens(Sent.url)], at: 9),
    RuleExample(
      "no-fallback-to-the-app-delegate", .scenesWithoutDelegate,
      accepts: [.launch(.url), .start, .will(), .did()],
      rejects: [.launch(.url), .start, .will(), .did(), .appOpens(Sent.url)], at: 4),
  ]

  private static let oldSDKOnIOS27 = Setting(
    name: "old-sdk-on-ios27", ios: OSVersion(27), sdk: OSVersion(26), host: HostApp(answersConfiguration: false))
  private static let manifestOnIOS12 = Setting(
    name: "manifest-on-ios12", ios: OSVersion(12, 4), sdk: OSVersion(18),
    manifest: .configured(delegateClass: .loadable, storyboard: true))
  private static let withoutOpenURLContexts = Setting(
    name: "without-open-url-contexts", ios: OSVersion(26),
    manifest: .configured(delegateClass: .loadable, storyboard: true),
    host: HostApp(leavesOut: [.sceneOpenURLContexts]))

  @Test(
    "each setting is under exactly the adoption rules of its parts",
    arguments: [
      (Setting.appDelegateIOS12, ["no-scenes-before-ios-13"]),
      (.appDelegateIOS26, ["not-adopted-keeps-the-app-delegate"]),
      (.appDelegateEmptyManifest, ["empty-manifest-does-not-adopt"]),
      (.scenesTemplate, ["adoption-by-manifest-or-code"]),
      (.scenesByManifestAlone, ["adoption-by-manifest-or-code"]),
      (.scenesByCodeAlone, ["adoption-by-manifest-or-code"]),
      (.scenesIOS27, ["adoption-by-manifest-or-code"]),
      (
        .scenesWithoutDelegate,
        ["missing-delegate-class-gets-no-scene-calls", "no-fallback-to-the-app-delegate"]
      ),
      (.refusedIOS27, ["refused-on-27"]),
      (.swiftUIApp, []),
    ] as [(Setting, [String])])
  func settingIsUnderItsRules(setting: Setting, names: [String]) {
    let applying = PlatformRule.all.filter { $0.rule.page == "adoption.md" && $0.applies(setting) }
    #expect(applying.map(\.rule.name) == names)
  }
}

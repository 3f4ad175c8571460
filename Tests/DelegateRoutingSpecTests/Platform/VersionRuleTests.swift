import DelegateRoutingSpec
import Testing

struct VersionRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "no-method-before-its-ios", .scenesIOS13, accepts: .launchedScene,
      rejects: [.launch(), .start, .will(), .did(), .asks(), .connects(), .restores(Sent.handoff)], at: 6),
    RuleExample(
      "app-intents-from-26", severalScenesOnIOS18, accepts: .launchedScene + [.receive(.intent)],
      rejects: [.launch(.intent), .start, .will(), .did(), .asks(.main, .intent)], at: 4),
    RuleExample(
      "app-intents-from-26", severalScenesOnIOS18, accepts: .launchedScene,
      rejects: .launchedScene + [.receive(.intent), .intends(Sent.intent)], at: 9),
    RuleExample(
      "roles-from-their-ios", .scenesIOS13, accepts: .launchedScene,
      rejects: [.launch(), .start, .will(), .did(), .asks(SceneSession(scene: .main, role: .assistiveAccess))], at: 4),
    RuleExample(
      "swiftui-launches-on-27", swiftUIOnIOS27, accepts: .launchedSwiftUI,
      rejects: [.launch(), .start, .will(), .did(), .end], at: 4),
    RuleExample(
      "old-app-delegate-calls-still-come-on-26", .appDelegateIOS26,
      accepts: .launchedApp + [.receive(.url), .appOpens(Sent.url)], rejects: .launchedApp + [.receive(.url)], at: 5),
  ]

  private static let severalScenesOnIOS18 = Setting(
    name: "several-scenes-ios18", ios: OSVersion(18), sdk: OSVersion(26),
    manifest: .configured(delegateClass: .loadable, storyboard: false), supportsMultipleScenes: true)
  private static let swiftUIOnIOS27 = Setting(
    name: "swiftui-ios27", ios: OSVersion(27), framework: .swiftUI, manifest: .empty, supportsMultipleScenes: true)
}

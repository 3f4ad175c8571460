import DelegateRoutingSpec
import Testing

struct SwiftUIPhaseRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "phase-goes-through-inactive", .swiftUIApp,
      accepts: left + [.comeBack(), .phase(.foregroundInactive), .phase(.foregroundActive)],
      rejects: left + [.comeBack(), .phase(.foregroundActive)], at: 10),
    RuleExample(
      "phase-goes-through-inactive", .swiftUIApp,
      accepts: left + [.disconnect(), .comeBack(), .asks(), .phase(.foregroundActive)],
      rejects: left + [.receive(.url), .opensURL(Sent.url), .phase(.foregroundActive)], at: 11),
    RuleExample(
      "phase-changes-to-another", .swiftUIApp, accepts: left,
      rejects: .launchedSwiftUI + [.phase(.foregroundActive)], at: 6),
    RuleExample(
      "phase-follows-the-scene-call", .swiftUIOwnSceneDelegate, accepts: .launchedOwn,
      rejects: [
        .launch(), .start, .will(), .did(), .asks(), .connects(), .foreground(), .phase(.foregroundActive), .active(),
      ], at: 7),
    RuleExample(
      "phase-follows-the-scene-call", .swiftUIOwnSceneDelegate,
      accepts: .launchedOwn.dropLast() + [.appPhase(.foregroundActive)],
      rejects: [.launch(), .start, .will(), .did(), .asks(), .connects(), .foreground(), .appPhase(.foregroundActive)],
      at: 7),
    RuleExample(
      "app-phase-is-active-if-any-scene-is", .swiftUIOwnSceneDelegate,
      accepts: .launchedOwn + [.leave(), .resigns(), .background(), .appPhase(.background)],
      rejects: .launchedOwn + [.leave(), .appPhase(.background), .resigns(), .background()], at: 10),
  ]

  /// A plain launch that is left: entries 0 to 8.
  private static let left: [Moment] =
    .launchedSwiftUI + [.leave(), .phase(.foregroundInactive), .phase(.background)]
}

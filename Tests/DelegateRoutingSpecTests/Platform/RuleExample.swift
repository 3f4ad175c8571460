import DelegateRoutingSpec
import Testing

/// A trace that a rule accepts and one that it rejects, both written by hand, with the entry that breaks the rule.
struct RuleExample: Sendable, CustomTestStringConvertible {
  let rule: String
  let accepted: Trace
  let rejected: Trace
  let entry: Int

  /// An example in one setting.
  init(
    _ rule: String, _ setting: Setting, _ reading: Reading = Reading(), accepts accepted: [Moment],
    rejects rejected: [Moment], at entry: Int
  ) {
    self.rule = rule
    self.accepted = trace(setting, reading: reading, accepted)
    self.rejected = trace(setting, reading: reading, rejected)
    self.entry = entry
  }

  var testDescription: String { rule }

  /// Every example.
  static let all: [RuleExample] = [
    AdoptionRuleTests.examples, ApplicationDelegateRuleTests.examples, ApplicationDelegateLaunchRuleTests.examples,
    ApplicationDelegateActivityRuleTests.examples, ApplicationDelegateEventRuleTests.examples,
    BackgroundWorkRuleTests.examples, ScenesColdRuleTests.examples, ScenesColdEventRuleTests.examples,
    ScenesWarmRuleTests.examples, ScenesWarmEventRuleTests.examples, SceneLifetimeRuleTests.examples,
    SceneConnectionsRuleTests.examples, SceneTargetRuleTests.examples, ActivationConditionRuleTests.examples,
    SavedStateRuleTests.examples,
    SwiftUIRuleTests.examples,
    SwiftUIEventRuleTests.examples, SwiftUIPhaseRuleTests.examples, HostingSceneRuleTests.examples,
    WindowRuleTests.examples,
    EnvironmentRuleTests.examples,
    LifeCyclePairRuleTests.examples, InterruptionRuleTests.examples, ThreadRuleTests.examples,
    VersionRuleTests.examples,
  ].flatMap { $0 }

  /// Checks that the rule tells the two traces apart.
  func check() throws {
    let rule = try #require(PlatformRule.named(rule))
    #expect(rule.applies(accepted.setting))
    #expect(rule.violation(accepted) == nil)
    #expect(rule.violation(rejected)?.entry == entry)
    #expect(rule.violation(rejected)?.message.isEmpty == false)
  }
}

import DelegateRoutingTesting
import ReferenceRouters
import Testing

/// A bundled router through the Swift Testing front end, group by group, as README shows it.
@Test(arguments: ConformanceSuite.groups)
func dualDelegateConforms(_ group: ConformanceGroup) async {
  await expectConformance(of: Candidate(DualDelegateRouter.self, name: "dual-delegate"), in: group)
}

@Test func aGroupThatThereIsNotFails() async {
  await withKnownIssue {
    await expectConformance(of: DualDelegateRouter.self, in: ConformanceGroup("cold/nothing/scene"))
  } matching: { issue in
    issue.comments.contains { $0.rawValue.contains("there is no group 'cold/nothing/scene'") }
  }
}

@Test func dualDelegateSurvivesAnExploration() async {
  await expectExploration(of: DualDelegateRouter.self)
}

@Test func anExplorationOfNoAlphabetFails() async {
  await withKnownIssue {
    await expectExploration(of: DualDelegateRouter.self, alphabet: "greek")
  } matching: { issue in
    issue.comments.contains { $0.rawValue.contains("there is no alphabet 'greek'; there are standard, ") }
  }
}

@Test func aSilentRouterDoesNotSurviveAnExploration() async {
  await withKnownIssue {
    await expectExploration(of: Silent.self, depth: 2)
  } matching: { issue in
    issue.comments.contains { $0.rawValue.hasPrefix("✗ explore/standard/") }
  }
}

private final class Silent: RouterAdapter {
  static let profile = RouterProfile()
  init(_ process: RouterProcess) {}
  func system(_ call: DelegateCall) -> DelegateReply { .unimplemented }
}

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

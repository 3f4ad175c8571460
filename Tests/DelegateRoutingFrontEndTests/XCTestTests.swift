import DelegateRoutingXCTest
import ReferenceRouters
import XCTest

/// The same router through the XCTest front end, in one go.
final class DualDelegateConformance: XCTestCase {
  func testDualDelegateConforms() async {
    await assertConformance(of: Candidate(DualDelegateRouter.self, name: "dual-delegate"))
  }

  func testDualDelegateSurvivesAnExploration() async {
    await assertExploration(of: DualDelegateRouter.self)
  }
}

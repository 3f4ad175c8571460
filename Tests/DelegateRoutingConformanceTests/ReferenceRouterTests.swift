import DelegateRoutingConformance
import DelegateRoutingSpec
import FaultyRouters
import ReferenceRouters
import Testing

/// Routers that are right pass everything, and one that does nothing passes nothing.
@MainActor struct ReferenceRouterTests {
  @Test("the bundled routers conform")
  func conforms() async throws {
    for router in ReferenceRouter.all {
      let report = await ConformanceSuite.run(router.candidate, try SharedCatalogue.get())
      #expect(report.failures == [], "\(router.name)")
      #expect(report.count(.pass) > 50, "\(router.name)")
    }
  }

  @Test("a router that follows the strictest profile passes all that is claimed")
  func strictest() async throws {
    let report = await ConformanceSuite.run(.following(RouterProfile()), try SharedCatalogue.get())
    #expect(report.failures == [])
    // What is left out is about consumers and launch links, which the strictest profile does not have, or about kinds of
    // event that it does not claim.
    let other = report.results.filter {
      $0.verdict == .unsupported && $0.note?.hasPrefix("the profile does not claim ") != true
    }
    #expect(
      Set(other.map(\.note)) == ["the profile has no consumers", "the profile has no launch-link accessor"])
  }

  @Test("a router that does nothing passes nothing")
  func silenceConvinces() async throws {
    let report = await ConformanceSuite.run(Candidate(SilentRouter.self), try SharedCatalogue.get())
    #expect(report.cases(.pass) == [])
    #expect(report.problems == ["no case passed"])
    #expect(report.isFailure)
  }
}

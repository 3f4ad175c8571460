import DelegateRoutingConformance
import DelegateRoutingSpec
import FaultyRouters
import Testing

/// Routers that route nothing pass nothing that they should not.
@MainActor struct VacuityTests {
  @Test("a router that delivers everything to everyone passes where there is one call and nobody else")
  func everythingToEveryone() async throws {
    let report = await ConformanceSuite.run(VacuousRouters.everythingToEveryone, try SharedCatalogue.get())
    #expect(report.cases(.pass).allSatisfy { $0.contains("/app-delegate/") })
    #expect(report.cases(.pass).filter(isCold) == [])
    #expect(
      report.brokenRules.isSuperset(of: [
        .oneEventInTwoCopiesIsOne, .reconnectedSceneLinkDeliveredOnce, .declaredLimitsHold,
      ]))
  }

  /// Whether a link starts the app in the case.
  private func isCold(_ id: String) -> Bool {
    ["cold/*", "payload/*", "launch-return/*", "*cold*"].contains { Glob($0).matches(id) }
  }

  @Test("a router that replays the suite's calls passes the first case at most, when it has none")
  func replayingTheSuite() async throws {
    let report = await ConformanceSuite.run(VacuousRouters.replayingTheSuite, try SharedCatalogue.get())
    #expect(report.cases(.pass).allSatisfy { $0 == report.results.first?.id })
  }

  @Test("a router that answers from a global passes where the link is its process' own launch link")
  func answeringFromAGlobal() async throws {
    let report = await ConformanceSuite.run(VacuousRouters.answeringFromAGlobal, try SharedCatalogue.get())
    for pattern in [
      "warm/*", "disconnected/*", "payload/*", "background/*", "ready/*", "*/second-process", "*/plain-launch",
    ] {
      #expect(report.cases(.pass).filter { Glob(pattern).matches($0) } == [], "\(pattern)")
    }
    #expect(report.brokenRules.contains(.launchLinkAsDeclared))
  }
}

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
    // Of a Handoff that fails nothing is handed over: there is nothing to deliver. A web page that is handed over comes in
    // one call, cold and warm.
    #expect(
      report.cases(.pass).filter(isCold) == [
        "handoff/app-delegate/fails-cold", "payload/handoff/app-delegate/activity/handoff/web-page",
      ])
    #expect(
      report.brokenRules.isSuperset(of: [
        .oneEventInTwoCopiesIsOne, .reconnectedSceneLinkDeliveredOnce, .declaredLimitsHold,
      ]))
  }

  /// Whether a link starts the app in the case.
  private func isCold(_ id: String) -> Bool {
    ["cold/*", "payload/*", "launch-return/*", "*cold*"].contains { Glob($0).matches(id) }
  }

  @Test("a router that replays the suite's calls passes the first case of a life cycle at most, when it has none")
  func replayingTheSuite() async throws {
    let report = await ConformanceSuite.run(VacuousRouters.replayingTheSuite, try SharedCatalogue.get())
    let passed = report.cases(.pass)
    #expect(passed == ["background/app-delegate/background-fetch-alone", "background/scene/background-fetch-alone"])
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

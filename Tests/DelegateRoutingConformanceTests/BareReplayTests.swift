import DelegateRoutingSpec
import ReferenceRouters
import Testing

@testable import DelegateRoutingConformance

/// The bare calls that the suite's speed is compared with do what the runs did.
@MainActor struct BareReplayTests {
  @Test("bare calls make a router deliver as often as the run that they come from")
  func bareCallsDeliverTheSame() async throws {
    let cases = try SharedCatalogue.get().cases.filter { !$0.group.hasPrefix("payload/") }
    for router in ReferenceRouter.all {
      var deliveries = 0
      for conformanceCase in cases {
        let stage = try #require(Stage(router.candidate, conformanceCase.script))
        let trace = try await stage.play().trace
        let recorded = trace.entries.count {
          if case .delivery = $0 { true } else { false }
        }
        let replay = BareReplay(trace, of: conformanceCase.script, profile: router.candidate.profile)
        #expect(await replay.play(against: router.candidate) == recorded, "\(router.name): \(conformanceCase.id)")
        deliveries += recorded
      }
      #expect(deliveries > 50, "\(router.name)")
    }
  }

  @Test("the measurement replays every run, controls included")
  func everyRunIsReplayed() async throws {
    let catalogue = try SharedCatalogue.get()
    for router in ReferenceRouter.all {
      let replays = await ConformanceSuite.bareReplays(router.candidate, catalogue)
      let report = await ConformanceSuite.run(router.candidate, catalogue)
      #expect(replays.count == report.runs, "\(router.name)")
    }
  }
}

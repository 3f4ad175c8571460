import DelegateRoutingSpec
import Foundation
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

  @Test("the measurement replays every call that the suite makes, and none twice")
  func everyCallIsReplayed() async throws {
    let catalogue = try SharedCatalogue.get()
    for router in ReferenceRouter.all.prefix(2) {
      let counted = Candidate(name: router.name, profile: router.candidate.profile) { process in
        CallCounter(router.candidate.content.make(process))
      }
      CallCounter.calls = 0
      _ = await ConformanceSuite.run(counted, catalogue)
      let inTheSuite = CallCounter.calls
      let replays = await ConformanceSuite.bareReplays(router.candidate, catalogue)
      CallCounter.calls = 0
      for replay in replays { _ = await replay.play(against: counted) }
      #expect(CallCounter.calls == inTheSuite, "\(router.name)")
      #expect(inTheSuite > 1_000, "\(router.name)")
    }
  }
}

/// Counts the calls that pass through it to a router.
private final class CallCounter: RouterAdapter {
  static var calls = 0
  private let router: any RouterAdapter

  init(_ router: any RouterAdapter) { self.router = router }
  init(_ process: RouterProcess) { router = DualDelegateRouter(process) }

  func system(_ call: DelegateCall) -> DelegateReply {
    Self.calls += 1
    return router.system(call)
  }

  func app(_ step: AppStep) { router.app(step) }
  func launchLink(in scene: SceneID?) -> DeliveredLink? { router.launchLink(in: scene) }
  func parse(_ url: URL) -> ParsedLink? { router.parse(url) }
  func settle() async { await router.settle() }
}

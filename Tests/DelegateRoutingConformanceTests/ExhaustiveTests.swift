import DelegateRoutingConformance
import DelegateRoutingCorpus
import DelegateRoutingSpec
import ReferenceRouters
import Testing

/// What `--exhaustive` plays beyond the usual: combinations of readings, and every payload in SwiftUI.
@MainActor struct ExhaustiveTests {
  @Test("a router that fails under two readings together is convicted by the exhaustive run alone")
  func combinations() async throws {
    let candidate = Candidate(TwoReadingsRouter.self)
    var options = SuiteOptions.only("background/app-delegate/fetch-then-two-links")
    let usual = await ConformanceSuite.run(candidate, try SharedCatalogue.get(), options)
    #expect(usual.cases(.pass).count == 1 && usual.runs == 3)
    options.isExhaustive = true
    let exhaustive = await ConformanceSuite.run(candidate, try SharedCatalogue.get(), options)
    #expect(exhaustive.cases(.fail).count == 1)
    #expect(exhaustive.brokenRules == [.warmLinkDeliveredOnce])
    #expect(
      exhaustive.results[0].failure?.trace.reading.name
        == "background-notice=told,foreground-delivery=inside-resign-and-activate")
  }

  @Test("a payload without the tag is played in SwiftUI by the exhaustive catalogue alone")
  func payloads() throws {
    let id = "payload/custom-url/swiftui/custom-scheme/port"
    let usual = try SharedCatalogue.get()
    let exhaustive = try Catalogue(.bundled(), isExhaustive: true)
    #expect(!usual.cases.contains { $0.id == id })
    #expect(exhaustive.cases.contains { $0.id == id })
    #expect(Set(usual.cases.map(\.id)).isSubset(of: exhaustive.cases.map(\.id)))
  }
}

/// Loses a link that comes between resigning and becoming active, if the app was told that it is in the background at its
/// launch: the first is reported of some versions of the system, the second of others.
@MainActor private final class TwoReadingsRouter: RouterAdapter {
  static let profile = DualDelegateRouter.profile
  private let router: DualDelegateRouter
  private var wasActive = false
  private var wasToldAtLaunch = false
  private var isInactive = false

  init(_ process: RouterProcess) { router = DualDelegateRouter(process) }

  func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .applicationDidEnterBackground: wasToldAtLaunch = wasToldAtLaunch || !wasActive
    case .applicationWillResignActive: isInactive = true
    case .applicationDidBecomeActive:
      wasActive = true
      isInactive = false
    case .applicationOpenURL where wasToldAtLaunch && isInactive: return .bool(true)
    default: break
    }
    return router.system(call)
  }

  func app(_ step: AppStep) { router.app(step) }
}

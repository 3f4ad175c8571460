import DelegateRoutingConformance
import DelegateRoutingSpec
import ReferenceRouters
import Testing

/// A web page that another device hands over is a Handoff, and has the type of a web link: a router cannot tell them apart.
@MainActor struct HandedOverWebPageTests {
  private static let page = SuiteOptions.only("payload/handoff/*/activity/handoff/web-page")

  @Test("it is owed to the consumers of web links, and they are convicted if they lose it")
  func consumers() async throws {
    let catalogue = try SharedCatalogue.get()
    let chain = await ConformanceSuite.run(Candidate(SubscriberChain.self), catalogue, Self.page)
    let ids = ["app-delegate", "scene"].map { "payload/handoff/\($0)/activity/handoff/web-page" }
    #expect(chain.cases(.pass) == ids)
    let silent = Candidate(name: "silent", profile: SubscriberChain.profile) { _ in Silent() }
    let losing = await ConformanceSuite.run(silent, catalogue, Self.page)
    #expect(losing.cases(.fail) == ids)
  }

  @Test("a consumer of other Handoffs is not owed it", arguments: [[EventKind.handoff], [.customURL]])
  func otherConsumers(wanted: [EventKind]) async throws {
    var profile = SubscriberChain.profile
    profile.channels = [Channel(name: "app", role: .consumer(wants: Set(wanted), claims: true))]
    let silent = Candidate(name: "silent", profile: profile) { _ in Silent() }
    let report = await ConformanceSuite.run(silent, try SharedCatalogue.get(), Self.page)
    #expect(report.cases(.fail) == [] && report.cases(.pass) == [])
    #expect(report.cases(.vacuous).count == 2, "nothing is owed, and the link at the end does not arrive")
  }

  private final class Silent: RouterAdapter {
    static let profile = RouterProfile()
    init() {}
    init(_ process: RouterProcess) {}
    func system(_ call: DelegateCall) -> DelegateReply { .unimplemented }
  }
}

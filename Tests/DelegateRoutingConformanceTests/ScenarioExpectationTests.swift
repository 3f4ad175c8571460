import DelegateRoutingCorpus
import DelegateRoutingSpec
import Testing

@testable import DelegateRoutingConformance

/// The deliveries that the authors of the scenarios wrote down, against the obligations that the ledger derives for the
/// default profile. A router is judged by obligations only; here the derivation itself is judged.
@MainActor struct ScenarioExpectationTests {
  /// Answers nothing and delivers nothing.
  final class Silent: RouterAdapter {
    init(_ process: RouterProcess) {}
    func system(_ call: DelegateCall) -> DelegateReply { .unimplemented }
  }

  @Test func everyScenarioOwesWhatItsAuthorWrote() async throws {
    let corpus = try Corpus.bundled()
    let identity = corpus.identity()
    var compared = 0
    for fixture in corpus.scenarios {
      for setting in fixture.settings {
        let steps = try #require(fixture.steps(for: identity, in: corpus), "\(fixture.id)")
        var setting = setting
        setting.identity = identity
        let conformanceCase = ConformanceCase(fixture, in: setting, steps: steps)
        let stage = try #require(Stage(Candidate(Silent.self), conformanceCase.script), "\(fixture.id)")
        let run = try await stage.play()
        let owed = Ledger(run.trace, profile: RouterProfile()).obligations.map { self.owed($0, run.trace, steps) }
        let written = fixture.expect.map { self.written($0, corpus, identity, setting) }
        #expect(owed.sorted() == written.sorted(), "\(fixture.id) in \(setting.name)")
        compared += 1
      }
    }
    #expect(compared >= 100)
  }

  /// An obligation as one line: payload, scene, and the scenario's step in which it is due.
  private func owed(_ obligation: Obligation, _ trace: Trace, _ steps: [Step]) -> String {
    var step = -1
    for entry in trace.entries[..<min(obligation.deadline, trace.entries.count)] {
      if case .step(let number) = entry, step + 1 < steps.count, trace.steps[number] == steps[step + 1] { step += 1 }
    }
    let link = trace.occurrences[obligation.occurrences[0].number].fullLink
    return line(link, obligation.scene, step)
  }

  private func written(
    _ expected: ExpectedDelivery, _ corpus: Corpus, _ identity: AppIdentity, _ setting: Setting
  ) -> String {
    let link: DeliveredLink
    switch expected.payload {
    case .url(let id):
      guard let fixture = corpus.url(id), let url = fixture.url(for: identity) else { return "no URL \(id)" }
      link =
        fixture.kind == .universalLink
        ? DeliveredLink(UserActivity(activityType: ActivityType.browsingWeb, webpageURL: url))
        : DeliveredLink(OpenURLContext(url: url, options: fixture.options))
    case .activity(let id):
      guard let activity = corpus.activity(id)?.activity(for: identity) else { return "no activity \(id)" }
      link = DeliveredLink(activity)
    }
    return line(link, setting.lifeCycle == .applicationDelegate ? nil : expected.scene, expected.after)
  }

  private func line(_ link: DeliveredLink, _ scene: SceneID?, _ step: Int) -> String {
    "step \(step) \(scene?.name ?? "-") \(link.url?.absoluteString ?? "-") \(link.activityType ?? "-")"
  }
}

import DelegateRoutingCorpus
import DelegateRoutingSpec

/// Compares the deliveries that a scenario's author wrote down with what the ledger says a router owes under the
/// scenario's profile. A router is judged by the ledger; here the two are judged by each other.
@MainActor public struct ExpectationCheck {
  private let corpus: Corpus
  private let identity: AppIdentity

  /// A check of a corpus's scenarios.
  public init(_ corpus: Corpus) {
    self.corpus = corpus
    identity = corpus.identity()
  }

  /// What is expected and not owed, or owed and not expected, in each of the scenario's settings; empty where they agree.
  public func problems(of fixture: ScenarioFixture) async -> [String] {
    var problems: [String] = []
    for setting in fixture.settings {
      guard let steps = fixture.steps(for: identity, in: corpus) else { continue }
      let setting = setting.with(identity)
      let conformanceCase = ConformanceCase(fixture, in: setting, steps: steps)
      guard let (obligations, trace) = await Self.owed(in: conformanceCase, fixture.profile) else { continue }
      var left = fixture.expect.map { expected($0, of: fixture, setting) }
      for owed in obligations.map({ owed($0, trace, steps) }) {
        if let index = left.firstIndex(of: owed) {
          left.remove(at: index)
        } else {
          problems.append("in \(setting.name), \(owed) is owed and not expected")
        }
      }
      problems += left.map { "in \(setting.name), \($0) is expected and not owed" }
    }
    return problems
  }

  /// What a router with a profile owes in a case, and the trace of a run without deliveries; nil where it cannot be
  /// played.
  static func owed(
    in conformanceCase: ConformanceCase, _ profile: RouterProfile = RouterProfile()
  ) async -> (obligations: [Obligation], trace: Trace)? {
    let silent = Candidate(name: "silent", profile: profile) { Silent($0) }
    guard let stage = Stage(silent, conformanceCase.script), let run = try? await stage.play() else { return nil }
    return (Ledger(run.trace, profile: profile).obligations, run.trace)
  }

  /// The number of the scenario's step in which an obligation is due. Steps that the stage puts in belong to the one
  /// before.
  static func step(_ obligation: Obligation, _ trace: Trace, _ steps: [Step]) -> Int {
    var step = -1
    for entry in trace.entries[..<min(obligation.deadline, trace.entries.count)] {
      if case .step(let number) = entry, step + 1 < steps.count, trace.steps[number] == steps[step + 1] { step += 1 }
    }
    return step
  }

  /// An obligation in a line: payload, scene, and the scenario's step in which it is due.
  private func owed(_ obligation: Obligation, _ trace: Trace, _ steps: [Step]) -> String {
    line(
      trace.occurrences[obligation.occurrences[0].number].fullLink, obligation.scene,
      Self.step(obligation, trace, steps))
  }

  private func expected(_ expected: ExpectedDelivery, of fixture: ScenarioFixture, _ setting: Setting) -> String {
    let scene = setting.lifeCycle == .applicationDelegate ? nil : expected.scene
    let event = fixture.event(of: expected.payload, for: identity, in: corpus)
    let occurrence = event?.occurrences.first.map { kind, payload in
      Occurrence(
        id: OccurrenceID(0), kind: kind, payload: payload, scene: scene, state: .cold, process: 0, event: 0)
    }
    return line(occurrence?.fullLink ?? DeliveredLink(), scene, expected.after)
  }

  private func line(_ link: DeliveredLink, _ scene: SceneID?, _ step: Int) -> String {
    let activity = link.activityType.map { " as \($0)" } ?? ""
    return "\(CallText.link(link))\(activity)\(scene.map { " in scene \($0)" } ?? "") after step \(step)"
  }

  /// Implements nothing and delivers nothing.
  private final class Silent: RouterAdapter {
    init(_ process: RouterProcess) {}
    func system(_ call: DelegateCall) -> DelegateReply { .unimplemented }
  }
}

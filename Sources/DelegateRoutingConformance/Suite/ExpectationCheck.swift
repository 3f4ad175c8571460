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

  /// What is expected and not owed, owed and not expected, or otherwise than the author says, in each of the scenario's
  /// settings; empty where they agree.
  public func problems(of fixture: ScenarioFixture) async -> [String] {
    var problems: [String] = []
    for setting in fixture.settings {
      guard let steps = fixture.steps(for: identity, in: corpus) else { continue }
      let setting = setting.with(identity)
      let conformanceCase = ConformanceCase(fixture, in: setting, steps: steps)
      guard let (obligations, trace) = await Self.owed(in: conformanceCase, fixture.profile) else { continue }
      problems += compare(obligations.map { Owed($0, trace, steps) }, with: fixture, setting).map {
        "in \(setting.name)\(fixture.forEach), \($0)"
      }
    }
    return problems
  }

  private func compare(_ owed: [Owed], with fixture: ScenarioFixture, _ setting: Setting) -> [String] {
    let never = fixture.never.map { link(of: $0, in: fixture) }
    var left = fixture.expect.map { (delivery: $0, line: line($0, of: fixture, setting)) }
    var met: [(delivery: ExpectedDelivery, owed: Owed)] = []
    var problems: [String] = []
    for owed in owed {
      if never.contains(owed.line.link) {
        problems.append("\(owed.line) is owed, and expected never")
      } else if let index = left.firstIndex(where: { $0.line == owed.line }) {
        met.append((left.remove(at: index).delivery, owed))
      } else {
        problems.append("\(owed.line) is owed and not expected")
      }
    }
    problems += left.map { "\($0.line) is expected and not owed" }
    for (number, one) in met.enumerated() {
      let times = owed.filter { $0.line.link == one.owed.line.link }.count
      if one.delivery.comes.contains(.exactlyOnce), times > 1 {
        problems.append("\(one.owed.line) is owed \(times) times, and expected exactly once")
      }
      if one.delivery.comes.contains(.afterReady), !one.owed.waits {
        problems.append("\(one.owed.line) is owed at once, and expected after ready")
      }
      for other in met[(number + 1)...]
      where one.delivery.isUnordered(with: other.delivery) && one.owed.isOrdered(with: other.owed) {
        problems.append("\(one.owed.line) and \(other.owed.line) are owed in this order, and expected unordered")
      }
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

  private func line(_ expected: ExpectedDelivery, of fixture: ScenarioFixture, _ setting: Setting) -> Owed.Line {
    let scene = setting.lifeCycle == .applicationDelegate ? nil : expected.scene
    return Owed.Line(link: link(of: expected.payload, in: fixture), scene: scene, step: expected.after)
  }

  /// The link that a payload arrives as.
  private func link(of payload: FixtureReference, in fixture: ScenarioFixture) -> DeliveredLink {
    let occurrence = fixture.event(of: payload, for: identity, in: corpus)?.occurrences.first.map { kind, payload in
      Occurrence(id: OccurrenceID(0), kind: kind, payload: payload, scene: nil, state: .cold, process: 0, event: 0)
    }
    return occurrence?.fullLink ?? DeliveredLink()
  }

  /// Implements nothing and delivers nothing.
  private final class Silent: RouterAdapter {
    init(_ process: RouterProcess) {}
    func system(_ call: DelegateCall) -> DelegateReply { .unimplemented }
  }
}

/// An obligation as it is compared with what a scenario's author wrote.
private struct Owed {
  let line: Line
  /// Whether it is handed over before the router is ready.
  let waits: Bool
  private let obligation: Obligation
  /// The scene that the links are handed to, whether or not a delivery names it.
  private let scene: SceneID?

  /// Payload, scene, and the scenario's step in which it is due.
  struct Line: Equatable, CustomStringConvertible {
    let link: DeliveredLink
    let scene: SceneID?
    let step: Int

    var description: String {
      let activity = link.activityType.map { " as \($0)" } ?? ""
      return "\(CallText.link(link))\(activity)\(scene.map { " in scene \($0)" } ?? "") after step \(step)"
    }
  }

  @MainActor init(_ obligation: Obligation, _ trace: Trace, _ steps: [Step]) {
    let occurrence = trace.occurrences[obligation.occurrences[0].number]
    self.obligation = obligation
    scene = occurrence.scene
    waits = obligation.waited
    line = Line(
      link: occurrence.fullLink, scene: obligation.scene, step: ExpectationCheck.step(obligation, trace, steps))
  }

  /// Whether the two come in the order of their calls: within a scene and channel, unless one may go ahead.
  func isOrdered(with other: Owed) -> Bool {
    scene == other.scene && obligation.handedOver != other.obligation.handedOver
      && !Set(obligation.channels).isDisjoint(with: other.obligation.channels)
      && !obligation.overtakes && !other.obligation.overtakes
  }
}

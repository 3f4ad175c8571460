import DelegateRoutingSpec
import Foundation

extension Catalogue {
  /// Whether a candidate breaks a rule in a case.
  @MainActor package func breaks(
    _ rule: RouterRule, _ candidate: Candidate, in conformanceCase: ConformanceCase
  ) async -> Bool {
    let judge = CaseJudge(
      candidate, controls: controls, shouldFails: true, isDraining: rule == .nothingAfterTheEnd,
      stragglers: Stragglers())
    return await judge.judge(conformanceCase).brokenRules.contains(rule)
  }

  /// The rules that a correct candidate could break in a case: those that are broken once something is wrong in what it
  /// did.
  @MainActor package func rulesAtStake(_ candidate: Candidate, in conformanceCase: ConformanceCase) async -> Set<
    RouterRule
  > {
    var traces: [Trace] = []
    let judge = CaseJudge(
      candidate, controls: controls, shouldFails: true, isDraining: false, stragglers: Stragglers()
    ) { _, trace, _ in traces.append(trace) }
    _ = await judge.judge(conformanceCase)
    return Set(
      (traces.first.map(MistakenTraces.init)?.all ?? []).flatMap { trace in
        Ledger(trace, candidate.content.terms).discrepancies.map(\.rule)
      })
  }
}

/// Traces of one run with something wrong in what the router did.
private struct MistakenTraces {
  private let trace: Trace
  private(set) var all: [Trace] = []

  init(_ trace: Trace) {
    self.trace = trace
    for (entry, item) in trace.entries.enumerated() {
      switch item {
      case .delivery(let delivery): spoil(delivery, at: entry)
      case .completed:
        spoil { $0.remove(at: entry) }
        spoil { $0.insert(item, at: entry) }
      case .reply(.bool(let answer)): spoil { $0[entry] = .reply(.bool(!answer)) }
      case .launchLink(let scene, let answer):
        spoil { $0[entry] = .launchLink(scene, answer == nil ? Self.nowhere : nil) }
      case .call(let call, let occurrences, forwarded: true):
        if let completion = call.completion { spoil { $0.insert(.completed(completion), at: entry + 1) } }
        for id in occurrences { deliver(trace.occurrences[id.number], at: entry + 1) }
      default: break
      }
    }
    for occurrence in trace.occurrences { deliver(occurrence, at: trace.entries.endIndex) }
    for link in [DeliveredLink(), Self.nowhere] {
      append(Delivery(channel: Channel.primaryName, scene: nil, content: .link(link)))
    }
    spoil { $0.append(.calledOut(.open)) }
  }

  private static let nowhere = DeliveredLink(url: URL(string: "nowhere://nothing"))

  private mutating func spoil(_ change: (inout [TraceEntry]) -> Void) {
    var other = trace
    change(&other.entries)
    all.append(other)
  }

  private mutating func append(_ delivery: Delivery) {
    spoil { $0 += [.delivery(delivery), .settled] }
  }

  /// What is handed over comes as well, where it should not or once more; and twice, where it may come or not.
  private mutating func deliver(_ occurrence: Occurrence, at entry: Int) {
    for scene in [occurrence.scene, nil] {
      let delivery = Delivery(channel: Channel.primaryName, scene: scene, content: .link(occurrence.fullLink))
      spoil { $0.insert(.delivery(delivery), at: entry) }
      spoil {
        $0.insert(.delivery(delivery), at: entry)
        $0 += [.delivery(delivery), .settled]
      }
    }
  }

  private mutating func spoil(_ delivery: Delivery, at entry: Int) {
    func change(_ edit: (inout Delivery) -> Void) {
      var other = delivery
      edit(&other)
      spoil { $0[entry] = .delivery(other) }
    }
    func changeLink(_ edit: (inout DeliveredLink) -> Void) {
      guard case .link(var link) = delivery.content else { return }
      edit(&link)
      change { $0.content = .link(link) }
    }
    spoil { $0.remove(at: entry) }
    append(delivery)
    spoil { $0.insert(.delivery(delivery), at: entry) }
    spoil { $0.append($0.remove(at: entry)) }
    for (place, item) in trace.entries[..<entry].enumerated() {
      switch item {
      case .call: spoil { $0.insert($0.remove(at: entry), at: place + 1) }
      case .delivery: spoil { $0.swapAt(place, entry) }
      default: break
      }
    }
    changeLink { $0.url = nil }
    changeLink { $0 = DeliveredLink() }
    changeLink { $0 = Self.nowhere }
    changeLink { $0.userInfo = ["nothing": .null] }
    change { $0.scene = nil }
    change { $0.scene = SceneID("elsewhere") }
    change { $0.window = "elsewhere" }
    change { $0.channel = "undeclared" }
    change { $0.onMainActor = false }
  }
}

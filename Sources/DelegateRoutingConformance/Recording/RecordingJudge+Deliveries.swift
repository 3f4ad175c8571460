import DelegateRoutingCorpus
import DelegateRoutingSpec

extension RecordingJudge {
  mutating func judgeDeliveries() {
    guard result.deliveries > 0 else { return }
    guard result.isExplained, let best = outcomes.first(where: { $0.outcome.unexplained == nil }),
      let hypothesis = best.outcome.hypotheses.first
    else {
      result.notes.append("The deliveries were not judged, because not every call is explained.")
      return
    }
    let profile = self.profile ?? assumedProfile()
    let trace = RecordedTrace(recording, hypothesis, best.reading, includingAppSteps: true)
    let ledger = Ledger(trace.trace, profile: profile)
    result.router = RecordingVerdict.Router(
      owed: ledger.owed,
      broken: ledger.discrepancies.map { discrepancy in
        RecordingVerdict.Broken(
          rule: discrepancy.rule.rule, line: trace.line(of: discrepancy.entry),
          message: DiscrepancyText.sentence(discrepancy, in: trace.trace, profile))
      })
    if ledger.owed == 0 {
      result.notes.append(
        "Nothing was owed under the profile: the deliveries prove nothing. A profile that waits for a listener or a"
          + " signal needs trigger lines that say when it came.")
    }
  }

  /// The default profile for the channels of the recording: each is owed every link, by the parts that it shows.
  private mutating func assumedProfile() -> RouterProfile {
    var fields: [String: Set<LinkField>] = [:]
    var names: [String] = []
    var namesScenes = false
    for case .delivery(let delivery) in recording.items.map(\.content) {
      if !names.contains(delivery.channel) { names.append(delivery.channel) }
      if delivery.scene != nil { namesScenes = true }
      if case .link(let link) = delivery.content { fields[delivery.channel, default: [.url]].formUnion(link.fields) }
    }
    result.notes.append(
      "Without --profile each channel (\(names.joined(separator: ", "))) is owed every custom URL, document and"
        + " universal link, by the parts that its deliveries show.")
    return RouterProfile { profile in
      profile.lifeCycles.insert(recording.setting.lifeCycle)
      profile.sceneScope = namesScenes ? .scene : .process
      profile.channels = names.map { name in
        fields[name].map { Channel(name: name, fields: $0) } ?? Channel(name: name, role: .appEvents)
      }
    }
  }
}

extension DeliveredLink {
  /// The parts that are there.
  fileprivate var fields: Set<LinkField> {
    Set(LinkField.allCases.filter { restricted(to: [$0]) != DeliveredLink() })
  }
}

/// What a router owes for what was handed over to it, and until when.
extension Bookkeeper {
  func owe(
    _ occurrences: [OccurrenceID], handedOver: Int, notBefore: Int, waited: Bool = false, overtakes: Bool = false
  ) {
    set(occurrences, .owed)
    func owe(_ group: [OccurrenceID]) {
      let occurrence = trace.occurrences[group[0].number]
      let scene = terms.profile.deliveryScene(of: occurrence)
      for channels in terms.channels(for: occurrence, answers: trace.answers) {
        obligations.append(
          Obligation(
            occurrences: group, channels: channels, scene: scene, handedOver: handedOver, notBefore: notBefore,
            deadline: 0, waited: waited, overtakes: overtakes, isRepetition: false))
      }
    }
    guard case .first = terms.profile.severalURLs else {
      if occurrences.count == 1 { return owe(occurrences) }
      for id in occurrences { owe([id]) }
      return
    }
    let urls = occurrences.filter { trace.occurrences[$0.number].isURL }
    for id in occurrences where urls.count < 2 || !urls.contains(id) { owe([id]) }
    if urls.count > 1 { owe(urls) }
  }

  func setDeadlines() {
    for index in obligations.indices {
      var due = obligations[index].notBefore
      for id in obligations[index].occurrences { due = max(due, lastCarrier[id.number], dueAgain[id.number] ?? 0) }
      obligations[index].deadline = settle(after: due)
    }
    for (number, entry) in dueAgain where entry == .max { excuse(number) }
    excuseFirstCopies()
  }

  /// Says that an occurrence may be delivered or not.
  private func excuse(_ number: Int) {
    fates[number] = .excused
    obligations.removeAll { $0.occurrences == [OccurrenceID(number)] }
  }

  /// What came in a first copy alone may be delivered or not: what a host that answers false whatever the router says
  /// kept from the app delegate's second call; the notification whose response found no delegate; and, under SwiftUI,
  /// what the configuration question shows and no modifier and no scene delegate then gets (the second of several URLs,
  /// a quick action).
  private func excuseFirstCopies() {
    let host = trace.setting.host
    let isSilenced = host.willFinishLaunchingReturns == false || host.didFinishLaunchingReturns == false
    guard lifeCycle == .swiftUI || lifeCycle == .applicationDelegate else { return }
    for (number, carrier) in lastCarrier.enumerated() where carrier >= 0 {
      guard case .call(let call, _, _) = trace.entries[carrier] else { continue }
      let isExcused =
        switch call {
        case .willFinishLaunching, .didFinishLaunching: isSilenced || trace.occurrences[number].isNotification
        case .configurationForConnecting: lifeCycle == .swiftUI
        default: false
        }
      guard isExcused else { continue }
      if case .refused(let refusal) = fates[number], refusal.isOfTheLink { continue }
      excuse(number)
    }
  }
}

extension Occurrence {
  fileprivate var isNotification: Bool { if case .notificationResponse = payload { true } else { false } }
}

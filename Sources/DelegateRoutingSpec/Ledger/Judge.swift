/// Matches deliveries with obligations and names each leftover.
final class Judge {
  let book: Bookkeeper
  private let terms: Terms
  @exclusivity(unchecked) private(set) var discrepancies: [Discrepancy] = []
  /// The deliveries of links, in the order of the trace.
  @exclusivity(unchecked) private(set) var shown: [Shown] = []
  /// The channel of each entry of `shown`.
  @exclusivity(unchecked) private(set) var channels: [Int] = []
  /// The matched obligation of each entry of `shown`.
  @exclusivity(unchecked) private(set) var matches: [Int?] = []
  /// The entries of `shown` that repeat the last link for a listener that attached late.
  @exclusivity(unchecked) var repetitions: Set<Int> = []
  /// The occurrences that may be delivered or not and were, each with its channel.
  @exclusivity(unchecked) var shownExcused: [(channel: Int, occurrence: OccurrenceID)] = []
  /// The links that came after the end; each is one discrepancy, also where it was owed.
  @exclusivity(unchecked) private var afterTheEnd: [Shown] = []
  /// The entry of `shown` that met each obligation.
  @exclusivity(unchecked) private(set) var metBy: [Int?]

  /// A delivery of a link at its place in the trace.
  struct Shown {
    let entry: Int
    let channel: Int
    let delivery: Delivery

    var link: DeliveredLink {
      if case .link(let link) = delivery.content { link } else { DeliveredLink() }
    }
  }

  var trace: Trace { book.trace }
  var profile: RouterProfile { book.terms.profile }

  init(_ book: Bookkeeper) {
    self.book = book
    terms = book.terms
    metBy = Array(repeating: nil, count: book.obligations.count)
    shown.reserveCapacity(book.deliveries.count)
    collect()
  }

  func report(_ kind: Discrepancy.Kind, at entry: Int, _ occurrence: OccurrenceID? = nil) {
    let rule = RouterRule(kind, at: entry, occurrence, in: self)
    discrepancies.append(Discrepancy(kind: kind, entry: entry, occurrence: occurrence, rule: rule))
  }

  private func collect() {
    for entry in book.deliveries {
      switch book.trace.entries[entry] {
      case .delivery(let delivery):
        if !delivery.onMainActor { report(.offTheMainActor(delivery), at: entry) }
        guard let channel = terms.channel(delivery.channel), delivery.isLink != terms.isForAppEvents(channel) else {
          report(.undeclaredChannel(delivery), at: entry)
          continue
        }
        if delivery.isLink {
          shown.append(Shown(entry: entry, channel: channel, delivery: delivery))
          channels.append(channel)
        }
      case .afterTheEnd(let delivery):
        report(.afterTheEnd(delivery), at: entry)
        if let channel = terms.channel(delivery.channel), delivery.isLink {
          afterTheEnd.append(Shown(entry: entry, channel: channel, delivery: delivery))
        }
      case .calledOut(let kind) where !terms.profile.callsOut.contains(kind): report(.calledOut(kind), at: entry)
      default: break
      }
    }
    matches = Array(repeating: nil, count: shown.count)
  }
}

// MARK: - Deliveries

extension Judge {
  func judgeDeliveries() {
    var open = openAfterExactMatches()
    judgeOrder()
    judgeRepetitions(&open)
    if !open.isEmpty { judgeWhatDoesNotFit(&open) }
    for number in metBy.indices where metBy[number] == nil {
      let obligation = book.obligations[number]
      if cameAfterTheEnd(obligation) { continue }
      report(.missing(obligation), at: obligation.deadline, obligation.occurrences[0])
    }
  }

  private func judgeWhatDoesNotFit(_ open: inout [Int]) {
    for fit in [Fit.atAnotherTime, .inAnotherScene, .changed, .sameURLAtAnotherTime] {
      for (index, number) in match(&open, fit) { report(shown[index], that: fit, book.obligations[number]) }
    }
    for index in open { reportLeftover(shown[index]) }
  }

  private func report(_ shown: Shown, that fit: Fit, _ obligation: Obligation) {
    let (delivery, entry, occurrence) = (shown.delivery, shown.entry, obligation.occurrences[0])
    switch fit {
    case .exactly: break
    case .atAnotherTime, .sameURLAtAnotherTime:
      report(entry < obligation.notBefore ? .early(delivery) : .late(delivery, obligation), at: entry, occurrence)
    case .inAnotherScene: report(.wrongScene(delivery, obligation), at: entry, occurrence)
    case .changed: reportAltered(shown, obligation)
    }
  }

  /// How a delivery may fit an obligation; each is tried when the stricter ones before it have found what they can.
  private enum Fit {
    case exactly, atAnotherTime, inAnotherScene, changed, sameURLAtAnotherTime
  }

  /// Matches what fits exactly, which is mostly everything, and answers what is left open.
  private func openAfterExactMatches() -> [Int] {
    var open: [Int] = []
    for index in channels.indices where !terms.isMirror(channels[index]) {
      if let number = firstObligation(that: .exactly, shown[index]) {
        metBy[number] = index
        matches[index] = number
      } else {
        open.append(index)
      }
    }
    return open
  }

  /// Matches open deliveries with obligations that are not met yet, and takes them from the list.
  private func match(_ open: inout [Int], _ fit: Fit) -> [(shown: Int, obligation: Int)] {
    guard !open.isEmpty else { return [] }
    var pairs: [(Int, Int)] = []
    var left: [Int] = []
    for index in open {
      if let number = firstObligation(that: fit, shown[index]) {
        metBy[number] = index
        matches[index] = number
        pairs.append((index, number))
      } else {
        left.append(index)
      }
    }
    open = left
    return pairs
  }

  private func firstObligation(that fit: Fit, _ shown: Shown) -> Int? {
    for number in metBy.indices where metBy[number] == nil {
      let obligation = book.obligations[number]
      if obligation.channels.contains(shown.channel), fits(fit, shown, obligation) { return number }
    }
    return nil
  }

  private func fits(_ fit: Fit, _ shown: Shown, _ obligation: Obligation) -> Bool {
    switch fit {
    case .exactly:
      shown.isDue(obligation) && shown.delivery.scene == obligation.scene && isSame(shown, obligation)
    case .atAnotherTime:
      shown.delivery.scene == obligation.scene && isSame(shown, obligation) && isInItsProcess(shown, obligation)
    case .inAnotherScene:
      shown.entry >= obligation.handedOver && isSame(shown, obligation) && isInItsProcess(shown, obligation)
    case .changed: shown.isDue(obligation) && known(shown) == nil
    case .sameURLAtAnotherTime:
      shown.entry >= obligation.handedOver && hasSameURL(shown, obligation) && isInItsProcess(shown, obligation)
        && known(shown) == nil
    }
  }

  private func hasSameURL(_ shown: Shown, _ obligation: Obligation) -> Bool {
    guard let url = shown.link.url?.absoluteString else { return false }
    return obligation.occurrences.contains { trace.occurrences[$0.number].fullLink.url?.absoluteString == url }
  }

  private func isInItsProcess(_ shown: Shown, _ obligation: Obligation) -> Bool {
    book.process(at: shown.entry) == book.trace.occurrences[obligation.occurrences[0].number].process
  }

  private func cameAfterTheEnd(_ obligation: Obligation) -> Bool {
    let found = afterTheEnd.firstIndex {
      obligation.channels.contains($0.channel) && $0.delivery.scene == obligation.scene && isSame($0, obligation)
    }
    if let found { afterTheEnd.remove(at: found) }
    return found != nil
  }

  /// Whether the delivery shows one of the obligation's occurrences as the channel carries it.
  private func isSame(_ shown: Shown, _ obligation: Obligation) -> Bool {
    for id in obligation.occurrences where isSame(shown, book.trace.occurrences[id.number]) { return true }
    return false
  }

  func isSame(_ shown: Shown, _ occurrence: Occurrence) -> Bool {
    if isSame(shown, occurrence.fullLink) { return true }
    guard book.lifeCycle != .scene, let lesser = occurrence.lesserLink(in: book.lifeCycle) else { return false }
    return isSame(shown, lesser)
  }

  private func isSame(_ shown: Shown, _ link: DeliveredLink) -> Bool {
    if terms.profile.transforms.isEmpty {
      guard case .link(let shownLink) = shown.delivery.content else { return false }
      return shownLink.isCopy(of: link, without: terms.missing(shown.channel))
    }
    let fields = terms.profile.channels[shown.channel].fields
    let compared = fields.subtracting(terms.profile.transforms)
    let hasURL = fields.contains(.url) && link.url != nil
    return (shown.link.url != nil) == hasURL
      && shown.link.restricted(to: Set(LinkField.allCases).subtracting(terms.profile.transforms))
        == link.restricted(to: compared)
  }

  /// The occurrence handed over before the delivery that it shows, the latest first; nil if there is none.
  func known(_ shown: Shown) -> Occurrence? {
    trace.occurrences.last { occurrence in
      let carrier = book.firstCarrier[occurrence.id.number]
      return carrier >= 0 && carrier <= shown.entry && isSame(shown, occurrence)
    }
  }

  private func reportAltered(_ shown: Shown, _ obligation: Obligation) {
    let occurrence = trace.occurrences[obligation.occurrences[0].number]
    let expected = occurrence.fullLink.restricted(to: terms.profile.channels[shown.channel].fields)
    if shown.link.url == nil && expected.url != nil {
      report(.nilLink(shown.delivery), at: shown.entry, occurrence.id)
    } else {
      let fields = shown.link.differences(from: expected)
      report(.altered(shown.delivery, obligation, fields), at: shown.entry, occurrence.id)
    }
  }

  /// Whether all links come in the order of the calls that handed them over.
  private var isInOrderOfCalls: Bool {
    var latest = 0
    for index in matches.indices {
      guard let number = matches[index] else { continue }
      let handedOver = book.obligations[number].handedOver
      if handedOver < latest { return false }
      latest = handedOver
    }
    return true
  }

  /// Within a scene and channel, links come in the order of the calls that handed them over.
  private func judgeOrder() {
    guard !isInOrderOfCalls else { return }
    var latest: [(channel: Int, scene: SceneID?, handedOver: Int)] = []
    for index in shown.indices {
      guard let number = matches[index] else { continue }
      let obligation = book.obligations[number]
      if obligation.overtakes { continue }
      let scene = book.trace.occurrences[obligation.occurrences[0].number].scene
      let place = latest.firstIndex { $0.channel == shown[index].channel && $0.scene == scene }
      guard let place else {
        latest.append((shown[index].channel, scene, obligation.handedOver))
        continue
      }
      if obligation.handedOver < latest[place].handedOver {
        report(.misordered(shown[index].delivery), at: shown[index].entry, obligation.occurrences[0])
      }
      latest[place].handedOver = max(latest[place].handedOver, obligation.handedOver)
    }
  }
}

extension Judge.Shown {
  fileprivate func isDue(_ obligation: Obligation) -> Bool {
    entry >= obligation.notBefore && entry <= obligation.deadline
  }
}

extension Delivery {
  /// Whether a link is delivered, rather than an app event.
  fileprivate var isLink: Bool {
    if case .link = content { true } else { false }
  }
}

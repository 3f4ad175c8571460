/// Matches deliveries with obligations and names each leftover.
struct Judge {
  let book: Bookkeeper
  private(set) var discrepancies: [Discrepancy] = []
  /// The deliveries of links, in the order of the trace.
  private(set) var shown: [Shown] = []
  /// The matched obligation of each entry of `shown`.
  private(set) var matches: [Int?] = []
  private var isMet: [Bool]

  /// A delivery of a link at its place in the trace.
  struct Shown {
    let entry: Int
    let channel: Int
    let delivery: Delivery
    let link: DeliveredLink
  }

  var trace: Trace { book.trace }
  var profile: RouterProfile { book.profile }

  init(_ book: Bookkeeper) {
    self.book = book
    isMet = Array(repeating: false, count: book.obligations.count)
    collect()
  }

  mutating func report(_ kind: Discrepancy.Kind, at entry: Int, _ occurrence: OccurrenceID? = nil) {
    let rule = RouterRule(kind, at: entry, occurrence, in: self)
    discrepancies.append(Discrepancy(kind: kind, entry: entry, occurrence: occurrence, rule: rule))
  }

  /// Whether any link of the obligation's occurrences was matched.
  func isMet(_ obligation: Int) -> Bool { isMet[obligation] }

  private mutating func collect() {
    for (entry, event) in trace.entries.enumerated() {
      switch event {
      case .delivery(let delivery):
        if !delivery.onMainActor { report(.offTheMainActor(delivery), at: entry) }
        guard let channel = profile.channels.firstIndex(where: { $0.name == delivery.channel }) else {
          report(.undeclaredChannel(delivery), at: entry)
          continue
        }
        if case .link(let link) = delivery.content {
          shown.append(Shown(entry: entry, channel: channel, delivery: delivery, link: link))
        }
      case .afterTheEnd(let delivery): report(.afterTheEnd(delivery), at: entry)
      case .calledOut(let kind) where !profile.callsOut.contains(kind): report(.calledOut(kind), at: entry)
      default: break
      }
    }
    matches = Array(repeating: nil, count: shown.count)
  }
}

// MARK: - Deliveries

extension Judge {
  mutating func judgeDeliveries() {
    let links = shown.indices.filter { !profile.channels[shown[$0].channel].isMirror }
    var open = links
    func pass(_ fits: (Shown, Obligation) -> Bool) -> [(shown: Int, obligation: Int)] {
      var pairs: [(Int, Int)] = []
      open.removeAll { index in
        let candidate = shown[index]
        let found = book.obligations.indices.first { number in
          !isMet[number] && book.obligations[number].channels.contains(candidate.channel)
            && fits(candidate, book.obligations[number])
        }
        guard let found else { return false }
        isMet[found] = true
        matches[index] = found
        pairs.append((index, found))
        return true
      }
      return pairs
    }
    _ = pass { $0.isDue($1) && $0.delivery.scene == $1.scene && self.isSame($0, $1) }
    judgeOrder()
    judgeRepetitions(&open)
    for (index, number) in pass({ $0.delivery.scene == $1.scene && self.isSame($0, $1) }) {
      let obligation = book.obligations[number]
      let kind: Discrepancy.Kind =
        shown[index].entry < obligation.notBefore
        ? .early(shown[index].delivery) : .late(shown[index].delivery, obligation)
      report(kind, at: shown[index].entry, obligation.occurrences[0])
    }
    for (index, number) in pass({ $0.isDue($1) && self.isSame($0, $1) }) {
      let obligation = book.obligations[number]
      report(.wrongScene(shown[index].delivery, obligation), at: shown[index].entry, obligation.occurrences[0])
    }
    for (index, number) in pass({ $0.isDue($1) && self.known($0) == nil }) {
      reportAltered(shown[index], book.obligations[number])
    }
    for index in open { reportLeftover(shown[index]) }
    for number in book.obligations.indices where !isMet[number] {
      let obligation = book.obligations[number]
      report(.missing(obligation), at: obligation.deadline, obligation.occurrences[0])
    }
  }

  /// Whether the delivery shows one of the obligation's occurrences as the channel carries it.
  private func isSame(_ shown: Shown, _ obligation: Obligation) -> Bool {
    obligation.occurrences.contains { isSame(shown, trace.occurrences[$0.number]) }
  }

  private func isSame(_ shown: Shown, _ occurrence: Occurrence) -> Bool {
    let fields = profile.channels[shown.channel].fields
    if profile.transforms.isEmpty { return shown.link == occurrence.fullLink.restricted(to: fields) }
    let compared = fields.subtracting(profile.transforms)
    return shown.link.restricted(to: Set(LinkField.allCases).subtracting(profile.transforms))
      == occurrence.fullLink.restricted(to: compared)
  }

  /// The occurrence handed over before the delivery that it shows, the latest first; nil if there is none.
  func known(_ shown: Shown) -> Occurrence? {
    trace.occurrences.last { occurrence in
      let carrier = book.firstCarrier[occurrence.id.number]
      return carrier >= 0 && carrier <= shown.entry && isSame(shown, occurrence)
    }
  }

  private mutating func reportAltered(_ shown: Shown, _ obligation: Obligation) {
    let occurrence = trace.occurrences[obligation.occurrences[0].number]
    let expected = occurrence.fullLink.restricted(to: profile.channels[shown.channel].fields)
    if shown.link.url == nil && expected.url != nil {
      report(.nilLink(shown.delivery), at: shown.entry, occurrence.id)
    } else {
      let fields = shown.link.differences(from: expected)
      report(.altered(shown.delivery, obligation, fields), at: shown.entry, occurrence.id)
    }
  }

  private mutating func reportLeftover(_ shown: Shown) {
    let delivery = shown.delivery
    guard let occurrence = known(shown) else {
      let isEmpty = shown.link.url == nil && shown.link.identifier == nil
      return report(isEmpty ? .nilLink(delivery) : .invented(delivery), at: shown.entry)
    }
    let isOlder = occurrence.process < process(at: shown.entry)
    switch book.fates[occurrence.id.number] {
    case _ where isOlder: report(.fromEarlierProcess(delivery), at: shown.entry, occurrence.id)
    case .refused(let refusal) where !refusal.isOfTheLink && shown.entry < book.readyAt[occurrence.id.number]:
      report(.early(delivery), at: shown.entry, occurrence.id)
    case .refused(.missingWebpageURL): report(.nilLink(delivery), at: shown.entry, occurrence.id)
    case .refused(let refusal): report(.undeclared(delivery, refusal), at: shown.entry, occurrence.id)
    case .waiting, .notHandedOver: report(.early(delivery), at: shown.entry, occurrence.id)
    case .excused where isFirst(shown, of: occurrence): break
    case .owed where profile.channels[shown.channel].isConsumer && !isOwed(occurrence, on: shown.channel):
      report(.afterClaim(delivery), at: shown.entry, occurrence.id)
    case .owed, .excused: report(.again(delivery), at: shown.entry, occurrence.id)
    }
  }

  private func isFirst(_ one: Shown, of occurrence: Occurrence) -> Bool {
    !shown.contains { $0.entry < one.entry && $0.channel == one.channel && isSame($0, occurrence) }
  }

  private func isOwed(_ occurrence: Occurrence, on channel: Int) -> Bool {
    book.obligations.contains { $0.channels.contains(channel) && $0.occurrences.contains(occurrence.id) }
  }

  /// The process that is running at an entry.
  func process(at entry: Int) -> Int {
    trace.entries[..<entry].reduce(-1) { count, event in
      if case .processStarted = event { count + 1 } else { count }
    }
  }

  /// A listener that attaches late gets the last link of the channel again, where the profile says so.
  private mutating func judgeRepetitions(_ open: inout [Int]) {
    for (channel, declared) in profile.channels.enumerated() where declared.lateListeners == .lastLink {
      for (entry, event) in trace.entries.enumerated() {
        guard case .step(let number) = event, trace.steps[number] == .app(.attachListener),
          let last = shown.last(where: { $0.channel == channel && $0.entry < entry }),
          process(at: last.entry) == process(at: entry)
        else { continue }
        let end = book.settle(after: entry)
        if let index = open.first(where: {
          shown[$0].channel == channel && (entry...end).contains(shown[$0].entry) && shown[$0].link == last.link
        }) {
          open.removeAll { $0 == index }
        } else if let occurrence = known(last) {
          report(.missing(book.repetition(of: occurrence, on: channel, at: entry)), at: end, occurrence.id)
        }
      }
    }
  }

  /// Within a scene and channel, links come in the order of the calls that handed them over.
  private mutating func judgeOrder() {
    var latest: [(channel: Int, scene: SceneID?, handedOver: Int)] = []
    for index in shown.indices {
      guard let number = matches[index] else { continue }
      let obligation = book.obligations[number]
      if obligation.overtakes { continue }
      let scene = trace.occurrences[obligation.occurrences[0].number].scene
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

extension Channel {
  var isMirror: Bool { role == .mirror }

  var isConsumer: Bool {
    if case .consumer = role { true } else { false }
  }
}

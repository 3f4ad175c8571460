/// What is not a delivery of a link: accessor, replies, completions, app events, parsing.
extension Judge {
  func judgeAnswers() {
    if !book.terms.profile.transforms.isEmpty { judgeConsistency() }
    var asked = 0
    var completions: [(id: CompletionID, entry: Int, times: Int)] = []
    for (entry, lastCall) in book.answers {
      switch book.trace.entries[entry] {
      case .launchLink(_, let answer):
        judgeLaunchLink(answer, book.launchLinks[asked], at: entry)
        asked += 1
      case .reply(let reply):
        guard case .call(let call, let occurrences, _) = book.trace.entries[lastCall] else { continue }
        if case .bool(true) = reply { judgeTrue(call, occurrences, at: entry) }
        if call.mustComplete, let id = call.completion { completions.append((id, entry, 0)) }
      case .completed(let id):
        if let index = completions.firstIndex(where: { $0.id == id }) {
          completions[index].times += 1
        } else if lastCall >= 0, case .call(let call, _, _) = book.trace.entries[lastCall], call.completion == id,
          call.mustComplete
        {
          // Completed during the call itself: the reply comes next, so the call is noted here.
          completions.append((id, entry, 1))
        }
      case .parsed(let occurrence, let parts, let written):
        if let expected = partsToFind(parts, written, in: occurrence) {
          report(.parsed(parts, written: expected), at: entry, occurrence)
        }
      default: break
      }
    }
    guard !completions.isEmpty else { return }
    for completion in completions.merged() where completion.times != 1 {
      report(.completion(completion.id, times: completion.times), at: completion.entry)
    }
  }

  private func judgeLaunchLink(
    _ answer: DeliveredLink?, _ asked: Bookkeeper.LaunchLinkQuestion, at entry: Int
  ) {
    let links = asked.acceptable.map { trace.occurrences[$0.number].fullLink }
    let mayBeNothing =
      links.isEmpty || asked.isAfterReload
      || asked.acceptable.contains { book.fates[$0.number] == .excused || !isSureLaunchLink($0) }
    let isRight =
      answer.map { link in links.contains { $0.url?.absoluteString == link.url?.absoluteString } } ?? mayBeNothing
    if !isRight { report(.launchLink(answer: answer, acceptable: links), at: entry, asked.acceptable.first) }
  }

  /// Whether an accessor for the launch link cannot leave it out.
  private func isSureLaunchLink(_ id: OccurrenceID) -> Bool {
    book.terms.profile.launchLink != .launchOnly || trace.occurrences[id.number].isLaunchLink
  }

  /// `true` is only for what was taken or is kept.
  private func judgeTrue(_ call: DelegateCall, _ occurrences: [OccurrenceID], at entry: Int) {
    guard call.saysWhatItTook else { return }
    for id in occurrences {
      switch book.fates[id.number] {
      case .refused(let refusal) where refusal.isOfTheLink: report(.reply(call.method), at: entry, id)
      case .refused, .notHandedOver, .waiting, .excused: break
      case .owed where isDeclinedByAll(id): report(.reply(call.method), at: entry, id)
      case .owed: break
      }
    }
  }

  /// Whether every delivery of the occurrence was to a consumer that did not take it. A router that had to keep it could
  /// not know when it answered.
  private func isDeclinedByAll(_ id: OccurrenceID) -> Bool {
    let deliveries = shown.indices.filter { index in
      matches[index].map { book.obligations[$0].occurrences.contains(id) && !book.obligations[$0].waited } ?? false
    }
    return !deliveries.isEmpty
      && deliveries.allSatisfy {
        book.terms.isConsumer(shown[$0].channel) && shown[$0].delivery.answer != .taken
      }
  }

  /// The declared requests that the router made.
  var declaredRequests: Set<CallOutKind> {
    guard !book.terms.profile.callsOut.isEmpty else { return [] }
    return book.deliveries.reduce(into: []) { kinds, entry in
      if case .calledOut(let kind) = book.trace.entries[entry] { kinds.insert(kind) }
    }
  }

  /// App events follow the life cycle's calls, once each and in order.
  func judgeAppEvents() {
    // A SwiftUI app without a scene delegate has its phase alone, which does not tell leaving from coming back.
    guard let channel = book.terms.appEventsChannel,
      book.lifeCycle != .swiftUI || trace.setting.sceneHasDelegate
    else { return }
    var expected: [(event: AppEvent, scene: SceneID?, entry: Int)] = []
    var delivered: [(event: AppEvent, scene: SceneID?, entry: Int)] = []
    for (entry, item) in trace.entries.enumerated() {
      switch item {
      case .call(let call, _, true):
        guard let event = call.appEvent, book.terms.profile.lifeCycles.contains(trace.setting.lifeCycle) else {
          continue
        }
        expected.append((event, book.terms.profile.sceneScope == .scene ? call.scene : nil, entry))
      case .delivery(let delivery) where delivery.channel == channel:
        if case .appEvent(let event) = delivery.content { delivered.append((event, delivery.scene, entry)) }
      default: break
      }
    }
    for index in 0..<max(expected.count, delivered.count) {
      let one = index < expected.count ? expected[index] : nil
      let other = index < delivered.count ? delivered[index] : nil
      let isInTime = one.map { call in
        other.map { call.entry < $0.entry && $0.entry <= book.settle(after: call.entry) } ?? false
      }
      if one?.event != other?.event || one?.scene != other?.scene || isInTime == false {
        return report(
          .appEvent(expected: one?.event, delivered: other?.event), at: other?.entry ?? one?.entry ?? 0)
      }
    }
  }
}

extension Array where Element == (id: CompletionID, entry: Int, times: Int) {
  /// One element a completion handler, with its times added up.
  fileprivate func merged() -> [Element] {
    reduce(into: []) { merged, next in
      if let index = merged.firstIndex(where: { $0.id == next.id }) {
        merged[index].times += next.times
      } else {
        merged.append(next)
      }
    }
  }
}

/// Reads a trace once and writes down what the profile makes of it: what is owed, what became of each occurrence, and
/// which entries the judge has to look at.
final class Bookkeeper {
  let trace: Trace
  let terms: Terms
  let lifeCycle: LifeCycle
  @exclusivity(unchecked) private(set) var ready: ReadyState
  @exclusivity(unchecked) private(set) var process = -1

  @exclusivity(unchecked) var obligations: [Obligation] = []
  @exclusivity(unchecked) var fates: [Fate]
  /// The entry of the first and the last call that carried each occurrence.
  @exclusivity(unchecked) private(set) var firstCarrier: [Int]
  @exclusivity(unchecked) private(set) var lastCarrier: [Int]
  /// What the launch-link accessor may answer, by the entry at which it was asked.
  @exclusivity(unchecked) private(set) var launchLinks: [LaunchLinkQuestion] = []
  /// The entry at which the router became ready for each occurrence after it was handed over.
  @exclusivity(unchecked) private(set) var readyAt: [Int]
  /// The numbers of the occurrences that were handed over and for which nothing has become ready since.
  @exclusivity(unchecked) private var unready: [Int] = []
  /// The entries of deliveries and of what the router asked of the system.
  @exclusivity(unchecked) private(set) var deliveries: [Int] = []
  /// The entries of answers that are judged, each with that of the last call before it; -1 for none.
  @exclusivity(unchecked) private(set) var answers: [(entry: Int, call: Int)] = []
  /// The entry at which the router became ready again for an owed occurrence whose later copy came while it was not;
  /// `Int.max` until then.
  @exclusivity(unchecked) private(set) var dueAgain: [Int: Int] = [:]
  /// Looked up when a repetition has to be explained.
  @exclusivity(unchecked) var carriers: [Int: [Int]] = [:]
  @exclusivity(unchecked) private var waiting: [Waiting] = []
  @exclusivity(unchecked) var settles: [Int] = []
  @exclusivity(unchecked) var processStarts: [Int] = []
  @exclusivity(unchecked) private var lastCall = -1
  /// Of the last call that was forwarded.
  @exclusivity(unchecked) private var mustComplete = false
  @exclusivity(unchecked) private var saysWhatItTook = false
  @exclusivity(unchecked) private var isReloaded = false

  /// What one call handed over and has to wait.
  private struct Waiting {
    var scene: SceneID?
    var entry: Int
    var occurrences: [OccurrenceID]
  }

  init(_ trace: Trace, _ terms: Terms) {
    self.trace = trace
    self.terms = terms
    lifeCycle = trace.setting.lifeCycle
    ready = ReadyState(terms.profile.ready)
    let count = trace.occurrences.count
    fates = Array(repeating: .notHandedOver, count: count)
    firstCarrier = Array(repeating: -1, count: count)
    lastCarrier = Array(repeating: -1, count: count)
    readyAt = Array(repeating: .max, count: count)
    settles.reserveCapacity(trace.entries.count / 3)
    obligations.reserveCapacity(count)
    deliveries.reserveCapacity(count)
    trace.entries.withUnsafeBufferPointer { entries in
      for index in entries.indices { read(entries[index], at: index) }
    }
    if trace.isReadied { oweWhatWaits(at: trace.entries.count) { _ in true } }
    setDeadlines()
  }

  private func read(_ entry: TraceEntry, at index: Int) {
    switch entry {
    case .processStarted:
      process += 1
      processStarts.append(index)
      isReloaded = false
      ready.processStarted()
    case .processEnded: processEnded(at: index)
    case .step(let number):
      if case .app(let step) = trace.steps[number] {
        if case .reload = step { isReloaded = true }
        if ready.app(step) { release(at: index) }
      }
    case .call(let call, let occurrences, let forwarded):
      lastCall = index
      guard forwarded else { return }
      mustComplete = call.mustComplete
      saysWhatItTook = call.saysWhatItTook
      if ready.call(call) { release(at: index) }
      if !occurrences.isEmpty { handOver(occurrences, at: index) }
      switch call {
      case .sceneDidDisconnect(let scene): disconnected(scene)
      case .didDiscardSceneSessions(let sessions): for session in sessions { discarded(session.scene) }
      default: break
      }
    case .becameReady(let scene):
      if ready.said(scene) { release(at: index) }
    case .settled: settles.append(index)
    case .launchLink(let scene, _):
      launchLinks.append(
        LaunchLinkQuestion(
          entry: index, acceptable: acceptableLaunchLinks(for: scene), isAfterReload: isReloaded))
      answers.append((index, lastCall))
    case .reply(let reply):
      if isJudged(reply) { answers.append((index, lastCall)) }
    case .completed, .parsed: answers.append((index, lastCall))
    case .delivery, .calledOut, .afterTheEnd: deliveries.append(index)
    case .offMainThread, .windows, .delegateMade: break
    }
  }

  /// Whether a reply to the last call says something that can be wrong: that a link was taken, or that a completion
  /// handler will be called.
  private func isJudged(_ reply: DelegateReply) -> Bool {
    switch reply {
    case .unimplemented: false
    case .bool(true) where saysWhatItTook: true
    default: mustComplete
    }
  }
}

// MARK: - Handing over

extension Bookkeeper {
  private func handOver(_ carried: [OccurrenceID], at index: Int) {
    if carried.count == 1 {
      if isClaimed(carried[0], by: index) { owe(carried, at: index) }
    } else {
      let claimed = carried.filter { isClaimed($0, by: index) }
      if !claimed.isEmpty { owe(claimed, at: index) }
    }
  }

  /// Notes that a call carries an occurrence; says whether the router has to route it because of this call.
  private func isClaimed(_ id: OccurrenceID, by call: Int) -> Bool {
    let number = id.number
    lastCarrier[number] = call
    if firstCarrier[number] < 0 {
      firstCarrier[number] = call
      unready.append(number)
    } else {
      let isReady = ready.isReady(for: trace.occurrences[number].scene)
      // A router may act on either copy: where the later one has to wait again, so may the link.
      if case .owed = fates[number], !isReady { dueAgain[number] = .max }
      // A link that was not kept because its first copy came too early is owed by a copy that comes in time.
      guard case .refused(.notKept) = fates[number], isReady else { return false }
    }
    let occurrence = trace.occurrences[number]
    guard let refusal = refusal(of: occurrence) else { return true }
    let isExcused =
      (refusal == .lifeCycle && occurrence.comesAlikeInEveryLifeCycle)
      || (refusal == .coldByAccessorAlone && !occurrence.isLaunchLink)
    fates[number] = isExcused ? .excused : .refused(refusal)
    return false
  }

  private func refusal(of occurrence: Occurrence) -> Refusal? {
    terms.profile.refusal(of: occurrence, in: lifeCycle)
      ?? (terms.profile.coldLinksByAccessorAlone && occurrence.mayPassForLaunchLink ? .coldByAccessorAlone : nil)
  }

  private func owe(_ claimed: [OccurrenceID], at index: Int) {
    let first = trace.occurrences[claimed[0].number]
    if ready.isReady(for: first.scene) {
      owe(claimed, handedOver: index, notBefore: index)
    } else if isWarm(first) && terms.profile.earlyWarmLinks == .goOut {
      owe(claimed, handedOver: index, notBefore: index, overtakes: true)
    } else {
      keep(Waiting(scene: first.scene, entry: index, occurrences: claimed))
    }
  }

  /// Whether the router gets it as a living scene does: a Handoff is continued on a scene also where it connected it.
  private func isWarm(_ occurrence: Occurrence) -> Bool {
    occurrence.state == .warm || (occurrence.kind == .handoff && lifeCycle != .applicationDelegate)
  }

  private func keep(_ new: Waiting) {
    switch terms.profile.keepsUntilReady {
    case .all: waiting.append(new)
    case .none: set(new.occurrences, .refused(.notKept))
    case .first where waiting.contains { sharesItsSlot($0, new) }: set(new.occurrences, .refused(.displaced))
    case .first: waiting.append(new)
    case .last:
      for old in waiting where sharesItsSlot(old, new) { set(old.occurrences, .refused(.displaced)) }
      waiting.removeAll { sharesItsSlot($0, new) }
      waiting.append(new)
    }
    for id in new.occurrences where fates[id.number] == .notHandedOver { fates[id.number] = .waiting }
  }

  private func sharesItsSlot(_ one: Waiting, _ other: Waiting) -> Bool {
    terms.profile.ready.scope == .process || one.scene == other.scene
  }

  private func release(at index: Int) {
    if !unready.isEmpty {
      var left: [Int] = []
      for number in unready {
        if ready.isReady(for: trace.occurrences[number].scene) { readyAt[number] = index } else { left.append(number) }
      }
      unready = left
    }
    for (number, entry) in dueAgain where entry == .max && ready.isReady(for: trace.occurrences[number].scene) {
      dueAgain[number] = index
    }
    oweWhatWaits(at: index) { ready.isReady(for: $0.scene) }
  }

  private func disconnected(_ scene: SceneID) {
    ready.disconnected(scene)
    guard terms.profile.disconnectBeforeReady == .drops else { return }
    giveUp(.refused(.sceneDisconnected)) { $0.scene == scene }
  }

  /// A scene whose session is gone never comes back; whether its links are still delivered is the router's affair.
  private func discarded(_ scene: SceneID) {
    ready.disconnected(scene)
    giveUp(.excused) { $0.scene == scene }
  }

  /// Where the app became ready as soon as it could, a router that is not ready yet never will
  /// be; elsewhere what waits is gone with the process.
  private func processEnded(at index: Int) {
    if trace.isReadied { oweWhatWaits(at: index) { _ in true } }
    giveUp(.refused(.processEnded)) { _ in true }
  }

  private func oweWhatWaits(at index: Int, where isOver: (Waiting) -> Bool) {
    for group in takeWaiting(where: isOver) {
      owe(group.occurrences, handedOver: group.entry, notBefore: index, waited: true)
    }
  }

  private func giveUp(_ fate: Fate, where isOver: (Waiting) -> Bool) {
    for group in takeWaiting(where: isOver) { set(group.occurrences, fate) }
  }

  /// Takes those that need not wait any more from what waits.
  private func takeWaiting(where isOver: (Waiting) -> Bool) -> [Waiting] {
    guard !waiting.isEmpty else { return [] }
    let taken = waiting.filter(isOver)
    waiting.removeAll(where: isOver)
    return taken
  }

  func set(_ occurrences: [OccurrenceID], _ fate: Fate) {
    for id in occurrences { fates[id.number] = fate }
  }
}

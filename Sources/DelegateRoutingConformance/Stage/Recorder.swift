import DelegateRoutingSpec
import Foundation

/// Writes the trace of one run: what the stage does, and what the router tells. The router may tell from any thread; what
/// comes from another than the main one waits behind a lock until the next settle or the next thing told on the main
/// thread. Everything else is written on the main thread alone.
final class Recorder: @unchecked Sendable {
  /// The system that the run is played by; nil for bare calls.
  let system: PlayedSystem?
  /// The life cycle that the app runs in.
  let lifeCycle: LifeCycle

  private let caseID: String
  private var madeStorageName: String?
  private let stragglers: Stragglers?
  private let answers: [(channel: String, answer: ListenerAnswer)]
  private let isBare: Bool
  /// The trace so far; for the main thread alone.
  @exclusivity(unchecked) private var entries: [TraceEntry] = []

  private let lock = Recorder.lock
  private var elsewhere: [TraceEntry] = []
  private var hasMore = false
  private var process = -1
  private var phase = Phase.playing

  private enum Phase { case playing, ending, closed }

  /// One for all: there is one run at a time.
  private static let lock = NSLock()

  /// A recorder for a run of a case, whose listeners answer so; all others take everything.
  init(
    caseID: String, answers: [(channel: String, answer: ListenerAnswer)], system: PlayedSystem,
    lifeCycle: LifeCycle, stragglers: Stragglers?
  ) {
    self.caseID = caseID
    self.stragglers = stragglers
    self.system = system
    self.lifeCycle = lifeCycle
    self.answers = answers
    isBare = false
    entries.reserveCapacity(128)
  }

  /// A recorder for bare calls: it appends the deliveries to an array, without a lock, and notes nothing else.
  init(bareWithAnswers answers: [(channel: String, answer: ListenerAnswer)], _ lifeCycle: LifeCycle) {
    self.lifeCycle = lifeCycle
    caseID = ""
    stragglers = nil
    system = nil
    self.answers = answers
    isBare = true
  }
}

// MARK: - What the stage does

@MainActor extension Recorder {
  /// Writes an entry of the stage's.
  func append(_ entry: consuming TraceEntry) { entries.append(entry) }

  /// Writes that everything is done that the router did because of the last call or step.
  func appendSettled() {
    lock.lock()
    if hasMore { takeFromElsewhere() }
    lock.unlock()
    entries.append(.settled)
  }

  /// A name that no other run has.
  nonisolated var storageName: String {
    lock.lock()
    defer { lock.unlock() }
    let name = madeStorageName ?? "delegate-routing-\(UUID().uuidString)"
    madeStorageName = name
    return name
  }

  /// Starts a process and answers its number.
  func startProcess() -> Int {
    lock.lock()
    defer { lock.unlock() }
    takeFromElsewhere()
    entries.append(.processStarted)
    process += 1
    return process
  }

  /// Ends the process: its handle falls silent.
  func endProcess() {
    lock.lock()
    defer { lock.unlock() }
    takeFromElsewhere()
    entries.append(.processEnded)
    process += 1
  }

  /// From now on a delivery is one after the end.
  func end() {
    lock.lock()
    phase = .ending
    lock.unlock()
  }

  /// Closes the case; what comes later makes it errored.
  func close() -> [TraceEntry] {
    lock.lock()
    defer { lock.unlock() }
    takeFromElsewhere()
    phase = .closed
    return entries
  }

  /// Goes on with a case that was closed, as if it had not been; what the router was asked at the end is forgotten.
  func reopen() {
    lock.lock()
    phase = .playing
    lock.unlock()
    entries.removeAll { if case .parsed = $0 { true } else { false } }
  }

  /// How many deliveries a bare recorder has.
  var deliveries: Int { entries.count }
}

// MARK: - What the router tells

extension Recorder {
  /// Notes what the router of a process does. What comes from a process that has ended is nobody's any more.
  func append(_ entry: TraceEntry, from number: Int) {
    if isBare { return }
    let isOnMain = MainQueue.isCurrent
    lock.lock()
    defer { lock.unlock() }
    guard number == process else { return }
    if phase == .closed { stragglers?.note(caseID) } else { note(entry, isOnMain) }
  }

  func deliver(
    _ content: Delivery.Content, on channel: String, scene: SceneID?, window: String? = nil, from number: Int
  ) -> ListenerAnswer {
    let answer = answers.isEmpty ? .taken : answers.first { $0.channel == channel }?.answer ?? .taken
    if isBare {
      entries.append(.delivery(Delivery(channel: channel, scene: scene, content: content, answer: answer)))
      return answer
    }
    let isOnMain = MainQueue.isCurrent
    let delivery = Delivery(
      channel: channel, scene: scene, window: window, content: content, onMainActor: isOnMain, answer: answer)
    lock.lock()
    defer { lock.unlock() }
    guard number == process else { return answer }
    switch phase {
    case .playing: note(.delivery(delivery), isOnMain)
    case .ending: note(.afterTheEnd(delivery), isOnMain)
    case .closed: stragglers?.note(caseID)
    }
    return answer
  }

  private func note(_ entry: consuming TraceEntry, _ isOnMain: Bool) {
    if isOnMain {
      if hasMore { takeFromElsewhere() }
      entries.append(entry)
    } else {
      elsewhere.append(entry)
      hasMore = true
    }
  }

  private func takeFromElsewhere() {
    entries += elsewhere
    elsewhere = []
    hasMore = false
  }
}

/// Whether code runs on the main dispatch queue, which is where the main actor runs. `Thread.isMainThread` does not tell
/// on Linux.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }

  /// Returns when what waits for the main actor has run, and what that set going in turn.
  @MainActor static func drain() async {
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
  }
}

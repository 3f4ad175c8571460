import DelegateRoutingSpec
import Foundation

/// Takes down what the router of one run tells, until the stage writes it into the trace. The router may deliver from any
/// thread, so everything that it can reach is behind a lock.
final class Recorder: @unchecked Sendable {
  /// The system that the run is played by; nil for bare calls.
  let system: PlayedSystem?

  private let lock = NSLock()
  private let caseID: String
  private let stragglers: Stragglers?
  private let answers: [(channel: String, answer: ListenerAnswer)]
  @exclusivity(unchecked) private var told: [TraceEntry] = []
  private var process = -1
  private var phase = Phase.playing
  private let isBare: Bool

  private enum Phase { case playing, ending, closed }

  /// A recorder for a run of a case, whose listeners answer so; all others take everything.
  init(
    caseID: String, answers: [(channel: String, answer: ListenerAnswer)], system: PlayedSystem,
    stragglers: Stragglers?
  ) {
    self.caseID = caseID
    self.stragglers = stragglers
    self.system = system
    self.answers = answers
    isBare = false
  }

  /// A recorder for bare calls: it appends the deliveries to an array, without a lock, and notes nothing else.
  init(bareWithAnswers answers: [(channel: String, answer: ListenerAnswer)]) {
    caseID = ""
    stragglers = nil
    system = nil
    self.answers = answers
    isBare = true
  }

  /// Notes what the router of a process does. What comes from a process that has ended is nobody's any more.
  func append(_ entry: TraceEntry, from number: Int) {
    if isBare { return }
    lock.lock()
    if number == process && phase == .playing { told.append(entry) }
    lock.unlock()
  }

  func deliver(
    _ content: Delivery.Content, on channel: String, scene: SceneID?, from number: Int
  ) -> ListenerAnswer {
    let answer = answers.isEmpty ? .taken : answers.first { $0.channel == channel }?.answer ?? .taken
    if isBare {
      told.append(.delivery(Delivery(channel: channel, scene: scene, content: content, answer: answer)))
      return answer
    }
    let delivery = Delivery(
      channel: channel, scene: scene, content: content, onMainActor: MainQueue.isCurrent, answer: answer)
    lock.lock()
    defer { lock.unlock() }
    guard number == process else { return answer }
    switch phase {
    case .playing: told.append(.delivery(delivery))
    case .ending: told.append(.afterTheEnd(delivery))
    case .closed: stragglers?.note(caseID)
    }
    return answer
  }

  /// How many deliveries a bare recorder has.
  var deliveries: Int { told.count }

  /// Moves what was told since the last time into the trace.
  func take(into entries: inout [TraceEntry]) {
    lock.lock()
    if !told.isEmpty {
      entries += told
      told.removeAll(keepingCapacity: true)
    }
    lock.unlock()
  }

  func startProcess() -> Int {
    lock.lock()
    defer { lock.unlock() }
    process += 1
    return process
  }

  /// Ends the process: its handle falls silent.
  func endProcess() {
    lock.lock()
    process += 1
    lock.unlock()
  }

  /// From now on a delivery is one after the end.
  func end() {
    lock.lock()
    phase = .ending
    lock.unlock()
  }

  /// Closes the case; what comes later makes it errored.
  func close() {
    lock.lock()
    phase = .closed
    lock.unlock()
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

import DelegateRoutingSpec
import Foundation

/// Runs cases one after the other, one run in the process at a time.
@MainActor final class SuiteRunner {
  private let cases: [ConformanceCase]
  private let candidate: Candidate
  private let controls: [ExternalEvent]
  private let options: SuiteOptions
  private let results = Results()
  private let stragglers = Stragglers()
  /// What the current round has still to play.
  private var queue: ArraySlice<ConformanceCase> = []
  private var isDraining = false
  private var attempt = Attempt()
  private var abandoned = 0
  private var ended: CheckedContinuation<Void, Never>?

  /// How many cases may not come back before the rest is not played.
  private static let patience = 5

  init(_ candidate: Candidate, _ catalogue: Catalogue, _ cases: [ConformanceCase], _ options: SuiteOptions) {
    self.candidate = candidate
    self.cases = cases
    self.options = options
    controls = catalogue.controls
  }

  /// Runs the cases and returns their results in order.
  func run() async -> [CaseResult] {
    await SuiteLock.shared.acquire()
    defer { SuiteLock.shared.release() }
    InFlight.reportOnCrash()
    watch()
    await play(cases)
    await playLateCasesAgain()
    Watchdog.shared.rest()
    InFlight.set("")
    return results.all.map(withKnownFailures)
  }

  private func play(_ cases: [ConformanceCase]) async {
    queue = cases[...]
    while !queue.isEmpty && !isOver {
      let current = Attempt()
      attempt = current
      await withCheckedContinuation { continuation in
        ended = continuation
        Task { @MainActor in
          await self.play(attempt: current)
          if !current.isOver { self.endAttempt() }
        }
      }
    }
  }

  private func play(attempt: Attempt) async {
    let judge = CaseJudge(
      candidate, controls: controls, shouldFails: options.shouldFails, isExhaustive: options.isExhaustive,
      isDraining: isDraining, stragglers: stragglers, attempt: attempt)
    while !attempt.isOver, let next = queue.first, !isOver {
      InFlight.set(next.id)
      results.begin(next.id)
      let result = await judge.judge(next)
      guard !attempt.isOver else { return }
      finish(result)
    }
  }

  private var isOver: Bool { options.failFast && !isDraining && results.lastIsFailure }

  private func finish(_ result: CaseResult) {
    queue.removeFirst()
    results.end(result)
    if !isDraining { options.progress?(results.count, cases.count) }
  }

  private func endAttempt() {
    ended?.resume()
    ended = nil
  }

  private func watch() {
    let (results, blocked) = (results, options.blocked)
    Watchdog.shared.watch(
      limit: options.caseTimeLimit, progress: { results.ended },
      suspended: { [weak self] in self?.abandon() },
      blocked: { if let current = results.current { blocked(current, results.all) } })
  }

  /// Leaves a case that is suspended and goes on with the next.
  private func abandon() {
    guard let current = queue.first, ended != nil else { return }
    finish(errored(current, "the adapter did not come back within \(options.caseTimeLimit) seconds"))
    abandoned += 1
    if abandoned == Self.patience {
      while let next = queue.first {
        finish(errored(next, "not played, since the adapter had not come back in \(abandoned) cases before"))
      }
    }
    attempt.isOver = true
    endAttempt()
  }

  /// A case that is closed has no place for what comes late. Those that need it are played once more, with a last moment
  /// in each run; what comes later still makes them errored.
  private func playLateCasesAgain() async {
    await MainQueue.drain()
    let late = stragglers.take()
    guard !late.isEmpty else { return }
    isDraining = true
    await play(cases.filter { late.contains($0.id) })
    await MainQueue.drain()
    let lateAgain = stragglers.take()
    for id in late + lateAgain.filter({ !late.contains($0) }) {
      results.change(id) { result in
        guard !result.verdict.isFailure || lateAgain.contains(id) else { return }
        result.verdict = .errored
        result.note = "the router delivered something when the case was closed"
      }
    }
  }

  private func errored(_ conformanceCase: ConformanceCase, _ note: String) -> CaseResult {
    CaseResult(
      id: conformanceCase.id, group: conformanceCase.group, verdict: .errored, cells: [], runs: 0, failure: nil,
      deviations: 0, changed: [], parsed: [], calledOut: [], note: note)
  }

  private func withKnownFailures(_ result: CaseResult) -> CaseResult {
    guard result.verdict == .fail else { return result }
    let reasons = result.brokenRules.map { rule in
      options.known.first { Glob($0.cases).matches(result.id) && $0.rule == rule.rawValue }?.reason
    }
    guard reasons.allSatisfy({ $0 != nil }) else { return result }
    var known = result
    known.verdict = .knownFailure
    known.note = reasons.compactMap { $0 }.joined(separator: "; ")
    return known
  }
}

/// The results so far; the watchdog reads them from its own thread.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [CaseResult] = []
  private var places: [String: Int] = [:]
  private var inFlight: String?
  private var endings = 0

  var all: [CaseResult] { locked { results } }
  var count: Int { locked { results.count } }
  var lastIsFailure: Bool { locked { results.last?.verdict.isFailure ?? false } }
  /// The id of the case that is being played.
  var current: String? { locked { inFlight } }
  /// How often a case has ended, those that are played again included.
  var ended: Int { locked { endings } }

  func begin(_ id: String) { locked { inFlight = id } }

  /// Adds a result, or replaces that of a case that was played again.
  func end(_ result: CaseResult) {
    locked {
      inFlight = nil
      endings += 1
      if let place = places[result.id] {
        results[place] = result
      } else {
        places[result.id] = results.count
        results.append(result)
      }
    }
  }

  func change(_ id: String, _ change: (inout CaseResult) -> Void) {
    locked {
      if let place = places[id] { change(&results[place]) }
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}

/// One run at a time in a process: test functions interleave on the main actor.
@MainActor private final class SuiteLock {
  static let shared = SuiteLock()
  private var isHeld = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func acquire() async {
    guard isHeld else {
      isHeld = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func release() {
    if waiting.isEmpty { isHeld = false } else { waiting.removeFirst().resume() }
  }
}

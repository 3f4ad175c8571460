import DelegateRoutingSpec
import Foundation

/// Runs cases one after the other, one run in the process at a time.
@MainActor final class SuiteRunner {
  private let cases: [ConformanceCase]
  private let judge: CaseJudge
  private let options: SuiteOptions
  private let results = Results()
  private var attempt = 0
  private var ended: CheckedContinuation<Void, Never>?

  init(_ candidate: Candidate, _ catalogue: Catalogue, _ cases: [ConformanceCase], _ options: SuiteOptions) {
    self.cases = cases
    self.options = options
    judge = CaseJudge(candidate, controls: catalogue.controls, shouldFails: options.shouldFails)
  }

  /// Runs the cases and returns their results in order.
  func run() async -> [CaseResult] {
    await SuiteLock.shared.acquire()
    defer { SuiteLock.shared.release() }
    InFlight.reportOnCrash()
    watch()
    while results.count < cases.count && !isOver {
      attempt += 1
      let current = attempt
      await withCheckedContinuation { continuation in
        ended = continuation
        Task { @MainActor in
          await self.play(attempt: current)
          if current == self.attempt { self.endAttempt() }
        }
      }
    }
    Watchdog.shared.rest()
    InFlight.set("")
    await drain()
    return results.all.map(withKnownFailures)
  }

  private var isOver: Bool { options.failFast && results.lastIsFailure }

  private func play(attempt current: Int) async {
    while current == attempt, results.count < cases.count, !isOver {
      let next = cases[results.count]
      InFlight.set(next.id)
      let result = await judge.judge(next)
      guard current == attempt else { return }
      results.append(result)
      options.progress?(results.count, cases.count)
    }
  }

  private func endAttempt() {
    ended?.resume()
    ended = nil
  }

  private func watch() {
    let (results, cases, blocked) = (results, cases, options.blocked)
    Watchdog.shared.watch(
      limit: options.caseTimeLimit, progress: { results.count },
      suspended: { [weak self] in self?.abandon() },
      blocked: {
        let done = results.all
        if done.count < cases.count { blocked(cases[done.count].id, done) }
      })
  }

  /// Leaves a case that is suspended and goes on with the next.
  private func abandon() {
    guard results.count < cases.count, ended != nil else { return }
    results.append(
      errored(cases[results.count], "the adapter did not come back within \(options.caseTimeLimit) seconds"))
    attempt += 1
    endAttempt()
  }

  /// Late deliveries have until now to arrive; what comes to a case that is closed makes it errored.
  private func drain() async {
    for _ in 0..<3 {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
    for id in Stragglers.take() {
      results.change(id) { result in
        result.verdict = .errored
        result.note = "the router delivered something when the case was closed"
      }
    }
  }

  private func errored(_ conformanceCase: ConformanceCase, _ note: String) -> CaseResult {
    CaseResult(
      id: conformanceCase.id, group: conformanceCase.group, verdict: .errored, cells: [], runs: 0, failure: nil,
      deviations: 0, changed: [], calledOut: [], note: note)
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

  var all: [CaseResult] { locked { results } }
  var count: Int { locked { results.count } }
  var lastIsFailure: Bool { locked { results.last?.verdict.isFailure ?? false } }

  func append(_ result: CaseResult) { locked { results.append(result) } }

  func change(_ id: String, _ change: (inout CaseResult) -> Void) {
    locked {
      if let index = results.firstIndex(where: { $0.id == id }) { change(&results[index]) }
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

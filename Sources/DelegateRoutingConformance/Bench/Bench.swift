import DelegateRoutingSpec
import Dispatch

/// How fast the suite is with a router. All rates are per run; a case takes one or more.
public struct BenchFigures: Sendable, Hashable, Codable {
  /// The router's name.
  public let router: String
  /// How many cases the catalogue has.
  public let cases: Int
  /// How many runs they take.
  public let runs: Int
  /// Runs in a second.
  public let casesPerSecond: Double
  /// Nanoseconds that a run takes.
  public let nanosecondsPerCase: Double
  /// Nanoseconds that the bare calls of a run take.
  public let bareNanosecondsPerCase: Double
  /// How many times as long a run takes as its bare calls.
  public let ratioToBareCalls: Double
}

extension ConformanceSuite {
  /// Measures full runs of a catalogue against *bare calls*: the same calls and steps sent to the same adapter, deliveries
  /// appended to an array; no model, trace or ledger. The two take turns for as many seconds, and the medians count.
  ///
  /// - Throws: `BenchError` where there is nothing to measure.
  public static func bench(
    _ candidate: Candidate, _ catalogue: Catalogue, seconds: Double = 1,
    progress: @MainActor (_ part: Double) -> Void = { _ in }
  ) async throws -> BenchFigures {
    let replays = await bareReplays(candidate, catalogue)
    var runs = 0
    var full: [Double] = []
    var bare: [Double] = []
    let start = DispatchTime.now().uptimeNanoseconds
    var elapsed = 0.0
    while elapsed < seconds || full.count < 3 {
      let before = DispatchTime.now().uptimeNanoseconds
      runs = await run(candidate, catalogue).runs
      let between = DispatchTime.now().uptimeNanoseconds
      for replay in replays { _ = await replay.play(against: candidate) }
      let after = DispatchTime.now().uptimeNanoseconds
      full.append(Double(between - before))
      bare.append(Double(after - between))
      elapsed = Double(after - start) / 1e9
      progress(min(1, elapsed / seconds))
    }
    guard runs > 0, !replays.isEmpty else { throw BenchError() }
    let perRun = full.median / Double(runs)
    let perBareRun = bare.median / Double(runs)
    return BenchFigures(
      router: candidate.name, cases: catalogue.cases.count, runs: runs, casesPerSecond: 1e9 / perRun,
      nanosecondsPerCase: perRun, bareNanosecondsPerCase: perBareRun, ratioToBareCalls: perRun / perBareRun)
  }

  /// The bare calls of every run; those of a run that a control goes on with are among the control's.
  package static func bareReplays(_ candidate: Candidate, _ catalogue: Catalogue) async -> [BareReplay] {
    var replays: [BareReplay] = []
    let judge = CaseJudge(
      candidate, controls: catalogue.controls, shouldFails: false, isDraining: false, stragglers: Stragglers(),
      observe: { script, trace, goesOn in
        if goesOn { replays.removeLast() }
        replays.append(BareReplay(trace, of: script, profile: candidate.profile))
      })
    for conformanceCase in catalogue.cases { _ = await judge.judge(conformanceCase) }
    return replays
  }
}

/// The catalogue has no case that can be played.
public struct BenchError: Error, Sendable {}

extension [Double] {
  fileprivate var median: Double {
    let sorted = self.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}

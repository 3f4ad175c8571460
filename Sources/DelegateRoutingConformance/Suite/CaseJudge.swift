import DelegateRoutingSpec

/// Plays a case's runs against a candidate and comes to a verdict.
@MainActor struct CaseJudge {
  let candidate: Candidate
  let controls: [ExternalEvent]
  let shouldFails: Bool
  /// Whether every combination of readings and set orders is played.
  private let isExhaustive: Bool
  /// Whether each run ends with a moment for what comes late. It costs more than the run itself, so it is kept for cases
  /// that are known to need it.
  private let isDraining: Bool
  private let stragglers: Stragglers
  private let attempt: Attempt
  private let terms: Terms
  /// Shown the script and trace of every run, controls included, and whether it is the run before that was gone on with.
  private let observe: (@MainActor (Script, Trace, Bool) -> Void)?

  private let profile: RouterProfile

  init(
    _ candidate: Candidate, controls: [ExternalEvent], shouldFails: Bool, isExhaustive: Bool = false, isDraining: Bool,
    stragglers: Stragglers, attempt: Attempt = Attempt(),
    observe: (@MainActor (Script, Trace, Bool) -> Void)? = nil
  ) {
    self.candidate = candidate
    self.controls = controls
    self.shouldFails = shouldFails
    self.isExhaustive = isExhaustive
    self.isDraining = isDraining
    self.stragglers = stragglers
    self.attempt = attempt
    self.observe = observe
    terms = candidate.content.terms
    profile = candidate.profile
  }

  func judge(_ conformanceCase: ConformanceCase) async -> CaseResult {
    do {
      return try await play(conformanceCase)
    } catch let illegal as Stage.IllegalStep {
      return errored(conformanceCase, "step \(illegal.step) makes no sense there: \(illegal.problem)")
    } catch {
      return errored(conformanceCase, "\(error)")
    }
  }

  private func play(_ conformanceCase: ConformanceCase) async throws -> CaseResult {
    if !profile.resetClearsEverything && conformanceCase.script.needsAFreshProcess(for: profile) {
      return unplayed(
        conformanceCase, .unsupported, "it needs a fresh process, which reset() does not give (resetClearsEverything)")
    }
    if let lifeCycle = unplayedLifeCycle(conformanceCase) {
      return unplayed(conformanceCase, .unsupported, "the profile does not claim the life cycle \(lifeCycle.rawValue)")
    }
    guard let stage = stage(conformanceCase, Variant()) else {
      return errored(conformanceCase, "the system model does not play this setting")
    }
    let first = judged(try await stage.play(draining: isDraining), SetOrder())
    let unsupported = unsupportedBecause(conformanceCase, first.run.trace)
    let control = try await control(after: first, on: stage, conformanceCase, isWanted: unsupported == nil)
    observe?(conformanceCase.script, first.run.trace, false)
    if let control { observe?(conformanceCase.script, control.run.trace, true) }
    var tally = Tally(first, shouldFails: shouldFails)
    if isExhaustive {
      var variants = [Variant()]
      var next = 0
      var latest = first
      while !tally.isFailed {
        variants += latest.run.neighbours(of: variants[next]).filter { !variants.contains($0) }
        next += 1
        guard next < variants.count, let judged = try await run(conformanceCase, variants[next]) else { break }
        tally.add(judged)
        latest = judged
      }
    } else {
      for variant in first.run.otherVariants where !tally.isFailed {
        if let judged = try await run(conformanceCase, variant) { tally.add(judged) }
      }
    }
    let cells = self.cells(of: first, isFailed: tally.isFailed)
    var result = CaseResult(
      id: conformanceCase.id, group: conformanceCase.group, verdict: tally.isFailed ? .fail : .pass, cells: cells,
      runs: tally.runs, failure: tally.failure, deviations: tally.deviations,
      changed: tally.changed, parsed: tally.parsed, calledOut: tally.calledOut, note: nil)
    guard !tally.isFailed else { return result }
    if let unsupported {
      result.verdict = .unsupported
      result.note = unsupported
    } else if tally.owed == 0, let control {
      result.runs += 1
      guard !control.passes else { return result }
      let came = control.ledger.discrepancies.contains { !$0.isMissing }
      result.verdict = came ? .fail : .vacuous
      result.note =
        "nothing is owed here; a link sent at the end, to see whether the router is alive, "
        + (came ? "did not arrive as it should" : "did not arrive")
      result.failure = FailedRun(trace: control.run.trace, ledger: control.ledger, setOrder: SetOrder())
    }
    return result
  }

  /// A life cycle that is not claimed, and whose calls another that is claimed may have as well: UIKit's scenes and
  /// SwiftUI call the same scene delegate, so that a router for one cannot be asked to be silent in the other.
  private func unplayedLifeCycle(_ conformanceCase: ConformanceCase) -> LifeCycle? {
    let lifeCycle = conformanceCase.scenario.setting.lifeCycle
    guard !profile.lifeCycles.contains(lifeCycle) else { return nil }
    switch lifeCycle {
    case .swiftUI: return lifeCycle
    case .scene: return profile.lifeCycles.contains(.swiftUI) ? lifeCycle : nil
    case .applicationDelegate, .refusedToLaunch: return nil
    }
  }

  private func stage(_ conformanceCase: ConformanceCase, _ variant: Variant) -> Stage? {
    Stage(candidate, conformanceCase.script, variant, stragglers: stragglers, attempt: attempt)
  }

  private func run(_ conformanceCase: ConformanceCase, _ variant: Variant) async throws -> Judged? {
    guard let stage = stage(conformanceCase, variant) else { return nil }
    let run = try await stage.play(draining: isDraining)
    observe?(conformanceCase.script, run.trace, false)
    return judged(run, variant.setOrder)
  }

  private func judged(_ run: Stage.Run, _ order: SetOrder) -> Judged {
    Judged(run: run, ledger: Ledger(run.trace, terms), order: order)
  }

  /// Where the first run owes nothing, a link that the profile claims is sent when it is over; it has to arrive. The run
  /// is gone on with, unless it is known that something came late.
  private func control(
    after first: Judged, on stage: Stage, _ conformanceCase: ConformanceCase, isWanted: Bool
  ) async throws -> Judged? {
    guard isWanted, first.ledger.owed == 0, !first.fails(shouldFails) else { return nil }
    let lifeCycle = conformanceCase.scenario.setting.lifeCycle
    let control = controls.first { event in
      event.occurrences.allSatisfy { kind, payload in
        profile.refusal(
          of: Occurrence(
            id: OccurrenceID(0), kind: kind, payload: payload, scene: nil, state: .warm, process: 0, event: 0),
          in: lifeCycle) == nil
      }
    }
    var stage = stage
    if isDraining || stragglers.contains(conformanceCase.id) {
      guard let again = self.stage(conformanceCase, Variant()) else { return nil }
      stage = again
    }
    return judged(try await stage.play(thenControl: control, draining: isDraining), SetOrder())
  }

  private func errored(_ conformanceCase: ConformanceCase, _ note: String) -> CaseResult {
    unplayed(conformanceCase, .errored, note)
  }

  private func unplayed(_ conformanceCase: ConformanceCase, _ verdict: Verdict, _ note: String) -> CaseResult {
    CaseResult(
      id: conformanceCase.id, group: conformanceCase.group, verdict: verdict, cells: [], runs: 0, failure: nil,
      deviations: 0, changed: [], parsed: [], calledOut: [], note: note)
  }
}

// MARK: - What a case is about

extension CaseJudge {
  /// The claimed cells that a failed case touches, or in which a case that does not fail owed something.
  private func cells(of judged: Judged, isFailed: Bool) -> [Cell] {
    let trace = judged.run.trace
    let column = trace.setting.column
    guard profile.lifeCycles.contains(column.lifeCycle) else { return [] }
    var cells: [Cell] = []
    for occurrence in trace.occurrences
    where profile.claims(occurrence) && (isFailed || judged.ledger.isOwed(occurrence.id)) {
      let cell = Cell(state: occurrence.state, kind: occurrence.kind, column: column)
      if !cells.contains(cell) { cells.append(cell) }
    }
    return cells.count > 1 ? cells.sorted() : cells
  }

  /// Why the case is about something that the profile does not claim; nil if it is not.
  private func unsupportedBecause(_ conformanceCase: ConformanceCase, _ trace: Trace) -> String? {
    let script = conformanceCase.script
    let lifeCycle = trace.setting.lifeCycle
    if !profile.lifeCycles.contains(lifeCycle) {
      return "the profile does not claim the life cycle \(lifeCycle.rawValue)"
    }
    if let first = trace.occurrences.first, isOfNoConcern(first), trace.occurrences.allSatisfy({ isOfNoConcern($0) }) {
      return "the profile does not claim \(first.kind.rawValue)"
    }
    if !script.scenario.answers.isEmpty && !profile.channels.contains(where: \.isAnswering) {
      return "the profile has no consumers"
    }
    if script.asksForLaunchLink && profile.launchLink == .none {
      return "the profile has no launch-link accessor"
    }
    return nil
  }

  private func isOfNoConcern(_ occurrence: Occurrence) -> Bool {
    !profile.claims(occurrence) && occurrence.kind.isCommonlyClaimed
  }
}

extension EventKind {
  /// Kinds that are rows of their own: a profile without them is not asked to drop them. Every router is asked to make
  /// nothing of what happens in the background, and of activities that are nobody's link.
  fileprivate var isCommonlyClaimed: Bool {
    switch self {
    case .appActivity, .widget, .silentPush, .backgroundURLSession, .location, .notificationBackgroundAction: false
    default: true
    }
  }
}

extension Channel {
  /// Whether the channel's listener says what it made of a link.
  var isAnswering: Bool {
    if case .consumer = role { true } else { false }
  }
}

/// A run with its judgement.
private struct Judged {
  let run: Stage.Run
  let ledger: Ledger
  let order: SetOrder

  /// Whether the run makes its case fail.
  func fails(_ shouldFails: Bool) -> Bool {
    ledger.discrepancies.contains { shouldFails || $0.rule.rule.level == .must }
  }

  /// Whether something was owed, and nothing is wrong but deviations.
  var passes: Bool { ledger.owed > 0 && !fails(false) }
}

/// What the runs of a case add up to.
private struct Tally {
  private(set) var runs = 0
  private(set) var owed = 0
  private(set) var deviations = 0
  private(set) var changed: Set<LinkField> = []
  private(set) var parsed: Set<ParsingDifference> = []
  private(set) var calledOut: Set<CallOutKind> = []
  private(set) var failure: FailedRun?
  private(set) var isFailed = false
  private let shouldFails: Bool

  init(_ first: Judged, shouldFails: Bool) {
    self.shouldFails = shouldFails
    add(first)
  }

  mutating func add(_ judged: Judged) {
    runs += 1
    owed += judged.ledger.owed
    changed.formUnion(judged.ledger.changed)
    parsed.formUnion(judged.ledger.parsed)
    calledOut.formUnion(judged.ledger.calledOut)
    guard !judged.ledger.discrepancies.isEmpty else { return }
    let grave = judged.ledger.discrepancies.filter { $0.rule.rule.level == .must }
    deviations += judged.ledger.discrepancies.count - grave.count
    let fails = shouldFails || !grave.isEmpty
    if failure == nil || (fails && !isFailed) {
      failure = FailedRun(trace: judged.run.trace, ledger: judged.ledger, setOrder: judged.order)
    }
    isFailed = isFailed || fails
  }
}

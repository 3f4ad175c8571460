import DelegateRoutingCorpus
import DelegateRoutingSpec

/// What a run of the suite came to.
public struct ConformanceReport: Sendable {
  /// The router's name.
  public let router: String
  /// What it promises.
  public let profile: RouterProfile
  /// The results, sorted by case id.
  public let results: [CaseResult]
  /// The results of groups that were run and reported before; the census counts them.
  let earlier: [CaseResult]
  /// The corpus that was played.
  public let census: CorpusCensus
  /// How many fixtures dropped out because this Foundation does not parse a URL of theirs.
  public let unparsed: Int
  /// How many cases the catalogue has.
  public let catalogue: Int
  /// What narrowed the selection; empty for the whole catalogue.
  public let narrowedBy: [String]
  /// The environment variables that the run obeyed, as `NAME=value`.
  public let environment: [String]
  /// Known failures that matched a case that passes, by case id.
  public let unexpectedPasses: [String]
  /// What is wrong with the run as a whole.
  public let problems: [String]

  /// Whether the run fails.
  public var isFailure: Bool {
    !problems.isEmpty || !unexpectedPasses.isEmpty || results.contains { $0.verdict.isFailure }
  }

  /// How many cases came to a verdict.
  public func count(_ verdict: Verdict) -> Int { (earlier + results).count { $0.verdict == verdict } }

  /// How many deviations at level *should* there are.
  public var deviations: Int { (earlier + results).reduce(0) { $0 + $1.deviations } }

  /// How many runs the cases took.
  public var runs: Int { (earlier + results).reduce(0) { $0 + $1.runs } }

  /// The worst verdict of the cases that touch each claimed cell.
  public var cells: [Cell: Verdict] {
    var cells: [Cell: Verdict] = [:]
    for result in results where result.verdict != .unsupported {
      for cell in result.cells where (cells[cell]?.severity ?? -1) < result.verdict.severity {
        cells[cell] = result.verdict
      }
    }
    return cells
  }
}

extension ConformanceReport {
  /// The report of the whole run that this one, of a last group, completes. What the groups before have said already is
  /// not said again.
  func completed(by all: [CaseResult]) -> ConformanceReport {
    let isLast = Set(results.map(\.id))
    let earlier = all.filter { !isLast.contains($0.id) }
    return ConformanceReport(
      router: router, profile: profile, results: results, earlier: earlier, census: census, unparsed: unparsed,
      catalogue: catalogue, narrowedBy: [], environment: environment, unexpectedPasses: unexpectedPasses,
      problems: problems + WholeRun(profile, all.map { $0.record(of: router) }).problems)
  }
}

/// The suite: what is run against a candidate.
@MainActor public enum ConformanceSuite {
  /// Runs a catalogue's cases against a candidate.
  public static func run(
    _ candidate: Candidate, _ catalogue: Catalogue, _ options: SuiteOptions = SuiteOptions()
  ) async -> ConformanceReport {
    let selected = catalogue.cases.filter { options.selects($0.id) }
    return await run(candidate, catalogue, selected, options)
  }

  static func run(
    _ candidate: Candidate, _ catalogue: Catalogue, _ cases: [ConformanceCase], _ options: SuiteOptions
  ) async -> ConformanceReport {
    let results = await SuiteRunner(candidate, catalogue, cases, options).run()
    let isWhole = cases.count == catalogue.cases.count && results.count == cases.count
    let unexpected = results.filter { result in
      (result.verdict == .pass || result.verdict == .unsupported) && options.expectsFailure(of: result.id)
    }
    return ConformanceReport(
      router: candidate.name, profile: candidate.profile, results: results, earlier: [], census: catalogue.census,
      unparsed: catalogue.unparsed, catalogue: catalogue.cases.count, narrowedBy: isWhole ? [] : options.narrowedBy,
      environment: options.seen,
      unexpectedPasses: unexpected.map(\.id),
      problems: candidate.profile.contradictions
        + (isWhole ? WholeRun(candidate.profile, results.map { $0.record(of: candidate.name) }).problems : []))
  }
}

extension SuiteOptions {
  fileprivate func expectsFailure(of id: String) -> Bool { known.contains { Glob($0.cases).matches(id) } }
}

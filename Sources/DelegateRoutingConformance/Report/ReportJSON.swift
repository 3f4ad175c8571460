import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation

/// A report of one router as JSON, format 1, merged from as many runs as there are lines of. Keys are sorted and nothing
/// in it depends on time or on how the run was spread, so equal results give equal bytes.
public struct ReportJSON: Sendable, Codable, Hashable {
  /// The format's number.
  public var format = 1
  /// The router's name.
  public var router: String
  /// Whether the run fails.
  public var isFailure: Bool
  /// How many cases came to each verdict.
  public var verdicts: [String: Int]
  /// How many cases were selected; the sum of the verdicts.
  public var selected: Int
  /// How many cases the catalogue has.
  public var catalogue: Int
  /// How many runs they took.
  public var runs: Int
  /// How many deviations at level *should* there are.
  public var deviations: Int
  /// What the profile declares beyond the strictest promise.
  public var declaredLimits: [String]
  /// What is wrong with the run as a whole; judged only where the whole catalogue was selected.
  public var problems: [String]
  /// Known failures that pass.
  public var unexpectedPasses: [String]
  /// The corpus that was played.
  public var corpus: CorpusCensus
  /// How many fixtures this Foundation does not parse.
  public var unparsed: Int
  /// The worst verdict of the cases that touch each claimed cell.
  public var cells: [String: Verdict]
  /// The cases, sorted by id.
  public var cases: [Case]

  /// A case's part of the report.
  public struct Case: Sendable, Codable, Hashable {
    /// The case's permanent id.
    public var id: String
    /// Its verdict.
    public var verdict: Verdict
    /// How many runs it took.
    public var runs: Int
    /// How many deviations at level *should* it has.
    public var deviations: Int
    /// The rules that the failed run breaks.
    public var rules: [String]
    /// The reading of the failed run, where it is not the default.
    public var reading: String?
    /// What happened, for a verdict that no rule explains, and the reason of a known failure.
    public var note: String?
  }
}

extension ReportJSON {
  /// Merges the lines of report files. A case that came to a verdict more than once keeps the worst.
  ///
  /// - Throws: `SuiteError` where the lines are of no router, of several, or of different corpora, catalogues or profiles.
  public init(merging lines: [ReportLine]) throws {
    var runs: [RunRecord] = []
    var worst: [String: CaseRecord] = [:]
    for line in lines {
      switch line {
      case .run(let run): runs.append(run)
      case .result(let result):
        if let other = worst[result.id], other.verdict.severity >= result.verdict.severity { continue }
        worst[result.id] = result
      }
    }
    guard let first = runs.first else { throw SuiteError("the report has no line that begins a run") }
    if let other = (runs.map(\.router) + worst.values.map(\.router)).filter({ $0 != first.router }).min() {
      throw SuiteError("the report is of several routers: \(first.router) and \(other); merge them one by one")
    }
    if let other = runs.first(where: { $0.corpus != first.corpus }) {
      throw SuiteError(
        "the runs played different corpora, with the digests \(first.corpus.digest) and \(other.corpus.digest)")
    }
    if let other = runs.first(where: { $0.catalogue != first.catalogue })
      ?? (worst.count > first.catalogue ? first : nil)
    {
      throw SuiteError(
        "the runs had different catalogues, of \(first.catalogue) and \(max(other.catalogue, worst.count)) cases")
    }
    if runs.contains(where: { $0.profile != first.profile }) {
      throw SuiteError("the runs of \(first.router) had different profiles")
    }
    let records = worst.values.sorted { $0.id < $1.id }
    let isWhole = records.count == first.catalogue
    let unexpected = Set(runs.flatMap(\.unexpectedPasses)).sorted()
    let problems =
      first.profile.contradictions
      + (records.isEmpty ? ["no case was played"] : isWhole ? WholeRun(first.profile, records).problems : [])
    self.init(
      router: first.router,
      isFailure: !problems.isEmpty || !unexpected.isEmpty || records.contains { $0.verdict.isFailure },
      verdicts: Dictionary(
        uniqueKeysWithValues: Verdict.allCases.map { verdict in
          (verdict.rawValue, records.count { $0.verdict == verdict })
        }),
      selected: records.count, catalogue: first.catalogue, runs: records.reduce(0) { $0 + $1.runs },
      deviations: records.reduce(0) { $0 + $1.deviations }, declaredLimits: first.profile.declaredLimits,
      problems: problems, unexpectedPasses: unexpected, corpus: first.corpus, unparsed: first.unparsed,
      cells: Self.cells(records),
      cases: records.map {
        Case(
          id: $0.id, verdict: $0.verdict, runs: $0.runs, deviations: $0.deviations, rules: $0.rules,
          reading: $0.reading, note: $0.note)
      })
  }

  private static func cells(_ records: [CaseRecord]) -> [String: Verdict] {
    var cells: [String: Verdict] = [:]
    for record in records where record.verdict != .unsupported {
      for cell in record.cells where (cells[cell]?.severity ?? -1) < record.verdict.severity {
        cells[cell] = record.verdict
      }
    }
    return cells
  }

  /// The report as JSON text with a final newline.
  public func data() throws -> Data { try json() }
}

extension ConformanceReport {
  /// The report as JSON text with a final newline.
  public func json() throws -> Data { try ReportJSON(merging: lines).data() }
}

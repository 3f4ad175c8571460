import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation

/// A report as JSON, format 1. Keys are sorted and nothing in it depends on time, so equal runs give equal bytes.
public struct ReportJSON: Sendable, Codable {
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
  /// How many runs they took.
  public var runs: Int
  /// How many deviations at level *should* there are.
  public var deviations: Int
  /// What narrowed the selection.
  public var narrowedBy: [String]
  /// What the profile declares beyond the strictest promise.
  public var declaredLimits: [String]
  /// What is wrong with the run as a whole.
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
  public struct Case: Sendable, Codable {
    public var id: String
    public var verdict: Verdict
    public var runs: Int
    public var deviations: Int
    public var rules: [String]
    public var reading: String?
    public var note: String?
  }
}

extension ConformanceReport {
  /// The report's JSON value.
  public var jsonValue: ReportJSON {
    ReportJSON(
      router: router, isFailure: isFailure,
      verdicts: Dictionary(uniqueKeysWithValues: Verdict.allCases.map { ($0.rawValue, count($0)) }),
      selected: results.count, runs: runs, deviations: deviations, narrowedBy: narrowedBy,
      declaredLimits: profile.declaredLimits, problems: problems, unexpectedPasses: unexpectedPasses,
      corpus: census, unparsed: unparsed,
      cells: Dictionary(uniqueKeysWithValues: cells.map { ($0.name, $1) }),
      cases: results.map { result in
        ReportJSON.Case(
          id: result.id, verdict: result.verdict, runs: result.runs, deviations: result.deviations,
          rules: result.brokenRules.map(\.rawValue),
          reading: result.failure.map(\.trace.reading.name).flatMap { $0.isEmpty ? nil : $0 }, note: result.note)
      })
  }

  /// The report as JSON text with a final newline.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(jsonValue) + Data("\n".utf8)
  }
}

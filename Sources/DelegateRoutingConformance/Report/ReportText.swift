import DelegateRoutingSpec
import Foundation

/// A report as text for people. Built only when it is asked for.
public enum ReportText {
  /// The behaviour tables: event kinds down, life cycles across, the worst verdict of its cases in each cell.
  public static func tables(_ report: ConformanceReport, colour: Bool) -> String {
    tables(report.cells, colour: colour)
  }

  /// The behaviour tables of a merged report.
  public static func tables(_ report: ReportJSON, colour: Bool) -> String {
    let cells = report.cells.compactMap { name, verdict in Cell(name: name).map { ($0, verdict) } }
    return tables(Dictionary(cells) { first, _ in first }, colour: colour)
  }

  private static func tables(_ cells: [Cell: Verdict], colour: Bool) -> String {
    let paint = Paint(isOn: colour)
    let columns = TableColumn.allCases.filter { column in cells.keys.contains { $0.column == column } }
    let kinds = EventKind.allCases.filter { kind in cells.keys.contains { $0.kind == kind } }
    guard !columns.isEmpty else { return "" }
    return TableState.allCases.compactMap { state -> String? in
      guard cells.keys.contains(where: { $0.state == state }) else { return nil }
      let head = state.rawValue.padded(to: 26) + columns.map { $0.rawValue.padded(to: 14) }.joined()
      let rows = kinds.map { kind in
        "  " + kind.rawValue.padded(to: 24)
          + columns.map { column in
            mark(cells[Cell(state: state, kind: kind, column: column)], paint, width: 14)
          }.joined()
      }
      return ([paint.bold(head.trimmingTrailingSpaces)] + rows.map(\.trimmingTrailingSpaces)).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n\n" + paint.dim("✓ pass   ✗ fail   ~ known failure   – not claimed") + "\n"
  }

  private static func mark(_ verdict: Verdict?, _ paint: Paint, width: Int) -> String {
    let space = String(repeating: " ", count: width - 1)
    switch verdict {
    case .pass: return paint.good("✓") + space
    case .knownFailure: return "~" + space
    case .unsupported, nil: return paint.dim("–") + space
    case .fail, .vacuous, .errored: return paint.bad("✗") + space
    }
  }

  /// What did not pass, case by case; empty where everything did.
  public static func failures(
    _ report: ConformanceReport, colour: Bool, rerun: (String) -> String
  ) -> String {
    report.results.filter { $0.verdict.isFailure || $0.deviations > 0 }
      .map { failure($0, report.profile, colour: colour, rerun: rerun($0.id)) }
      .joined(separator: "\n")
  }

  /// One case that did not pass: id, rules, timelines, what to look at, how to run just it again.
  public static func failure(
    _ result: CaseResult, _ profile: RouterProfile, colour: Bool, rerun: String
  ) -> String {
    let paint = Paint(isOn: colour)
    let sign = result.verdict.isFailure ? paint.bad("✗") : "!"
    let verdict =
      switch result.verdict {
      case .fail: ""
      case .pass: " (passes, with a deviation)"
      default: " (\(result.verdict.rawValue))"
      }
    var lines = ["\(sign) \(paint.bold(result.id))\(verdict)"]
    if let note = result.note { lines.append("  \(note)") }
    if let failure = result.failure {
      for rule in result.brokenRules {
        lines.append("  \(rule.rawValue) (\(rule.rule.level.rawValue)): \(rule.rule.statement)")
        lines.append("    \(rule.rule.link)")
        lines += sentences(failure.ledger.discrepancies.filter { $0.rule == rule }, failure.trace, profile)
      }
      if !failure.trace.reading.name.isEmpty { lines += reading(failure.trace.reading) }
      if failure.setOrder.number > 0 {
        lines.append(
          "  with sets in another order than the scenario writes; sets have no order, and as written it passes")
      }
      lines += Timeline(failure, profile).lines
      lines += result.brokenRules.map { "  look at: \($0.hint(for: failure.ledger.discrepancies))" }
      lines.append(declaration(failure, profile))
    }
    lines.append("  run just this: \(rerun)")
    return lines.joined(separator: "\n") + "\n"
  }

  /// What went wrong, a sentence each; what happens several times in the same way is said once.
  private static func sentences(
    _ discrepancies: [Discrepancy], _ trace: Trace, _ profile: RouterProfile
  ) -> [String] {
    let all = discrepancies.map { DiscrepancyText.sentence($0, in: trace, profile) }
    var said: Set<String> = []
    return all.filter { said.insert($0).inserted }.map { sentence in
      let times = all.count { $0 == sentence }
      return "    \(sentence)\(times > 1 ? " (\(times) times)" : "")"
    }
  }

  /// The reading, and where the points are described at which it is not the default.
  private static func reading(_ reading: Reading) -> [String] {
    let points = DisputedPoint.allCases.filter { reading.number(at: $0) != 0 }.map(\.facts)
    let grades = points.map(\.evidence.rawValue).joined(separator: ", ")
    return ["  under the reading \(reading.name) (\(grades)); the default reading passes"]
      + points.map { "    \(Rule.specsFolder)/disputes.md#\($0.name)" }
  }

  /// The line to paste stands in its braces, what is to say about it behind them.
  private static func declaration(_ failure: FailedRun, _ profile: RouterProfile) -> String {
    for discrepancy in failure.ledger.discrepancies {
      guard let line = Declaration(discrepancy, in: failure.trace, profile).line else { continue }
      let parts = line.components(separatedBy: "  // ")
      return "  if that is meant, declare it: RouterProfile { \(parts[0]) }"
        + parts.dropFirst().map { "  // \($0)" }.joined()
    }
    return "  a bug under every profile"
  }

  /// One line that says what was run and what it came to, and the problems of the run as a whole.
  public static func census(_ report: ConformanceReport) -> String {
    let verdicts = Verdict.allCases.map { "\(report.count($0)) \($0.rawValue)" }.joined(separator: ", ")
    var line =
      "\(report.router): \(report.earlier.count + report.results.count) cases in \(report.runs) runs: \(verdicts)"
      + (report.deviations > 0 ? ", \(report.deviations) deviations at level should" : "")
      + " | \(corpus(report))"
    if !report.narrowedBy.isEmpty {
      line += " | narrowed by \(report.narrowedBy.joined(separator: ", ")): claims and passes as a whole not judged"
    }
    let limits = report.profile.declaredLimits
    let declared = limits.isEmpty ? [] : ["declared limits: \(limits.joined(separator: "; "))"]
    let unexpected = report.unexpectedPasses.map { "does not fail, though it is listed as a known failure: \($0)" }
    return (declared + report.problems + unexpected + [line]).joined(separator: "\n") + "\n"
  }
}

extension ReportText {
  /// The corpus and the environment of a run.
  static func corpus(_ report: ConformanceReport) -> String {
    let census = report.census
    return
      "corpus \(census.urls) URLs, \(census.activities) activities, \(census.events) other events, \(census.scenarios) scenarios, "
      + "digest \(census.digest)"
      + (report.unparsed > 0 ? ", \(report.unparsed) not parsed by this Foundation" : "")
      + (report.environment.isEmpty ? "" : " | saw \(report.environment.joined(separator: " "))")
  }

  /// How many failed cases of one run are printed in full.
  private static let fullTexts = 5

  /// What a test framework records, an issue each: the first failed cases in full, the rest by rule, and what is wrong
  /// with the run as a whole.
  public static func issues(_ report: ConformanceReport, rerun: (String) -> String) -> [String] {
    let failed = report.results.filter(\.verdict.isFailure)
    var issues = failed.prefix(fullTexts).map {
      failure($0, report.profile, colour: false, rerun: rerun($0.id))
    }
    let rest = failed.dropFirst(fullTexts)
    if !rest.isEmpty { issues.append(summary(Array(rest), of: report)) }
    issues += report.problems
    issues += report.unexpectedPasses.map { "does not fail, though it is listed as a known failure: \($0)" }
    if !issues.isEmpty { issues[issues.count - 1] += "\n" + census(report) }
    return issues
  }

  private static func summary(_ rest: [CaseResult], of report: ConformanceReport) -> String {
    let reasons = rest.map { $0.brokenRules.first?.rawValue ?? $0.verdict.rawValue }
    let lines = Set(reasons).sorted().map { reason in
      let ids = zip(rest, reasons).filter { $0.1 == reason }.map(\.0.id)
      return "  \(reason) (\(ids.count)): \(ids.joined(separator: ", "))"
    }
    return (["\(rest.count) more of \(report.results.count) cases fail:"] + lines).joined(separator: "\n")
  }

  /// The command that runs one case again, in the runner in use.
  public static func rerunCommand(_ id: String) -> String {
    let environment = ProcessInfo.processInfo.environment
    let variables =
      SuiteEnvironment.thatMakeCases.compactMap { name in environment[name].map { "\(name)='\($0)'" } }
      + ["DELEGATE_ROUTING_ONLY='\(id)'"]
    if environment["TEST_SRCDIR"] != nil {
      return (["bazel test"] + variables.map { "--test_env=\($0)" } + ["<target>"]).joined(separator: " ")
    }
    #if os(iOS) || os(tvOS) || os(visionOS)
      return (variables.map { "TEST_RUNNER_\($0)" } + ["xcodebuild test …"]).joined(separator: " ")
    #else
      return (variables + ["swift test"]).joined(separator: " ")
    #endif
  }
}

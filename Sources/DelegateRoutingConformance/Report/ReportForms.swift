import DelegateRoutingSpec
import Foundation

extension ReportJSON {
  /// The verdicts in a line, and what is wrong with the run as a whole.
  public func summary() -> String {
    let counts = Verdict.allCases.map { "\(verdicts[$0.rawValue] ?? 0) \($0.rawValue)" }.joined(separator: ", ")
    let unexpected = unexpectedPasses.map { "does not fail, though it is listed as a known failure: \($0)" }
    let failed = cases.filter(\.verdict.isFailure).map {
      "\($0.verdict.rawValue): \($0.id) \($0.rules.joined(separator: ", "))"
    }
    let narrowed =
      selected == catalogue ? "" : " | \(selected) of \(catalogue) cases: claims and passes as a whole not judged"
    return
      (failed + problems + unexpected
      + ["\(router): \(selected) cases in \(runs) runs: \(counts) | corpus digest \(corpus.digest)\(narrowed)"])
      .joined(separator: "\n") + "\n"
  }

  /// Whether the run lacks cases of the catalogue.
  private var isIncomplete: Bool { selected < catalogue }

  /// A summary in Markdown, fit for the step summary of a CI run.
  public func markdown() -> String {
    var lines = [
      "## \(router): \(isFailure ? "does not conform" : isIncomplete ? "conforms as far as it was run" : "conforms")",
      "",
    ]
    lines.append(
      Verdict.allCases.filter { (verdicts[$0.rawValue] ?? 0) > 0 }
        .map { "\(verdicts[$0.rawValue] ?? 0) \($0.rawValue)" }.joined(separator: ", ")
        + " of \(selected) cases (catalogue: \(catalogue)), corpus \(corpus.digest)")
    lines += [""] + tables
    if !declaredLimits.isEmpty { lines += ["", "Declared limits: " + declaredLimits.joined(separator: "; ")] }
    lines += problems.map { "\n**\($0)**" }
    lines += unexpectedPasses.map { "\n**does not fail, though it is listed as a known failure: `\($0)`**" }
    let failed = cases.filter(\.verdict.isFailure)
    if !failed.isEmpty {
      lines += ["", "| case | verdict | rules |", "| --- | --- | --- |"]
      lines += failed.map {
        "| `\($0.id)` | \($0.verdict.rawValue) | \($0.rules.map(Self.link).joined(separator: ", ")) |"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func link(_ rule: String) -> String {
    RouterRule(rawValue: rule).map { "[\(rule)](\($0.rule.link))" } ?? rule
  }

  private var tables: [String] {
    let names = cells.keys.map { $0.split(separator: "/").map(String.init) }.filter { $0.count == 3 }
    let columns = TableColumn.allCases.map(\.rawValue).filter { column in names.contains { $0[2] == column } }
    let kinds = EventKind.allCases.map(\.rawValue).filter { kind in names.contains { $0[1] == kind } }
    return TableState.allCases.filter { state in names.contains { $0[0] == state.rawValue } }.flatMap { state in
      [
        "| \(state.rawValue) | \(columns.joined(separator: " | ")) |",
        "|\(String(repeating: " --- |", count: columns.count + 1))",
      ]
        + kinds.map { kind in
          "| \(kind) | \(columns.map { mark(cells["\(state.rawValue)/\(kind)/\($0)"]) }.joined(separator: " | ")) |"
        } + [""]
    }
  }

  private func mark(_ verdict: Verdict?) -> String {
    switch verdict {
    case .pass: "✓"
    case .knownFailure: "~"
    case .unsupported, nil: "–"
    case .fail, .vacuous, .errored: "✗"
    }
  }

  /// The report in JUnit's XML form: a test case a case, its class name the first rule that it breaks, or its group.
  public func junit() -> String {
    let failures = cases.count { $0.verdict == .fail || $0.verdict == .vacuous }
    let errors = cases.count { $0.verdict == .errored }
    let skipped = cases.count { $0.verdict == .unsupported || $0.verdict == .knownFailure }
    let head =
      "<testsuite name=\"\(router.xml)\" tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\">"
    return
      (["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>", head] + cases.map(\.junit)
      + ["</testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  /// The endpoint JSON of a shields.io badge.
  public func shields() throws -> Data {
    let passed = verdicts[Verdict.pass.rawValue] ?? 0
    let judged = selected - (verdicts[Verdict.unsupported.rawValue] ?? 0)
    let badge = Badge(
      schemaVersion: 1, label: "link routing", message: "\(passed)/\(judged)" + (isIncomplete ? ", incomplete" : ""),
      color: isFailure ? "red" : isIncomplete ? "yellow" : "brightgreen")
    return try badge.json(onOneLine: true)
  }

  private struct Badge: Encodable {
    let schemaVersion: Int
    let label: String
    let message: String
    let color: String
  }
}

extension ReportJSON.Case {
  fileprivate var junit: String {
    let parts = id.split(separator: "/")
    let group = rules.first ?? parts.dropLast().joined(separator: "/")
    let open = "  <testcase classname=\"\(group.xml)\" name=\"\(id.xml)\""
    let text = ([verdict.rawValue] + rules + [reading.map { "reading \($0)" }, note].compactMap { $0 })
      .joined(separator: "; ").xml
    switch verdict {
    case .pass: return "\(open)/>"
    case .fail, .vacuous: return "\(open)><failure message=\"\(text)\"/></testcase>"
    case .errored: return "\(open)><error message=\"\(text)\"/></testcase>"
    case .unsupported, .knownFailure: return "\(open)><skipped message=\"\(text)\"/></testcase>"
    }
  }
}

extension String {
  /// The text as an XML attribute; characters that XML does not have become `?`.
  fileprivate var xml: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\t": text += " "
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: text += "?"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

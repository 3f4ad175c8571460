import DelegateRoutingSpec

/// An audit's report as text for people.
public struct AuditText {
  private let report: AuditReport
  private let paint: (Tone, String) -> String
  private var lines: [String] = []

  /// How a part of the text is to look.
  public enum Tone: Sendable {
    case good, bad, title, quiet
  }

  /// The text, in the tones that `paint` gives it.
  public static func text(_ report: AuditReport, paint: @escaping (Tone, String) -> String = { $1 }) -> String {
    var text = AuditText(report: report, paint: paint)
    text.write()
    return text.lines.joined(separator: "\n") + "\n"
  }

  private init(report: AuditReport, paint: @escaping (Tone, String) -> String) {
    self.report = report
    self.paint = paint
  }

  private mutating func write() {
    if report.apps.isEmpty { lines += ["no app: no setting, and every source file is looked at", ""] }
    for app in report.apps { write(app) }
    for (title, findings) in report.chapters {
      lines += [paint(.title, title), ""]
      for finding in findings { write(finding) }
    }
    for app in report.apps where !app.willStop.isEmpty {
      lines += [paint(.title, "\(app.name): no longer called once the app has scenes"), ""]
      for method in app.willStop { write(method) }
    }
    for app in report.apps { writeTable(app) }
    lines += [paint(.title, "Not seen"), ""] + (AuditReport.blindSpots + report.doubts).map { "  \($0)" }
    lines += report.unread.map { "  \($0.path.onOneLine): \($0.why)" } + [""]
    for silenced in report.silenced {
      lines.append(
        paint(.quiet, "silenced: \(silenced.finding.rule) at \(silenced.finding.place.text): \(silenced.reason)"))
    }
    lines.append(report.censusLine)
  }

  private mutating func write(_ app: AppReport) {
    lines.append(paint(.title, "\(app.name) (\(app.origin.onOneLine))"))
    let unread = app.unreadManifests.isEmpty ? "" : " that is read; see \(app.unreadManifests.joined(separator: ", "))"
    lines.append("  scene manifest: \(app.manifest?.text ?? "none\(unread)")")
    lines.append("  setting: \(app.derived.text)")
    var said: [Outlook] = []
    for outlook in app.outlooks where !said.contains(where: { outlook.saysTheSame(as: $0) }) {
      said.append(outlook)
      let alike = app.outlooks.filter { outlook.saysTheSame(as: $0) }
      let systems = Set(alike.map(\.ios)).sorted().map { ios in
        let sdks = alike.filter { $0.ios == ios }.map { "\($0.sdk)" }
        return "on iOS \(ios), built with the SDK of \(sdks.joined(separator: " or "))"
      }
      let sentence = "\(systems.joined(separator: "; ")): \(outlook.sentence)"
      lines.append("  " + (outlook.lifeCycle == .refusedToLaunch ? paint(.bad, sentence) : sentence))
      for name in outlook.rules {
        guard let rule = SourceRule.rule(name) else { continue }
        lines.append(paint(.quiet, "      \(name) (\(rule.level.rawValue), \(rule.evidence.rawValue)) \(rule.link)"))
      }
    }
    lines.append("")
  }

  private mutating func write(_ finding: Finding) {
    let mark = finding.level == .must ? paint(.bad, "✗") : "○"
    lines.append("\(mark) \(finding.place.text): \(finding.detail)")
    if let line = finding.line { lines.append("    \(line)") }
    write(finding.statements, finding.moves)
    lines.append("    \(finding.statement)")
    lines.append("    do: \(finding.advice)")
    if report.apps.count > 1 { lines.append("    in: \(finding.apps.joined(separator: ", "))") }
    lines.append(
      paint(
        .quiet,
        "    \(finding.rule) (\(finding.level.rawValue), \(finding.evidence.rawValue)),"
          + " breaks \(finding.breaks.joined(separator: ", ")); \(finding.link)"))
    lines.append("")
  }

  private mutating func write(_ method: StoppingMethod) {
    lines.append("  \(method.place.text): \(method.method)")
    write(method.statements, method.moves)
    lines.append("")
  }

  private mutating func write(_ statements: [String], _ moves: Move?) {
    lines += statements.prefix(Self.mostStatements).map { "      | \($0)" }
    if statements.count > Self.mostStatements {
      lines.append("      | … \(statements.count - Self.mostStatements) more lines")
    }
    guard let moves else { return }
    lines.append("    warm: \(moves.warm ?? "no such place")")
    lines.append("    cold: \(moves.cold ?? "no such place")")
    if let note = moves.note { lines.append("    note: \(note)") }
  }

  private static let mostStatements = 30

  private mutating func writeTable(_ app: AppReport) {
    lines += [paint(.title, "\(app.name): what comes where, life cycle \(app.column.rawValue)"), ""]
    for row in app.rows {
      lines.append("  \(row.events.joined(separator: ", "))")
      for cell in [row.cold, row.warm].compactMap({ $0 }) {
        for call in cell.shownCalls {
          lines.append("    \(cell.state.rawValue)  \(mark(call.mark))  \(call.method) ⟨\(call.payload)⟩")
        }
      }
    }
    let others = app.unhandledEvents
    if !others.isEmpty { lines.append("  no method of their own: \(others.joined(separator: ", "))") }
    lines.append("")
  }

  private func mark(_ mark: CoverageCell.Mark) -> String {
    switch mark {
    case .implemented: paint(.good, "implemented")
    case .handedOn: "handed on  "
    case .missing: "missing    "
    case .dead: paint(.bad, "dead       ")
    }
  }
}

extension Outlook {
  fileprivate func saysTheSame(as other: Outlook) -> Bool { sentence == other.sentence && rules == other.rules }
}

import DelegateRoutingSpec
import Foundation

extension AuditReport {
  /// The report as Markdown, fit for a pull request.
  public func markdown() -> String {
    var lines = ["# Audit", "", "\(censusLine.prefix(1).uppercased())\(censusLine.dropFirst()).", ""]
    for app in apps {
      lines += ["## \(Self.escaped(app.name))", "", "Scene manifest: \(Self.code(app.manifest?.text ?? "none"))", ""]
      lines += ["| SDK | iOS | What happens | Rules |", "|---|---|---|---|"]
      lines += app.outlooks.map { outlook in
        let rules = outlook.rules.map { name in
          "[\(name)](\(SourceRule.rule(name)?.link ?? "")) (\(SourceRule.rule(name)?.evidence.rawValue ?? ""))"
        }
        return "| \(outlook.sdk) | \(outlook.ios) | \(outlook.sentence) | \(rules.joined(separator: ", ")) |"
      }
      lines += ["", "| Event | Cold | Warm |", "|---|---|---|"]
      lines += app.rows.map { row in
        "| \(row.events.joined(separator: ", ")) | \(Self.cell(row.cold)) | \(Self.cell(row.warm)) |"
      }
      lines.append("")
      for method in app.willStop {
        lines += ["- \(Self.code(method.place.text)): \(Self.code(method.method)) is not called once there are scenes."]
        lines += Self.moves(method.moves)
      }
      if !app.willStop.isEmpty { lines.append("") }
    }
    for (title, findings) in chapters {
      lines += ["## \(title)", ""]
      for finding in findings {
        lines.append(
          "- **[\(finding.rule)](\(finding.link))** (\(finding.level.rawValue), \(finding.evidence.rawValue))"
            + " \(Self.code(finding.place.text)): \(Self.escaped(finding.detail)). \(Self.escaped(finding.statement))"
            + " Do: \(Self.escaped(finding.advice)).")
        if !finding.statements.isEmpty {
          lines +=
            ["", "  ```"] + finding.statements.map { "  \($0.replacingOccurrences(of: "```", with: "'''"))" } + [
              "  ```", "",
            ]
        }
        lines += Self.moves(finding.moves)
      }
      lines.append("")
    }
    let unseen = doubts.map { "- \($0)" } + unread.map { "- \(Self.code($0.path.onOneLine)): \(Self.escaped($0.why))" }
    if !unseen.isEmpty { lines += ["## Not seen", ""] + unseen + [""] }
    return lines.joined(separator: "\n")
  }

  private static func moves(_ moves: Move?) -> [String] {
    guard let moves else { return [] }
    return [
      "  - warm: \(escaped(moves.warm ?? "no such place"))", "  - cold: \(escaped(moves.cold ?? "no such place"))",
    ]
      + (moves.note.map { ["  - \(escaped($0))"] } ?? [])
  }

  private static func cell(_ cell: CoverageCell?) -> String {
    cell?.shownCalls.map { "\($0.mark.rawValue) `\($0.method)`" }.joined(separator: "<br>") ?? ""
  }

  /// Text in which nothing is taken for Markdown.
  private static func escaped(_ text: String) -> String {
    text.onOneLine.map { "\\`*_[]<>|#".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func code(_ text: String) -> String { "`\(text.onOneLine.filter { $0 != "`" && $0 != "|" })`" }
}

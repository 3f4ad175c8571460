import DelegateRoutingSpec
import Foundation

extension AuditReport {
  /// The findings as workflow commands: an error or a warning at its line.
  ///
  /// Source: [Workflow commands for GitHub Actions](https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands)
  public func annotations() -> String {
    let found = findings.map { finding in
      let kind = finding.level == .must ? "error" : "warning"
      let line = finding.place.line.map { ",line=\($0)" } ?? ""
      let message = "\(finding.detail). \(finding.statement) Do: \(finding.advice). \(finding.link)"
      return "::\(kind) file=\(Self.property(finding.place.path))\(line),title=\(Self.property(finding.rule))"
        + "::\(Self.data(message))\n"
    }
    let unread = unread.map { "::notice file=\(Self.property($0.path)),title=not read::\(Self.data($0.why))\n" }
    return found.joined() + unread.joined() + "::notice title=audit::\(Self.data(censusLine))\n"
  }

  private static func data(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
  }
}

import DelegateRoutingConformance
import Foundation

/// Puts report files together and shows them in other forms.
enum ReportCommand: Command {
  private static let forms = ["merge", "summary", "junit", "markdown", "shields"]

  static let shape = CommandShape(
    name: "report", summary: "merge report files; show them as summary, JUnit, Markdown or badge",
    help: """
      Usage: delegate-routing report merge|summary|junit|markdown|shields FILE… [options]

      The files are JSON Lines, as check --report and DELEGATE_ROUTING_REPORT write them, of one router.

          merge            one JSON document, cases sorted by id
          summary          what does not pass, and the verdicts; the exit status is that of the whole run
          junit            JUnit XML, a test case a case
          markdown         fit for the step summary of a CI run
          shields          the endpoint JSON of a shields.io badge
          --complete       with summary: fail a run that lacks cases of the catalogue
      \(Output.help)
      """, valued: ["--output"], flags: ["--complete"], takesWords: true)

  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32 {
    guard let form = arguments.words.first else {
      throw UsageError("report needs a form: \(forms.joined(separator: ", "))", shape)
    }
    guard forms.contains(form) else {
      throw UsageError("unknown form '\(form)'\(Suggestion.text(for: form, among: forms))", shape)
    }
    let files = arguments.words.dropFirst()
    guard !files.isEmpty else { throw UsageError("report \(form) needs a file", shape) }
    let report = try ReportJSON(merging: files.flatMap { try ReportLine.read(URL(fileURLWithPath: $0)) })
    let output = Output(arguments, terminal)
    switch form {
    case "merge": try output.write(report.data())
    case "junit": try output.write(report.junit())
    case "markdown": try output.write(report.markdown())
    case "shields": try output.write(report.shields())
    default:
      try output.write(report.summary())
      let isIncomplete = arguments.has("--complete") && report.selected < report.catalogue
      return report.isFailure || isIncomplete ? 1 : 0
    }
    return 0
  }
}

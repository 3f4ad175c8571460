import DelegateRoutingAudit
import DelegateRoutingConformance
import DelegateRoutingSpec

/// Says what of an app stops working under scenes, without building it.
enum AuditCommand: Command {
  static let shape = CommandShape(
    name: "audit", summary: "read an app's project: what of it stops working under scenes, and where it belongs",
    help: """
      Usage: delegate-routing audit PATH [options]

      PATH is the folder of a project. Info.plist, project files, .xcconfig files and sources in Swift and Objective-C are
      read as text; nothing is built.

          --app BUILT.app  take Info.plist from a built app
          --sdk VERSION    the SDK that it is built with (26 and 27)
          --ios VERSION    the iOS that it runs on (26 and 27)
          --profile NAME   check what a framework asks for as well: \(profileNames), or a file; may be repeated
          --format FORMAT  text, json, markdown, sarif or github
          --fail-on LEVEL  must, should or never
      \(Output.help)
      A comment silences a rule on its line and the next: // delegate-routing:ignore RULE: WHY
      In an Info.plist, for the whole file: <!-- delegate-routing:ignore RULE: WHY -->
      Exit status: 0 nothing at the level or above, 1 findings, 2 bad usage or input.

      """,
    valued: ["--app", "--sdk", "--ios", "--profile", "--format", "--fail-on", "--output"],
    repeatable: ["--profile"], takesWords: true)

  private static var profileNames: String { FrameworkProfile.bundled.map(\.name).joined(separator: ", ") }

  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32 {
    let format = try arguments.choice("--format", of: ["text", "json", "markdown", "sarif", "github"])
    let level = try arguments.choice("--fail-on", of: ["must", "should", "never"])
    guard arguments.words.count == 1, let path = arguments.words.first else {
      throw UsageError("audit needs one PATH, the folder of an app's project", shape)
    }
    var audit = Audit(path: path)
    audit.builtApp = arguments.value("--app")
    audit.sdk = try arguments.version("--sdk")
    audit.ios = try arguments.version("--ios")
    let output = Output(arguments, terminal)
    try output.check()
    audit.profiles = try arguments.all("--profile").map(FrameworkProfile.named)
    let progress = terminal.progress("reading")
    audit.progress = { done, all in progress?.show(done, of: all) }
    let report = try audit.run()
    progress?.end()
    switch format {
    case "json": try output.write(report.json())
    case "markdown": try output.write(report.markdown())
    case "sarif": try output.write(SARIF(report, toolVersion: Tool.version).json())
    case "github": try output.write(report.annotations())
    default: try output.write(text(report, Paint(isOn: output.isColoured)))
    }
    guard let level = Rule.Level(rawValue: level) else { return 0 }
    return report.hasFindings(at: level) ? 1 : 0
  }

  private static func text(_ report: AuditReport, _ paint: Paint) -> String {
    AuditText.text(report) { tone, text in
      switch tone {
      case .good: paint.good(text)
      case .bad: paint.bad(text)
      case .title: paint.bold(text)
      case .quiet: paint.dim(text)
      }
    }
  }
}

import DelegateRoutingConformance
import DelegateRoutingSpec
import Foundation
import ReferenceRouters

/// Runs the suite against a router that comes with the package.
enum CheckCommand: Command {
  static let shape = CommandShape(
    name: "check", summary: "run the suite against a router that comes with the package",
    help: """
      Usage: delegate-routing [check] [options]

          --router NAME    the router; see delegate-routing routers (dual-delegate)
          --only GLOB      some of the cases, by id; may be repeated
          --format FORMAT  text or json
      \(Output.help)\
          --fail-on LEVEL  must or should: the level of rule that fails a case
          --fail-fast      end with the first failure
          --known FILE     known failures: they do not fail the run, and passing does
          --write-known FILE  add today's failures to a file of known ones
          --report FILE    append the report to a file, as JSON Lines
      \(CorpusOptions.help)
      """,
    valued: [
      "--router", "--only", "--format", "--output", "--fail-on", "--known", "--write-known", "--report",
    ] + CorpusOptions.names, flags: ["--fail-fast"])

  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32 {
    try await run(arguments, terminal, isBare: false)
  }

  static func run(_ arguments: [String], _ terminal: Terminal, isBare: Bool) async throws -> Int32 {
    try await run(Arguments(arguments, for: shape), terminal, isBare: isBare)
  }

  private static func run(_ arguments: Arguments, _ terminal: Terminal, isBare: Bool) async throws -> Int32 {
    let router = try ReferenceRouter.named(arguments.value("--router"))
    let format = try arguments.choice("--format", of: ["text", "json"])
    let output = Output(arguments, terminal)
    try output.check()
    var options = SuiteOptions()
    options.only = arguments.all("--only").map(Glob.init)
    options.shouldFails = try arguments.choice("--fail-on", of: ["must", "should"]) == "should"
    options.failFast = arguments.has("--fail-fast")
    options.known = try arguments.value("--known").map { try KnownFailuresFile.read(URL(fileURLWithPath: $0)) } ?? []
    let catalogue = try CorpusOptions(arguments).catalogue()
    try catalogue.refuseUnmatched(options.only)

    let progress = terminal.progress("playing")
    options.progress = { done, all in progress?.show(done, of: all) }
    let report = await ConformanceSuite.run(router.candidate, catalogue, options)
    progress?.end()

    if let file = arguments.value("--report") { try report.append(to: URL(fileURLWithPath: file)) }
    if let file = arguments.value("--write-known") {
      try KnownFailuresFile.add(report.results, to: URL(fileURLWithPath: file))
    }
    if format == "json" {
      try output.write(report.json())
    } else {
      try output.write(text(report, router, output, isBare: isBare))
    }
    return report.isFailure ? 1 : 0
  }

  private static func text(
    _ report: ConformanceReport, _ router: ReferenceRouter, _ output: Output, isBare: Bool
  ) -> String {
    let failures = ReportText.failures(report, colour: output.isColoured) {
      "delegate-routing check --router \(router.name) --only '\($0)'"
    }
    return (isBare ? introduction : "") + ReportText.tables(report, colour: output.isColoured) + "\n"
      + (failures.isEmpty ? "" : failures + "\n") + ReportText.census(report)
  }

  private static let introduction = """
    Your router under test: an adapter of 20 lines and swift test; README.md shows one.
    What iOS calls:         delegate-routing explain --event universal-link --state cold
    For a review:           delegate-routing rules cold-link-delivered-once --format markdown


    """
}

extension ReferenceRouter {
  /// The router of that name, or the first. Throws a `UsageError` if there is none.
  @MainActor static func named(_ name: String?) throws -> ReferenceRouter {
    guard let name else { return all[0] }
    guard let router = all.first(where: { $0.name == name }) else {
      throw UsageError(
        "unknown router '\(name)'\(Suggestion.text(for: name, among: all.map(\.name)))"
          + "; there are \(all.map(\.name).joined(separator: ", "))")
    }
    return router
  }
}

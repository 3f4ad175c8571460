import DelegateRoutingConformance
import DelegateRoutingSpec
import Foundation

/// Runs the suite against a router that comes with the package.
enum CheckCommand: Command {
  static let shape = CommandShape(
    name: "check", summary: "run the suite against a router that comes with the package",
    help: """
      Usage: delegate-routing [check] [options]

          --router NAME    the router; see delegate-routing routers, or faults (dual-delegate)
          --only GLOB      some of the cases, by id; may be repeated
          --format FORMAT  text or json
      \(Output.help)\
          --fail-on LEVEL  must or should: the level of rule that fails a case
          --fail-fast      end with the first failure
          --exhaustive     every payload in every life cycle, every combination of readings and set orders
          --known FILE     known failures: they do not fail the run, and passing does
          --write-known FILE  add today's failures to a file of known ones
          --report FILE    append the report to a file, as JSON Lines
          --jobs N         run N copies of the tool, each with a part of the cases
          --processes      run each case in a process of its own
      \(CorpusOptions.help)
      """,
    valued: [
      "--router", "--only", "--format", "--output", "--fail-on", "--known", "--write-known", "--report",
      "--jobs", "--cases",
    ] + CorpusOptions.names, flags: ["--fail-fast", "--exhaustive", "--processes"], repeatable: ["--only", "--extra"])

  private static let passedOn = ["--router", "--fail-on", "--known", "--exhaustive"] + CorpusOptions.names

  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32 {
    try await run(arguments, terminal, isBare: false)
  }

  static func run(_ arguments: [String], _ terminal: Terminal, isBare: Bool) async throws -> Int32 {
    try await run(Arguments(arguments, for: shape), terminal, isBare: isBare)
  }

  private static func run(_ arguments: Arguments, _ terminal: Terminal, isBare: Bool) async throws -> Int32 {
    let router = try Candidate.named(arguments.value("--router"))
    let format = try arguments.choice("--format", of: ["text", "json"])
    let jobs = try arguments.number("--jobs", in: 1...64, or: 0)
    let output = Output(arguments, terminal)
    try output.check()
    var options = SuiteOptions()
    options.only = arguments.all("--only").map(Glob.init)
    options.ids = try arguments.value("--cases").map { Set(try lines(of: $0)) }
    options.shouldFails = try arguments.choice("--fail-on", of: ["must", "should"]) == "should"
    options.failFast = arguments.has("--fail-fast")
    options.isExhaustive = arguments.has("--exhaustive")
    if options.isExhaustive { options.seen = ["--exhaustive"] }
    options.known = try arguments.value("--known").map { try KnownFailuresFile.read(URL(fileURLWithPath: $0)) } ?? []
    let catalogue = try CorpusOptions(arguments).catalogue(isExhaustive: options.isExhaustive)
    try catalogue.refuseUnmatched(options.only)
    try catalogue.refuseUnknown(options.known)

    let progress = terminal.progress("playing")
    defer { progress?.end() }
    if jobs > 0 || arguments.has("--processes") {
      guard !options.failFast else {
        throw UsageError("--fail-fast does not go with --jobs or --processes, which play cases side by side")
      }
      var workers = Workers(
        router, arguments: arguments.passedOn("check", passedOn), count: max(jobs, 1),
        isolatesCases: arguments.has("--processes"))
      workers.progress = progress
      let report = try await spread(workers, catalogue, options, arguments)
      let text = format == "json" ? nil : await self.text(report, router, catalogue, output, arguments)
      try output.write(text.map { Data($0.utf8) } ?? report.data())
      return report.isFailure ? 1 : 0
    }
    options.progress = { done, all in progress?.show(done, of: all) }
    let report = await ConformanceSuite.run(router, catalogue, options)
    progress?.end()

    if let file = arguments.value("--report") { try report.append(to: URL(fileURLWithPath: file)) }
    if let file = arguments.value("--write-known") {
      let count = try KnownFailuresFile.add(report.results, to: URL(fileURLWithPath: file))
      terminal.complain("added \(count) known failures to \(file)")
    }
    if format == "json" {
      try output.write(report.json())
    } else {
      try output.write(text(report, router, output, arguments, isBare: isBare))
    }
    return report.isFailure ? 1 : 0
  }

  private static func lines(of file: String) throws -> [String] {
    do {
      return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
    } catch {
      throw UsageError("\(file): cannot be read: \(error.localizedDescription)")
    }
  }

  /// Runs the cases in processes of their own.
  private static func spread(
    _ workers: Workers, _ catalogue: Catalogue, _ options: SuiteOptions, _ arguments: Arguments
  ) async throws -> ReportJSON {
    let ids = catalogue.cases.map(\.id).filter { id in
      options.only.isEmpty || options.only.contains { $0.matches(id) }
    }
    let lines = try await [.run(workers.candidate, catalogue)] + workers.play(ids)
    if let file = arguments.value("--report") { try ReportLine.append(lines, to: URL(fileURLWithPath: file)) }
    return try ReportJSON(merging: lines)
  }

  /// The text of a spread run; what failed is played once more here for its timelines.
  private static func text(
    _ report: ReportJSON, _ router: Candidate, _ catalogue: Catalogue, _ output: Output, _ arguments: Arguments
  ) async -> String {
    var again = SuiteOptions()
    again.isExhaustive = arguments.has("--exhaustive")
    again.ids = Set(report.cases.filter { $0.verdict == .fail }.map(\.id))
    let failed = await ConformanceSuite.run(router, catalogue, again)
    let failures = ReportText.failures(failed, colour: output.isColoured) { rerun($0, router, arguments) }
    return ReportText.tables(report, colour: output.isColoured) + "\n" + (failures.isEmpty ? "" : failures + "\n")
      + report.summary()
  }

  private static func text(
    _ report: ConformanceReport, _ router: Candidate, _ output: Output, _ arguments: Arguments, isBare: Bool
  ) -> String {
    let failures = ReportText.failures(report, colour: output.isColoured) { rerun($0, router, arguments) }
    return (isBare ? introduction : "") + ReportText.tables(report, colour: output.isColoured) + "\n"
      + (failures.isEmpty ? "" : failures + "\n") + ReportText.census(report)
  }

  private static func rerun(_ id: String, _ router: Candidate, _ arguments: Arguments) -> String {
    let options = arguments.passedOn("check", ["--fail-on", "--exhaustive"] + CorpusOptions.names).dropFirst().map {
      $0.hasPrefix("--") ? $0 : "'\($0)'"
    }
    return (["delegate-routing check --router \(router.name)"] + options + ["--only '\(id)'"]).joined(separator: " ")
  }

  private static let introduction = """
    Your router under test: an adapter of 20 lines and swift test; README.md shows one.
    What iOS calls:         delegate-routing explain --event universal-link --state cold
    For a review:           delegate-routing rules cold-link-delivered-once --format markdown


    """
}

import DelegateRoutingConformance

/// Measures the suite.
enum BenchCommand: Command {
  static let shape = CommandShape(
    name: "bench", summary: "measure how fast the suite is here",
    help: """
      Usage: delegate-routing bench [options]

      Plays the whole catalogue again and again for a second, in turn with the bare calls: the same calls and steps sent
      to the same adapter, without model, trace or ledger.

          --router NAME    the router; see delegate-routing routers (deferring-scene-proxy, which does most)
          --format FORMAT  text or json
      \(CorpusOptions.help)
      """, valued: ["--router", "--format"] + CorpusOptions.names)

  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32 {
    let router = try Candidate.named(arguments.value("--router") ?? "deferring-scene-proxy")
    let format = try arguments.choice("--format", of: ["text", "json"])
    let catalogue = try CorpusOptions(arguments).catalogue()
    let progress = terminal.progress("measuring")
    let figures = try await ConformanceSuite.bench(router, catalogue) {
      progress?.show(Int($0 * 100), of: 100)
    }
    progress?.end()
    if format == "json" {
      terminal.write(try figures.json())
    } else {
      let rate = Int(figures.casesPerSecond)
      let ratio = Double(Int(figures.ratioToBareCalls * 10)) / 10
      terminal.write(
        "\(figures.router): \(figures.cases) cases in \(figures.runs) runs; \(rate) runs a second, "
          + "\(Int(figures.nanosecondsPerCase)) ns each, \(ratio) times the bare calls\n")
    }
    return 0
  }
}

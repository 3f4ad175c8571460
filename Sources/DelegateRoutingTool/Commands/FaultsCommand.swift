import DelegateRoutingConformance
import FaultyRouters
import ReferenceRouters

/// Runs the suite against routers that are known to be broken.
enum FaultsCommand: Command {
  static let shape = CommandShape(
    name: "faults", summary: "run the suite against routers that are known to be broken: the kill matrix",
    help: """
      Usage: delegate-routing faults [options]

      Every router has to be convicted by the rule that it was made for, every rule has to convict one alone, and the
      correct routers have to pass. Where one does not, the exit status is 1.

          --explore        say by which sequence an exploration finds each of them, too; takes a minute
          --format FORMAT  text, json or markdown
      \(Output.help)\
      \(CorpusOptions.help)
      """, valued: ["--format", "--output"] + CorpusOptions.names, flags: ["--explore"])

  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32 {
    let format = try arguments.choice("--format", of: ["text", "json", "markdown"])
    let output = Output(arguments, terminal)
    try output.check()
    let catalogue = try CorpusOptions(arguments).catalogue()
    let progress = terminal.progress("convicting")
    var matrix = await KillMatrix(
      Fault.all, references: ReferenceRouter.all.map(\.candidate), over: catalogue
    ) { progress?.show($0, of: $1) }
    if arguments.has("--explore") { matrix = try await matrix.explored(over: catalogue) { progress?.show($0, of: $1) } }
    progress?.end()
    let problems = matrix.problems + (arguments.has("--explore") ? matrix.explorationProblems : [])
    switch format {
    case "json": try output.write(matrix.json())
    case "markdown": try output.write(matrix.markdown)
    default: try output.write(matrix.text)
    }
    for problem in problems { terminal.complain(problem) }
    return problems.isEmpty ? 0 : 1
  }
}

import DelegateRoutingConformance
import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation

/// Plays every legal sequence of a few steps against a router, and longer ones drawn at random.
enum ExploreCommand: Command {
  static let shape = CommandShape(
    name: "explore", summary: "search for a sequence of steps that a router does not survive",
    help: """
      Usage: delegate-routing explore [options]

      Plays every sequence of the alphabet's steps that can happen, up to a depth, and then longer ones drawn at random.
      Each is judged as a case of the suite. What fails is made as short and simple as it gets, and printed with its
      timeline, as a scenario of the corpus, and with the command that plays it again.

          --router NAME    the router; see delegate-routing routers, or faults (dual-delegate)
          --alphabet NAME  the steps: \(StepAlphabet.all.map(\.name).joined(separator: ", "))
          --depth N        how long the sequences are, up to 8 (5)
          --seed S         where the random ones begin (1)
          --time SECONDS   how long random ones are played (1)
          --model          hold the system model to the rules about the platform, instead of a router to its own
          --play STEPS     just this sequence, with dots between its steps
          --setting NAME   the setting of --play (the alphabet's first)
          --format FORMAT  text or json
      \(Output.help)\
          --fail-on LEVEL  must or should: the level of rule that fails a sequence
          --jobs N         run N copies of the tool, each with a part of the sequences
      \(CorpusOptions.help)
      """,
    valued: [
      "--router", "--alphabet", "--depth", "--seed", "--time", "--play", "--setting", "--format", "--output",
      "--fail-on",
      "--jobs", "--part",
    ] + CorpusOptions.names, flags: ["--model"])

  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32 {
    let router = try Candidate.named(arguments.value("--router"))
    let format = try arguments.choice("--format", of: ["text", "json"])
    let jobs = try arguments.number("--jobs", in: 1...64, or: 1)
    let output = Output(arguments, terminal)
    try output.check()
    let plan = try self.plan(arguments)
    let catalogue = try CorpusOptions(arguments).catalogue()
    if arguments.has("--model") {
      let exploration = try ModelExploration(plan.alphabet, depth: plan.depth, catalogue)
      try output.write(exploration.text)
      return exploration.violations.isEmpty ? 0 : 1
    }
    if let sequence = arguments.value("--play") {
      return try await play(sequence, router, plan, arguments.value("--setting"), catalogue, output)
    }
    guard arguments.value("--setting") == nil else { throw UsageError("--setting goes with --play", shape) }

    let exploration: Exploration
    if jobs > 1 {
      exploration = try await spread(jobs, arguments)
    } else {
      var plan = plan
      let progress = terminal.progress("exploring")
      plan.progress = { done, all in progress?.show(done, of: all) }
      exploration = try await ConformanceSuite.explore(router, plan, catalogue) { setting, steps, _ in
        rerun(router, plan.alphabet, setting, steps)
      }
      progress?.end()
    }
    if format == "json" { try output.write(exploration.json()) } else { try output.write(exploration.text) }
    return exploration.isFailure ? 1 : 0
  }

  private static func play(
    _ sequence: String, _ router: Candidate, _ plan: ExplorationPlan, _ setting: String?, _ catalogue: Catalogue,
    _ output: Output
  ) async throws -> Int32 {
    let setting = setting ?? plan.alphabet.settings[0].name
    let result = try await ConformanceSuite.play(sequence, in: setting, plan, router, catalogue)
    let isFine = !result.verdict.isFailure && result.deviations == 0
    try output.write(
      isFine
        ? "\(result.id): \(result.verdict.rawValue)\n"
        : ReportText.failure(
          result, router.profile, colour: output.isColoured,
          rerun: rerun(router, plan.alphabet, setting, sequence)))
    return result.verdict.isFailure ? 1 : 0
  }

  private static func plan(_ arguments: Arguments) throws -> ExplorationPlan {
    let alphabet = try StepAlphabet.named(arguments.value("--alphabet") ?? StepAlphabet.all[0].name)
    var plan = ExplorationPlan(alphabet, depth: try arguments.number("--depth", in: 1...8, or: 5))
    plan.seed = try arguments.number("--seed", in: 0...UInt64.max, or: 1)
    plan.seconds = TimeInterval(try arguments.number("--time", in: 0...86_400, or: 1))
    plan.shouldFails = try arguments.choice("--fail-on", of: ["must", "should"]) == "should"
    if let part = arguments.value("--part") {
      let numbers = part.split(separator: "/").compactMap { Int($0) }
      guard numbers.count == 2, numbers[1] > 0, (0..<numbers[1]).contains(numbers[0]) else {
        throw UsageError("--part is a number and how many there are, such as 0/2, not '\(part)'", shape)
      }
      plan.part = (numbers[0], numbers[1])
    }
    return plan
  }

  /// Runs parts of the exploration in processes of their own.
  private static func spread(_ jobs: Int, _ arguments: Arguments) async throws -> Exploration {
    let passedOn = arguments.passedOn(
      "explore", ["--router", "--alphabet", "--depth", "--seed", "--time", "--fail-on"] + CorpusOptions.names)
    let outputs = try await ToolCopy.outputs(
      of: (0..<jobs).map { passedOn + ["--format", "json", "--part", "\($0)/\(jobs)"] })
    return try Exploration(merging: outputs.map { try JSONDecoder().decode(Exploration.self, from: $0) })
  }

  private static func rerun(
    _ router: Candidate, _ alphabet: StepAlphabet, _ setting: String, _ steps: String
  ) -> String {
    "delegate-routing explore --router \(router.name) --alphabet \(alphabet.name) --setting \(setting) --play \(steps)"
  }
}

import DelegateRoutingSpec

extension ConformanceSuite {
  /// Plays the sequences of a plan against a candidate. Throws a `SuiteError` where the corpus lacks a payload.
  ///
  /// - Parameter rerun: the command that plays a minimal sequence again, by its alphabet, setting and steps.
  public static func explore(
    _ candidate: Candidate, _ plan: ExplorationPlan, _ catalogue: Catalogue,
    rerun: (_ setting: String, _ steps: String, ExploredFixture?) -> String
  ) async throws -> Exploration {
    let explorer = try Explorer(candidate, plan, catalogue)
    await explorer.explore()
    return try await Exploration(explorer, rerun: rerun)
  }

  /// Plays one sequence of an alphabet, written as the names of its steps with dots between them. Throws a `SuiteError`
  /// for a step or setting that the alphabet lacks, and for a sequence that cannot happen.
  public static func play(
    _ sequence: String, in setting: String, _ plan: ExplorationPlan, _ candidate: Candidate, _ catalogue: Catalogue
  ) async throws -> CaseResult {
    let (alphabet, names) = (plan.alphabet, plan.alphabet.settings.map(\.name))
    guard let place = names.firstIndex(of: setting) else {
      throw SuiteError(
        "the alphabet \(alphabet.name) has no setting '\(setting)'; it has \(names.joined(separator: ", "))")
    }
    let space = try SequenceSpace(alphabet, in: alphabet.settings[place], catalogue.corpus)
    let letters = try sequence.split(separator: ".", omittingEmptySubsequences: false).map { name in
      guard let letter = alphabet.steps.firstIndex(of: String(name)) else {
        throw SuiteError(
          "the alphabet \(alphabet.name) has no step '\(name)'; it has \(alphabet.steps.joined(separator: ", "))")
      }
      return letter
    }
    if let (step, problem) = SystemModel.problem(with: space.steps(letters), in: space.setting) {
      throw SuiteError("\(sequence): step \(step), \(alphabet.steps[letters[step]]), cannot happen there: \(problem)")
    }
    var options = SuiteOptions()
    options.shouldFails = plan.shouldFails
    let results = await SuiteRunner(candidate, catalogue, [space.conformanceCase(letters)], options).run()
    return results[0]
  }

  /// Plays every sequence of an alphabet up to a depth against a candidate, over the bundled corpus, for the front ends.
  public static func explore(
    _ candidate: Candidate, alphabet: String, depth: Int
  ) async -> Result<Exploration, SuiteError> {
    do {
      guard (1...10).contains(depth) else { throw SuiteError("a depth is a number from 1 to 10, not \(depth)") }
      let plan = ExplorationPlan(try StepAlphabet.named(alphabet), depth: depth)
      let catalogue = try Catalogue.bundled()
      return .success(
        try await explore(candidate, plan, catalogue) { _, steps, fixture in
          guard let fixture else { return "swift test, and look at \(steps)" }
          return "write the scenario below to FOLDER/\(fixture.path); then, with DELEGATE_ROUTING_EXTRA=FOLDER, "
            + ReportText.rerunCommand(fixture.caseID)
        })
    } catch {
      return .failure(error as? SuiteError ?? SuiteError("\(error)"))
    }
  }
}

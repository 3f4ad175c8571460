import DelegateRoutingConformance
import DelegateRoutingCorpus
import DelegateRoutingSpec
import FaultyRouters

/// Everything that can be said against a corpus that was read: how it is written, what it means, what it expects, and
/// whether a faulty router shows what it is about.
@MainActor struct CorpusValidation {
  private let corpus: Corpus
  private let catalogue: Catalogue

  init(_ corpus: Corpus) throws {
    self.corpus = corpus
    catalogue = try Catalogue(corpus)
  }

  /// Exit status 0 where nothing is found, 2 else.
  func run(_ terminal: Terminal) async -> Int32 {
    var issues = (corpus.validateStyle() + corpus.validate { SystemModel.problem(with: $2, in: $1) }).map(\.description)
    let check = ExpectationCheck(corpus)
    for fixture in corpus.scenarios {
      issues += await check.problems(of: fixture).map { "the scenario \(fixture.id): expect: \($0)" }
    }
    issues += await rulesWithoutStake() + unknownWitnesses
    for issue in issues { terminal.complain(issue) }
    guard issues.isEmpty else { return 2 }
    let wanted = corpus.reports.filter { $0.report.witness == nil }
    for (fixture, report) in wanted { terminal.write("\(fixture): \(report.source.url) wants a faulty router\n") }
    let census = corpus.census
    terminal.write(
      "\(census.urls) URLs, \(census.activities) activities, \(census.events) other events and \(census.scenarios) "
        + "scenarios in \(census.files) files, \(corpus.reports.count) public reports, \(wanted.count) of them without a "
        + "faulty router: nothing found; digest \(census.digest)\n")
    return 0
  }

  /// The rules that a scenario names and that are not at stake in it: those for routers that nothing wrong in a correct
  /// router's run would break, nor any faulty router; those about the platform that apply to none of its settings.
  private func rulesWithoutStake() async -> [String] {
    let cases = Dictionary(grouping: catalogue.cases, by: \.fixture)
    var issues: [String] = []
    for scenario in corpus.writtenScenarios {
      let cases = cases[scenario.id] ?? []
      let atStake = await rulesAtStake(in: scenario, cases)
      for name in scenario.rules where !atStake.contains(name) {
        if let rule = RouterRule(rawValue: name), await isBroken(rule, in: cases) { continue }
        if PlatformRule.all.contains(where: { $0.rule.name == name && scenario.settings.contains(where: $0.applies) }) {
          continue
        }
        issues.append(
          "the scenario \(scenario.id): rules: nothing that a router does here breaks \(name); right would be those of "
            + "\(atStake.sorted().joined(separator: ", ")) that the steps are about")
      }
    }
    return issues
  }

  /// Under the scenario's profile, and with an accessor, and where links wait.
  private func rulesAtStake(in scenario: ScenarioFixture, _ cases: [ConformanceCase]) async -> Set<String> {
    var profiles = [scenario.profile, scenario.profile, scenario.profile]
    profiles[1].launchLink = .last
    profiles[2].ready = .appSignal(.scene)
    var rules: Set<String> = []
    for profile in profiles {
      for conformanceCase in cases where !rules.isSuperset(of: scenario.rules) {
        rules.formUnion(await catalogue.rulesAtStake(.following(profile), in: conformanceCase).map(\.rawValue))
      }
    }
    return rules
  }

  private func isBroken(_ rule: RouterRule, in cases: [ConformanceCase]) async -> Bool {
    for fault in Fault.all where fault.rule == rule || fault.alsoBreaks.contains(rule) {
      for conformanceCase in cases where await catalogue.breaks(rule, fault.candidate, in: conformanceCase) {
        return true
      }
    }
    return false
  }

  private var unknownWitnesses: [String] {
    let witnesses = Fault.all.map(\.id)
    return corpus.reports.compactMap { fixture, report in
      guard let witness = report.witness, !witnesses.contains(witness) else { return nil }
      return
        "\(fixture): the witness \"\(witness)\" is no faulty router\(Suggestion.text(for: witness, among: witnesses)); "
        + "where there is none yet, \"wanted\""
    }
  }
}

import DelegateRoutingSpec
import Foundation

extension Corpus {
  /// Asks whether a step can happen where a scenario has it; answers with the first that cannot, and why.
  public typealias StepCheck = (ScenarioFixture, Setting, [Step]) -> (index: Int, problem: String)?

  /// Checks how the files are written, and what holds between fixtures: the layout, tags that the schemas list, ids that
  /// were withdrawn, contents that are there twice, titles of sources.
  public func validateStyle() -> [CorpusIssue] {
    let log = IssueLog(outlines: outlines)
    CorpusStyle(corpus: self, log: log).check()
    return log.issues.sorted(by: CorpusIssue.inOrder)
  }

  /// Checks what the fixtures mean, beyond their shape: whether each text parses on this system as it says, whether the
  /// parts that are written are the parts that it has, whether the kind agrees, and whether what a scenario says is about
  /// anything in it. `stepCheck` is asked for each
  /// scenario in each of its settings, with the identity under which every fixture is delivered; scenarios of which a
  /// payload does not parse here are left out.
  public func validate(stepCheck: StepCheck? = nil) -> [CorpusIssue] {
    let log = IssueLog(outlines: outlines)
    let example = AppIdentity()
    for fixture in urls { fixture.check(for: example, log: log) }
    for fixture in activities { fixture.check(for: example, log: log) }
    for inline in scenarios.map(\.inline) {
      for fixture in inline.urls.values { fixture.check(for: example, log: log) }
      for fixture in inline.activities.values { fixture.check(for: example, log: log) }
    }
    for forms in Dictionary(grouping: scenarios, by: \.id).values {
      ScenarioSense(forms, in: self, log: log)?.check()
    }
    if let stepCheck {
      for scenario in scenarios { check(scenario, stepCheck, log: log) }
    }
    return log.issues.sorted(by: CorpusIssue.inOrder)
  }

  private func check(_ scenario: ScenarioFixture, _ stepCheck: StepCheck, log: IssueLog) {
    for var setting in scenario.settings {
      setting.identity = identity(extending: setting.identity)
      guard let steps = scenario.steps(for: setting.identity, in: self),
        let (index, problem) = stepCheck(scenario, setting, steps)
      else { continue }
      log.add(
        scenario.place.key("steps").index(index), "cannot happen in \(setting.name)\(scenario.forEach): \(problem)",
        right: "a step that can, or another setting")
    }
  }
}

import DelegateRoutingSpec
import Foundation

/// A scenario with its payload: what has a verdict.
public struct ConformanceCase: Sendable {
  /// The permanent id, a path made of names. It begins with the group's name.
  public let id: String
  /// The name of the group that it belongs to.
  public let group: String
  let scenario: Scenario
  /// The URLs whose parts the fixture's author wrote down, by payload.
  let parts: [OccurrencePayload: (URL, ParsedLink)]
  /// Whether the scenario says itself when the router becomes ready.
  let controlsReadiness: Bool

  init(group: String, name: String, scenario: Scenario, parts: [OccurrencePayload: (URL, ParsedLink)] = [:]) {
    id = "\(group)/\(name)"
    self.group = group
    self.scenario = Scenario(
      id: "\(group)/\(name)", setting: scenario.setting, steps: scenario.steps, rules: scenario.rules,
      sources: scenario.sources, answers: scenario.answers)
    self.parts = parts
    controlsReadiness = scenario.steps.contains(where: \.concernsReadiness)
  }
}

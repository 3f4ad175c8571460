import DelegateRoutingSpec
import Foundation

/// A scenario with its payload: what has a verdict.
public struct ConformanceCase: Sendable {
  /// The permanent id, a path made of names. It begins with the group's name.
  public let id: String
  /// The name of the group that it belongs to.
  public let group: String
  /// The fixture that makes it: the id of a scenario or URL, and `activity/…` or `event/…` with the id of another.
  public let fixture: String
  /// What is played; a reference, because it is handed from run to run.
  let script: Script

  /// A case of a group. `isLegal` says that each step is known to make sense where it stands, under the default reading.
  init(
    group: String, name: String, scenario: Scenario, writtenParts: WrittenParts? = nil, isLegal: Bool = false
  ) {
    id = "\(group)/\(name)"
    self.group = group
    fixture = scenario.id
    script = Script(
      Scenario(
        id: id, setting: scenario.setting, steps: scenario.steps, rules: scenario.rules, sources: scenario.sources,
        answers: scenario.answers),
      writtenParts, isLegal: isLegal)
  }

  /// What happens, and where.
  package var scenario: Scenario { script.scenario }
}

/// What is played in every run of a case.
final class Script: Sendable {
  let scenario: Scenario
  /// The parts of the URL that the case is about, where the fixture's author wrote them down.
  let writtenParts: WrittenParts?
  /// Whether each step is known to make sense where it stands, under the default reading.
  let isLegal: Bool
  /// Whether the scenario says itself when the router becomes ready.
  let controlsReadiness: Bool
  let hasScenes: Bool
  let asksForLaunchLink: Bool
  let reloads: Bool
  /// Whether the app becomes ready as soon as it can and stays so.
  var isReadied: Bool { !controlsReadiness && !reloads }

  init(_ scenario: Scenario, _ writtenParts: WrittenParts? = nil, isLegal: Bool = false) {
    self.scenario = scenario
    self.isLegal = isLegal
    self.writtenParts = writtenParts
    hasScenes = scenario.setting.lifeCycle != .applicationDelegate
    controlsReadiness = scenario.steps.contains { $0.concernsReadiness }
    reloads = scenario.steps.contains(.app(.reload))
    asksForLaunchLink = scenario.steps.contains {
      if case .askForLaunchLink = $0 { true } else { false }
    }
  }
}

extension Script {
  /// Whether what a router remembers of earlier cases would show in this one: there is more than one process, the
  /// scenario is about readiness, reloads or the launch link, or a link comes before the app has become ready.
  func needsAFreshProcess(for profile: RouterProfile) -> Bool {
    let launches = scenario.steps.filter(\.isLaunch)
    let hasColdEvent = scenario.steps.first?.bringsAnEvent ?? false
    return launches.count > 1 || controlsReadiness || asksForLaunchLink || reloads
      || scenario.steps.contains(where: \.isCut) || (profile.ready != .atOnce && hasColdEvent)
  }
}

extension Step {
  fileprivate var isLaunch: Bool {
    switch self {
    case .launch, .launchInBackground: true
    default: false
    }
  }

  fileprivate var bringsAnEvent: Bool {
    if case .launch(.some, _, _) = self { true } else { false }
  }

  fileprivate var isCut: Bool {
    switch self {
    case .launch(_, _, let cut), .receive(_, _, let cut): cut != nil
    default: false
    }
  }
}

/// The parts of a URL as a fixture's author wrote them.
struct WrittenParts: Sendable {
  let payload: OccurrencePayload
  let url: URL
  let parts: ParsedLink
}

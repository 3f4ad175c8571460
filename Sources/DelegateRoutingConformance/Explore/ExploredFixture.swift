import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation

/// A sequence as a scenario of the corpus, ready to be imported: the one scenario of its file.
public struct ExploredFixture: Sendable, Hashable, Codable {
  /// The file's path in a folder of fixtures, such as `scenarios/ready.json`.
  public let path: String
  /// The id of the case that it makes, such as `ready/scene/launch-by-url-attach-listener`.
  public let caseID: String
  /// The file's text, in the corpus' canonical form.
  public let text: String
}

extension ExploredFixture {
  /// A finding as a scenario; nil where no rule explains it.
  @MainActor init?(_ finding: Finding) async throws {
    let space = finding.space
    let rules = finding.result.brokenRules.map(\.rule)
    guard finding.result.verdict != .errored, !rules.isEmpty else { return nil }
    let conformanceCase = space.conformanceCase(finding.sequence)
    let changes = ProfileChanges(space.setting.lifeCycle, answers: space.alphabet.answers.count)
    guard let (obligations, trace) = await ExpectationCheck.owed(in: conformanceCase, changes.profile) else {
      return nil
    }
    let steps = space.steps(finding.sequence)
    let name = space.name(finding.sequence)
    let family = Family(steps, answers: space.alphabet.answers).rawValue
    let id = "\(family)/\(name.replacingOccurrences(of: ".", with: "-"))"
    let words = name.replacingOccurrences(of: "-", with: " ").replacingOccurrences(of: ".", with: ", ")
    var sources: [Source] = []
    for source in rules.flatMap(\.sources) where !sources.contains(source) { sources.append(source) }
    let scenario = Scenario(
      id: id, title: "Found by exploration: \(words).",
      why:
        "A router broke \(rules.map(\.name).joined(separator: ", ")) here; what is expected is what the ledger owes, "
        + "to be checked by hand.",
      sources: sources.map { ["title": $0.title, "url": $0.url] }, tags: Self.tags(steps, trace),
      rules: rules.map(\.name),
      settings: [space.setting.name], steps: finding.sequence.map { space.alphabet.letters[$0].step },
      answers: space.alphabet.answers.isEmpty ? nil : space.alphabet.answers,
      profile: changes.isEmpty ? nil : changes, expect: try obligations.map { try Self.expected($0, trace, finding) })
    path = "scenarios/\(family).json"
    caseID = "\(family)/\(space.setting.column.rawValue)/\(id.dropFirst(family.count + 1))"
    text = try CanonicalJSON.text(File(scenarios: [scenario]))
  }

  /// What is owed, by the name of its payload in the latest step that sent it.
  @MainActor private static func expected(
    _ obligation: Obligation, _ trace: Trace, _ finding: Finding
  ) throws -> [String: PropertyValue] {
    let steps = finding.space.steps(finding.sequence)
    let after = ExpectationCheck.step(obligation, trace, steps)
    let payload = trace.occurrences[obligation.occurrences[0].number].payload
    for (step, letter) in zip(steps, finding.sequence).prefix(after + 1).reversed() {
      let event = finding.space.alphabet.letters[letter].step.event
      let names = event.urls.map { ("url", $0) } + event.activities.map { ("activity", $0) }
      let sent = step.event?.occurrences.map(\.payload) ?? []
      guard let (key, name) = zip(sent, names).first(where: { $0.0 == payload })?.1 else { continue }
      let scene = obligation.scene ?? .main
      return [key: .string(name), "scene": .string(scene.name), "after": .integer(after)]
    }
    throw SuiteError("no step of \(finding.result.id) sends what is owed")
  }

  private static func tags(_ steps: [Step], _ trace: Trace) -> [String] {
    let states = [TableState.cold, .warm].filter { state in trace.occurrences.contains { $0.state == state } }
    let tags: [(String, (Step) -> Bool)] = [
      ("disconnected", { if case .disconnect = $0 { true } else { false } }),
      ("background", { if case .launchInBackground = $0 { true } else { false } }),
      ("ready", { if case .app(.becomeReady) = $0 { true } else { false } }),
      ("listener", { $0 == .app(.attachListener) || $0 == .app(.detachListener) }),
      ("launch-link", { if case .askForLaunchLink = $0 { true } else { false } }),
      ("reload", { $0 == .app(.reload) }),
      ("interrupted", { $0 == .finish }),
      ("terminated", { $0 == .terminate }),
      ("scenes", { if case .openScene = $0 { true } else { false } }),
    ]
    let found = states.map(\.rawValue) + tags.filter { steps.contains(where: $0.1) }.map(\.0)
    return found.isEmpty ? ["no-event"] : found
  }
}

/// The file of scenarios that a sequence belongs into.
private enum Family: String {
  case background, scenes
  case launchLink = "launch-link"
  case consumers, ready, stale, many

  init(_ steps: [Step], answers: [ListenerAnswer]) {
    func has(_ predicate: (Step) -> Bool) -> Bool { steps.contains(where: predicate) }
    if has({ if case .launchInBackground = $0 { true } else { false } }) {
      self = .background
    } else if has({ if case .openScene = $0 { true } else { false } }) {
      self = .scenes
    } else if has({ if case .askForLaunchLink = $0 { true } else { false } }) {
      self = .launchLink
    } else if !answers.isEmpty {
      self = .consumers
    } else if has({ $0.concernsReadiness || $0 == .finish || $0 == .app(.reload) || $0 == .app(.timePasses) }) {
      self = .ready
    } else {
      self = steps.filter { $0.event != nil }.count > 1 ? .many : .stale
    }
  }
}

/// A file of one scenario.
private struct File: Encodable {
  var schema = "../schema/scenarios.schema.json"
  var format = 1
  let scenarios: [Scenario]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case format, scenarios
  }
}

private struct Scenario: Encodable {
  let id: String
  let title: String
  let why: String
  let sources: [[String: String]]
  let tags: [String]
  let rules: [String]
  let settings: [String]
  let steps: [FixtureStep]
  let answers: [ListenerAnswer]?
  let profile: ProfileChanges?
  let expect: [[String: PropertyValue]]
}

extension Step {
  /// What the step sends.
  fileprivate var event: ExternalEvent? {
    switch self {
    case .launch(let event, _, _), .openScene(_, let event): event
    case .receive(let event, _, _): event
    default: nil
    }
  }
}

/// What the profile that is expected of changes of the default: who gives the answers, and a life cycle of its own.
private struct ProfileChanges: Encodable {
  private let lifeCycles: [LifeCycle]?
  private let channels: [Channel]?

  init(_ lifeCycle: LifeCycle, answers: Int) {
    let strict = RouterProfile()
    lifeCycles = strict.lifeCycles.contains(lifeCycle) ? nil : [lifeCycle]
    channels =
      answers == 0
      ? nil
      : (1...answers + 1).map {
        Channel(name: "consumer-\($0)", role: .consumer(wants: strict.eventKinds, claims: true))
      }
  }

  var isEmpty: Bool { lifeCycles == nil && channels == nil }

  var profile: RouterProfile {
    RouterProfile { profile in
      if let lifeCycles { profile.lifeCycles = Set(lifeCycles) }
      if let channels { profile.channels = channels }
    }
  }
}

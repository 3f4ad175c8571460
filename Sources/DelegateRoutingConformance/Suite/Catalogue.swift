import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation

/// All cases that a corpus makes.
public struct Catalogue: Sendable {
  /// The cases, sorted by id.
  public let cases: [ConformanceCase]
  /// The names of the groups, sorted.
  public let groups: [String]
  /// The corpus that makes them.
  let corpus: Corpus
  /// The corpus's counts and digest.
  public let census: CorpusCensus
  /// How many fixtures dropped out because this Foundation does not parse a URL of theirs.
  public let unparsed: Int
  /// Links that a claimed event can be checked with, whatever the profile claims.
  let controls: [ExternalEvent]

  /// The cases of a corpus. Throws a `SuiteError` if two fixtures make the same case.
  public init(_ corpus: Corpus) throws {
    let identity = corpus.identity()
    var cases: [ConformanceCase] = []
    var unparsed = 0
    for fixture in corpus.scenarios {
      guard let steps = fixture.steps(for: identity, in: corpus) else {
        unparsed += 1
        continue
      }
      cases += fixture.settings.map { ConformanceCase(fixture, in: $0.with(identity), steps: steps) }
    }
    for fixture in corpus.urls {
      guard let url = fixture.url(for: identity) else {
        unparsed += 1
        continue
      }
      cases += fixture.cases(for: url, identity)
    }
    for fixture in corpus.activities {
      guard let activity = fixture.activity(for: identity) else {
        unparsed += 1
        continue
      }
      cases += fixture.cases(for: activity, identity)
    }
    self.cases = cases.sorted { $0.id < $1.id }
    if let repeated = zip(self.cases, self.cases.dropFirst()).first(where: { $0.id == $1.id })?.0.id {
      throw SuiteError("two fixtures make the case \(repeated); one of them needs another id")
    }
    groups = Set(cases.map(\.group)).sorted()
    self.corpus = corpus
    census = corpus.census
    self.unparsed = unparsed
    controls = Catalogue.controls(corpus, identity)
  }

  /// The cases of the bundled corpus. Throws a `CorpusError` if it is not there or broken.
  public static func bundled() throws -> Catalogue { try Catalogue(Corpus.bundled()) }

  private static func controls(_ corpus: Corpus, _ identity: AppIdentity) -> [ExternalEvent] {
    let urls = ["custom-scheme/plain", "file/plain"].compactMap { id in
      corpus.url(id)?.url(for: identity).map { ExternalEvent.openURLs([OpenURLContext(url: $0)]) }
    }
    let activity = corpus.activity("universal-link/plain")?.activity(for: identity)
    return urls + (activity.map { [.universalLink($0)] } ?? [])
  }
}

extension ConformanceCase {
  /// The case of a scenario in one of its settings. The scenario `ready/late` in a scene setting is the case
  /// `ready/scene/late`.
  init(_ fixture: ScenarioFixture, in setting: Setting, steps: [Step]) {
    let parts = fixture.id.split(separator: "/").map(String.init)
    let family = parts.dropLast().joined(separator: "/")
    self.init(
      group: "\(family)/\(setting.column.rawValue)", name: parts.last ?? fixture.id,
      scenario: Scenario(
        id: fixture.id, setting: setting, steps: steps, rules: fixture.rules, sources: fixture.sources,
        answers: fixture.answers))
  }
}

// MARK: - Payload cases

/// Each payload is played cold, warm and, where there are scenes, to a disconnected scene.
private let payloadSettings = [Setting.appDelegateIOS12, Setting.scenesTemplate]

extension URLFixture {
  fileprivate func cases(for url: URL, _ identity: AppIdentity) -> [ConformanceCase] {
    let context = OpenURLContext(url: url, options: options)
    let event: ExternalEvent
    let payload: OccurrencePayload
    if kind == .universalLink {
      let activity = UserActivity(activityType: ActivityType.browsingWeb, webpageURL: url)
      (event, payload) = (.universalLink(activity), .activity(activity))
    } else {
      (event, payload) = (.openURLs([context]), .url(context))
    }
    let written = parts(for: identity).map { WrittenParts(payload: payload, url: url, parts: $0) }
    return payloadSettings.map { setting in
      ConformanceCase(
        group: "payload/\(kind.rawValue)/\(setting.column.rawValue)", name: id,
        scenario: Scenario(
          id: id, setting: setting.with(identity), steps: payloadSteps(event, in: setting), sources: sources),
        writtenParts: written)
    }
  }
}

extension ActivityFixture {
  fileprivate func cases(for activity: UserActivity, _ identity: AppIdentity) -> [ConformanceCase] {
    let event: ExternalEvent =
      switch kind {
      case .universalLink: .universalLink(activity)
      case .handoff: .handoff(activity, fails: false)
      default: .activity(activity, kind: kind)
      }
    return payloadSettings.compactMap { setting in
      let setting = setting.with(identity)
      let steps = payloadSteps(event, in: setting)
      guard SystemModel(setting: setting)?.allows(steps[0]) == true else { return nil }
      return ConformanceCase(
        group: "payload/\(kind.rawValue)/\(setting.column.rawValue)", name: "activity/\(id)",
        scenario: Scenario(id: id, setting: setting, steps: steps, sources: sources))
    }
  }
}

/// Each time in a process of its own, so that what the router remembers of the link plays no part.
private func payloadSteps(_ event: ExternalEvent, in setting: Setting) -> [Step] {
  let open: [Step] = [.launch(nil, scene: .main, upTo: nil), .leave(.main)]
  let receive = Step.receive(event, scene: .main, upTo: nil)
  let coldAndWarm = [.launch(event, scene: .main, upTo: nil), .terminate] + open + [receive]
  guard setting.lifeCycle == .scene else { return coldAndWarm }
  return coldAndWarm + [.terminate] + open + [.disconnect(.main), receive]
}

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

  /// The cases of a corpus; where it is exhaustive, each payload is played in every column of the tables in which the
  /// system hands it over, and not in SwiftUI's only if it has the tag. Throws a `SuiteError` if two fixtures make the same
  /// case.
  public init(_ corpus: Corpus, isExhaustive: Bool = false) throws {
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
      guard let event = fixture.event(for: identity) else {
        unparsed += 1
        continue
      }
      let payload = Payload(
        name: fixture.id, kind: fixture.kind, event: event, sources: fixture.sources, tags: fixture.tags)
      cases += payload.cases(identity, everywhere: isExhaustive, written: fixture.parts(for: identity))
    }
    for fixture in corpus.activities {
      guard let event = fixture.event(for: identity) else {
        unparsed += 1
        continue
      }
      let payload = Payload(
        name: "activity/\(fixture.id)", kind: fixture.kind, event: event, sources: fixture.sources, tags: fixture.tags)
      cases += payload.cases(identity, everywhere: isExhaustive)
    }
    for fixture in corpus.events {
      let payload = Payload(
        name: "event/\(fixture.id)", kind: fixture.kind, event: fixture.event(for: identity), sources: fixture.sources,
        tags: fixture.tags + [Payload.inSwiftUIToo])
      cases += payload.cases(identity, everywhere: isExhaustive)
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
    let urls = ["custom-scheme/plain", "file/plain"].compactMap { corpus.url($0)?.event(for: identity) }
    return urls + [corpus.activity("universal-link/plain")?.event(for: identity)].compactMap { $0 }
  }
}

extension ConformanceCase {
  /// The case of a scenario in one of its settings. The scenario `ready/late` in a scene setting is the case
  /// `ready/scene/late`; repeated for the fixture `handoff/plain`, it is `ready/scene/late/handoff/plain`.
  init(_ fixture: ScenarioFixture, in setting: Setting, steps: [Step]) {
    let parts = fixture.id.split(separator: "/").map(String.init)
    let family = parts.dropLast().joined(separator: "/")
    self.init(
      group: "\(family)/\(setting.column.rawValue)",
      name: ([parts.last ?? fixture.id] + [fixture.each].compactMap { $0 }).joined(separator: "/"),
      scenario: Scenario(
        id: fixture.id, setting: setting, steps: steps, rules: fixture.rules, sources: fixture.sources,
        answers: fixture.answers))
  }
}

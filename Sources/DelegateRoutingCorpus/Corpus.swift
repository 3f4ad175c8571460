import DelegateRoutingSpec
import Foundation

/// The fixtures of the suite, read and found to be whole. A corpus with an issue is never handed out.
public struct Corpus: Sendable {
  /// The version of the file format that this reader knows.
  public static let version = "1"

  /// The URLs, by id.
  public let urls: [URLFixture]
  /// The activities, by id.
  public let activities: [ActivityFixture]
  /// The other events, by id.
  public let events: [EventFixture]
  /// The scenarios, by id; one that repeats once for each of its fixtures.
  public let scenarios: [ScenarioFixture]
  /// The same, each once.
  public let writtenScenarios: [ScenarioFixture]
  /// The ids that were withdrawn.
  public let retired: [RetiredID]
  /// The public reports that make no scenario.
  public let outOfScope: [ReportOutOfScope]
  /// What there is, for the census line of a report.
  public let census: CorpusCensus

  /// For what is checked later.
  let files: [CorpusFile]
  /// For the lines of issues that show up later.
  let outlines: [String: JSONOutline]
  private let urlNumbers: [String: Int]
  private let activityNumbers: [String: Int]
  private let eventNumbers: [String: Int]
  private let scenarioNumbers: [String: Int]
  private let declared: DeclaredIdentity

  init(
    urls: [URLFixture], activities: [ActivityFixture], events: [EventFixture], scenarios: [ScenarioFixture],
    retired: [RetiredID], outOfScope: [ReportOutOfScope], files: [CorpusFile], outlines: [String: JSONOutline]
  ) {
    self.urls = urls.sorted { $0.id < $1.id }
    self.activities = activities.sorted { $0.id < $1.id }
    self.events = events.sorted { $0.id < $1.id }
    self.scenarios = scenarios.sorted { ($0.id, $0.each ?? "") < ($1.id, $1.each ?? "") }
    var ids: Set<String> = []
    writtenScenarios = self.scenarios.filter { ids.insert($0.id).inserted }
    self.retired = retired
    self.outOfScope = outOfScope
    self.files = files
    self.outlines = outlines
    census = CorpusCensus(
      urls: urls.count, activities: activities.count, events: events.count, scenarios: writtenScenarios.count,
      files: files.count, digest: CorpusDigest(files).text)
    urlNumbers = Self.numbers(self.urls.map(\.id))
    activityNumbers = Self.numbers(self.activities.map(\.id))
    eventNumbers = Self.numbers(self.events.map(\.id))
    scenarioNumbers = Self.numbers(self.scenarios.map(\.id))
    let inline = scenarios.map(\.inline)
    declared = DeclaredIdentity(
      urls: self.urls + inline.flatMap(\.urls.values),
      activities: self.activities + inline.flatMap(\.activities.values))
  }

  /// The URL fixture of that name.
  public func url(_ id: String) -> URLFixture? { urlNumbers[id].map { urls[$0] } }

  /// The activity fixture of that name.
  public func activity(_ id: String) -> ActivityFixture? { activityNumbers[id].map { activities[$0] } }

  /// The event fixture of that name.
  public func event(_ id: String) -> EventFixture? { eventNumbers[id].map { events[$0] } }

  /// The scenario of that name; the first of one that repeats.
  public func scenario(_ id: String) -> ScenarioFixture? { scenarioNumbers[id].map { scenarios[$0] } }

  /// The public reports that a fixture covers, each with the name that the fixture's cases know it by: the id of a
  /// scenario or URL, and `activity/…` or `event/…`.
  public var reports: [(fixture: String, report: FaultReport)] {
    var reports: [(fixture: String, report: FaultReport)] = []
    for fixture in writtenScenarios { reports += fixture.reports.map { (fixture.id, $0) } }
    for fixture in urls { reports += fixture.reports.map { (fixture.id, $0) } }
    for fixture in activities { reports += fixture.reports.map { ("activity/\(fixture.id)", $0) } }
    for fixture in events { reports += fixture.reports.map { ("event/\(fixture.id)", $0) } }
    return reports
  }

  /// An app's identity, extended by the schemes and domains that fixtures write out instead of a placeholder and by
  /// the types of their activities: with it the system delivers every fixture. The placeholders keep their meaning.
  public func identity(extending identity: AppIdentity = AppIdentity()) -> AppIdentity {
    declared.added(to: identity)
  }

  private static func numbers(_ ids: [String]) -> [String: Int] {
    Dictionary(zip(ids, ids.indices)) { first, _ in first }
  }
}

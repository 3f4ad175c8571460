import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation

/// A group of cases that a test framework runs as one argument: a cell of the behaviour tables, or a cross-cutting
/// family in one life cycle.
public struct ConformanceGroup: Sendable, Hashable, CustomStringConvertible {
  /// The group's permanent name, such as `cold/universal-link/scene`.
  public let name: String

  /// A group by its name; `delegate-routing groups` lists them. A group that there is not fails when it is run.
  public init(_ name: String) { self.name = name }

  public var description: String { name }
}

extension ConformanceSuite {
  /// The groups of the bundled corpus: never filtered and never empty. If the corpus cannot be read there is one group,
  /// which fails and says why.
  public nonisolated static var groups: [ConformanceGroup] {
    switch bundled {
    case .success(let catalogue): catalogue.groups.map { ConformanceGroup($0) }
    case .failure: [ConformanceGroup("corpus")]
    }
  }

  /// Runs the cases of a group against a candidate, or all cases where no group is given, as the environment says:
  /// which cases, which shard, which further fixtures and known failures, and where the report goes.
  public static func run(
    _ candidate: Candidate, in group: ConformanceGroup? = nil, known: [KnownFailure] = []
  ) async -> Result<ConformanceReport, SuiteError> {
    do {
      let environment = try SuiteEnvironment()
      let catalogue = try environment.extra.isEmpty ? bundled.get() : extended(by: environment.extra)
      var options = SuiteOptions()
      options.only = environment.only
      options.known = try known + (environment.known.map(KnownFailuresFile.read) ?? [])
      options.seen = environment.seen
      options.part =
        group.map { "the group \($0.name)" } ?? environment.shard.map { "shard \($0.index) of \($0.total)" }
      try catalogue.refuseUnmatched(options.only)
      if let group, !catalogue.groups.contains(group.name) {
        throw SuiteError("there is no group '\(group.name)'; delegate-routing groups lists them")
      }
      try environment.shardStatus.map { try SharedFile.append(Data(), to: $0) }
      let cases = catalogue.cases.enumerated().filter { place, conformanceCase in
        (group == nil || conformanceCase.group == group?.name) && options.selects(conformanceCase.id)
          && environment.shard?.contains(place) ?? true
      }
      let report = await run(candidate, catalogue, cases.map(\.element), options)
      announce(report, isWhole: group == nil)
      try environment.report.map(report.append)
      try environment.writeKnown.map { try KnownFailuresFile.add(report.results, to: $0) }
      return .success(report)
    } catch let error as SuiteError {
      return .failure(error)
    } catch {
      return .failure(SuiteError("\(error)"))
    }
  }

  /// A run says on standard output what it played: a whole one with its verdicts, the groups of one once for all.
  private static func announce(_ report: ConformanceReport, isWhole: Bool) {
    if isWhole {
      print(ReportText.census(report), terminator: "")
    } else if !isAnnounced {
      isAnnounced = true
      print("delegate-routing: \(ReportText.corpus(report))")
    }
  }

  private static var isAnnounced = false

  private nonisolated static let bundled: Result<Catalogue, SuiteError> = Result { try Catalogue.bundled() }
    .mapError { SuiteError("the corpus cannot be read: \($0)") }

  /// The catalogue with further folders; read once for each list of them.
  private static func extended(by folders: [URL]) throws -> Catalogue {
    if let last = lastExtended, last.folders == folders { return last.catalogue }
    let catalogue = try Catalogue(Corpus.bundled(adding: folders))
    lastExtended = (folders, catalogue)
    return catalogue
  }

  private static var lastExtended: (folders: [URL], catalogue: Catalogue)?
}

extension Catalogue {
  /// Throws a `SuiteError` for a pattern that matches no case of the whole catalogue.
  public func refuseUnmatched(_ globs: [Glob]) throws {
    if let unmatched = globs.first(where: { glob in !cases.contains { glob.matches($0.id) } }) {
      throw SuiteError("'\(unmatched.text)' matches no case id; right would be, say, '\(cases.first?.group ?? "")/*'")
    }
  }
}

/// Why the suite could not be run.
public struct SuiteError: Error, Sendable, CustomStringConvertible {
  /// What is wrong and what would be right.
  public let description: String

  init(_ description: String) { self.description = description }
}

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
  /// The groups of the bundled corpus and the folders of `DELEGATE_ROUTING_EXTRA`: never filtered and never empty. If the
  /// corpus cannot be read there is one group, which fails and says why.
  public nonisolated static var groups: [ConformanceGroup] {
    switch catalogue {
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
      let catalogue = try self.catalogue.get()
      var options = SuiteOptions()
      options.only = environment.only
      options.known = try known + (environment.known.map(KnownFailuresFile.read) ?? [])
      options.seen = environment.seen
      options.isExhaustive = environment.isExhaustive
      options.part =
        group.map { "the group \($0.name)" } ?? environment.shard.map { "shard \($0.index) of \($0.total)" }
      try catalogue.refuseUnmatched(options.only)
      try catalogue.refuseUnknown(options.known)
      if let group, !catalogue.groups.contains(group.name) {
        throw SuiteError("there is no group '\(group.name)'; delegate-routing groups lists them")
      }
      try environment.shardStatus.map { try SharedFile.append(Data(), to: $0) }
      let cases = catalogue.cases.enumerated().filter { place, conformanceCase in
        (group == nil || conformanceCase.group == group?.name) && options.selects(conformanceCase.id)
          && environment.shard?.contains(place) ?? true
      }
      let part = await run(candidate, catalogue, cases.map(\.element), options)
      try environment.report.map(part.append)
      if let file = environment.writeKnown {
        let count = try KnownFailuresFile.add(part.results, to: file)
        if count > 0 { print("delegate-routing: added \(count) known failures to \(file.path)") }
      }
      let report = group == nil ? part : GroupsOfARun.shared.with(part)
      announce(report, isWhole: group == nil)
      return .success(report)
    } catch let error as SuiteError {
      return .failure(error)
    } catch {
      return .failure(SuiteError("\(error)"))
    }
  }

  /// A run says on standard output what it played and what came of it, group by group where it is run by groups.
  private static func announce(_ report: ConformanceReport, isWhole: Bool) {
    if isWhole || report.narrowedBy.isEmpty {
      print(ReportText.census(report), terminator: "")
    } else if !isAnnounced {
      isAnnounced = true
      print("delegate-routing: \(ReportText.corpus(report))")
    }
  }

  private static var isAnnounced = false

  /// The bundled corpus with the folders of the environment; read once.
  private nonisolated static let catalogue: Result<Catalogue, SuiteError> = Result {
    let environment = try SuiteEnvironment()
    return try Catalogue(Corpus.bundled(adding: environment.extra), isExhaustive: environment.isExhaustive)
  }.mapError { $0 as? SuiteError ?? SuiteError("the corpus cannot be read: \($0)") }
}

/// The groups of a run come one by one; the last of them makes the run whole, and then it is judged as a whole.
@MainActor private final class GroupsOfARun {
  static let shared = GroupsOfARun()
  private var results: [String: [String: CaseResult]] = [:]

  /// The group's report; that of the whole run, with what is wrong with it, once all groups have been run.
  func with(_ part: ConformanceReport) -> ConformanceReport {
    for result in part.results { results[part.router, default: [:]][result.id] = result }
    let all = results[part.router] ?? [:]
    guard all.count == part.catalogue, !part.results.isEmpty else { return part }
    results[part.router] = [:]
    return part.completed(by: all.values.sorted { $0.id < $1.id })
  }
}

extension Catalogue {
  /// Throws a `SuiteError` for a known failure of a rule or of cases that there are not, or without a reason.
  public func refuseUnknown(_ known: [KnownFailure]) throws {
    for failure in known {
      let name = "the known failure '\(failure.cases)'"
      guard RouterRule(rawValue: failure.rule) != nil else {
        throw SuiteError("\(name) names no rule: '\(failure.rule)'; delegate-routing rules lists them")
      }
      guard !failure.reason.isEmpty else { throw SuiteError("\(name) has no reason") }
      let glob = Glob(failure.cases)
      guard cases.contains(where: { glob.matches($0.id) }) else { throw SuiteError("\(name) matches no case id") }
    }
  }

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

import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation

/// A group of cases that a test framework runs as one argument: a cell of the behaviour tables, or a cross-cutting
/// family in one life cycle.
public struct ConformanceGroup: Sendable, Hashable, CustomStringConvertible {
  /// The group's permanent name, such as `cold/universal-link/scene`.
  public let name: String

  public var description: String { name }
}

extension ConformanceSuite {
  /// The groups of the bundled corpus: never filtered and never empty. If the corpus cannot be read there is one group,
  /// which fails and says why.
  public nonisolated static var groups: [ConformanceGroup] {
    switch bundled {
    case .success(let catalogue): catalogue.groups.map(ConformanceGroup.init)
    case .failure: [ConformanceGroup(name: "corpus")]
    }
  }

  /// Runs the cases of a group against a candidate, or all cases where no group is given. Reads
  /// `DELEGATE_ROUTING_ONLY`, patterns of case ids with commas between them.
  public static func run(
    _ candidate: Candidate, in group: ConformanceGroup? = nil, known: [KnownFailure] = []
  ) async -> Result<ConformanceReport, SuiteError> {
    switch bundled {
    case .failure(let error): return .failure(error)
    case .success(let catalogue):
      var options = SuiteOptions()
      options.only = environmentSelection
      options.known = known
      if let unmatched = options.only.first(where: { glob in !catalogue.cases.contains { glob.matches($0.id) } }) {
        return .failure(SuiteError("DELEGATE_ROUTING_ONLY: '\(unmatched.text)' matches no case id"))
      }
      let cases = catalogue.cases.filter { group == nil || $0.group == group?.name }
      return .success(await run(candidate, catalogue, cases.filter { options.selects($0.id) }, options))
    }
  }

  private nonisolated static let bundled: Result<Catalogue, SuiteError> = Result { try Catalogue.bundled() }
    .mapError { SuiteError("the corpus cannot be read: \($0)") }

  private static var environmentSelection: [Glob] {
    (ProcessInfo.processInfo.environment["DELEGATE_ROUTING_ONLY"] ?? "")
      .split(separator: ",").map { Glob($0.trimmingCharacters(in: .whitespaces)) }
  }
}

/// Why the suite could not be run.
public struct SuiteError: Error, Sendable, CustomStringConvertible {
  /// What is wrong and what would be right.
  public let description: String

  init(_ description: String) { self.description = description }
}

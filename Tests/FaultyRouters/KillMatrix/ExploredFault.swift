import DelegateRoutingConformance
import DelegateRoutingSpec

/// The way by which an exploration finds a fault.
public struct ExploredFault: Sendable, Hashable {
  /// The alphabet's name.
  public let alphabet: String
  /// The minimal sequence that breaks the fault's own rule.
  public let steps: [String]
}

extension KillMatrix {
  /// The matrix with the way by which an exploration finds each fault: every alphabet is gone through, step by step
  /// deeper, until a sequence breaks the fault's own rule. Throws a `SuiteError` where the corpus lacks a payload.
  @MainActor public func explored(
    over catalogue: Catalogue, progress: (Int, Int) -> Void = { _, _ in }
  ) async throws -> KillMatrix {
    var convictions: [Conviction] = []
    for var conviction in self.convictions {
      progress(convictions.count, self.convictions.count)
      if ExploredFault.reasonsNotToFind[conviction.fault.id] == nil {
        conviction.explored = try await ExploredFault.find(conviction.fault, catalogue)
      }
      convictions.append(conviction)
    }
    return KillMatrix(
      convictions: convictions, groups: groups, cases: cases, models: models, convictedReferences: convictedReferences)
  }

  /// What is wrong with the exploration, to judge by an explored matrix: faults that it does not find, and that nothing
  /// excuses.
  public var explorationProblems: [String] {
    convictions.filter { $0.explored == nil && ExploredFault.reasonsNotToFind[$0.fault.id] == nil }
      .map { "explore does not find \($0.fault.id)" }
  }
}

extension ExploredFault {
  /// How deep the alphabets are gone through.
  private static let depths = 1...4

  /// The faults that no exploration finds, and why.
  static let reasonsNotToFind = [
    "host-taken-for-path": parsing, "repeated-keys-lost": parsing, "slashes-kept-in-the-path": parsing,
    "trailing-slash-dropped": parsing, "bare-scheme-is-the-root": parsing, "decoded-before-it-is-split": parsing,
    "query-lost-after-an-accent": parsing, "double-slashes-collapsed": parsing, "valueless-keys-lost": parsing,
    "encoded-plus-read-as-space": parsing,
    "invalid-bytes-replaced": text, "cut-at-two-thousand": text, "link-of-a-notification-to-the-browser": text,
    "activity-data-forgotten": text, "response-hides-the-rest": rare, "saved-state-as-a-link": rare,
    "any-key-window": rare, "same-link-of-another-window-ignored": rare, "activity-after-a-failed-one-ignored": rare,
    "activity-after-a-response-ignored": rare,
  ]

  private static let text = "it shows with payloads that no alphabet has; the fixtures have them."
  private static let rare =
    "it takes a course of events that no alphabet has room for: several things in one connection, a saved state, two "
    + "scenes of several windows each, one link in two windows' connections, or a web link after a response or after a "
    + "Handoff that fails."

  private static let parsing =
    "what a URL's parts are is written in the fixtures, for one URL each; sequences of steps do not ask for it."

  /// The excuses as a paragraph; empty where there are none.
  static var excuses: String {
    guard !reasonsNotToFind.isEmpty else { return "" }
    let list = reasonsNotToFind.sorted { $0.key < $1.key }.map { "- \($0.key): \($0.value)\n" }.joined()
    return "No exploration finds these, for a reason:\n\n\(list)"
  }

  @MainActor fileprivate static func find(_ fault: Fault, _ catalogue: Catalogue) async throws -> ExploredFault? {
    for depth in depths {
      for alphabet in StepAlphabet.all {
        var plan = ExplorationPlan(alphabet, depth: depth)
        plan.shouldFails = fault.rule.rule.level == .should
        let exploration = try await ConformanceSuite.explore(fault.candidate, plan, catalogue) { _, steps, _ in steps }
        if let kind = exploration.findings.first(where: { $0.reason == fault.rule.rawValue }) {
          return ExploredFault(alphabet: alphabet.name, steps: kind.steps)
        }
      }
    }
    return nil
  }
}

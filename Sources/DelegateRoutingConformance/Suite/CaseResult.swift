import DelegateRoutingSpec

/// What a case came to, and why.
public struct CaseResult: Sendable {
  /// The case's id.
  public let id: String
  /// The name of its group.
  public let group: String
  /// Its verdict.
  public var verdict: Verdict
  /// The claimed cells of the behaviour tables that it touches.
  public let cells: [Cell]
  /// How many runs it took, a control included.
  public internal(set) var runs: Int
  /// The failed run, or the first run with a deviation; nil if there is none.
  public var failure: FailedRun?
  /// How many deviations at level *should* it has.
  public let deviations: Int
  /// The declared transformations that changed something.
  let changed: Set<LinkField>
  /// The declared differences that showed in the parts which the router found in URLs.
  let parsed: Set<ParsingDifference>
  /// The declared requests that the router made.
  let calledOut: Set<CallOutKind>
  /// What happened, for a verdict that no discrepancy explains.
  public var note: String?

  /// The rules that the failed run breaks, in the order of the trace, without repeats.
  public var brokenRules: [RouterRule] {
    var rules: [RouterRule] = []
    for discrepancy in failure?.ledger.discrepancies ?? [] where !rules.contains(discrepancy.rule) {
      rules.append(discrepancy.rule)
    }
    return rules
  }
}

/// A run that broke a rule.
public struct FailedRun: Sendable {
  /// What happened.
  public let trace: Trace
  /// What was owed, and what went wrong.
  public let ledger: Ledger
  /// The order in which sets were handed over.
  public let setOrder: SetOrder
}

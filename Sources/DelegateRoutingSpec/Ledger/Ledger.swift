/// The judgement of one run: what was owed and what was delivered, matched.
public struct Ledger: Sendable {
  /// What the router owed.
  public let obligations: [Obligation]
  /// What went wrong, in the order of the trace.
  public let discrepancies: [Discrepancy]
  /// How many things the run could have failed for lack of: deliveries owed and answers asked for. A run with none
  /// proves nothing about a router that does nothing.
  public let owed: Int
  /// The occurrences that the launch-link accessor was asked for.
  package let asked: [OccurrenceID]
  /// The declared transformations that changed something.
  public let changed: Set<LinkField>
  /// The declared differences that showed in the parts which the router found in URLs.
  public let parsed: Set<ParsingDifference>
  /// The declared requests that the router made.
  public let calledOut: Set<CallOutKind>

  /// Whether anything could have failed for lack of the occurrence.
  package func isOwed(_ id: OccurrenceID) -> Bool {
    obligations.contains { $0.occurrences.contains(id) } || asked.contains(id)
  }

  /// Judges a trace by a profile.
  public init(_ trace: Trace, profile: RouterProfile) { self.init(trace, Terms(profile)) }

  /// Judges one of many traces by the terms of one profile.
  package init(_ trace: Trace, _ terms: Terms) {
    let book = Bookkeeper(trace, terms)
    let judge = Judge(book)
    judge.judgeDeliveries()
    judge.judgeMirrors()
    judge.judgeWindows()
    judge.judgeAnswers()
    judge.judgeAppEvents()
    obligations = book.obligations
    changed = judge.changedFields
    parsed = judge.differencesShown
    calledOut = judge.declaredRequests
    discrepancies =
      judge.discrepancies.isEmpty ? [] : judge.discrepancies.sorted { $0.entry < $1.entry }
    asked = book.launchLinks.flatMap(\.acceptable)
    owed = book.obligations.count + book.launchLinks.count { !$0.acceptable.isEmpty }
  }
}

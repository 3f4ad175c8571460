import DelegateRoutingSpec
import Testing

/// The published logs and the hand-written tables say the same, in every life cycle.
struct TraceTableTests {
  /// The logs that contradict their row, each with the reason.
  private static let contradicting = [
    "openradar/spotlight-item-from-not-running":
      "iOS 9: the reporter misses the continuation; what the launch methods returned is not shown.",
    "siri-shortcut/siri-intent-from-not-running": "A CarPlay scene, and one report; the row is about a window's scene.",
  ]

  /// The logs that belong to a row: from an app that is not running, or from the background.
  private static let withRow = PublishedTrace.all.filter { $0.row != nil }

  @Test func manyLogsBelongToARow() { #expect(Self.withRow.count == 111) }

  @Test(arguments: withRow) func theRowExplainsTheLog(_ trace: PublishedTrace) throws {
    let row = try #require(trace.row)
    let isExplained =
      trace.hasOnlyCalls(of: row) && trace.misses(of: row).isEmpty && trace.isInOrder(of: row)
      && trace.payloadsLieAs(in: row)
    #expect(isExplained == (Self.contradicting[trace.id] == nil), "\(trace.calls) against \(row.calls)")
  }
}

extension PublishedTrace {
  /// The row of the tables that the log is about.
  fileprivate var row: TableRow? {
    let state: TableState
    switch before {
    case .notRunning: state = .cold
    case .background: state = .warm
    case .foreground, .interrupted, .backgroundLaunched: return nil
    }
    let event = trigger == "return" ? "plain-launch" : trigger
    return BehaviourTable.rows.first {
      $0.state == state && $0.event.name == event && $0.lifeCycle == setting.lifeCycle
    }
  }

  fileprivate func hasOnlyCalls(of row: TableRow) -> Bool {
    calls.allSatisfy { call in row.calls.contains { $0.method == call.method } }
  }

  /// The calls of the row that must come and were looked for in vain.
  fileprivate func misses(of row: TableRow) -> [DelegateMethod] {
    let observed = calls.map(\.method)
    let looked = complete ? comparable.union(notObserved) : Set(notObserved)
    return row.calls.filter { !$0.optional && looked.contains($0.method) && !observed.contains($0.method) }
      .map(\.method)
  }

  /// Whether the calls come in the order of the row, where that is certain.
  fileprivate func isInOrder(of row: TableRow) -> Bool {
    guard row.orderCertain, ordered != false else { return true }
    var rest = row.calls[...]
    return calls.allSatisfy { call in
      guard let place = rest.firstIndex(where: { $0.method == call.method }) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }

  fileprivate func payloadsLieAs(in row: TableRow) -> Bool {
    calls.allSatisfy { call in
      call.payload == nil || row.calls.contains { $0.method == call.method && $0.payload == call.payload }
    }
  }
}

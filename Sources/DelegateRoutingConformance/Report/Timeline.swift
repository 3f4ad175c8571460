import DelegateRoutingSpec

/// A failed run as two aligned timelines: what was expected and what came, beside the calls and steps.
struct Timeline {
  private struct Row {
    var what: String
    var expected: [String] = []
    var actual: [String] = []
    var isWrong = false
  }

  private var rows: [Row] = []
  private var rowOfEntry: [Int] = []

  init(_ run: FailedRun, _ profile: RouterProfile) {
    let trace = run.trace
    for entry in trace.entries {
      switch entry {
      case .step(let number): rows.append(Row(what: CallText.step(trace.steps[number])))
      case .call(let call, _, let isForwarded):
        rows.append(Row(what: "  \(CallText.call(call))\(isForwarded ? "" : " (not forwarded)")"))
      case .reply(.bool(let answer)): Self.last(&rows) { $0.what += " → \(answer)" }
      case .delivery(let delivery): Self.last(&rows) { $0.actual.append(CallText.delivery(delivery)) }
      case .afterTheEnd(let delivery):
        rows.append(Row(what: "after the end", actual: [CallText.delivery(delivery)]))
      case .launchLink(_, let answer): Self.last(&rows) { $0.actual.append(answer.map(CallText.link) ?? "nothing") }
      case .becameReady: Self.last(&rows) { $0.what += " → the router says that it is ready" }
      case .processStarted, .processEnded, .reply, .settled, .completed, .calledOut, .parsed, .windows, .offMainThread,
        .delegateMade:
        break
      }
      rowOfEntry.append(max(rows.count - 1, 0))
    }
    for obligation in run.ledger.obligations {
      let links = obligation.occurrences.map { DiscrepancyText.text(trace.occurrences[$0.number]) }
      let channel = obligation.channels.map { profile.channels[$0].name }.joined(separator: "/")
      let scene = obligation.scene.map { " in \($0)" } ?? ""
      mark(obligation.deadline) { $0.expected.append("\(channel): \(links.joined(separator: " or "))\(scene)") }
    }
    for discrepancy in run.ledger.discrepancies { mark(discrepancy.entry) { $0.isWrong = true } }
  }

  private static func last(_ rows: inout [Row], _ change: (inout Row) -> Void) {
    if rows.isEmpty { rows.append(Row(what: "")) }
    change(&rows[rows.count - 1])
  }

  private mutating func mark(_ entry: Int, _ change: (inout Row) -> Void) {
    guard !rows.isEmpty else { return }
    let row = entry < rowOfEntry.count ? rowOfEntry[entry] : rows.count - 1
    change(&rows[row])
  }

  /// The lines, each indented by four spaces; `✗` marks where something is wrong.
  var lines: [String] {
    let width = min(rows.map(\.what.count).max() ?? 0, 92)
    let middle = min(rows.flatMap(\.expected).map(\.count).max() ?? 0, 60)
    let head = "    " + "".padded(to: width + 2) + " │ " + "expected".padded(to: max(middle, 8)) + " │ came"
    return [head]
      + rows.flatMap { row in
        (0..<max(1, row.expected.count, row.actual.count)).map { index in
          let what = index == 0 ? row.what.shortened(to: 92) : ""
          let expected = index < row.expected.count ? row.expected[index].shortened(to: 60) : ""
          let actual = index < row.actual.count ? row.actual[index] : ""
          let mark = row.isWrong && index == 0 ? "✗ " : "  "
          let line = "    \(mark)\(what.padded(to: width)) │ \(expected.padded(to: max(middle, 8))) │ \(actual)"
          return line.trimmingTrailingSpaces
        }
      }
  }
}

extension String {
  var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

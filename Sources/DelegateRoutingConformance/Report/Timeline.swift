import DelegateRoutingSpec
import Foundation

/// A failed run as two aligned timelines: what was expected and what came, beside the calls and steps.
struct Timeline {
  private struct Row {
    /// The step or call; a second line for what it carries, where one is too short.
    var what: [String]
    var expected: [String] = []
    var actual: [String] = []
    var isWrong = false
  }

  private let profile: RouterProfile
  private var rows: [Row] = []
  private var rowOfEntry: [Int] = []

  /// How wide a call and what it carries may be on one line, what it carries on a line of its own, and what is expected.
  private static let widths = (whole: 72, what: 104, expected: 60)

  init(_ run: FailedRun, _ profile: RouterProfile) {
    self.profile = profile
    let completions = Set(run.ledger.discrepancies.compactMap { $0.kind.completion })
    for entry in run.trace.entries {
      append(entry, run.trace, completions)
      rowOfEntry.append(max(rows.count - 1, 0))
    }
    for obligation in run.ledger.obligations { expect(text(obligation, run.trace), at: obligation.deadline) }
    for discrepancy in run.ledger.discrepancies {
      mark(discrepancy.entry) { $0.isWrong = true }
      expectWhatIsNoObligation(discrepancy, run.trace)
    }
    if run.ledger.discrepancies.contains(where: { $0.rule == .appEventsOnceInOrder }) { expectAppEvents(run.trace) }
  }

  private mutating func append(_ entry: TraceEntry, _ trace: Trace, _ completions: Set<CompletionID>) {
    switch entry {
    case .step(let number): rows.append(Row(what: [CallText.step(trace.steps[number])]))
    case .call(let call, _, let isForwarded): rows.append(Row(what: lines(call, isForwarded ? "" : " (not forwarded)")))
    case .reply(.bool(let answer)): last { $0.what[$0.what.count - 1] += " → \(answer)" }
    case .delivery(let delivery):
      let text = text(delivery)
      last { $0.actual.append(text) }
    case .afterTheEnd(let delivery): rows.append(Row(what: ["after the end"], actual: [text(delivery)]))
    case .launchLink(_, let answer): last { $0.actual.append(answer.map(CallText.link) ?? "nothing") }
    case .becameReady: last { $0.what[0] += " → the router says that it is ready" }
    case .completed(let id) where completions.contains(id): last { $0.actual.append(Self.completion) }
    case .calledOut(let kind): last { $0.actual.append("the request \(kind.rawValue)") }
    case .parsed(let id, let parts, let written):
      let difference = DiscrepancyText.difference(parts, written)
      guard !difference.found.isEmpty else { return }
      rows.append(
        Row(
          what: ["the router takes \(DiscrepancyText.text(trace.occurrences[id.number])) apart"],
          expected: [difference.written], actual: [difference.found]))
    case .processStarted, .processEnded, .reply, .settled, .completed, .windows, .offMainThread, .delegateMade: break
    }
  }

  /// A call, with what it carries on lines of their own where all does not fit on one.
  private func lines(_ call: DelegateCall, _ note: String) -> [String] {
    let whole = "  \(CallText.call(call))\(note)"
    guard whole.count + Self.answer > Self.widths.whole, let payload = CallText.payload(of: call) else {
      return [whole]
    }
    let parts = payload.components(separatedBy: "; ").enumerated().map { number, part in
      "    \(number == 0 ? "" : " ")\(part)".shortened(to: Self.widths.what - Self.answer)
    }
    return ["  \([call.method.rawValue, call.scene?.name].compactMap { $0 }.joined(separator: " "))\(note)"] + parts
  }

  /// How long an answer is at most.
  private static let answer = " → false".count

  private func text(_ delivery: Delivery) -> String {
    let isAsked = profile.channels.contains { $0.name == delivery.channel && $0.isAnswering }
    return CallText.delivery(delivery) + (isAsked ? " (\(delivery.answer.rawValue))" : "")
      + (delivery.onMainActor ? "" : " (another thread)")
  }

  private func text(_ obligation: Obligation, _ trace: Trace) -> String {
    let links = obligation.occurrences.map { DiscrepancyText.text(trace.occurrences[$0.number]) }
    let channel = obligation.channels.map { profile.channels[$0].name }.joined(separator: " or ")
    let scene = obligation.scene.map { " in \($0)" } ?? ""
    return "\(channel): \(links.joined(separator: " or "))\(scene)"
  }

  private static let completion = "the completion handler"

  /// What is expected where no link is owed.
  private mutating func expectWhatIsNoObligation(_ discrepancy: Discrepancy, _ trace: Trace) {
    switch discrepancy.kind {
    case .missing(let obligation) where obligation.isRepetition:
      expect("\(text(obligation, trace)) again", at: obligation.deadline)
    case .launchLink(_, let acceptable):
      expect(
        acceptable.isEmpty ? "nothing" : acceptable.map(CallText.link).joined(separator: " or "), at: discrepancy.entry)
    case .mirror(let channel, let expected?, _): expect("\(channel): \(CallText.link(expected))", at: discrepancy.entry)
    case .completion: expect(Self.completion, at: discrepancy.entry)
    case .wrongWindow(_, let acceptable):
      let windows = acceptable.isEmpty ? "no window" : "the window \(acceptable.joined(separator: " or "))"
      expect("  on \(windows)", at: discrepancy.entry)
    case .reply: expect("the answer false", at: discrepancy.entry)
    default: break
    }
  }

  private mutating func expectAppEvents(_ trace: Trace) {
    let channel = profile.channels.first { $0.role == .appEvents }?.name ?? ""
    for (entry, item) in trace.entries.enumerated() {
      guard case .call(let call, _, forwarded: true) = item, let event = call.appEvent else { continue }
      let scene = profile.sceneScope == .scene ? call.scene.map { " in \($0)" } ?? "" : ""
      expect("\(channel): \(event.rawValue)\(scene)", at: entry)
    }
  }

  private mutating func expect(_ text: String, at entry: Int) { mark(entry) { $0.expected.append(text) } }

  private mutating func last(_ change: (inout Row) -> Void) {
    if rows.isEmpty { rows.append(Row(what: [""])) }
    change(&rows[rows.count - 1])
  }

  private mutating func mark(_ entry: Int, _ change: (inout Row) -> Void) {
    guard !rows.isEmpty else { return }
    let row = entry < rowOfEntry.count ? rowOfEntry[entry] : rows.count - 1
    change(&rows[row])
  }

  /// The lines, each indented by four spaces; `✗` marks where something is wrong.
  var lines: [String] {
    let width = min(rows.flatMap(\.what).map(\.count).max() ?? 0, Self.widths.what)
    let middle = max(min(rows.flatMap(\.expected).map(\.count).max() ?? 0, Self.widths.expected), "expected".count)
    let head = "    " + "".padded(to: width + 2) + " │ " + "expected".padded(to: middle) + " │ came"
    return [head]
      + rows.flatMap { row in
        (0..<max(row.what.count, row.expected.count, row.actual.count)).map { index in
          let what = index < row.what.count ? row.what[index].shortened(to: width) : ""
          let expected = index < row.expected.count ? row.expected[index].shortened(to: Self.widths.expected) : ""
          let actual = index < row.actual.count ? row.actual[index] : ""
          let mark = row.isWrong && index == 0 ? "✗ " : "  "
          let line = "    \(mark)\(what.padded(to: width)) │ \(expected.padded(to: middle)) │ \(actual)"
          return line.trimmingTrailingSpaces
        }
      }
  }
}

extension Discrepancy.Kind {
  fileprivate var completion: CompletionID? {
    if case .completion(let id, _) = self { id } else { nil }
  }
}

extension String {
  var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

import DelegateRoutingSpec

/// A part of the printed report, with the rules whose findings stand in it.
struct Chapter: Sendable {
  let title: String
  let rules: Set<String>

  static let adoption = Chapter("How the app is launched", Shape.adoption)
  static let dead = Chapter("Never called", Shape.deadMethods)
  static let empty = Chapter("Empty or wrong under scenes", Shape.launchOptions + Shape.windows)
  static let all = [adoption, dead, empty]
  /// What is in no other.
  static let others = "Shapes to look at"

  private init(_ title: String, _ shapes: [Shape]) {
    self.title = title
    rules = Set(shapes.map(\.facts.rule.name))
  }
}

extension AuditReport {
  /// The findings by chapter, in the order in which they are printed; chapters without any are left out.
  var chapters: [(title: String, findings: [Finding])] {
    let known = Chapter.all.reduce(into: Set<String>()) { $0.formUnion($1.rules) }
    let chapters =
      Chapter.all.map { chapter in (chapter.title, findings.filter { chapter.rules.contains($0.rule) }) }
      + [(Chapter.others, findings.filter { !known.contains($0.rule) })]
    return chapters.filter { !$0.1.isEmpty }
  }

  /// What no audit of source text can see.
  static let blindSpots = [
    "methods that a library puts in place at run time (swizzling), and what is inside binaries and packages",
    "code that a build generates, what macros put in, and what is not in a release build for a device",
    "whether a value that is handed on is handled there",
  ]

  /// What could not be seen in this project's code, in whole sentences.
  var doubts: [String] {
    switch census.undecidedConditions {
    case 0: []
    case 1: ["1 condition (#if) could not be decided: each of its branches is read"]
    case let count: ["\(count) conditions (#if) could not be decided: each of their branches is read"]
    }
  }

  /// The line that says what was looked at and found.
  public var censusLine: String {
    let among = "among \(census.shapes) shapes in \(census.files) source files"
    let found =
      findings.isEmpty
      ? "nothing found" : "\(findings.count) found (\(census.must) must, \(census.should) should)"
    let silenced = census.silenced == 0 ? "" : ", \(census.silenced) silenced"
    let unread = census.unread == 0 ? "" : "; \(census.unread) not read or doubtful"
    let profiles = census.profiles.isEmpty ? "" : ", profile \(census.profiles.joined(separator: ", "))"
    return "\(found)\(silenced) \(among)\(profiles)\(unread)"
  }
}

extension Place {
  /// `Sources/App.swift:12`, on one line.
  public var text: String { line.map { "\(path.onOneLine):\($0)" } ?? path.onOneLine }
}

extension CoverageCell {
  /// The calls of a cell that are worth a word: what is there, else where the event comes.
  var shownCalls: [Call] {
    let there = calls.filter { $0.mark != .missing }
    return there.isEmpty ? calls : there
  }

  /// Whether the app has something for this very event, or it is one of the two kinds of link.
  fileprivate var isShown: Bool {
    mark == .implemented || mark == .dead || event == .customURL || event == .universalLink
  }
}

extension AppReport {
  /// A row of the table: kinds of event for which the app has the same.
  struct Row {
    var events: [String]
    let cold: CoverageCell?
    let warm: CoverageCell?
  }

  /// The rows of the table that say something, kinds of event with the same cells in one.
  var rows: [Row] {
    var rows: [Row] = []
    for event in events where cells(of: event).contains(where: \.isShown) {
      let cells = cells(of: event)
      let row = Row(
        events: [event.rawValue], cold: cells.first { $0.state == .cold }, warm: cells.first { $0.state == .warm })
      if let like = rows.firstIndex(where: { $0.cold?.calls == row.cold?.calls && $0.warm?.calls == row.warm?.calls }) {
        rows[like].events += row.events
      } else {
        rows.append(row)
      }
    }
    return rows
  }

  /// The kinds of event that the app has no method of their own for.
  var unhandledEvents: [String] {
    events.filter { event in !cells(of: event).contains(where: \.isShown) }.map(\.rawValue)
  }

  private var events: [EventKind] {
    EventKind.allCases.filter { event in coverage.contains { $0.event == event } }
  }

  private func cells(of event: EventKind) -> [CoverageCell] { coverage.filter { $0.event == event } }
}

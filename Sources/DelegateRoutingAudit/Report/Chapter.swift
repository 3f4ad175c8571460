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
    "code that a build generates, and what macros and conditional compilation leave out or put in",
    "whether a value that is handed on is handled there",
  ]

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
}

extension AppReport {
  /// The rows of the table that say something: what is handled or dead somewhere, and the two kinds of link.
  var shownEvents: [(event: String, cold: CoverageCell?, warm: CoverageCell?)] {
    var events: [String] = []
    for cell in coverage where !events.contains(cell.event.rawValue) { events.append(cell.event.rawValue) }
    return events.map { event in
      (
        event, coverage.first { $0.event.rawValue == event && $0.state == .cold },
        coverage.first { $0.event.rawValue == event && $0.state == .warm }
      )
    }.filter { _, cold, warm in
      [cold, warm].contains { $0.map { $0.mark != .missing } ?? false }
        || [cold, warm].contains { cell in
          cell.map { $0.event == .customURL || $0.event == .universalLink } ?? false
        }
    }
  }

  /// The kinds of event that nothing is there for.
  var unhandledEvents: [String] {
    let shown = Set(shownEvents.map(\.event))
    var events: [String] = []
    for cell in coverage where !shown.contains(cell.event.rawValue) && !events.contains(cell.event.rawValue) {
      events.append(cell.event.rawValue)
    }
    return events
  }
}

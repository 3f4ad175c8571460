import DelegateRoutingConformance
import DelegateRoutingCorpus
import DelegateRoutingSpec

/// How many fixtures there are for each rule and each cell of the behaviour tables.
struct CorpusCoverage {
  /// Every rule with the number of fixtures that are about it: scenarios that name it, payloads for the rules that
  /// payloads are there for; for a rule about the platform, those that are played in a setting in which it applies.
  let rules: [(name: String, fixtures: Int)]
  /// Every cell in which something is handed over, with the number of fixtures that reach it.
  let cells: [(name: String, fixtures: Int)]
  /// The rules about apps in which no router gets a call.
  let withoutCalls: [String]

  init(_ corpus: Corpus) throws {
    let catalogue = try Catalogue(corpus)
    var named: [String: Set<String>] = [:]
    for scenario in corpus.scenarios {
      for rule in scenario.rules { named[rule, default: []].insert(scenario.id) }
    }
    let payloads = Set(catalogue.cases.filter { $0.group.hasPrefix("payload/") }.map(\.fixture))
    named[RouterRule.payloadIntact.rawValue, default: []].formUnion(payloads)
    named[RouterRule.coldAndWarmAgree.rawValue, default: []].formUnion(payloads)
    named[RouterRule.parsedPartsMatch.rawValue, default: []].formUnion(
      corpus.urls.filter { $0.parts(for: AppIdentity()) != nil }.map(\.id))

    var settings: [Setting: Set<String>] = [:]
    var reached: [Cell: Set<String>] = [:]
    for conformanceCase in catalogue.cases {
      settings[conformanceCase.setting, default: []].insert(conformanceCase.fixture)
      for cell in conformanceCase.reachedCells { reached[cell, default: []].insert(conformanceCase.fixture) }
    }
    // An app that refuses to launch gets no call, and one whose scene has no delegate, or one of SwiftUI's, none that a
    // router could show.
    let playable = Setting.named.filter {
      $0.lifeCycle != .refusedToLaunch && ![.scenesWithoutDelegate, .scenesHostingSwiftUI].contains($0)
    }
    let silent = PlatformRule.all.filter { rule in
      !playable.contains(where: rule.applies) && !catalogue.cases.contains { rule.applies($0.setting) }
    }.map(\.rule.name)
    rules =
      RouterRule.allCases.map { ($0.rawValue, named[$0.rawValue]?.count ?? 0) }
      + PlatformRule.all.filter { !silent.contains($0.rule.name) }.map { rule in
        let fixtures = settings.filter { rule.applies($0.key) }.reduce(into: Set<String>()) { $0.formUnion($1.value) }
        return (rule.rule.name, fixtures.union(named[rule.rule.name] ?? []).count)
      }
    withoutCalls = silent
    // Without an example of a kind nobody knows which of its cells there are.
    let examples = EventKind.allCases.map { ($0, try? ExampleEvent($0, corpus)) }
    cells =
      Self.cells(of: examples.compactMap { kind, example in example.map { (kind, $0) } }, corpus)
      .map { ($0.name, reached[$0]?.count ?? 0) }
      + examples.filter { $0.1 == nil }.map { ("*/\($0.0.rawValue)/*", 0) }
  }

  /// Exit status 0 where nothing is without a fixture, 1 else.
  func write(to terminal: Terminal) -> Int32 {
    let holes = (rules + cells).filter { $0.fixtures == 0 }.map(\.name)
    terminal.write(
      Self.table("Rules, and the fixtures that are about them", rules)
        + Self.table("Cells of the behaviour tables, and the fixtures that reach them", cells)
        + "Rules about apps in which no router gets a call, so that nothing can be played\n\n"
        + withoutCalls.map { "  \($0)\n" }.joined() + "\n"
        + (holes.isEmpty
          ? "No rule and no cell is without a fixture.\n"
          : "Without a fixture: \(holes.joined(separator: ", "))\n"))
    return holes.isEmpty ? 0 : 1
  }

  private static func table(_ title: String, _ rows: [(name: String, fixtures: Int)]) -> String {
    let width = (rows.map(\.name.count).max() ?? 0) + 2
    return "\(title)\n\n"
      + rows.map { name, fixtures in
        "  \(name)\(String(repeating: " ", count: width - name.count))\(fixtures == 0 ? "none" : "\(fixtures)")\n"
      }.joined() + "\n"
  }

  /// The cells in which the system model hands an example of the event over.
  private static func cells(of examples: [(kind: EventKind, event: ExampleEvent)], _ corpus: Corpus) -> [Cell] {
    let settings: [Setting] = [.appDelegateIOS12, .scenesTwoWindows, .swiftUIApp, .swiftUIOwnSceneDelegate]
    return TableState.allCases.flatMap { state in
      examples.flatMap { kind, example in
        settings.filter { setting in
          let played = Trace.handedOver(example.steps(state), in: setting.with(corpus.identity())) ?? []
          return played.contains { $0.state == state && $0.kind == kind }
        }.map { Cell(state: state, kind: kind, column: $0.column) }
      }
    }
  }
}

extension Trace {
  /// What a course of steps hands over, other than by showing it in the configuration question; nil where it cannot be.
  fileprivate static func handedOver(_ steps: [Step], in setting: Setting) -> [Occurrence]? {
    guard let trace = Trace(playing: steps, in: setting, replies: .agreeable) else { return nil }
    let carried = trace.entries[...].carried
    return trace.occurrences.filter { carried.contains($0.id) }
  }
}

extension ConformanceCase {
  /// The cells in which the case hands something over.
  fileprivate var reachedCells: Set<Cell> {
    let occurrences = Trace.handedOver(scenario.steps, in: scenario.setting) ?? []
    return Set(
      occurrences.map { Cell(state: $0.state, kind: $0.kind, column: scenario.setting.column) })
  }

  fileprivate var setting: Setting { scenario.setting }
}

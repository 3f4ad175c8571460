import DelegateRoutingConformance
import DelegateRoutingCorpus
import DelegateRoutingSpec

/// Checks, shows and extends the corpus.
enum CorpusCommand: Command {
  private static let actions = ["validate", "list", "show", "coverage", "export", "new", "import", "format"]

  static let shape = CommandShape(
    name: "corpus", summary: "check the corpus, show it, add to it",
    help: """
      Usage: delegate-routing corpus ACTION [options]

          validate         read every file, and check what the fixtures say about themselves
          list             the fixtures, one a line: id, kind, tags
          show ID          one fixture, and the cases that it makes
          coverage         how many fixtures each rule and each cell of the tables has, and what has none
          export           every fixture as a line of JSON
          export --compiled
                           every case as a line of JSON: the calls, what the app does, the deliveries owed
          new KIND ID      a fixture to fill in: KIND is url, activity, event, scenario or regression
          import FILE      put the fixtures of a file, such as explore writes, where they belong
          format FILE…     lay out files, or the files of folders, as the corpus has them

          --profile FILE   what the router promises whose deliveries are compiled; the default profile otherwise
          --event KIND, --state STATE, --life-cycle LIFE-CYCLE
                           what a new scenario is about, as in the behaviour tables
          --symptom WORD   what went wrong: lost, twice, early, late, altered, stale, wrong-scene, wrong-answer
          --thread URL     the public report that it comes from
          --into FOLDER    the corpus to add to, for new and import; Corpus otherwise
      \(CorpusOptions.help)
      """,
    valued: CorpusOptions.names + [
      "--profile", "--event", "--state", "--life-cycle", "--symptom", "--thread", "--into", "--output",
    ], flags: ["--compiled"], takesWords: true)

  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32 {
    guard let action = arguments.words.first else {
      throw UsageError("corpus needs an action: \(actions.joined(separator: ", "))", shape)
    }
    let words = Array(arguments.words.dropFirst())
    let options = CorpusOptions(arguments)
    switch action {
    case "validate" where words.isEmpty: return try await CorpusValidation(options.read()).run(terminal)
    case "list" where words.isEmpty: list(try options.read(), terminal)
    case "show" where words.count == 1: try show(words[0], options.read(), terminal)
    case "coverage" where words.isEmpty: return try CorpusCoverage(options.read()).write(to: terminal)
    case "export" where words.isEmpty: try await CorpusExport.run(arguments, options.read(), terminal)
    case "new" where words.count == 2: try CorpusNew.run(words[0], words[1], arguments, options.read(), terminal)
    case "new": throw UsageError("corpus new needs a kind of fixture and an id", shape)
    case "import" where words.count == 1: try CorpusImport.run(words[0], arguments, options, terminal)
    case "import": throw UsageError("corpus import needs one file", shape)
    case "format" where !words.isEmpty: try CorpusFormat.run(words, terminal)
    case "format": throw UsageError("corpus format needs files or folders", shape)
    case "show": throw UsageError("corpus show needs one id", shape)
    case "validate", "list", "coverage", "export": throw UsageError("corpus \(action) takes no '\(words[0])'", shape)
    default: throw UsageError("unknown action '\(action)'\(Suggestion.text(for: action, among: actions))", shape)
    }
    return 0
  }

  private static func list(_ corpus: Corpus, _ terminal: Terminal) {
    let rows =
      corpus.urls.map { ($0.id, $0.kind.rawValue, $0.tags) }
      + corpus.activities.map { ($0.id, "\($0.kind.rawValue) activity", $0.tags) }
      + corpus.events.map { ($0.id, $0.kind.rawValue, $0.tags) }
      + corpus.writtenScenarios.map { ($0.id, "scenario", $0.tags) }
    let idWidth = (rows.map(\.0.count).max() ?? 0) + 2
    let kindWidth = (rows.map(\.1.count).max() ?? 0) + 2
    for (id, kind, tags) in rows {
      terminal.write(
        id + String(repeating: " ", count: idWidth - id.count) + kind
          + String(repeating: " ", count: kindWidth - kind.count) + tags.joined(separator: " ") + "\n")
    }
  }

  private static func show(_ id: String, _ corpus: Corpus, _ terminal: Terminal) throws {
    let identity = corpus.identity()
    var lines: [String] = []
    if let fixture = corpus.url(id) {
      lines += ["\(id): \(fixture.kind.rawValue)", "  \(fixture.text(for: identity).prefix(400))", "  \(fixture.why)"]
      switch fixture.parses {
      case .always: break
      case .never: lines.append("  parsed by no URL(string:)")
      case .varies(let reason): lines.append("  parsed by some: \(reason)")
      }
      lines += about(fixture.sources + fixture.reports.map(\.source), fixture.tags)
    }
    if let fixture = corpus.activity(id) {
      lines += ["\(id): \(fixture.kind.rawValue) activity, type \(fixture.activityType)"]
      if let url = fixture.activity(for: identity)?.webpageURL { lines.append("  \(url.absoluteString)") }
      lines += ["  \(fixture.why)"] + about(fixture.sources, fixture.tags)
    }
    if let fixture = corpus.event(id) {
      lines += ["\(id): \(fixture.kind.rawValue)", "  \(fixture.why)"] + about(fixture.sources, fixture.tags)
    }
    if let fixture = corpus.scenario(id) {
      lines += ["\(id): \(fixture.title)", "  \(fixture.why)"]
      lines += (fixture.steps(for: identity, in: corpus) ?? []).enumerated().map { "  \($0). \(CallText.step($1))" }
      let each = corpus.scenarios.filter { $0.id == id }.compactMap(\.each)
      if !each.isEmpty { lines.append("  repeated, in place of the first, for: \(each.joined(separator: ", "))") }
      lines += ["  settings: \(fixture.settings.map(\.name).joined(separator: ", "))"]
      lines += about(fixture.sources + fixture.reports.map(\.source), fixture.tags)
    }
    let cases = try Catalogue(corpus).cases
    if lines.isEmpty, let fixture = cases.first(where: { $0.id == id })?.fixtureID {
      return try show(fixture, corpus, terminal)
    }
    guard !lines.isEmpty else {
      let known =
        corpus.urls.map(\.id) + corpus.activities.map(\.id) + corpus.events.map(\.id) + corpus.scenarios.map(\.id)
      throw UsageError("unknown fixture '\(id)'\(Suggestion.text(for: id, among: known))")
    }
    let own = cases.filter { $0.fixtureID == id }.map(\.id)
    lines += own.isEmpty ? ["  makes no case here"] : ["  cases:"] + own.map { "    \($0)" }
    terminal.write(lines.joined(separator: "\n") + "\n")
  }

  private static func about(_ sources: [Source], _ tags: [String]) -> [String] {
    ["  tags: \(tags.joined(separator: ", "))"] + sources.map { "  \($0.title): \($0.url)" }
  }
}

extension ConformanceCase {
  /// The id of the fixture that makes it.
  fileprivate var fixtureID: String {
    for prefix in ["activity/", "event/"] where fixture.hasPrefix(prefix) {
      return String(fixture.dropFirst(prefix.count))
    }
    return fixture
  }
}

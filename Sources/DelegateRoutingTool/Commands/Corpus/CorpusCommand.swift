import DelegateRoutingConformance
import DelegateRoutingCorpus
import DelegateRoutingSpec

/// Checks, shows and extends the corpus.
enum CorpusCommand: Command {
  private static let actions = ["validate", "list", "show", "format"]

  static let shape = CommandShape(
    name: "corpus", summary: "check the corpus, show it, add to it",
    help: """
      Usage: delegate-routing corpus ACTION [options]

          validate         read every file, and check what the fixtures say about themselves
          list             the fixtures, one a line: id, kind, tags
          show ID          one fixture, and the cases that it makes
          format FILE…     lay out files, or the files of folders, as the corpus has them
      \(CorpusOptions.help)
      """, valued: CorpusOptions.names, takesWords: true)

  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32 {
    guard let action = arguments.words.first else {
      throw UsageError("corpus needs an action: \(actions.joined(separator: ", "))", shape)
    }
    let words = Array(arguments.words.dropFirst())
    let options = CorpusOptions(arguments)
    switch action {
    case "validate" where words.isEmpty: return try await validate(options.read(), terminal)
    case "list" where words.isEmpty: list(try options.read(), terminal)
    case "show" where words.count == 1: try show(words[0], options.read(), terminal)
    case "format" where !words.isEmpty: try CorpusFormat.run(words, terminal)
    case "format": throw UsageError("corpus format needs files or folders", shape)
    case "show": throw UsageError("corpus show needs one id", shape)
    case "validate", "list": throw UsageError("corpus \(action) takes no '\(words[0])'", shape)
    default: throw UsageError("unknown action '\(action)'\(Suggestion.text(for: action, among: actions))", shape)
    }
    return 0
  }

  private static func validate(_ corpus: Corpus, _ terminal: Terminal) async throws -> Int32 {
    var issues = (corpus.validateStyle() + corpus.validate { SystemModel.problem(with: $2, in: $1) }).map(\.description)
    let check = ExpectationCheck(corpus)
    for fixture in corpus.scenarios {
      issues += await check.problems(of: fixture).map { "the scenario \(fixture.id): expect: \($0)" }
    }
    for issue in issues { terminal.complain(issue) }
    guard issues.isEmpty else { return 2 }
    let census = corpus.census
    terminal.write(
      "\(census.urls) URLs, \(census.activities) activities, \(census.events) other events and \(census.scenarios) "
        + "scenarios in \(census.files) files: nothing found; digest \(census.digest)\n")
    return 0
  }

  private static func list(_ corpus: Corpus, _ terminal: Terminal) {
    let rows =
      corpus.urls.map { ($0.id, $0.kind.rawValue, $0.tags) }
      + corpus.activities.map { ($0.id, "\($0.kind.rawValue) activity", $0.tags) }
      + corpus.events.map { ($0.id, $0.kind.rawValue, $0.tags) }
      + corpus.scenarios.map { ($0.id, "scenario", $0.tags) }
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

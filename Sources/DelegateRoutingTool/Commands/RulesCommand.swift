import DelegateRoutingAudit
import DelegateRoutingSpec

/// Shows rules.
enum RulesCommand: Command {
  static let shape = CommandShape(
    name: "rules", summary: "show the rules, all or by name, or as a quote for a review",
    help: """
      Usage: delegate-routing rules [NAME…] [options]

          --format FORMAT  text, json or markdown

      """, valued: ["--format"], takesWords: true)

  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32 {
    let all = RouterRule.allCases.map(\.rule) + PlatformRule.all.map(\.rule) + SourceRule.all.map(\.rule)
    let rules = try arguments.words.isEmpty ? all : arguments.words.map { try rule($0, among: all) }
    switch try arguments.choice("--format", of: ["text", "json", "markdown"]) {
    case "json": terminal.write(try rules.json())
    case "markdown": terminal.write(rules.map(markdown).joined(separator: "\n"))
    default: terminal.write(arguments.words.isEmpty ? list(rules) : rules.map(text).joined(separator: "\n"))
    }
    return 0
  }

  private static func rule(_ name: String, among rules: [Rule]) throws -> Rule {
    if let rule = rules.first(where: { $0.name == name || $0.link == name }) { return rule }
    throw UsageError("unknown rule '\(name)'\(Suggestion.text(for: name, among: rules.map(\.name)))")
  }

  private static func list(_ rules: [Rule]) -> String {
    var lines: [String] = []
    var page = ""
    for rule in rules {
      if rule.page != page {
        page = rule.page
        lines.append("\(lines.isEmpty ? "" : "\n")\(Rule.specsFolder)/\(page)")
      }
      lines.append("  \(rule.name) (\(rule.level.rawValue), \(rule.evidence.rawValue)): \(rule.statement)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ rule: Rule) -> String {
    ([
      rule.name, "  \(rule.statement)", "  level: \(rule.level.rawValue)", "  grade: \(rule.evidence.rawValue)",
      "  binds: the \(rule.subject.rawValue)",
      "  life cycles: \(rule.lifeCycles.map(\.rawValue).joined(separator: ", "))", "  \(rule.link)",
    ] + rule.sources.map { "  \($0.title): \($0.url)" }).joined(separator: "\n") + "\n"
  }

  /// A quote to paste: sentence, grade, sources, link.
  private static func markdown(_ rule: Rule) -> String {
    let sources = rule.sources.map { "[\($0.title)](\($0.url))" }.joined(separator: ", ")
    return """
      > **[\(rule.name)](\(rule.link))** (\(rule.level.rawValue)): \(rule.statement)
      >
      > Grade: \(rule.evidence.rawValue). Sources: \(sources).

      """
  }
}

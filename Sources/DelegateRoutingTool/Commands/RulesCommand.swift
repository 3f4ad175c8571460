import DelegateRoutingAudit
import DelegateRoutingSpec

/// Shows rules.
enum RulesCommand: Command {
  static let shape = CommandShape(
    name: "rules", summary: "show the rules, all, some or by name, or as a quote for a review",
    help: """
      Usage: delegate-routing rules [NAME…] [options]

          --area PAGE        those of a page of Specs, such as router or scenes-cold; may be repeated
          --subject SUBJECT  platform, router or source
          --level LEVEL      must or should
          --grade GRADE      \(Evidence.allCases.map(\.rawValue).joined(separator: ", "))
          --life-cycle NAME  those that apply in a life cycle: \(LifeCycle.allCases.map(\.rawValue).joined(separator: ", "))
          --mentions CODE    those that concern an API or a piece of code, such as URLContexts.first; may be repeated
          --format FORMAT    text, json or markdown

      Exit status 1 where no rule is left.

      """,
    valued: ["--format", "--area", "--subject", "--level", "--grade", "--life-cycle", "--mentions"],
    repeatable: ["--area", "--mentions"], takesWords: true)

  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32 {
    let all = RouterRule.allCases.map(\.rule) + PlatformRule.all.map(\.rule) + SourceRule.all.map(\.rule)
    let named = try arguments.words.isEmpty ? all : arguments.words.map { try rule($0, among: all) }
    let filters = try self.filters(arguments, Set(all.map(\.page)))
    let rules = named.filter { rule in filters.allSatisfy { $0(rule) } }
    switch try arguments.choice("--format", of: ["text", "json", "markdown"]) {
    case "json": terminal.write(try rules.json())
    case "markdown": terminal.write(rules.map(markdown).joined(separator: "\n"))
    default:
      let isList = arguments.words.isEmpty && !rules.isEmpty
      terminal.write(isList ? list(rules) : rules.map(text).joined(separator: "\n"))
    }
    if rules.isEmpty { terminal.complain("no rule is left") }
    return rules.isEmpty ? 1 : 0
  }

  private static func filters(_ arguments: Arguments, _ pages: Set<String>) throws -> [(Rule) -> Bool] {
    var filters: [(Rule) -> Bool] = []
    let areas = try arguments.all("--area").map { area in
      let page = area.hasSuffix(".md") ? area : "\(area).md"
      guard pages.contains(page) else {
        let names = pages.map { String($0.dropLast(3)) }.sorted()
        throw UsageError(
          "--area knows no '\(area)'\(Suggestion.text(for: area, among: names)); there are "
            + names.joined(separator: ", "))
      }
      return page
    }
    if !areas.isEmpty { filters.append { areas.contains($0.page) } }
    if let subject = try choice("--subject", Rule.Subject.self, arguments) { filters.append { $0.subject == subject } }
    if let level = try choice("--level", Rule.Level.self, arguments) { filters.append { $0.level == level } }
    if let grade = try choice("--grade", Evidence.self, arguments) { filters.append { $0.evidence == grade } }
    if let lifeCycle = try choice("--life-cycle", LifeCycle.self, arguments) {
      filters.append { $0.lifeCycles.contains(lifeCycle) }
    }
    for code in arguments.all("--mentions") {
      guard let query = CodeQuery(code) else {
        throw UsageError("--mentions '\(code)' has no word in it; right would be an API or a piece of code")
      }
      filters.append { query.isMentioned(by: $0) }
    }
    return filters
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _: Value.Type, _ arguments: Arguments
  ) throws -> Value? {
    guard let text = arguments.value(name) else { return nil }
    guard let value = Value(rawValue: text) else {
      let all = Value.allCases.map(\.rawValue)
      throw UsageError("\(name) knows no '\(text)'; there are \(all.joined(separator: ", "))")
    }
    return value
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

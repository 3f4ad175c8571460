import DelegateRoutingAudit
import DelegateRoutingSpec
import Testing

/// `Specs/audit.md` and the rules of subject `source` say the same.
@Suite struct AuditPageTests {
  private static let pages = Dictionary(
    uniqueKeysWithValues: (RouterRule.allCases.map(\.rule) + PlatformRule.all.map(\.rule)).map { ($0.name, $0.page) })
  private let page: MarkdownPage

  init() throws { page = try MarkdownPage("audit.md") }

  @Test func pageHasASectionForEachRuleInOrderAndNoOther() {
    #expect(page.sections.map(\.heading) == SourceRule.all.map(\.rule.name))
  }

  @Test(arguments: SourceRule.all) func sectionSaysWhatTheRuleSays(_ facts: SourceRule) throws {
    let rule = facts.rule
    let section = try #require(page.sections.first { $0.heading == rule.name })
    let lifeCycles = rule.lifeCycles.map(\.rawValue).joined(separator: ", ")
    let breaks = facts.breaks.map { "[\($0)](\(Self.pages[$0] ?? "no such rule")#\($0))" }.joined(separator: ", ")
    #expect(
      section.text.prefix(4) == [
        rule.statement,
        "Level: \(rule.level.rawValue). Grade: \(rule.evidence.rawValue). Life cycles: \(lifeCycles).",
        "Would break: \(breaks).", "Do: \(facts.advice).",
      ])
    #expect(section.sources == rule.sources)
  }

  @Test(arguments: SourceRule.all) func sectionEndsWithWhatIsFoundOrLeftAlone(_ facts: SourceRule) throws {
    let section = try #require(page.sections.first { $0.heading == facts.rule.name })
    #expect(section.text.last.map { !$0.hasPrefix("- [") && $0.hasSuffix(".") } == true)
  }

  @Test func noGradeIsHigherThanThatOfItsSources() {
    let own = SourceRule.all.filter { facts in
      let broken = facts.breaks.first.flatMap { name in
        RouterRule(rawValue: name)?.rule ?? PlatformRule.named(name)?.rule
      }
      return facts.rule.sources != broken?.sources
    }
    let apple = own.filter { [.documented, .staff].contains($0.rule.evidence) }
    #expect(
      apple.allSatisfy { facts in
        facts.rule.sources.contains {
          $0.url.hasPrefix("https://developer.apple.com/") || $0.title.contains("SDK (public mirror")
        }
      })
  }
}

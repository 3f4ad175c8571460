import DelegateRoutingAudit
import DelegateRoutingSpec
import Foundation
import Testing

@testable import DelegateRoutingConformance

/// `Specs/router.md` and the router rules in the code say the same.
@Suite struct RouterPageTests {
  private let page: MarkdownPage

  init() throws { page = try MarkdownPage("router.md") }

  private func section(of rule: RouterRule) throws -> MarkdownPage.Section {
    try #require(page.sections.first { $0.heading == rule.rawValue })
  }

  @Test func pageHasASectionForEachRuleInOrderAndNoOther() {
    #expect(page.sections.map(\.heading) == RouterRule.allCases.map(\.rawValue))
  }

  @Test(arguments: RouterRule.allCases) func sectionSaysWhatTheRuleSays(_ rule: RouterRule) throws {
    let text = try section(of: rule).text
    #expect(text.first == rule.rule.statement)
    #expect(
      text.dropFirst().first == "Level: \(rule.rule.level.rawValue). Grade: \(rule.rule.evidence.rawValue).")
    #expect(try section(of: rule).sources == rule.rule.sources)
    #expect(!rule.rule.sources.isEmpty)
  }

  @Test(arguments: RouterRule.allCases) func sectionSaysWhatToLookAtAndWhatLiftsTheRule(_ rule: RouterRule) throws {
    let text = try section(of: rule).text
    #expect(text.contains("Look at: \(rule.hint)."))
    #expect(text.contains { $0.hasPrefix("Broken by: ") })
    #expect(text.contains { $0.hasPrefix("Does not apply: ") })
  }

  @Test(arguments: RouterRule.allCases) func sectionShowsAShortWrongAndAShortRightWay(_ rule: RouterRule) throws {
    let section = try section(of: rule)
    #expect(section.text.filter { $0 == "*Wrong*" || $0 == "*Right*" } == ["*Wrong*", "*Right*"])
    let snippets = section.code("swift")
    #expect(snippets.count == 2)
    #expect(snippets.allSatisfy { (1...6).contains($0.count) })
    #expect(snippets.first != snippets.last)
  }
}

/// Every link that a message or page prints leads somewhere.
@Suite struct SpecsLinkTests {
  private static let rules = RouterRule.allCases.map(\.rule) + PlatformRule.all.map(\.rule) + SourceRule.all.map(\.rule)

  @Test(arguments: rules) func linkOfARuleLeadsToItsHeading(_ rule: Rule) throws {
    #expect(rule.link == "Specs/\(rule.page)#\(rule.name)")
    #expect(try MarkdownPage(rule.page).anchors.contains(rule.name))
  }

  @Test func namesOfRulesAreUnique() {
    #expect(Set(Self.rules.map(\.name)).count == Self.rules.count)
  }

  @Test(arguments: MarkdownPage.names) func linksOfAPageLeadSomewhere(_ name: String) throws {
    for link in try MarkdownPage(name).localLinks {
      let parts = link.components(separatedBy: "#")
      let target = parts[0].isEmpty ? name : parts[0]
      let file = MarkdownPage.folder.appendingPathComponent(target).path
      #expect(FileManager.default.fileExists(atPath: file), "\(name): \(link)")
      guard parts.count > 1, target.hasSuffix(".md") else { continue }
      #expect(try MarkdownPage(target).anchors.contains(parts[1]), "\(name): \(link)")
    }
  }

  @Test func frontPageListsEveryPage() throws {
    let links = try MarkdownPage("README.md").localLinks
    #expect(Set(MarkdownPage.names).subtracting(["README.md"]).subtracting(links).isEmpty)
  }
}

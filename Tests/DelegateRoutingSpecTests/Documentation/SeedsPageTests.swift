import DelegateRoutingConformance
import DelegateRoutingSpec
import Foundation
import Testing

/// `Specs/seeds.md` names rules that there are, and says of every claim what became of it.
@Suite struct SeedsPageTests {
  private static let texts = [
    "The article about a legacy project with both delegates", "Apple's page of UIApplicationDelegateAdaptor",
    "The Capacitor migration skill", "The article on scene delegates", "The article on the key window",
  ]

  private static func rows(_ text: String) throws -> [[String]] {
    try MarkdownPage("seeds.md").table("Claim", after: text)
  }

  private static let known = Dictionary(
    (RouterRule.allCases.map(\.rule) + PlatformRule.all.map(\.rule)).map { ($0.name, $0.page) },
    uniquingKeysWith: { first, _ in first })

  @Test func pageHasASectionForEachTextAndForWhatNoRuleStates() throws {
    #expect(try MarkdownPage("seeds.md").sections.map(\.heading) == Self.texts + ["No rule yet"])
  }

  @Test(arguments: texts) func everyClaimHasARuleOrIsSaidToHaveNone(_ text: String) throws {
    let rows = try Self.rows(text)
    #expect(rows.count >= 6)
    for row in rows {
      #expect(row[1].hasPrefix("*no rule yet*") || row[1].contains(".md#"), "\(row[0])")
    }
  }

  @Test func everyRuleThatIsNamedExistsOnThatPage() throws {
    let links = try MarkdownPage("seeds.md").localLinks.filter { $0.contains(".md#") && !$0.hasPrefix("README") }
    #expect(links.count > 50)
    for link in links {
      let parts = link.components(separatedBy: "#")
      #expect(Self.known[parts[1]] == parts[0], "\(link)")
    }
  }

  @Test func nameAndLinkOfARuleAreTheSame() throws {
    for line in try MarkdownPage("seeds.md").lines {
      for piece in line.components(separatedBy: "[").dropFirst() where piece.contains(".md#") {
        let name = piece.prefix { $0 != "]" }
        guard name != "table" else { continue }
        #expect(piece.hasPrefix("\(name)](") && piece.contains("#\(name))"), "\(name)")
      }
    }
  }
}

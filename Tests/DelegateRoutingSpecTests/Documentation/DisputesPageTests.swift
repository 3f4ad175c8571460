import DelegateRoutingSpec
import Testing

/// `Specs/disputes.md` and the disputed points in the code say the same.
@Suite struct DisputesPageTests {
  private let page: MarkdownPage

  init() throws { page = try MarkdownPage("disputes.md") }

  @Test func pageHasASectionForEachPointInOrderAndNoOther() {
    #expect(page.sections.map(\.heading) == DisputedPoint.allCases.map(\.facts.name))
  }

  @Test(arguments: DisputedPoint.allCases) func sectionSaysWhatTheCodeSays(_ point: DisputedPoint) throws {
    let facts = point.facts
    let section = try #require(page.sections.first { $0.heading == facts.name })
    #expect(section.text.prefix(2) == [facts.question, "Grade: \(facts.evidence.rawValue)."])
    #expect(
      section.text.filter { $0.hasPrefix("`") }
        == facts.choices.enumerated().map { "`\($1.name)`\($0 == 0 ? " (the default)" : ""): \($1.statement)" })
    #expect(section.sources == facts.choices.flatMap(\.sources))
    #expect(section.text.last?.hasPrefix("To settle it on a device: ") == true)
  }
}

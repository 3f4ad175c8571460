import DelegateRoutingSpec
import Testing

@testable import DelegateRoutingAudit

/// Each shape is found where it is, in both languages, and not in what looks like it.
struct ShapeTests {
  private static let projects = (try? ShapeFixture.names.flatMap { try ShapeFixture(rule: $0).projects }) ?? []

  /// Shapes that Objective-C cannot have, and one that has no code.
  private static let swiftAlone: Set<String> = ["second-application-delegate-adaptor", "web-page-forced"]

  @Test(arguments: projects.filter(\.hasIt)) func isFoundWhereItIs(_ fixture: ShapeFixture.Project) throws {
    let project = fixture.project
    let found = try project.audited().places(of: fixture.rule)
    #expect(!found.isEmpty)
    if !project.marks.isEmpty { #expect(found == project.marks) }
  }

  @Test(arguments: projects.filter { !$0.hasIt }) func isNotFoundInWhatLooksAlike(_ fixture: ShapeFixture.Project)
    throws
  {
    #expect(try fixture.project.audited().places(of: fixture.rule) == [])
  }

  @Test func everyShapeHasFixturesInBothLanguages() throws {
    #expect(ShapeFixture.names == Shape.all.map(\.facts.rule.name).sorted())
    for name in ShapeFixture.names {
      let forms = Set(try ShapeFixture(rule: name).projects.map { "\($0.hasIt ? "has" : "alike") \($0.language)" })
      let languages = Self.swiftAlone.contains(name) ? ["swift"] : ["swift", "objective-c"]
      #expect(forms == Set(languages.flatMap { ["has \($0)", "alike \($0)"] }), "\(name)")
    }
  }

  @Test func rulesOfSubjectSourceHaveNamesOfTheirOwn() {
    let names = SourceRule.all.map(\.rule.name)
    #expect(Set(names).count == names.count)
    let others = RouterRule.allCases.map(\.rawValue) + PlatformRule.all.map(\.rule.name)
    #expect(Set(names).isDisjoint(with: others))
    #expect(SourceRule.all.allSatisfy { $0.rule.subject == .source })
  }

  @Test(arguments: SourceRule.all.map(\.rule.name)) func everyRuleNamesRulesThatItWouldBreak(_ name: String) throws {
    let facts = try #require(SourceRule.all.first { $0.rule.name == name })
    #expect(!facts.breaks.isEmpty)
    #expect(facts.breaks.allSatisfy { SourceRule.rule($0) != nil }, "\(facts.breaks)")
    #expect(!facts.rule.sources.isEmpty)
  }
}

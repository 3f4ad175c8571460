import DelegateRoutingSpec
import Foundation
import Testing

@testable import DelegateRoutingCorpus

/// A scenario that is played once for each fixture of a list.
@Suite struct RepeatedScenarioTests {
  private let file = "scenarios/ready.json"
  private let place = "$.scenarios[0]"

  /// The good corpus, whose scenario launches the app with `{each}` for each of a list. The list is in line 13.
  private func repeated(_ each: String, launch: String = "{each}", expect: String = "{each}") throws -> TemporaryFolder
  {
    let folder = try TemporaryFolder(GoodCorpus.files)
    let text = GoodCorpus.scenarios
      .replacingOccurrences(of: #""steps": ["#, with: "\"each\": \(each),\n\"steps\": [")
      .replacingOccurrences(of: #""urls": ["links/plain"]"#, with: #""urls": ["\#(launch)"]"#)
      .replacingOccurrences(of: #""url": "links/plain""#, with: #""url": "\#(expect)""#)
    try folder.write(text, to: file)
    return folder
  }

  private func refusals(_ each: String, launch: String = "{each}", expect: String = "{each}") throws -> [String] {
    try DelegateRoutingCorpusTests.refusals(repeated(each, launch: launch, expect: expect))
  }

  @Test("it is there once for each fixture, and counts once") func itIsThereOnceForEachFixture() throws {
    let corpus = try repeated(#"["links/web", "links/plain"]"#).corpus()
    #expect(corpus.scenarios.map(\.id) == ["ready/waits", "ready/waits"])
    #expect(corpus.scenarios.map(\.each) == ["links/plain", "links/web"])
    #expect(corpus.writtenScenarios.count == 1)
    #expect(corpus.census.scenarios == 1)
    #expect(corpus.scenarios.map { $0.expect[0].payload } == [.url("links/plain"), .url("links/web")])
    let launches = corpus.scenarios.map { $0.steps(for: AppIdentity(), in: corpus)?.first }
    guard case .launch(.openURLs(let contexts), _, _) = launches[0],
      case .launch(.universalLink(let link), _, _) = launches[1]
    else {
      Issue.record("\(launches)")
      return
    }
    #expect(contexts.map(\.url.absoluteString) == ["acme://item/7?a=1"])
    #expect(link.webpageURL?.absoluteString == "https://links.example.com/ababab")
  }

  @Test("a list that is empty, short or none") func aListThatIsEmpty() throws {
    #expect(
      try refusals("[]") == ["\(file):13: \(place).each: is empty; right would be at least one element"])
    #expect(
      try refusals(#"["links/plain"]"#) == [
        "\(file):13: \(place).each: has one element; right would be at least two: one alone is named in the steps"
      ])
    #expect(try refusals(#""links/plain""#) == ["\(file):13: \(place).each: is a text; right would be an array"])
    #expect(
      try refusals("[1, 2]") == [
        "\(file):13: \(place).each[0]: is a number; right would be a text",
        "\(file):13: \(place).each[1]: is a number; right would be a text",
      ])
  }

  @Test("a fixture that is there twice, or nowhere") func aFixtureThatIsThereTwice() throws {
    #expect(
      try refusals(#"["links/plain", "links/web", "links/plain"]"#) == [
        "\(file):13: \(place).each[2]: is \"links/plain\" again; right would be each fixture once"
      ])
    #expect(
      try refusals(#"["links/plain", "links/none"]"#) == [
        "\(file):13: \(place).each[1]: is \"links/none\"; right would be the id of a URL fixture"
      ])
  }

  @Test("fixtures of another sort than the step sends") func fixturesOfAnotherSort() throws {
    #expect(
      try refusals(#"["links/plain", "handoff/plain"]"#) == [
        "\(file):13: \(place).each[1]: is \"handoff/plain\"; right would be the id of a URL fixture"
      ])
  }

  @Test("a list that no step uses, and a use without a list") func aListThatNoStepUses() throws {
    #expect(
      try refusals(#"["links/plain", "links/web"]"#, launch: "links/plain", expect: "links/plain") == [
        "\(file):13: \(place).each: is used by no step; right would be {each} among what a step sends"
      ])
    #expect(
      try DelegateRoutingCorpusTests.refusals(
        file, replacing: #""urls": ["links/plain"]"#, with: #""urls": ["{each}"]"#
      )
      .first
        == "\(file):14: \(place).steps[0].launch.urls[0]: is \"{each}\", but the scenario has no each; "
        + "right would be an id, or a list of them in each")
  }

  @Test("what is wrong in it is told once") func whatIsWrongIsToldOnce() throws {
    let folder = try repeated(#"["links/plain", "links/web"]"#)
    let file = folder.url.appendingPathComponent(file)
    let text = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(
      of: "uikit-scenes-template", with: "none")
    try folder.write(text, to: self.file)
    #expect(try DelegateRoutingCorpusTests.refusals(folder).count == 1)
  }

  @Test("a step that cannot happen is told for its fixture") func aStepThatCannotHappen() throws {
    let corpus = try repeated(#"["links/plain", "links/web"]"#).corpus()
    let issues = corpus.validate { scenario, setting, _ in
      scenario.each == "links/web" && setting.name == "swiftui-app" ? (0, "no") : nil
    }
    #expect(
      issues.map(\.description) == [
        "\(file):15: \(place).steps[0]: cannot happen in swiftui-app with links/web: no; "
          + "right would be a step that can, or another setting"
      ])
  }
}

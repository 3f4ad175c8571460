import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation
import Testing

/// A good corpus is read as it is written.
@Suite struct GoodCorpusTests {
  let corpus: Corpus
  private let app = AppIdentity(schemes: ["shop"], domains: ["shop.example"])

  init() throws {
    let folder = try TemporaryFolder(GoodCorpus.files)
    corpus = try folder.corpus(rules: ["cold-link-delivered-once"])
  }

  @Test("the good corpus has no issues") func theGoodCorpusHasNoIssues() {
    #expect(corpus.validate() == [])
  }

  @Test("fixtures are sorted by id and found by it") func fixturesAreSortedByIdAndFoundByIt() {
    #expect(corpus.urls.map(\.id) == ["links/document", "links/plain", "links/web"])
    #expect(corpus.activities.map(\.id) == ["handoff/plain", "handoff/web"])
    #expect(corpus.scenarios.map(\.id) == ["ready/waits"])
    #expect(corpus.url("links/plain")?.why == "The plainest link of all.")
    #expect(corpus.activity("handoff/plain")?.kind == .handoff)
    #expect(corpus.scenario("ready/waits")?.title == "A link waits for the router.")
    #expect(corpus.url("links/none") == nil)
    #expect(corpus.activity("links/plain") == nil)
    #expect(corpus.scenario("ready") == nil)
  }

  @Test("a URL fixture has the app's scheme, its options and its parts")
  func aURLFixtureHasTheAppSSchemeItsOptionsAndItsParts() throws {
    let fixture = try #require(corpus.url("links/plain"))
    #expect(fixture.text(for: app) == "shop://item/7?a=1")
    #expect(fixture.url(for: app)?.absoluteString == "shop://item/7?a=1")
    #expect(fixture.kind == .customURL)
    #expect(fixture.parses == .always)
    #expect(
      fixture.options
        == OpenURLOptions(sourceApplication: "com.example.other", annotation: .dictionary(["n": .integer(1)])))
    #expect(
      fixture.parts(for: app)
        == ParsedLink(
          scheme: "shop", host: "item", path: "/7", segments: ["7"], query: [.init(name: "a", value: "1")]))
    #expect(fixture.sources == [Source("RFC 3986", "https://www.rfc-editor.org/rfc/rfc3986")])
    #expect(fixture.tags == ["plain"])
  }

  @Test("a repetition and the app's domain are filled in") func aRepetitionAndTheAppSDomainAreFilledIn() throws {
    let fixture = try #require(corpus.url("links/web"))
    #expect(fixture.text(for: app) == "https://shop.example/ababab")
    #expect(fixture.kind == .universalLink)
    #expect(fixture.parts(for: app) == nil)
  }

  @Test("a fixture may vary, with a reason") func aFixtureMayVaryWithAReason() throws {
    let fixture = try #require(corpus.url("links/document"))
    #expect(fixture.parses == .varies(because: "It is said so for the test."))
    #expect(fixture.options == OpenURLOptions(openInPlace: true))
  }

  @Test("an activity has everything that is written, with placeholders filled in")
  func anActivityHasEverythingThatIsWrittenWithPlaceholdersFilledIn() throws {
    let activity = try #require(corpus.activity("handoff/plain")?.activity(for: app))
    #expect(
      activity
        == UserActivity(
          activityType: "com.example.acme.reading", webpageURL: URL(string: "https://shop.example/article/7"),
          title: "Reading",
          userInfo: [
            "link": .string("shop://item/7"),
            "list": .array([
              .integer(1), .double(0.5), .bool(true), .null, .dictionary(["host": .string("shop.example")]),
            ]),
          ],
          targetContentIdentifier: "shop://item/7"))
    let web = try #require(corpus.activity("handoff/web")?.activity(for: app))
    #expect(web.referrerURL?.absoluteString == "https://www.example.org/")
  }

  @Test("a scenario has its settings, rules, answers and expected deliveries")
  func aScenarioHasItsSettingsRulesAnswersAndExpectedDeliveries() throws {
    let scenario = try #require(corpus.scenario("ready/waits"))
    #expect(scenario.settings.map(\.name) == ["uikit-scenes-template", "swiftui-app"])
    #expect(scenario.rules == ["cold-link-delivered-once"])
    #expect(scenario.answers == [.declined, .taken])
    #expect(scenario.expect.map(\.payload) == [.url("links/plain"), .activity("handoff/plain")])
    #expect(scenario.expect.map(\.scene) == ["main", nil])
    #expect(scenario.expect.map(\.after) == [0, 2])
  }

  @Test("an app without scheme and domain gets the example's texts")
  func anAppWithoutSchemeAndDomainGetsTheExampleSTexts() throws {
    let nothing = AppIdentity(schemes: [], domains: [])
    #expect(corpus.url("links/plain")?.text(for: nothing) == "acme://item/7?a=1")
    #expect(corpus.url("links/web")?.text(for: nothing) == "https://links.example.com/ababab")
  }

  @Test("the identity is extended by what fixtures write out") func theIdentityIsExtendedByWhatFixturesWriteOut() throws
  {
    let folder = try goodCorpus("urls/links.json", replacing: "{scheme}://item/7?a=1", with: "Other+1://item/7?a=1")
    let corpus = try folder.corpus()
    let extended = corpus.identity(extending: app)
    #expect(extended.schemes == ["shop", "other+1"])
    #expect(extended.domains == ["shop.example", "www.shop.example"])
    #expect(extended.activityTypes == ["com.example.acme.reading"])
    #expect(corpus.identity().domains == ["links.example.com", "www.links.example.com"])
    #expect(corpus.identity(extending: AppIdentity(schemes: [], domains: [])).schemes == [])
  }
}

import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation
import Testing

/// Each step of the corpus becomes the step of the vocabulary.
@Suite struct ScenarioStepTests {
  /// The steps of a scenario for an app with the scheme `shop`.
  private func steps(_ json: String) throws -> [Step]? {
    let start = try #require(GoodCorpus.scenarios.range(of: "\"steps\": ["))
    let folder = try TemporaryFolder(GoodCorpus.files)
    try folder.write(
      GoodCorpus.scenarios[..<start.upperBound] + json + "], \"expect\": [] } ] }", to: "scenarios/ready.json")
    let corpus = try folder.corpus()
    let scenario = try #require(corpus.scenario("ready/waits"))
    return scenario.steps(for: AppIdentity(schemes: ["shop"], domains: ["shop.example"]), in: corpus)
  }

  private func link() throws -> OpenURLContext {
    OpenURLContext(
      url: try #require(URL(string: "shop://item/7?a=1")),
      options: OpenURLOptions(sourceApplication: "com.example.other", annotation: .dictionary(["n": .integer(1)])))
  }

  private func document() throws -> OpenURLContext {
    OpenURLContext(
      url: try #require(URL(string: "file:///tmp/a.txt")), options: OpenURLOptions(openInPlace: true))
  }

  private func web() -> UserActivity {
    UserActivity(
      activityType: "NSUserActivityTypeBrowsingWeb", webpageURL: URL(string: "https://shop.example/ababab"))
  }

  @Test("a launch has an event, a scene and a cut") func aLaunchHasAnEventASceneAndACut() throws {
    let event = ExternalEvent.openURLs([try link()])
    #expect(try steps(#"{ "launch": {} }"#) == [.launch(nil, scene: .main, upTo: nil)])
    #expect(
      try steps(#"{ "launch": { "urls": ["links/plain"], "scene": "second", "upTo": "launched" } }"#)
        == [.launch(event, scene: "second", upTo: .launched)])
  }

  @Test("URLs of a step are opened together") func uRLsOfAStepAreOpenedTogether() throws {
    #expect(
      try steps(#"{ "launch": { "urls": ["links/plain", "links/document"] } }"#)
        == [.launch(.openURLs([try link(), try document()]), scene: .main, upTo: nil)])
  }

  @Test("a web link is wrapped in a browsing-web activity") func aWebLinkIsWrappedInABrowsingWebActivity() throws {
    #expect(
      try steps(#"{ "receive": { "urls": ["links/web"] } }"#) == [
        .receive(.universalLink(web()), scene: nil, upTo: nil)
      ])
  }

  @Test("several events of a step come together: URLs, web links, activities")
  func severalEventsOfAStepComeTogetherURLsWebLinksActivities() throws {
    let steps = try #require(
      try steps(#"{ "receive": { "urls": ["links/web", "links/plain"], "activities": ["handoff/web"] } }"#))
    let other = UserActivity(
      activityType: "NSUserActivityTypeBrowsingWeb", webpageURL: URL(string: "https://www.shop.example/"),
      referrerURL: URL(string: "https://www.example.org/"))
    #expect(
      steps == [
        .receive(
          .together([.openURLs([try link()]), .universalLink(web()), .universalLink(other)]), scene: nil, upTo: nil)
      ])
  }

  @Test("a handoff and another activity keep their kinds") func aHandoffAndAnotherActivityKeepTheirKinds() throws {
    let step = try #require(try steps(#"{ "openScene": { "scene": "second", "activities": ["handoff/plain"] } }"#))
    guard case .openScene("second", .handoff(let activity, fails: false)) = step.first else {
      Issue.record("\(step)")
      return
    }
    #expect(activity.title == "Reading")
  }

  @Test("an activity of the app's own keeps its kind") func anActivityOfTheAppSOwnKeepsItsKind() throws {
    let folder = try goodCorpus("activities/handoff.json", replacing: "\"handoff\",\n", with: "\"app-activity\",\n")
    let corpus = try folder.corpus()
    let steps = try #require(corpus.scenario("ready/waits")?.steps(for: AppIdentity(), in: corpus))
    guard case .receive(.activity(_, kind: .appActivity), scene: "main", upTo: nil) = steps[1] else {
      Issue.record("\(steps)")
      return
    }
  }

  @Test("steps without payload") func stepsWithoutPayload() throws {
    let json = """
      { "launchInBackground": { "reason": "silent-push" } }, { "finish": {} }, { "leave": { "scene": "a" } },
      { "return": { "scene": "b" } }, { "openScene": { "scene": "c" } }, { "closeScene": { "scene": "d" } },
      { "disconnect": { "scene": "e" } }, { "terminate": {} }, { "becomeReady": {} },
      { "becomeReady": { "scene": "f" } }, { "attachListener": {} }, { "detachListener": {} }, { "reload": {} },
      { "askForLaunchLink": {} }, { "askForLaunchLink": { "scene": "g" } }, { "timePasses": {} },
      { "showWindow": { "scene": "h", "name": "alert" } }, { "interrupt": { "scene": "i" } },
      { "resume": { "scene": "j" } }
      """
    #expect(
      try steps(json) == [
        .launchInBackground(.silentPush), .finish, .leave("a"), .comeBack("b"), .openScene("c", nil),
        .closeScene("d"), .disconnect("e"), .terminate, .app(.becomeReady(nil)), .app(.becomeReady("f")),
        .app(.attachListener), .app(.detachListener), .app(.reload), .askForLaunchLink(nil), .askForLaunchLink("g"),
        .app(.timePasses), .app(.showWindow("h", "alert")), .interrupt("i"), .resume("j"),
      ])
  }

  @Test("a payload that does not parse here leaves no steps") func aPayloadThatDoesNotParseHereLeavesNoSteps() throws {
    let folder = try goodCorpus("urls/links.json", replacing: "file:///tmp/a.txt", with: "file://[/a")
    let corpus = try folder.corpus()
    #expect(corpus.url("links/document")?.url(for: AppIdentity()) == nil)
    let text = GoodCorpus.scenarios.replacingOccurrences(of: "links/plain", with: "links/document")
    try folder.write(text, to: "scenarios/ready.json")
    let other = try folder.corpus()
    #expect(other.scenario("ready/waits")?.steps(for: AppIdentity(), in: other) == nil)
  }
}

import DelegateRoutingConformance
import DelegateRoutingCorpus
import Foundation
import Testing

/// The deliveries that the authors of the scenarios wrote down, against the obligations that the ledger derives for the
/// default profile.
@MainActor struct ScenarioExpectationTests {
  @Test func everyScenarioOwesWhatItsAuthorWrote() async throws {
    let corpus = try Corpus.bundled()
    let check = ExpectationCheck(corpus)
    var compared = 0
    for fixture in corpus.scenarios {
      #expect(await check.problems(of: fixture) == [], "\(fixture.id)")
      compared += fixture.settings.count
    }
    #expect(compared >= 180)
  }

  @Test func aDeliveryTooManyAndOneTooFewAreNamed() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let scenarios = folder.appendingPathComponent("scenarios")
    try FileManager.default.createDirectory(at: scenarios, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(
      """
      {"$schema": "scenarios.schema.json", "format": 1, "scenarios": [{
        "id": "warm/custom-url/expected-wrongly", "title": "A link that is expected as another, in the wrong step.",
        "why": "For a test.", "sources": [{"title": "a", "url": "https://example.com/"}], "tags": ["warm"],
        "rules": ["warm-link-delivered-once"], "settings": ["app-delegate-ios12"],
        "steps": [
          {"launch": {"urls": ["custom-scheme/second"]}}, {"receive": {"urls": ["custom-scheme/plain"]}}
        ],
        "expect": [{"url": "custom-scheme/second", "scene": null, "after": 1}]
      }]}
      """.utf8
    ).write(to: scenarios.appendingPathComponent("warm.json"))
    let corpus = try Corpus.bundled(adding: [folder])
    let fixture = try #require(corpus.scenario("warm/custom-url/expected-wrongly"))
    #expect(
      await ExpectationCheck(corpus).problems(of: fixture) == [
        "in app-delegate-ios12, acme://profile/ada after step 0 is owed and not expected",
        "in app-delegate-ios12, acme://item/7 after step 1 is owed and not expected",
        "in app-delegate-ios12, acme://profile/ada after step 1 is expected and not owed",
      ])
  }
}

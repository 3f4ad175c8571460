import DelegateRoutingConformance
import DelegateRoutingCorpus
import Foundation
import Testing

/// Each word that a scenario says of a delivery can be wrong, and is then named.
@MainActor struct ExpectationWordTests {
  @Test("a delivery that is owed once, waits, and is unordered, and one that never comes")
  func right() async throws {
    #expect(
      try await problems(
        steps: [
          #"{"launch": {"urls": ["custom-scheme/plain", "custom-scheme/second"], "activities": ["handoff/plain"]}}"#,
          #"{"attachListener": {}}"#,
        ],
        expect: [
          #"{"url": "custom-scheme/plain", "scene": "main", "after": 1, "#
            + #""comes": ["exactly-once", "after-ready", "unordered"]}"#,
          #"{"url": "custom-scheme/second", "scene": "main", "after": 1, "comes": ["unordered"]}"#,
          #"{"activity": "handoff/plain", "comes": ["never"]}"#,
        ], ready: "listener-attached") == [])
  }

  @Test("never, of what is owed") func never() async throws {
    #expect(
      try await problems(
        steps: [#"{"launch": {"urls": ["custom-scheme/plain"]}}"#],
        expect: [#"{"url": "custom-scheme/plain", "comes": ["never"]}"#]) == [
          "in uikit-scenes-template, acme://item/7 in scene main after step 0 is owed, and expected never"
        ])
  }

  @Test("exactly once, of what is owed twice") func exactlyOnce() async throws {
    #expect(
      try await problems(
        steps: [
          #"{"launch": {"urls": ["custom-scheme/plain"]}}"#, #"{"receive": {"urls": ["custom-scheme/plain"]}}"#,
        ],
        expect: [
          #"{"url": "custom-scheme/plain", "scene": "main", "after": 0, "comes": ["exactly-once"]}"#,
          #"{"url": "custom-scheme/plain", "scene": "main", "after": 1}"#,
        ]) == [
          "in uikit-scenes-template, acme://item/7 in scene main after step 0 is owed 2 times, and expected exactly once"
        ])
  }

  @Test("after ready, of what does not wait") func afterReady() async throws {
    #expect(
      try await problems(
        steps: [
          #"{"launch": {}}"#, #"{"attachListener": {}}"#, #"{"receive": {"urls": ["custom-scheme/plain"]}}"#,
        ],
        expect: [#"{"url": "custom-scheme/plain", "scene": "main", "after": 2, "comes": ["after-ready"]}"#],
        ready: "listener-attached") == [
          "in uikit-scenes-template, acme://item/7 in scene main after step 2 is owed at once, and expected after ready"
        ])
  }

  @Test("unordered, of what two calls hand over") func unordered() async throws {
    #expect(
      try await problems(
        steps: [
          #"{"launch": {"urls": ["custom-scheme/plain"]}}"#, #"{"receive": {"urls": ["custom-scheme/second"]}}"#,
          #"{"attachListener": {}}"#,
        ],
        expect: [
          #"{"url": "custom-scheme/second", "scene": "main", "after": 2, "comes": ["unordered"]}"#,
          #"{"url": "custom-scheme/plain", "scene": "main", "after": 2, "comes": ["unordered"]}"#,
        ], ready: "listener-attached") == [
          "in uikit-scenes-template, acme://item/7 in scene main after step 2 and acme://profile/ada in scene main after "
            + "step 2 are owed in this order, and expected unordered"
        ])
  }

  private func problems(steps: [String], expect: [String], ready: String = "at-once") async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let scenarios = folder.appendingPathComponent("scenarios")
    try FileManager.default.createDirectory(at: scenarios, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(
      """
      {"$schema": "scenarios.schema.json", "format": 1, "scenarios": [{
        "id": "many/words", "title": "A scenario that says more of its deliveries.",
        "why": "For a test.", "sources": [{"title": "a", "url": "https://example.com/"}], "tags": ["several"],
        "rules": ["whole-set-delivered"], "settings": ["uikit-scenes-template"],
        "steps": [\(steps.joined(separator: ", "))],
        "profile": {"ready": {"when": "\(ready)"}},
        "expect": [\(expect.joined(separator: ", "))]
      }]}
      """.utf8
    ).write(to: scenarios.appendingPathComponent("many.json"))
    let corpus = try Corpus.bundled(adding: [folder])
    return await ExpectationCheck(corpus).problems(of: try #require(corpus.scenario("many/words")))
  }
}

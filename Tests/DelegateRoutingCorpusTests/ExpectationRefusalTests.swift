import Foundation
import Testing

@testable import DelegateRoutingCorpus

/// What is said of a delivery besides where and when it comes.
@Suite struct ExpectationRefusalTests {
  private let file = "scenarios/ready.json"
  private let place = "$.scenarios[0].expect[0]"
  private let first = #"{ "url": "links/plain", "scene": "main", "after": 0 }"#

  private func refusals(_ expected: String) throws -> [String] {
    try DelegateRoutingCorpusTests.refusals(file, replacing: first, with: expected)
  }

  @Test("the words are read") func theWordsAreRead() throws {
    let expected = """
      { "url": "links/plain", "scene": "main", "after": 2, "comes": ["after-ready", "unordered"] },
      { "url": "links/plain", "scene": "main", "after": 2, "comes": ["unordered", "exactly-once"] },
      { "event": "notification/plain", "comes": ["never"] }
      """
    let folder = try TemporaryFolder(GoodCorpus.files)
    let text = GoodCorpus.scenarios.replacingOccurrences(of: first, with: expected)
      .replacingOccurrences(of: #"{ "finish": {} }"#, with: #"{ "receive": { "events": ["notification/plain"] } }"#)
    try folder.write(text, to: file)
    try folder.write(GoodCorpus.events, to: "events/notification.json")
    let scenario = try #require(try folder.corpus().scenario("ready/waits"))
    #expect(scenario.expect.map(\.comes) == [[.afterReady, .unordered], [.unordered, .exactlyOnce], []])
    #expect(scenario.never == [.event("notification/plain")])
  }

  @Test("a word that is none, or is there twice") func aWordThatIsNone() throws {
    #expect(
      try refusals(#"{ "url": "links/plain", "scene": "main", "after": 0, "comes": ["once"] }"#) == [
        "\(file):20: \(place).comes[0]: is \"once\"; right would be never, exactly-once, after-ready or unordered"
      ])
    #expect(
      try refusals(#"{ "url": "links/plain", "scene": "main", "after": 0, "comes": ["exactly-once", "exactly-once"] }"#)
        == ["\(file):20: \(place).comes[1]: is \"exactly-once\" again; right would be each word once"])
    #expect(
      try refusals(#"{ "url": "links/plain", "scene": "main", "after": 0, "comes": [] }"#) == [
        "\(file):20: \(place).comes: is empty; right would be at least one element"
      ])
  }

  @Test("what never comes has no scene, no step and no other word") func whatNeverComesHasNothingElse() throws {
    #expect(
      try refusals(#"{ "url": "links/plain", "scene": "main", "after": 0, "comes": ["never"] }"#) == [
        "\(file):20: \(place).after: is there, but the payload never comes; right would be no scene and no step",
        "\(file):20: \(place).scene: is there, but the payload never comes; right would be no scene and no step",
      ])
    #expect(
      try refusals(#"{ "url": "links/plain", "comes": ["never", "unordered"] }"#) == [
        "\(file):20: \(place).comes: has never and another word; right would be never alone"
      ])
    #expect(
      try refusals(#"{ "comes": ["never"] }"#) == [
        "\(file):20: \(place): names no payload; right would be exactly one of url, activity or event"
      ])
    #expect(
      try refusals(#"{ "url": "links/lain", "comes": ["never"] }"#) == [
        "\(file):20: \(place): never comes, but no step sends it either; right would be a payload that a step sends",
        "\(file):20: \(place).url: is \"links/lain\"; right would be the id of a URL fixture",
      ])
  }

  @Test("what no step sends, or comes elsewhere, is not said to come never") func neverMeansSomething() throws {
    #expect(
      try refusals(#"{ "url": "links/web", "comes": ["never"] }"#) == [
        "\(file):20: \(place): never comes, but no step sends it either; right would be a payload that a step sends"
      ])
    #expect(
      try refusals(#"{ "activity": "handoff/plain", "comes": ["never"] }"#) == [
        "\(file):20: \(place): never comes, but is a delivery elsewhere in the list; right would be one of the two"
      ])
  }

  @Test("one delivery alone is not unordered") func oneDeliveryAloneIsNotUnordered() throws {
    #expect(
      try refusals(#"{ "url": "links/plain", "scene": "main", "after": 0, "comes": ["unordered"] }"#) == [
        "\(file):20: \(place).comes: is unordered, but no other delivery of its step and scene is; "
          + "right would be unordered for at least two of them"
      ])
  }
}

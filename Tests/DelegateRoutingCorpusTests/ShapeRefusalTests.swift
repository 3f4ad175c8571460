import DelegateRoutingCorpus
import Foundation
import Testing

/// JSON of the wrong shape: formats, keys and types.
@Suite struct ShapeRefusalTests {
  private let urls = "urls/links.json"
  private let activities = "activities/handoff.json"

  @Test("a newer format is not looked at any further") func aNewerFormatIsNotLookedAtAnyFurther() throws {
    let right = "right would be 1: this reader knows format 1"
    #expect(
      try refusals(urls, replacing: "\"format\": 1,", with: "\"format\": 2, \"new\": true,") == [
        "urls/links.json:3: $.format: is 2; \(right)"
      ])
    #expect(
      try refusals(urls, replacing: "\"format\": 1,", with: "\"format\": \"1\",") == [
        "urls/links.json:3: $.format: is a text; \(right)"
      ])
    #expect(
      try refusals(urls, replacing: "\"format\": 1,", with: "") == [
        "urls/links.json:1: $.format: is missing; \(right)"
      ])
  }

  @Test("a schema of another kind of fixture") func aSchemaOfAnotherKindOfFixture() throws {
    #expect(
      try refusals(urls, replacing: "../schema/urls.schema.json", with: "../schema/scenarios.schema.json") == [
        "urls/links.json:2: $.$schema: is \"../schema/scenarios.schema.json\"; "
          + "right would be ../schema/urls.schema.json"
      ])
    #expect(
      try refusals(urls, replacing: "\"$schema\": \"../schema/urls.schema.json\",", with: "") == [
        "urls/links.json:1: $.$schema: is missing; right would be a text"
      ])
  }

  @Test("a list of fixtures that is empty, missing or of another kind")
  func aListOfFixturesThatIsEmptyMissingOrOfAnotherKind() throws {
    let head = #"{ "$schema": "../schema/urls.schema.json", "format": 1"#
    #expect(
      try refusals(of: Data((head + #", "urls": [] }"#).utf8), in: "urls/more.json") == [
        "urls/more.json:1: $.urls: is empty; right would be at least one element"
      ])
    #expect(
      try refusals(of: Data((head + " }").utf8), in: "urls/more.json") == [
        "urls/more.json:1: $.urls: is missing; right would be an array"
      ])
    #expect(
      try refusals(of: Data((head + #", "urls": {} }"#).utf8), in: "urls/more.json") == [
        "urls/more.json:1: $.urls: is an object; right would be an array"
      ])
    #expect(
      try refusals(of: Data((head + #", "urls": [7], "scenarios": [] }"#).utf8), in: "urls/more.json") == [
        "urls/more.json:1: $.scenarios: is not known here; right would be no key but $schema, format or urls",
        "urls/more.json:1: $.urls[0]: is a number; right would be an object",
      ])
  }

  @Test("an unknown key") func anUnknownKey() throws {
    #expect(
      try refusals(urls, replacing: "\"why\": \"A document.\",", with: "\"why\": \"A document.\", \"wy\\nx\": 1,") == [
        "urls/links.json:41: $.urls[2][\"wy\\nx\"]: is not known here; right would be no key but id, why, sources, "
          + "tags, reports, kind, url, repeat, options, parses, variesBecause or parts"
      ])
    #expect(
      try refusals(urls, replacing: "{ \"openInPlace\"", with: "{ \"inPlace\": true, \"openInPlace\"") == [
        "urls/links.json:38: $.urls[2].options.inPlace: is not known here; "
          + "right would be no key but sourceApplication, openInPlace or annotation"
      ])
    #expect(
      try refusals("scenarios/ready.json", replacing: "\"finish\": {}", with: "\"finish\": { \"scene\": \"main\" }")
        == [
          "scenarios/ready.json:16: $.scenarios[0].steps[2].finish.scene: is not known here; "
            + "right would be an empty object"
        ])
  }

  @Test("a key that is there twice") func aKeyThatIsThereTwice() throws {
    #expect(
      try refusals(urls, replacing: "\"why\": \"A document.\",", with: "\"why\": \"One.\", \"why\": \"Two.\",") == [
        "urls/links.json:41: $.urls[2].why: is there twice in its object; right would be each key once"
      ])
  }

  @Test("a comma after the last element") func aCommaAfterTheLastElement() throws {
    #expect(
      try refusals(urls, replacing: "\"tags\": [\"web-link\", \"long\"]", with: "\"tags\": [\"long\", ]").count == 1)
    #expect(
      try refusals(activities, replacing: "\"tags\": [\"web-link\"]", with: "\"tags\": [\"web-link\"],").count == 1)
  }

  @Test("missing keys are all named") func missingKeysAreAllNamed() throws {
    #expect(
      try refusals(of: Data(GoodCorpus.urls.replacingOccurrences(of: "\"A document.\"", with: "\"\"").utf8), in: urls)
        == ["urls/links.json:41: $.urls[2].why: is empty; right would be a text"])
    let bare = #"{ "$schema": "urls.schema.json", "format": 1, "urls": [{}] }"#
    #expect(
      try refusals(of: Data(bare.utf8), in: "urls/more.json") == [
        "urls/more.json:1: $.urls[0].id: is missing; right would be a text",
        "urls/more.json:1: $.urls[0].kind: is missing; right would be custom-url, file-url or universal-link",
        "urls/more.json:1: $.urls[0].parses: is missing; right would be true, false or \"varies\"",
        "urls/more.json:1: $.urls[0].sources: is missing; right would be an array",
        "urls/more.json:1: $.urls[0].tags: is missing; right would be an array",
        "urls/more.json:1: $.urls[0].url: is missing; right would be a text",
        "urls/more.json:1: $.urls[0].why: is missing; right would be a text",
      ])
  }

  @Test("wrong types are all named") func wrongTypesAreAllNamed() throws {
    let wrong = """
      {
        "$schema": "../schema/activities.schema.json", "format": 1, "activities": [{
          "id": 1,
          "kind": null,
          "activityType": ["x"],
          "webpageURL": true,
          "title": 0.5,
          "userInfo": [],
          "why": {},
          "sources": "RFC",
          "tags": [1, "Not a tag"]
        }]
      }
      """
    let place = "activities/more.json"
    let kinds =
      "universal-link, handoff, spotlight-item, spotlight-query, siri-intent, live-activity, widget, app-activity or "
      + "state-restoration"
    #expect(
      try refusals(of: Data(wrong.utf8), in: place) == [
        "\(place):3: $.activities[0].id: is a number; right would be a text",
        "\(place):4: $.activities[0].kind: is null; right would be \(kinds)",
        "\(place):5: $.activities[0].activityType: is an array; right would be a text",
        "\(place):6: $.activities[0].webpageURL: is a truth value; right would be a text",
        "\(place):7: $.activities[0].title: is a number; right would be a text",
        "\(place):8: $.activities[0].userInfo: is an array; right would be an object",
        "\(place):9: $.activities[0].why: is an object; right would be a text",
        "\(place):10: $.activities[0].sources: is a text; right would be an array",
        "\(place):11: $.activities[0].tags[0]: is a number; right would be a text",
        "\(place):11: $.activities[0].tags[1]: is \"Not a tag\"; right would be a word of a-z, 0-9 and hyphens",
      ])
  }

  @Test("a kind that no fixture of the file can have") func aKindThatNoFixtureOfTheFileCanHave() throws {
    #expect(
      try refusals(urls, replacing: "\"kind\": \"file-url\"", with: "\"kind\": \"handoff\"") == [
        "urls/links.json:36: $.urls[2].kind: is \"handoff\"; right would be custom-url, file-url or universal-link"
      ])
  }

  @Test("a source that is no page") func aSourceThatIsNoPage() throws {
    #expect(
      try refusals(urls, replacing: "https://www.rfc-editor.org/rfc/rfc8089", with: "http://example.org") == [
        "urls/links.json:42: $.urls[2].sources[0].url: is \"http://example.org\"; "
          + "right would be an address that begins with https://"
      ])
  }

  @Test("issues of one line come in the order of its elements") func issuesOfOneLineComeInTheOrderOfItsElements() throws
  {
    let numbers = (0...10).map(String.init).joined(separator: ", ")
    let text = #"{ "$schema": "urls.schema.json", "format": 1, "urls": [\#(numbers)] }"#
    let found = try refusals(of: Data(text.utf8), in: "urls/more.json")
    #expect(found.count == 11)
    #expect(found.first == "urls/more.json:1: $.urls[0]: is a number; right would be an object")
    #expect(found.last == "urls/more.json:1: $.urls[10]: is a number; right would be an object")
  }

  @Test("issues come file by file, each from top to bottom") func issuesComeFileByFileEachFromTopToBottom() throws {
    let folder = try goodCorpus(urls, replacing: "\"id\": \"links/document\"", with: "\"id\": \"\"")
    let activity = GoodCorpus.activities.replacingOccurrences(of: "\"why\"", with: "\"wy\"")
    try folder.write(activity, to: activities)
    let places = try refusals(folder).map { $0.components(separatedBy: ": ").prefix(2).joined(separator: " ") }
    #expect(
      places == [
        "activities/handoff.json:5 $.activities[0].why", "activities/handoff.json:13 $.activities[0].wy",
        "activities/handoff.json:17 $.activities[1].why", "activities/handoff.json:23 $.activities[1].wy",
        "urls/links.json:35 $.urls[2].id",
      ])
  }
}

import DelegateRoutingCorpus
import Foundation
import Testing

/// URL and activity fixtures that say something impossible.
@Suite struct FixtureRefusalTests {
  private let file = "urls/links.json"

  @Test(
    "an id of other characters",
    arguments: [
      "../x", "links", "links/", "/links/x", "links//x", "links/..", "links/a.b", "links/A", "links/a b", "links/ä",
      "links\\\\x", "links/x\\n",
    ]) func anIdOfOtherCharacters(_ id: String) throws
  {
    let found = try refusals(file, replacing: "\"id\": \"links/document\"", with: "\"id\": \"\(id)\"")
    #expect(
      found == [
        "urls/links.json:35: $.urls[2].id: is \"\(id)\"; right would be words of a-z, 0-9 and hyphens, joined by "
          + "slashes, such as encoding/space"
      ])
  }

  @Test("an id that begins with another file's name") func anIdThatBeginsWithAnotherFileSName() throws {
    #expect(
      try refusals(file, replacing: "\"id\": \"links/document\"", with: "\"id\": \"link/document\"") == [
        "urls/links.json:35: $.urls[2].id: is \"link/document\"; right would be links/…, which begins with the "
          + "file's name"
      ])
  }

  @Test("an id that is there twice") func anIdThatIsThereTwice() throws {
    #expect(
      try refusals(file, replacing: "\"id\": \"links/document\"", with: "\"id\": \"links/plain\"") == [
        "urls/links.json:35: $.urls[2].id: is \"links/plain\", as in urls/links.json: $.urls[0]; "
          + "right would be an id of its own"
      ])
  }

  @Test("a reason where nothing varies, and none where it does") func aReasonWhereNothingVariesAndNoneWhereItDoes()
    throws
  {
    #expect(
      try refusals(file, replacing: "\"parses\": \"varies\"", with: "\"parses\": true") == [
        "urls/links.json:40: $.urls[2].variesBecause: is there, but parses does not vary; "
          + "right would be parses \"varies\", or no reason"
      ])
    #expect(
      try refusals(file, replacing: "\"variesBecause\": \"It is said so for the test.\",", with: "") == [
        "urls/links.json:34: $.urls[2].variesBecause: is missing; right would be the reason why the systems differ"
      ])
  }

  @Test("another word for parses") func anotherWordForParses() throws {
    #expect(
      try refusals(file, replacing: "\"parses\": \"varies\"", with: "\"parses\": \"maybe\"") == [
        "urls/links.json:39: $.urls[2].parses: is \"maybe\"; right would be true, false or \"varies\""
      ])
    #expect(
      try refusals(file, replacing: "\"parses\": \"varies\"", with: "\"parses\": null") == [
        "urls/links.json:39: $.urls[2].parses: is null; right would be true, false or \"varies\""
      ])
  }

  @Test("options for a universal link") func optionsForAUniversalLink() throws {
    #expect(
      try refusals(file, replacing: "\"repeat\": {", with: "\"options\": { \"openInPlace\": true }, \"repeat\": {") == [
        "urls/links.json:28: $.urls[1].options: are there for a universal link; "
          + "right would be none: an activity has no such options"
      ])
    #expect(
      try refusals(file, replacing: "\"openInPlace\": true", with: "\"openInPlace\": 1") == [
        "urls/links.json:38: $.urls[2].options.openInPlace: is a number; right would be true or false"
      ])
  }

  @Test("braces that are no placeholder") func bracesThatAreNoPlaceholder() throws {
    for text in ["{sheme}://item/7?a=1", "{scheme}://item/7?a={", "{scheme}://item/7?a=}"] {
      #expect(
        try refusals(file, replacing: "{scheme}://item/7?a=1", with: text) == [
          "urls/links.json:8: $.urls[0].url: has braces that are no placeholder; "
            + "right would be {scheme}, {host} or {repeat}"
        ])
    }
    #expect(
      try refusals("activities/handoff.json", replacing: "https://www.{host}/", with: "https://www.{hots}/") == [
        "activities/handoff.json:21: $.activities[1].webpageURL: has braces that are no placeholder; "
          + "right would be {scheme}, {host} or {repeat}"
      ])
  }

  @Test("decoded parts may have braces of their own") func decodedPartsMayHaveBracesOfTheirOwn() throws {
    #expect(
      try refusals(file, replacing: "\"name\": \"a\", \"value\": \"1\"", with: "\"name\": \"{\", \"value\": \"}\"")
        == [])
  }

  @Test("a repetition and its placeholder belong together") func aRepetitionAndItsPlaceholderBelongTogether() throws {
    #expect(
      try refusals(file, replacing: "\"repeat\": { \"text\": \"ab\", \"count\": 3 },", with: "") == [
        "urls/links.json:27: $.urls[1].url: has {repeat}, but the fixture repeats nothing; "
          + "right would be a text without it, or the key repeat"
      ])
    #expect(
      try refusals(file, replacing: "https://{host}/{repeat}", with: "https://{host}/") == [
        "urls/links.json:27: $.urls[1].url: has {repeat} 0 times; right would be once, as the fixture repeats a text"
      ])
    #expect(
      try refusals(file, replacing: "https://{host}/{repeat}", with: "https://{host}/{repeat}{repeat}") == [
        "urls/links.json:27: $.urls[1].url: has {repeat} 2 times; right would be once, as the fixture repeats a text"
      ])
  }

  @Test("a repetition that would fill the memory") func aRepetitionThatWouldFillTheMemory() throws {
    #expect(
      try refusals(file, replacing: "\"count\": 3", with: "\"count\": 524289") == [
        "urls/links.json:28: $.urls[1].repeat: makes more than 1048576 bytes; right would be at most 1048576 bytes "
          + "(1 MiB)"
      ])
    for count in ["9223372036854775807", "1", "0", "2.5", "-3"] {
      #expect(
        try refusals(file, replacing: "\"count\": 3", with: "\"count\": \(count)") == [
          "urls/links.json:28: $.urls[1].repeat.count: is \(count); right would be a whole number from 2 to 1048576"
        ])
    }
  }

  @Test("parts with keys missing and of wrong types") func partsWithKeysMissingAndOfWrongTypes() throws {
    #expect(
      try refusals(file, replacing: "\"fragment\": null", with: "\"fragments\": null") == [
        "urls/links.json:11: $.urls[0].parts.fragment: is missing; right would be a text or null",
        "urls/links.json:18: $.urls[0].parts.fragments: is not known here; right would be no key but scheme, host, "
          + "port, path, segments, query or fragment",
      ])
    #expect(
      try refusals(file, replacing: "\"port\": null", with: "\"port\": 65536") == [
        "urls/links.json:14: $.urls[0].parts.port: is 65536; right would be a whole number from 0 to 65535, or null"
      ])
    #expect(
      try refusals(file, replacing: "\"port\": null", with: "\"port\": \"80\"") == [
        "urls/links.json:14: $.urls[0].parts.port: is a text; right would be a whole number from 0 to 65535, or null"
      ])
    #expect(
      try refusals(file, replacing: "\"segments\": [\"7\"]", with: "\"segments\": [7]") == [
        "urls/links.json:16: $.urls[0].parts.segments[0]: is a number; right would be a text"
      ])
    #expect(
      try refusals(file, replacing: "{ \"name\": \"a\", \"value\": \"1\" }", with: "{ \"name\": \"a\" }") == [
        "urls/links.json:17: $.urls[0].parts.query[0].value: is missing; right would be a text or null"
      ])
  }

  @Test("parts of a text that does not parse everywhere") func partsOfATextThatDoesNotParseEverywhere() throws {
    let folder = try goodCorpus(file, replacing: "\"{scheme}://item/7?a=1\"", with: "\"{scheme}://[\"")
    let text = try String(contentsOf: folder.url.appendingPathComponent(file), encoding: .utf8)
    let first = try #require(text.range(of: "\"parses\": true"))
    try folder.write(text.replacingCharacters(in: first, with: "\"parses\": false"), to: file)
    #expect(
      try refusals(folder) == [
        "urls/links.json:11: $.urls[0].parts: are there, but the text does not parse everywhere; "
          + "right would be no parts"
      ])
  }
}

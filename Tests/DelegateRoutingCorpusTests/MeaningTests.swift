import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation
import Testing

/// What fixtures say of themselves is checked against this system's Foundation.
@Suite struct MeaningTests {
  private let file = "urls/links.json"

  /// The issues of a corpus that is of the right shape.
  private func issues(_ path: String, replacing text: String, with other: String) throws -> [String] {
    try goodCorpus(path, replacing: text, with: other).corpus().validate().map(\.description)
  }

  /// The issues of a single URL fixture, with all but its own lines cut off.
  private func issues(url: String, kind: String = "custom-url", parses: String, parts: String? = nil) throws
    -> [String]
  {
    let folder = try TemporaryFolder(GoodCorpus.files)
    let more = """
      { "$schema": "../schema/urls.schema.json", "format": 1, "urls": [{
        "id": "more/one", "kind": "\(kind)", "url": "\(url)", "parses": \(parses),
        \(parts.map { "\"parts\": \($0)," } ?? "")
        "why": "Why.", "sources": [{ "title": "T", "url": "https://example.org" }], "tags": ["x"]
      }] }
      """
    try folder.write(more, to: "urls/more.json")
    return try folder.corpus().validate().map(\.description)
  }

  @Test("a text that is said to parse and does not") func aTextThatIsSaidToParseAndDoesNot() throws {
    #expect(
      try issues(url: "acme://[", parses: "true") == [
        "urls/more.json:2: $.urls[0].parses: is true, but the text does not parse here; "
          + "right would be false or \"varies\""
      ])
  }

  @Test("a text that is said not to parse and does") func aTextThatIsSaidNotToParseAndDoes() throws {
    #expect(
      try issues(url: "acme://item", parses: "false") == [
        "urls/more.json:2: $.urls[0].parses: is false, but the text parses here; right would be true or \"varies\""
      ])
    #expect(try issues(url: "acme://[", parses: "false") == [])
    #expect(try issues(url: "", parses: "false") == [])
  }

  @Test("a text that is said to vary is never an issue") func aTextThatIsSaidToVaryIsNeverAnIssue() throws {
    let reason = "\"varies\", \"variesBecause\": \"For the test.\""
    #expect(try issues(url: "acme://[", parses: reason) == [])
    #expect(try issues(url: "acme://item/a b", parses: reason) == [])
    #expect(try issues(url: "acme://item", parses: reason) == [])
  }

  @Test("a text that the URL changes does not parse") func aTextThatTheURLChangesDoesNotParse() throws {
    #expect(
      try issues(url: "acme://item/a|b", parses: "true") == [
        "urls/more.json:2: $.urls[0].parses: is true, but the URL made here is \"acme://item/a%7Cb\"; "
          + "right would be \"varies\""
      ])
  }

  @Test("the kind must agree with the scheme") func theKindMustAgreeWithTheScheme() throws {
    func problem(_ url: String, _ kind: String) throws -> String? {
      let found = try issues(url: url, kind: kind, parses: "true")
      #expect(found.count < 2)
      return found.first?.replacingOccurrences(of: "urls/more.json:2: $.urls[0].kind: ", with: "")
    }
    #expect(
      try problem("acme://a", "file-url")
        == "is file-url, but the scheme is acme; right would be the kind that agrees with the scheme")
    #expect(
      try problem("FILE:///a", "custom-url") == "is custom-url, but the scheme is file; right would be file-url")
    #expect(
      try problem("HTTPS://a.example/", "custom-url")
        == "is custom-url, but the scheme is https; right would be universal-link")
    let web = "is universal-link, but the text is no web address; right would be http or https, and a host"
    #expect(try problem("acme://a", "universal-link") == web)
    #expect(try problem("https:///a", "universal-link") == web)
    #expect(try problem("http://a.example", "universal-link") == nil)
    #expect(try problem("file:/a", "file-url") == nil)
    #expect(try problem("acme:a", "custom-url") == nil)
  }

  @Test("written parts must be the parts") func writtenPartsMustBeTheParts() throws {
    let wrong = """
      {
          "scheme": "Acme", "host": null, "port": 81, "path": "/a b",
          "segments": ["a/b"], "query": null, "fragment": ""
        }
      """
    let place = "urls/more.json"
    #expect(
      try issues(url: "acme://item:80/a%2Fb/?x=1&y&=%26#", parses: "true", parts: wrong) == [
        "\(place):4: $.urls[0].parts.host: is null, but the text has another; right would be \"item\"",
        "\(place):4: $.urls[0].parts.path: is \"/a b\", but the text has another; right would be \"/a%2Fb/\"",
        "\(place):4: $.urls[0].parts.port: is 81, but the text has another; right would be 80",
        "\(place):4: $.urls[0].parts.scheme: is \"Acme\", but the text has another; right would be \"acme\"",
        "\(place):5: $.urls[0].parts.query: is null, but the text has another; "
          + "right would be [\"x\": \"1\", \"y\": null, \"\": \"&\"]",
        "\(place):5: $.urls[0].parts.segments: is [\"a/b\"], but the text has another; "
          + "right would be [\"a/b\", \"\"]",
      ])
    #expect(
      try issues(file, replacing: "\"host\": \"item\"", with: "\"host\": \"{host}\"") == [
        "urls/links.json:13: $.urls[0].parts.host: is \"links.example.com\", but the text has another; "
          + "right would be \"item\""
      ])
  }

  @Test(
    "right parts are found to be right",
    arguments: [
      ("acme:", #"null, "port": null, "path": "", "segments": [], "query": null"#),
      ("acme:/", #"null, "port": null, "path": "/", "segments": [""], "query": null"#),
      ("acme:a/b", #"null, "port": null, "path": "a/b", "segments": ["a", "b"], "query": null"#),
      ("acme:///a//b", #""", "port": null, "path": "/a//b", "segments": ["a", "", "b"], "query": null"#),
      ("acme://h?", #""h", "port": null, "path": "", "segments": [], "query": []"#),
      (
        "acme://h?a+b=c=d&&e=",
        #""h", "port": null, "path": "", "segments": [], "query": [{"name": "a+b", "value": "c=d"}, "#
          + #"{"name": "", "value": null}, {"name": "e", "value": ""}]"#
      ),
      ("acme://u:p@[::1]:7/", #""[::1]", "port": 7, "path": "/", "segments": [""], "query": null"#),
      (
        "acme://xn--bcher-kva.example",
        #""xn--bcher-kva.example", "port": null, "path": "", "segments": [], "query": null"#
      ),
      ("acme://h/%C3%A9", #""h", "port": null, "path": "/%C3%A9", "segments": ["é"], "query": null"#),
    ]) func rightPartsAreFoundToBeRight(_ url: String, _ parts: String) throws
  {
    for (end, fragment) in [("", "null"), ("#", #""""#), ("#a%20b", #""a%20b""#)] {
      let whole = #"{ "scheme": "acme", "host": \#(parts), "fragment": \#(fragment) }"#
      #expect(try issues(url: url + end, parses: "true", parts: whole) == [])
    }
  }

  @Test("a universal link is a browsing-web activity") func aUniversalLinkIsABrowsingWebActivity() throws {
    #expect(
      try issues("activities/handoff.json", replacing: "NSUserActivityTypeBrowsingWeb", with: "com.example.web") == [
        "activities/handoff.json:20: $.activities[1].activityType: is \"com.example.web\", but the kind is "
          + "universal-link; right would be NSUserActivityTypeBrowsingWeb"
      ])
  }

  @Test("addresses of an activity are web addresses") func addressesOfAnActivityAreWebAddresses() throws {
    for address in ["acme://item", "https://[", "https:///a", "https://a.example/ b"] {
      #expect(
        try issues("activities/handoff.json", replacing: "https://www.example.org/", with: address) == [
          "activities/handoff.json:22: $.activities[1].referrerURL: is \"\(address)\"; "
            + "right would be a web address that parses on every system"
        ])
    }
    #expect(
      try issues("activities/handoff.json", replacing: "https://{host}/article/7", with: "{scheme}://a") == [
        "activities/handoff.json:9: $.activities[0].webpageURL: is \"acme://a\"; "
          + "right would be a web address that parses on every system"
      ])
  }

  @Test("steps are checked in each setting, under an identity that accepts every fixture")
  func stepsAreCheckedInEachSettingUnderAnIdentityThatAcceptsEveryFixture() throws {
    let folder = try goodCorpus(file, replacing: "{scheme}://item/7?a=1", with: "other://item/7?a=1")
    try folder.write(
      GoodCorpus.urls.replacingOccurrences(of: "\"{scheme}", with: "\"other"), to: file)
    var asked: [String] = []
    let issues = try folder.corpus().validate { scenario, setting, steps in
      asked.append("\(scenario.id) \(setting.name) \(steps.count) \(setting.identity.schemes)")
      return setting.name == "swiftui-app" ? (1, "the scene is not connected") : nil
    }
    #expect(
      asked == [
        "ready/waits uikit-scenes-template 3 [\"acme\", \"other\"]", "ready/waits swiftui-app 3 [\"acme\", \"other\"]",
      ])
    #expect(
      issues.map(\.description) == [
        "scenarios/ready.json:15: $.scenarios[0].steps[1]: cannot happen in swiftui-app: the scene is not connected; "
          + "right would be a step that can, or another setting"
      ])
  }
}

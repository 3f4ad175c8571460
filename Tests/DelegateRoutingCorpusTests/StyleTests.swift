import Foundation
import Testing

@testable import DelegateRoutingCorpus

/// How files are written, and what holds between fixtures.
@Suite struct StyleTests {
  private func issues(_ folder: TemporaryFolder) throws -> [String] {
    try folder.corpus().validateStyle().map(\.description).filter { !$0.contains("is laid out otherwise") }
  }

  /// The good corpus, with the lists of tags that it needs.
  private func corpus(_ path: String, replacing text: String, with other: String) throws -> TemporaryFolder {
    let folder = try goodCorpus(path, replacing: text, with: other)
    for (path, data) in GoodCorpus.wholeFiles {
      let file = folder.url.appendingPathComponent(path)
      if !FileManager.default.fileExists(atPath: file.path) { try folder.write(data, to: path) }
    }
    return folder
  }

  @Test("the good corpus has no issue") func theGoodCorpusHasNoIssue() throws {
    #expect(try issues(TemporaryFolder(GoodCorpus.wholeFiles)) == [])
  }

  @Test("a file in another layout is shown the line that would be right") func layout() throws {
    let folder = try TemporaryFolder(GoodCorpus.wholeFiles)
    let right = """
      {
        "$schema": "schema/retired.schema.json",
        "format": 1,
        "retired": [
          { "id": "links/old", "since": "0.1.0", "reason": "It was there twice." }
        ]
      }

      """
    func found(_ text: String) throws -> [String] {
      try folder.write(text, to: "retired.json")
      return try folder.corpus().validateStyle().map(\.description).filter { $0.hasPrefix("retired.json") }
    }
    #expect(CanonicalLayout.text(of: Data(GoodCorpus.retired.utf8)) == laidOut)
    #expect(try found(laidOut) == [])
    #expect(
      try found(right) == [
        "retired.json:5: $: is laid out otherwise than the corpus; right would be \"    {\", as delegate-routing "
          + "corpus format writes it"
      ])
    #expect(
      try found(laidOut + "\n") == [
        "retired.json:12: $: is laid out otherwise than the corpus; right would be one final line break, as "
          + "delegate-routing corpus format writes it"
      ])
  }

  private let laidOut = """
    {
      "$schema": "schema/retired.schema.json",
      "format": 1,
      "retired": [
        {
          "id": "links/old",
          "since": "0.1.0",
          "reason": "It was there twice."
        }
      ]
    }

    """

  @Test("what cannot be seen is escaped, what can is not") func escapes() {
    let written = #"{"a":[{"b":"\u00e9 \u200b\u0000 \/ \ud83c\udf89","c":[1e3,true,null,{}]}]}"#
    #expect(
      CanonicalLayout.text(of: Data(written.utf8))
        == "{\n  \"a\": [\n    {\n      \"b\": \"é \\u200b\\u0000 / 🎉\",\n      \"c\": [1e3, true, null, {}]\n"
        + "    }\n  ]\n}\n")
    #expect(CanonicalLayout.text(of: Data("{".utf8)) == nil)
  }

  @Test("a list that does not fit on a line has a line for each element") func width() throws {
    let long = String(repeating: "x", count: 50)
    let fits = #"{"a":[{"b":["\#(long)","\#(String(repeating: "y", count: 50))"]}]}"#
    let tooLong = #"{"a":[{"b":["\#(long)","\#(String(repeating: "y", count: 51))"]}]}"#
    let line = try #require(CanonicalLayout.text(of: Data(fits.utf8))).split(separator: "\n")
    #expect(line.map(\.count).max() == 119)
    #expect(try #require(CanonicalLayout.text(of: Data(tooLong.utf8))).split(separator: "\n").count == line.count + 3)
  }

  @Test("a tag that the schema does not list") func tags() throws {
    let folder = try corpus("urls/links.json", replacing: "[\"web-link\", \"long\"]", with: "[\"web-lnk\", \"long\"]")
    #expect(try issues(folder) == [])
    try folder.write(#"{"$defs": {"tag": {"enum": ["plain", "web-link", "long"]}}}"#, to: "schema/urls.schema.json")
    #expect(
      try issues(folder) == [
        "urls/links.json:32: $.urls[1].tags[0]: is \"web-lnk\"; right would be plain, web-link or long"
      ])
  }

  @Test("an id that was withdrawn") func retired() throws {
    #expect(
      try issues(corpus("urls/links.json", replacing: "links/document", with: "links/old")) == [
        "urls/links.json:35: $.urls[2].id: is \"links/old\", which was withdrawn; right would be an id that was never "
          + "used"
      ])
  }

  @Test("two fixtures with the same content") func contents() throws {
    let folder = try corpus("urls/links.json", replacing: "file:///tmp/a.txt", with: "file:///tmp/a.txt")
    let second = """
      {"$schema": "../schema/urls.schema.json", "format": 1, "urls": [{
        "id": "more/document", "kind": "file-url", "url": "file:///tmp/a.txt", "options": { "openInPlace": true },
        "parses": true, "why": "Another sentence.", "sources": [{ "title": "a", "url": "https://example.com/" }],
        "tags": ["plain"]
      }]}
      """
    try folder.write(second, to: "urls/more.json")
    #expect(
      try issues(folder) == [
        "urls/more.json:1: $.urls[0]: has the same content as urls/links.json: $.urls[2]; "
          + "right would be one fixture of the two"
      ])
    try folder.write(second.replacingOccurrences(of: "true }", with: "false }"), to: "urls/more.json")
    #expect(try issues(folder) == [])
  }

  @Test("two scenarios with the same steps in the same setting") func scenarios() throws {
    let folder = try TemporaryFolder(GoodCorpus.wholeFiles)
    let other = GoodCorpus.regressions.replacingOccurrences(of: "/lost/", with: "/more/")
    try folder.write(other, to: "regressions/more.json")
    #expect(
      try issues(folder) == [
        "regressions/more.json:5: $.scenarios[0]: has the same content as regressions/lost.json: $.scenarios[0]; "
          + "right would be one fixture of the two"
      ])
  }

  @Test("a page with two titles") func titles() throws {
    #expect(
      try issues(
        corpus(
          "regressions/lost.json", replacing: "\"a/b, issue 1\", \"url\": \"https://github.com/a/b/issues/1\"",
          with: "\"Issue 1\", \"url\": \"https://developer.apple.com/documentation/uikit\"")) == [
          "regressions/lost.json:9: $.scenarios[0].reports[0].title: is \"Issue 1\", elsewhere \"Apple\"; "
            + "right would be one title for https://developer.apple.com/documentation/uikit"
        ])
  }

  @Test("a page that is a source and a report") func namedTwice() throws {
    let report = #"[{ "title": "RFC 3986", "url": "https://www.rfc-editor.org/rfc/rfc3986", "witness": "wanted" }]"#
    let folder = try corpus(
      "urls/links.json", replacing: "A web link.\",", with: "A web link.\", \"reports\": \(report),")
    #expect(
      try issues(folder) == [
        "urls/links.json:30: $.urls[1].reports[0]: is a page that the sources name; "
          + "right would be one of the two: the report, if a router failed the fixture there"
      ])
    #expect(
      try folder.corpus().reports.map(\.fixture).sorted() == ["links/web"]
        + Array(repeating: "regression/lost/written-out", count: 2))
  }

  @Test("a report that is covered and out of scope") func decidedTwice() throws {
    #expect(
      try issues(
        corpus("regressions/out-of-scope.json", replacing: "b/issues/3", with: "b/issues/1")
      ).contains(
        "regressions/out-of-scope.json:7: $.outOfScope[0].url: is a report that a scenario has; "
          + "right would be a scenario, or a reason why there is none"))
  }
}

import Foundation
import Testing

@testable import DelegateRoutingAudit

/// Silencing, and the forms of the report.
struct ReportFormTests {
  private func report(_ comment: String) throws -> AuditReport {
    try FixtureProject(files: ["Links.swift": "\(comment)\nlet url = activity.webpageURL!\n"]).audited()
  }

  @Test(arguments: [
    "// delegate-routing:ignore web-page-forced: the test data have one",
    "/* delegate-routing:ignore web-page-forced: the test data have one */",
    "/*\n delegate-routing:ignore web-page-forced: the test data have one\n*/",
  ])
  func aCommentWithAReasonSilencesTheNextLine(_ comment: String) throws {
    let report = try report(comment)
    #expect(report.findings.isEmpty)
    #expect(report.silenced.map(\.reason) == ["the test data have one"])
    #expect(report.unread.isEmpty)
    #expect(report.censusLine == "nothing found, 1 silenced among 48 shapes in 1 source files")
  }

  @Test func aCommentOnTheLineItself() throws {
    let text = "let url = activity.webpageURL! // delegate-routing:ignore web-page-forced: the test data have one\n"
    #expect(try FixtureProject(files: ["A.swift": text]).audited().silenced.count == 1)
  }

  @Test(arguments: [
    ("// delegate-routing:ignore web-page-forced", "has no reason"),
    ("// delegate-routing:ignore web-page-forced:  ", "has no reason"),
    ("// delegate-routing:ignore first-of-a-set: another rule", "silences nothing"),
    ("// delegate-routing:ignore web-page-forced: too far away\n", "silences nothing"),
  ])
  func aCommentThatSilencesNothingIsTold(_ comment: String, _ words: String) throws {
    let report = try report(comment)
    #expect(report.findings.map(\.rule) == ["web-page-forced"])
    #expect(report.unread.count == 1)
    #expect(report.unread.first?.why.contains(words) == true)
  }

  @Test func aStringIsNoSilencingComment() throws {
    let report = try report("let text = \"// delegate-routing:ignore web-page-forced: no\"")
    #expect(report.findings.count == 1)
    #expect(report.unread.isEmpty)
  }

  @Test func annotationsNameFileAndLine() throws {
    #expect(
      try report("").annotations().components(separatedBy: "\n")[0]
        == "::error file=Links.swift,line=2,title=web-page-forced::it ends the app where there is none. "
        + "An activity's web page is forced, and there may be none. "
        + "Do: leave the method where there is none. Specs/audit.md#web-page-forced")
  }

  @Test func markdownCannotBeBrokenByWhatIsFound() throws {
    let report = try FixtureProject(files: [
      "a|b`.swift":
        "@main class AppDelegate: UIResponder, UIApplicationDelegate {\nfunc applicationDidBecomeActive(_ application: UIApplication) { f(\"```\") }\n}"
    ]).audited()
    let lines = report.markdown().components(separatedBy: "\n")
    #expect(lines.contains { $0.contains("`ab.swift:1`") })
    #expect(lines.filter { $0.trimmingSpace().hasPrefix("```") }.count % 2 == 0)
  }

  @Test func sarifHasARuleForEachResult() throws {
    let report = try report("// delegate-routing:ignore web-page-forced: one\nlet a = b.webpageURL!")
    let data = try JSONEncoder().encode(SARIF(report, toolVersion: "0.1.0"))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["version"] as? String == "2.1.0")
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["web-page-forced", "web-page-forced"])
    #expect(results.map { $0["suppressions"] != nil } == [false, true])
    let tool = run["tool"] as? [String: Any]
    let rules = (tool?["driver"] as? [String: Any])?["rules"] as? [[String: Any]] ?? []
    let index = try #require(results[0]["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "web-page-forced")
  }

  @Test func profilesAreReadFromFilesAndRefusedWithTheReason() throws {
    #expect(FrameworkProfile.bundled.map(\.name) == ["capacitor"])
    let missing = try #require(throws: AuditError.self) { try FrameworkProfile.named("cordoba") }
    #expect(
      missing.description
        == "cordoba: is no profile; right would be capacitor or a file of the same form, ending in .json")
    try withFolder { folder in
      let file = folder.appendingPathComponent("own.json")
      try Data("{\"name\": \"own\"}".utf8).write(to: file)
      let wrong = try #require(throws: AuditError.self) { try FrameworkProfile.named(file.path) }
      #expect(wrong.problem.hasPrefix("is no profile"))
    }
  }
}

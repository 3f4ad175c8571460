import DelegateRoutingConformance
import DelegateRoutingSpec
import FaultyRouters
import Foundation
import Testing

/// What is printed where a rule is broken. `Failures` has a page of prose for each router rule: the whole text of the
/// failure of one faulty router in one case, written to be read. Its last line says which router and which case.
@MainActor struct FailureTextTests {
  @Test("a broken rule is told as its page says", arguments: RouterRule.allCases)
  func isTold(_ rule: RouterRule) async throws {
    let page = try String(contentsOf: Self.folder.appendingPathComponent("\(rule.rawValue).txt"), encoding: .utf8)
    let words = try #require(page.split(separator: "\n").last).split(separator: " ").map(String.init)
    let (router, id) = (words[words.count - 3], words[words.count - 1].filter { $0 != "'" })
    let fault = try #require(Fault.all.first { $0.id == router })
    let report = await ConformanceSuite.run(fault.candidate, try SharedCatalogue.get(), .only(id))
    let text = ReportText.failures(report, colour: false) {
      "delegate-routing check --router \(router) --only '\($0)'"
    }
    #expect(Self.difference(page, text) == nil)
    #expect(report.results.first?.brokenRules == [rule])
    #expect(fault.rule == rule)
  }

  @Test("each page is about a rule")
  func noPageIsLeft() throws {
    let pages = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(pages.sorted() == RouterRule.allCases.map { "\($0.rawValue).txt" }.sorted())
  }

  @Test("a page that says something else than what is told is found, with the line")
  func aDifferenceIsFound() {
    #expect(Self.difference("one\ntwo\n", "one\ntwo\n") == nil)
    #expect(Self.difference("one\ntwo\n", "one\n2\n") == "line 2:\n- two\n+ 2")
    #expect(Self.difference("one\n", "one\ntwo\n") == "line 2:\n- \n+ two")
  }

  @Test(
    "a line to paste is offered where a declaration would make up for it, and not elsewhere",
    arguments: [
      // Nothing but a late listener may get a link again, and here the person came back.
      ("replays-on-focus", "stale/app-delegate/return-after-cold-link", "  a bug under every profile\n"),
      ("newest-first", "ready/app-delegate/cold-and-warm-before", "  a bug under every profile\n"),
      ("accessor-empty-when-cold", "launch-link/app-delegate/web-link", "  a bug under every profile\n"),
      (
        "dropped-before-ready", "cold/custom-url/app-delegate/from-not-running",
        "RouterProfile { $0.keepsUntilReady = .last }  // or what the router keeps; or disconnectBeforeReady\n"
      ),
    ])
  func declarations(_ router: String, _ id: String, _ line: String) async throws {
    let fault = try #require(Fault.all.first { $0.id == router })
    let report = await ConformanceSuite.run(fault.candidate, try SharedCatalogue.get(), .only(id))
    #expect(ReportText.failures(report, colour: false) { $0 }.contains(line))
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Failures")

  /// The first line in which a page and a text part; nil where they do not.
  private static func difference(_ page: String, _ text: String) -> String? {
    let lines = [page, text].map { $0.components(separatedBy: "\n") }
    for number in 0..<max(lines[0].count, lines[1].count) {
      let pair = lines.map { number < $0.count ? $0[number] : "" }
      if pair[0] != pair[1] { return "line \(number + 1):\n- \(pair[0])\n+ \(pair[1])" }
    }
    return nil
  }
}

import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation
import Testing

@testable import DelegateRoutingConformance

/// `Specs/adapter.md` names what the code has.
@Suite struct AdapterPageTests {
  private let page: MarkdownPage

  init() throws { page = try MarkdownPage("adapter.md") }

  @Test func tableHasARowForEachFieldOfTheProfileInOrder() {
    let fields = Mirror(reflecting: RouterProfile()).children.compactMap(\.label)
    #expect(page.table("Field", after: "The profile").map { $0[0] } == fields)
    #expect(page.table("Field", after: "The profile").allSatisfy { $0.count == 5 })
  }

  @Test func rowNamesTheDefaultAndEveryOtherValue() throws {
    try expectRow("keepsUntilReady", RouterProfile().keepsUntilReady)
    try expectRow("severalURLs", RouterProfile().severalURLs)
    try expectRow("earlyWarmLinks", RouterProfile().earlyWarmLinks)
    try expectRow("otherActivities", RouterProfile().otherActivities)
    try expectRow("missingWebpageURL", RouterProfile().missingWebpageURL)
    try expectRow("disconnectBeforeReady", RouterProfile().disconnectBeforeReady)
    try expectRow("launchLink", RouterProfile().launchLink)
    try expectRow("launchLinkReadable", RouterProfile().launchLinkReadable)
    try expectRow("launchLinkScope", RouterProfile().launchLinkScope)
    try expectRow("sceneScope", RouterProfile().sceneScope)
    try expectRow("windowScope", RouterProfile().windowScope)
  }

  private func expectRow<Value: CaseIterable & Equatable>(_ field: String, _ value: Value) throws {
    let row = try #require(page.table("Field", after: "The profile").first { $0[0] == field })
    #expect(row[1] == ".\(value)")
    for other in Value.allCases where other != value { #expect(row[3].contains(".\(other)"), "\(field): \(other)") }
  }

  @Test func exampleIsTheSameInSwiftAndInJSON() throws {
    let written = try #require(page.code("json").first).joined(separator: "\n")
    let profile = RouterProfile {
      $0.lifeCycles = [.scene]
      $0.eventKinds = [.customURL, .universalLink]
      $0.ready = .appSignal(.scene)
      $0.keepsUntilReady = .last
      $0.channels = [Channel(name: "open"), Channel(name: "legacy", role: .mirror, fields: [.url])]
    }
    #expect(try JSONDecoder().decode(RouterProfile.self, from: Data(written.utf8)) == profile)
    #expect(
      try #require(page.code("swift").first) == [
        "static let profile = RouterProfile {",
        "  $0.lifeCycles = [.scene]",
        "  $0.eventKinds = [.customURL, .universalLink]",
        "  $0.ready = .appSignal(.scene)",
        "  $0.keepsUntilReady = .last",
        "  $0.channels = [Channel(name: \"open\"), Channel(name: \"legacy\", role: .mirror, fields: [.url])]",
        "}",
      ])
    #expect(page.lines.contains("declared limits: \(profile.declaredLimits.joined(separator: "; "))"))
  }

  @Test func tableNamesEveryVerdict() {
    #expect(page.table("Verdict", after: "Verdicts").map { $0[0] } == Verdict.allCases.map(\.rawValue))
  }

  @Test func tablesNameEveryKeyOfTheReport() throws {
    let result = CaseRecord(
      router: "", id: "", group: "", verdict: .pass, runs: 0, deviations: 0, rules: [], reading: nil, note: nil,
      cells: [], changed: [], parsed: [], calledOut: [])
    let run = RunRecord(
      router: "", profile: RouterProfile(), corpus: try Corpus.bundled().census, unparsed: 0, catalogue: 1,
      unexpectedPasses: [])
    let report = try ReportJSON(merging: [.run(run), .result(result)])
    #expect(page.table("Key", after: "The JSON report").map { $0[0] } == keys(of: report))
    let one = try #require(report.cases.first)
    #expect(page.table("Case key", after: "The JSON report").map { $0[0] } == keys(of: one))
    #expect(page.table("Run key", after: "The report file").map { $0[0] } == keys(of: run))
    #expect(page.table("Result key", after: "The report file").map { $0[0] } == keys(of: result))
  }

  private func keys(of value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }
}

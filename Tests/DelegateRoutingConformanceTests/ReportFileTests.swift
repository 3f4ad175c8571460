import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation
import Testing

@testable import DelegateRoutingConformance

/// Report files that cannot be right are refused, and what is not a whole run does not look like one.
struct ReportFileTests {
  private let run: RunRecord
  private let result = CaseRecord(
    router: "a", id: "cold/x", group: "cold", verdict: .pass, runs: 1, deviations: 0, rules: [], reading: nil,
    note: nil, cells: [], changed: [], parsed: [], calledOut: [])

  init() throws {
    run = RunRecord(
      router: "a", profile: RouterProfile(), corpus: try Corpus.bundled().census, unparsed: 0, catalogue: 2,
      unexpectedPasses: [])
  }

  @Test(
    "a line with a number that cannot be is named",
    arguments: [
      ("\"format\":1", "\"format\":2", "1: $: format is 2, but has to be 1"),
      ("\"catalogue\":2", "\"catalogue\":-1", "1: $: catalogue is -1, but has to be from 0 to 1000000000"),
      (
        "\"runs\":1", "\"runs\":9223372036854775807",
        "2: $: runs is 9223372036854775807, but has to be from 0 to 1000000000"
      ),
    ])
  func aNumberOutOfItsRange(_ old: String, _ new: String, _ problem: String) throws {
    try withFile { file in
      try ReportLine.append([.run(run), .result(result)], to: file)
      let text = try String(contentsOf: file, encoding: .utf8)
      try text.replacingOccurrences(of: old, with: new).write(to: file, atomically: true, encoding: .utf8)
      let error = #expect(throws: SuiteError.self) { try ReportLine.read(file) }
      #expect(error.map { "\($0)" }?.contains(problem) == true, "\(String(describing: error))")
    }
  }

  @Test func resultsOfAnotherRouterAreRefused() {
    var other = result
    other.router = "b"
    #expect(refusal([.run(run), .result(other)])?.contains("several routers: a and b") == true)
  }

  @Test func otherCataloguesAreRefused() {
    var other = run
    other.catalogue = 3
    #expect(refusal([.run(run), .run(other)])?.contains("different catalogues, of 2 and 3 cases") == true)
    other.catalogue = 0
    #expect(refusal([.run(other), .result(result)])?.contains("different catalogues, of 0 and 1 cases") == true)
  }

  @Test func aRunWithoutCasesFails() throws {
    let report = try ReportJSON(merging: [.run(run)])
    #expect(report.isFailure)
    #expect(report.problems == ["no case was played"])
  }

  @Test func aPartOfTheCatalogueSaysSo() throws {
    let report = try ReportJSON(merging: [.run(run), .result(result)])
    #expect(!report.isFailure)
    #expect(report.markdown().hasPrefix("## a: conforms as far as it was run\n"))
    #expect(
      String(decoding: try report.shields(), as: UTF8.self)
        == #"{"color":"yellow","label":"link routing","message":"1/1, incomplete","schemaVersion":1}"# + "\n")
  }

  #if os(Linux)
    @Test func aFullDiskIsAnError() {
      let error = #expect(throws: SuiteError.self) {
        try ReportLine.append([.run(run)], to: URL(fileURLWithPath: "/dev/full"))
      }
      #expect(error.map { "\($0)" } == "/dev/full: cannot be written: No space left on device")
    }
  #endif

  private func refusal(_ lines: [ReportLine]) -> String? {
    let error = #expect(throws: SuiteError.self) { try ReportJSON(merging: lines) }
    return error.map { "\($0)" }
  }

  private func withFile(_ body: (URL) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file)
  }
}

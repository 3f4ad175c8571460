import Foundation
import Testing

/// Adapters that take the process down: the case is named, and the process ends.
struct UnrulyTests {
  @Test func anAdapterThatBlocksEndsTheProcessAndIsNamed() async throws {
    let run = try await run("unruly", ["blocks"])
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "the case cold/custom-url/app-delegate/from-not-running blocks the main thread"), "\(run.errors)")
  }

  @Test(arguments: ["traps", "overflows"]) func anAdapterThatCrashesIsNamed(_ how: String) async throws {
    let run = try await run("unruly", [how])
    #expect(run.status != 0)
    #expect(
      run.errors.contains(
        "delegate-routing: crashed while playing the case cold/custom-url/app-delegate/from-not-running\n"),
      "\(run.errors.suffix(400))")
  }

  @Test func anAdapterThatExitsFailsTheRunAndIsNamed() async throws {
    let run = try await run("unruly", ["exits"])
    #expect(run.status == 1)
    #expect(
      run.errors.contains(
        "delegate-routing: the router ended the process in the case cold/custom-url/app-delegate/from-not-running\n"),
      "\(run.errors.suffix(400))")
  }

  @Test(arguments: [
    ("traps", "it crashed"), ("exits", "it ended the process"), ("blocks", "it blocks the main thread"),
  ])
  func aCopyThatIsLostNamesItsCaseAndTheOthersArePlayed(_ how: String, _ note: String) async throws {
    let run = try await run("unruly", ["workers", how])
    #expect(run.status == 0, "\(run.errors)")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let cases = try #require(report["cases"] as? [[String: Any]])
    #expect(
      cases.map { $0["id"] as? String } == [
        "cold/custom-url/app-delegate/from-not-running", "cold/universal-link/app-delegate/from-not-running",
      ])
    #expect(cases.map { $0["verdict"] as? String } == ["errored", "fail"])
    #expect(cases.first?["note"] as? String == note)
  }
}

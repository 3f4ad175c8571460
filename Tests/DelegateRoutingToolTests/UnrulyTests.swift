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

  @Test func anAdapterThatTrapsIsNamed() async throws {
    let run = try await run("unruly", ["traps"])
    #expect(run.status != 0)
    #expect(
      run.errors.contains(
        "delegate-routing: crashed while playing the case cold/custom-url/app-delegate/from-not-running\n"),
      "\(run.errors.suffix(400))")
  }
}

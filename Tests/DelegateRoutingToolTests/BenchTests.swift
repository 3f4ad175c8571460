import Foundation
import Testing

/// `bench`: its shape. How fast the suite is here and now is nothing that a test can expect.
struct BenchTests {
  @Test func theFiguresAreJSONOfTheDocumentedShape() async throws {
    let run = try await tool("bench", "--format", "json")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty, "no progress where there is no terminal")
    let figures = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(figures["router"] as? String == "deferring-scene-proxy")
    let rate = try #require(figures["casesPerSecond"] as? Double)
    let time = try #require(figures["nanosecondsPerCase"] as? Double)
    let bareTime = try #require(figures["bareNanosecondsPerCase"] as? Double)
    let ratio = try #require(figures["ratioToBareCalls"] as? Double)
    #expect(abs(rate * time - 1e9) < 1)
    #expect(abs(time / bareTime - ratio) < 0.001)
    let cases = try #require(figures["cases"] as? Int)
    #expect(try #require(figures["runs"] as? Int) > cases)
  }

  @Test func theTextNamesTheRouter() async throws {
    let run = try await tool("bench", "--router", "application-delegate")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("application-delegate: "))
    #expect(run.output.hasSuffix(" times the bare calls\n"))
  }
}

import Foundation
import Testing

/// The tables that the tool prints from the system model.
struct TablesTests {
  @Test func rowsHaveTheShapeOfTheWrittenTables() async throws {
    let run = try await tool("tables", "--format", "json")
    #expect(run.status == 0, "\(run.errors)")
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(Set(rows.map(cell)) == Set(try writtenRows().map(cell)))
    #expect(rows.count == 216)
    let row = try #require(
      rows.first {
        $0["state"] as? String == "warm" && $0["event"] as? String == "universal-link"
          && $0["lifeCycle"] as? String == "scene"
      })
    #expect(
      Set(row.keys) == ["event", "state", "lifeCycle", "calls", "neverCalled", "orderCertain", "readings"])
    let calls = try #require(row["calls"] as? [[String: Any]])
    #expect(
      calls.map { $0["method"] as? String } == [
        "scene(_:willContinueUserActivityWithType:)", "sceneWillEnterForeground(_:)", "scene(_:continue:)",
        "sceneDidBecomeActive(_:)",
      ])
    #expect(calls.map { $0["payload"] as? String } == ["type", nil, "userActivity", nil])
    #expect(calls.map { $0["optional"] as? Bool } == [true, false, false, false])
    #expect(
      row["neverCalled"] as? [String] == [
        "application(_:continue:restorationHandler:)", "scene(_:willConnectTo:options:)",
      ])
    #expect(row["readings"] as? [String] == ["link-announcement"])
  }

  private func cell(_ row: [String: Any]) -> [String?] {
    ["state", "event", "lifeCycle"].map { row[$0] as? String }
  }

  /// The rows of the tables that were written by hand.
  private func writtenRows() throws -> [[String: Any]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Specs/tables")
    return try ["cold", "warm", "disconnected"].flatMap { name -> [[String: Any]] in
      let data = try Data(contentsOf: folder.appendingPathComponent("\(name).json"))
      let table = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      return try #require(table["rows"] as? [[String: Any]])
    }
  }

  @Test func textAndMarkdownHaveEveryState() async throws {
    let text = try await tool("tables")
    #expect(text.status == 0)
    #expect(
      text.output.contains(
        """
        warm/widget/scene
          1. scene(_:willContinueUserActivityWithType:) ⟨type⟩
          2. sceneWillEnterForeground(_:)
          3. scene(_:continue:) ⟨userActivity⟩
          4. sceneDidBecomeActive(_:)

        """))
    let markdown = try await tool("tables", "--format", "markdown")
    #expect(markdown.status == 0)
    for heading in ["## cold", "## warm", "## disconnected"] {
      #expect(markdown.output.contains("\(heading)\n\n| Event | "))
    }
    #expect(
      markdown.output.contains(
        "| plain-launch | `applicationWillEnterForeground(_:)`<br>`applicationDidBecomeActive(_:)` | "
          + "`sceneWillEnterForeground(_:)`<br>`sceneDidBecomeActive(_:)` | `scenePhase`<br>`scenePhase` |"))
  }
}

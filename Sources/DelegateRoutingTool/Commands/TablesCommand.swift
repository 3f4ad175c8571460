import DelegateRoutingConformance
import DelegateRoutingSpec

/// Shows the behaviour tables as the system model has them.
enum TablesCommand: Command {
  static let shape = CommandShape(
    name: "tables", summary: "show what iOS calls for every event",
    help: """
      Usage: delegate-routing tables [options]

          --format FORMAT  text, markdown or json
      \(CorpusOptions.help)
      The calls are those of the default reading. \(Rule.specsFolder)/tables.md has every event, with grades and sources.

      """, valued: ["--format"] + CorpusOptions.names)

  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32 {
    let format = try arguments.choice("--format", of: ["text", "markdown", "json"])
    let corpus = try CorpusOptions(arguments).read()
    let tables = try TableState.allCases.map { (state: $0, rows: try ModelRow.rows($0, corpus)) }
    switch format {
    case "json": terminal.write(try tables.flatMap(\.rows).json())
    case "markdown": terminal.write(tables.map { markdown($0.state, $0.rows) }.joined(separator: "\n"))
    default: terminal.write(tables.flatMap(\.rows).map(text).joined(separator: "\n"))
    }
    return 0
  }

  private static func text(_ row: ModelRow) -> String {
    var lines = ["\(row.state.rawValue)/\(row.event)/\(row.lifeCycle.rawValue)"]
    lines += row.calls.enumerated().map { number, call in
      "  \(number + 1). \(call.method)\(call.payload.map { " ⟨\($0)⟩" } ?? "")\(call.optional ? " (or not)" : "")"
    }
    if !row.neverCalled.isEmpty { lines.append("  never: \(row.neverCalled.joined(separator: ", "))") }
    if !row.readings.isEmpty { lines.append("  disputed or open: \(row.readings.joined(separator: ", "))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func markdown(_ state: TableState, _ rows: [ModelRow]) -> String {
    let columns = TableColumn.allCases.filter { column in rows.contains { $0.lifeCycle == column } }
    var lines = ["## \(state.rawValue)", ""]
    lines.append("| Event | \(columns.map(\.rawValue).joined(separator: " | ")) |")
    lines.append("|---|\(String(repeating: "---|", count: columns.count))")
    var events: [String] = []
    for row in rows where !events.contains(row.event) { events.append(row.event) }
    for event in events {
      let cells = columns.map { column in
        rows.first { $0.event == event && $0.lifeCycle == column }.map(cell) ?? ""
      }
      lines.append("| \(event) | \(cells.joined(separator: " | ")) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cell(_ row: ModelRow) -> String {
    row.calls.map { call in
      let text = "`\(call.method)`\(call.payload.map { " ⟨`\($0)`⟩" } ?? "")"
      return call.optional ? "[\(text)]" : text
    }.joined(separator: "<br>")
  }
}

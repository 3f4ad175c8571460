import ReferenceRouters

/// Lists the routers that come with the package.
enum RoutersCommand: Command {
  static let shape = CommandShape(
    name: "routers", summary: "list the routers that come with the package",
    help: """
      Usage: delegate-routing routers [options]

          --format FORMAT  text or json

      """, valued: ["--format"])

  private struct Row: Encodable {
    let name: String
    let summary: String
    let declaredLimits: [String]
  }

  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32 {
    let rows = ReferenceRouter.all.map {
      Row(name: $0.name, summary: $0.summary, declaredLimits: $0.candidate.profile.declaredLimits)
    }
    if try arguments.choice("--format", of: ["text", "json"]) == "json" {
      terminal.write(try rows.json())
    } else {
      let width = (rows.map(\.name.count).max() ?? 0) + 2
      for row in rows {
        terminal.write("\(row.name)\(String(repeating: " ", count: width - row.name.count))\(row.summary)\n")
      }
    }
    return 0
  }
}

import DelegateRoutingConformance

/// Lists the groups, or prints a test method for each.
enum GroupsCommand: Command {
  static let shape = CommandShape(
    name: "groups", summary: "list the groups of cases, or print test methods for them to paste",
    help: """
      Usage: delegate-routing groups [options]

          --format FORMAT  text, xctest or swift-testing
          --adapter NAME   the adapter's type in the methods (MyRouterAdapter)
      \(CorpusOptions.help)
      """, valued: ["--format", "--adapter"] + CorpusOptions.names)

  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32 {
    let groups = try CorpusOptions(arguments).catalogue().groups
    let adapter = arguments.value("--adapter") ?? "MyRouterAdapter"
    switch try arguments.choice("--format", of: ["text", "xctest", "swift-testing"]) {
    case "xctest":
      for group in groups {
        terminal.write(
          """
            func test\(methodName(group))() async {
              await assertConformance(of: \(adapter).self, in: ConformanceGroup("\(group)"))
            }

          """)
      }
    case "swift-testing":
      for group in groups {
        terminal.write(
          """
          @Test("\(group)") func \(methodName(group, capitalized: false))() async {
            await expectConformance(of: \(adapter).self, in: ConformanceGroup("\(group)"))
          }

          """)
      }
    default: terminal.write(groups.map { "\($0)\n" }.joined())
    }
    return 0
  }

  private static func methodName(_ group: String, capitalized: Bool = true) -> String {
    let words = group.split { $0 == "/" || $0 == "-" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return capitalized ? words : words.prefix(1).lowercased() + words.dropFirst()
  }
}

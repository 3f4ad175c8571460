import Foundation
import Testing

/// What README shows is what is built and tested.
struct ReadmeTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: MarkdownPage.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func theRouterUnderTestIsTheConsumersOwnText() throws {
    let consumer = "Tests/Consumers/SwiftTesting/Tests/LinkRouterConformance/LinkRouterTests.swift"
    #expect(try text("README.md").contains("```swift\n\(text(consumer))```\n"))
  }

  @Test func theAdapterHasAtMostTwentyLines() throws {
    let lines = try text("Tests/Consumers/SwiftTesting/Tests/LinkRouterConformance/LinkRouterTests.swift")
      .components(separatedBy: "\n")
    let first = try #require(lines.firstIndex { $0.hasPrefix("final class LinkRouterAdapter") })
    let last = try #require(lines.firstIndex(of: "}"))
    #expect(last - first + 1 <= 20)
  }

  @Test func everyCommandThatIsShownExists() throws {
    let commands = try text("README.md").components(separatedBy: "\n").compactMap { line -> String? in
      guard line.hasPrefix("    delegate-routing ") else { return nil }
      return line.split(separator: " ").dropFirst().first.map(String.init)
    }
    #expect(commands.count >= 5)
    let tool = try text("Sources/DelegateRoutingTool/Tool.swift")
    for command in commands {
      #expect(tool.contains("\(command.prefix(1).uppercased())\(command.dropFirst())Command.self"), "\(command)")
    }
  }

  @Test func everyFileThatIsNamedIsThere() throws {
    let names = try text("README.md").split(separator: "`").map(String.init).filter { name in
      ["Specs/", "Corpus/", "Sources/", "Tests/", ".github/"].contains { name.hasPrefix($0) } && !name.contains("\n")
    }
    #expect(names.count >= 6)
    for name in names {
      #expect(
        FileManager.default.fileExists(atPath: MarkdownPage.root.appendingPathComponent(name).path), "\(name)")
    }
  }
}

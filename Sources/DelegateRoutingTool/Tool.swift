import DelegateRoutingAudit
import DelegateRoutingConformance
import DelegateRoutingCorpus
import Foundation

/// The command-line tool. Exit status: 0 conforms, 1 does not, 2 bad usage or input, 3 the suite itself failed.
@MainActor public enum Tool {
  /// The package's version.
  public static let version = "0.1.0"

  private static let commands: [any Command.Type] = [
    CheckCommand.self, AuditCommand.self, ExplainCommand.self, TablesCommand.self, RulesCommand.self,
    RoutersCommand.self,
    CorpusCommand.self, ReportCommand.self, GroupsCommand.self, TraceCommand.self, BenchCommand.self,
    ExploreCommand.self, FaultsCommand.self,
  ]

  /// Runs the tool with the arguments behind its name and returns the exit status.
  public static func run(_ arguments: [String]) async -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let terminal = Terminal()
    do {
      return try await run(arguments, terminal)
    } catch let error as UsageError {
      terminal.complain(error.description)
    } catch let error as CorpusError {
      for issue in error.issues { terminal.complain(issue.description) }
    } catch let error as AuditError {
      terminal.complain(error.description)
    } catch let error as SuiteError {
      terminal.complain(error.description)
    } catch {
      terminal.complain("\(error)")
      return 3
    }
    return 2
  }

  private static func run(_ arguments: [String], _ terminal: Terminal) async throws -> Int32 {
    guard let first = arguments.first else { return try await CheckCommand.run([], terminal, isBare: true) }
    if first == "--help" || first == "-h" || first == "help" {
      terminal.write(help)
      return 0
    }
    if first == "--version" {
      terminal.write("delegate-routing \(version), corpus format \(Corpus.version)\n")
      return 0
    }
    if first.hasPrefix("-") { return try await run(CheckCommand.self, arguments, terminal) }
    guard let command = commands.first(where: { $0.shape.name == first }) else {
      throw UsageError(
        "unknown command '\(first)'\(Suggestion.text(for: first, among: commands.map { $0.shape.name }))"
          + "; see delegate-routing --help")
    }
    return try await run(command, Array(arguments.dropFirst()), terminal)
  }

  private static func run(_ command: any Command.Type, _ arguments: [String], _ terminal: Terminal) async throws
    -> Int32
  {
    let beforeWords = arguments.prefix { $0 != "--" }
    if beforeWords.contains("--help") || beforeWords.contains("-h") {
      terminal.write("\(command.shape.summary)\n\n\(command.shape.help)")
      return 0
    }
    return try await command.run(Arguments(arguments, for: command.shape), terminal)
  }

  private static var help: String {
    let width = (commands.map { $0.shape.name.count }.max() ?? 0) + 2
    let list = commands.map { command in
      let name = command.shape.name
      return "  \(name)\(String(repeating: " ", count: width - name.count))\(command.shape.summary)\n"
    }
    return """
      The conformance suite for iOS link routers.

      Usage: delegate-routing [command] [options]

      \(list.joined())
      Without a command: check. delegate-routing <command> --help says more.
      Exit status: 0 conforms, 1 does not, 2 bad usage or input, 3 the suite itself failed.

      """
  }
}

/// One command of the tool.
@MainActor protocol Command {
  static var shape: CommandShape { get }

  /// Does what the command does and returns the exit status.
  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32
}

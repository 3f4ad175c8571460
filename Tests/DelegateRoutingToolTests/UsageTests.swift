import Foundation
import Testing

/// What the tool says to words that it does not understand, and with which exit status.
struct UsageTests {
  @Test func anUnknownCommandIsNamedWithWhatWasMeant() async throws {
    let run = try await tool("chek")
    #expect(run.status == 2)
    #expect(
      run.errors == "delegate-routing: unknown command 'chek'; did you mean 'check'?; see delegate-routing --help\n")
    #expect(run.output.isEmpty)
  }

  @Test func anUnknownOptionIsNamedWithWhatWasMeant() async throws {
    let run = try await tool("check", "--fail-fats")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "delegate-routing: unknown option '--fail-fats'; did you mean '--fail-fast'?; see delegate-routing check --help\n"
    )
  }

  @Test(arguments: [
    (["check", "--router", "dual"], "unknown router 'dual'; did you mean 'dual-delegate'?"),
    (["check", "--only", "nope/*"], "'nope/*' matches no case id"),
    (["check", "--router"], "--router needs a value"),
    (["check", "--fail-fast=yes"], "--fail-fast takes no value"),
    (["check", "cold"], "'cold' is not an option"),
    (["check", "--format", "yaml"], "--format is text or json, not 'yaml'"),
    (["check", "--output", "/nowhere/report.json"], "--output /nowhere/report.json: cannot be written"),
    (["check", "--known", "/nowhere/known.json"], "/nowhere/known.json: cannot be read"),
    (["check", "--corpus", "/nowhere"], "/nowhere"),
    (["rules", "cold-link-delivered-onze"], "did you mean 'cold-link-delivered-once'?"),
    (["corpus"], "corpus needs an action: validate, list, show"),
    (["corpus", "show"], "corpus show needs one id"),
    (["corpus", "show", "custom-scheme/plane"], "did you mean 'custom-scheme/plain'?"),
    (["explain", "--state", "cold"], "explain needs --event"),
    (["explain", "--event", "universal-lnk", "--state", "cold"], "did you mean 'universal-link'?"),
    (
      ["explain", "--event", "handoff", "--state", "disconnected", "--life-cycle", "app-delegate"],
      "does not come disconnected in the life cycle app-delegate"
    ),
    (["explain", "--event", "custom-url", "--state", "cold", "--ios", "new"], "--ios is a version"),
    (["explain", "--event", "custom-url", "--state", "cold", "--ios", "0"], "--ios is a version from 9 on"),
    (["check", "--router", "one-slot", "--router", "bridge"], "--router is given twice"),
    (["report", "merge"], "report merge needs a file"),
    (["report", "merge", "/nowhere/report.jsonl"], "/nowhere/report.jsonl: cannot be read"),
  ])
  func badInputHasExitStatusTwo(_ arguments: [String], _ words: String) async throws {
    let run = try await tool(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func helpIsEverywhere() async throws {
    let all = try await tool("--help")
    #expect(all.status == 0)
    for command in [
      "check", "explain", "tables", "rules", "routers", "corpus", "report", "audit", "groups", "trace", "bench",
      "explore", "faults",
    ] {
      #expect(all.output.contains("\n  \(command) "))
      let run = try await tool(command, "--help")
      #expect(run.status == 0)
      #expect(run.output.contains("Usage: delegate-routing \(command == "check" ? "[check]" : command)"))
    }
  }
}

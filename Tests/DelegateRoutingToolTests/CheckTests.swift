import Foundation
import Testing

/// `check` and what goes with it, as a person or a CI job runs them.
struct CheckTests {
  @Test func withoutArgumentsItShowsTheTables() async throws {
    let run = try await tool()
    #expect(run.status == 0)
    #expect(run.output.contains("README.md"))
    for state in ["cold", "warm", "disconnected"] {
      #expect(run.output.contains("\n\(state)"))
    }
    #expect(run.output.contains("  universal-link          ✓             ✓\n"))
    #expect(run.output.filter { $0 == "✗" }.count == 1, "in the legend alone")
    #expect(!run.output.contains("\u{1B}"), "no colours in a file")
  }

  @Test func theReportIsJSONOfTheDocumentedShape() async throws {
    let run = try await tool("check", "--format", "json", "--only", "cold/custom-url/*")
    #expect(run.status == 0)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["format"] as? Int == 1)
    #expect(report["router"] as? String == "dual-delegate")
    #expect(report["isFailure"] as? Bool == false)
    let verdicts = try #require(report["verdicts"] as? [String: Int])
    #expect(verdicts.values.reduce(0, +) == report["selected"] as? Int)
    // The router does not claim SwiftUI's two columns.
    #expect(verdicts["pass"] == 13 && verdicts["unsupported"] == 2)
    let cells = try #require(report["cells"] as? [String: String])
    #expect(cells["cold/custom-url/scene"] == "pass")
    let corpus = try #require(report["corpus"] as? [String: Any])
    #expect((corpus["digest"] as? String)?.count == 16)
  }

  @Test func twoRunsGiveTheSameBytes() async throws {
    let first = try await tool("check", "--format", "json")
    let second = try await tool("check", "--format", "json")
    #expect(first.output == second.output)
    #expect(first.output.count > 10_000)
  }

  @Test func aReportFileMergesToTheSameReport() async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("report.jsonl").path
      let direct = try await tool("check", "--format", "json")
      #expect(try await tool("check", "--report", file).status == 0)
      let merged = try await tool("report", "merge", file)
      #expect(merged.status == 0)
      #expect(merged.output == direct.output)
      let summary = try await tool("report", "summary", file)
      #expect(summary.status == 0)
      #expect(summary.output.hasPrefix("dual-delegate: "))
      let junit = try await tool("report", "junit", file)
      #expect(junit.output.contains("name=\"cold/custom-url/scene/from-not-running\"/>"))
      let shields = try await tool("report", "shields", file)
      #expect(shields.output.contains("\"color\":\"brightgreen\""))
      let markdown = try await tool("report", "markdown", file)
      #expect(markdown.output.contains("| universal-link | ✓ | ✓ |"))
    }
  }

  @Test func partsOfARunAddUpToTheWhole() async throws {
    try await withFolder { folder in
      let parts = ["cold/*", "warm/*", "disconnected/*"]
      let files = parts.indices.map { folder.appendingPathComponent("\($0).jsonl").path }
      var selected = 0
      for (part, file) in zip(parts, files) {
        let run = try await tool("check", "--only", part, "--report", file, "--format", "json")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        selected += try #require(report["selected"] as? Int)
      }
      let merged = try await tool(["report", "merge"] + files)
      let report = try #require(try JSONSerialization.jsonObject(with: Data(merged.output.utf8)) as? [String: Any])
      #expect(report["selected"] as? Int == selected)
      #expect(selected > 40)
    }
  }

  @Test func copiesAndProcessesGiveTheSameReport() async throws {
    let direct = try await tool("check", "--format", "json", "--only", "cold/*-url/scene/*")
    let jobs = try await tool("check", "--format", "json", "--only", "cold/*-url/scene/*", "--jobs", "3")
    let processes = try await tool("check", "--format", "json", "--only", "cold/*-url/scene/*", "--processes")
    #expect(direct.status == 0 && jobs.status == 0 && processes.status == 0)
    #expect(jobs.output == direct.output)
    #expect(processes.output == direct.output)
    #expect(try await tool("check", "--jobs", "many").status == 2)
  }

  @Test func aKnownFailureThatPassesFailsTheRun() async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("known.json")
      try Data(
        """
        {"format": 1, "knownFailures": [
          {"cases": "cold/custom-url/scene/from-not-running", "rule": "cold-link-delivered-once", "reason": "a link"}
        ]}
        """.utf8
      ).write(to: file)
      let run = try await tool("check", "--only", "cold/custom-url/scene/*", "--known", file.path)
      #expect(run.status == 1)
      #expect(
        run.output.contains(
          "does not fail, though it is listed as a known failure: cold/custom-url/scene/from-not-running"))
    }
  }

  @Test(arguments: [
    (#"{"format": 2, "knownFailures": []}"#, "$.format: is 2; this reader knows format 1"),
    (#"{"format": 1, "knownFailures": [{"cases": "*", "rule": "x"}]}"#, "$.knownFailures[0].reason: is missing"),
    (#"{"format": 1, "knownFailures": [], "more": 1}"#, "$.more: unknown key"),
    ("", "known.json"),
  ])
  func aBrokenFileOfKnownFailuresIsNamed(_ text: String, _ words: String) async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("known.json")
      try Data(text.utf8).write(to: file)
      let run = try await tool("check", "--known", file.path)
      #expect(run.status == 2)
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test func aBrokenReportFileIsNamedWithItsLine() async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("report.jsonl")
      try Data("\n{\"line\": \"result\"}\n".utf8).write(to: file)
      let run = try await tool("report", "merge", file.path)
      #expect(run.status == 2)
      #expect(run.errors.contains("report.jsonl:2: "), "\(run.errors)")
    }
  }
}

import Foundation
import Testing

/// A corpus that cannot be used, and a reader that has gone.
struct BadCorpusTests {
  @Test func anEmptyCorpusIsRefused() async throws {
    try await withFolder { folder in
      let run = try await tool("check", "--corpus", folder.path)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      for name in ["activities", "scenarios", "urls"] {
        #expect(
          run.errors.contains("delegate-routing: \(name): $: holds no fixtures; right would be at least one file"))
      }
    }
  }

  @Test(arguments: ["validate", "list"])
  func aBrokenFixtureIsNamedWithItsLine(_ action: String) async throws {
    try await withFolder { folder in
      try write("{\n  \"$schema\": \"../schema/urls.schema.json\",\n  \"format\": 2,\n  \"urls\": []\n}\n", to: folder)
      let run = try await tool("corpus", action, "--extra", folder.path)
      #expect(run.status == 2)
      #expect(run.errors.contains("urls/mine.json:3: $.format: is 2; right would be 1"), "\(run.errors)")
    }
  }

  @Test func twoFixturesThatMakeOneCaseAreRefused() async throws {
    try await withFolder { folder in
      try write(
        urlFixture("activity/universal-link/plain", "universal-link", "https://{host}/mine"), to: folder, as: "activity"
      )
      let run = try await tool("check", "--extra", folder.path)
      #expect(run.status == 2)
      #expect(
        run.errors.contains(
          "two fixtures make the case payload/universal-link/app-delegate/activity/universal-link/plain"),
        "\(run.errors)")
    }
  }

  private func urlFixture(_ id: String, _ kind: String, _ url: String) -> String {
    """
    {
      "$schema": "../schema/urls.schema.json",
      "format": 1,
      "urls": [
        {
          "id": "\(id)", "kind": "\(kind)", "url": "\(url)", "parses": true,
          "why": "It is ours.", "sources": [{"title": "Ours", "url": "https://example.com/ours"}],
          "tags": ["plain"]
        }
      ]
    }
    """
  }

  private func write(_ fixtures: String, to folder: URL, as name: String = "mine") throws {
    let urls = folder.appendingPathComponent("urls")
    try FileManager.default.createDirectory(at: urls, withIntermediateDirectories: true)
    try Data(fixtures.utf8).write(to: urls.appendingPathComponent("\(name).json"))
  }

  @Test func extraFixturesMakeCasesOfTheirOwn() async throws {
    try await withFolder { folder in
      try write(urlFixture("mine/one", "custom-url", "{scheme}://mine/one"), to: folder)
      let run = try await tool(
        "check", "--extra", folder.path, "--only", "payload/custom-url/*/mine/one", "--format", "json")
      #expect(run.status == 0, "\(run.errors)")
      let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      #expect(report["selected"] as? Int == 2)
      let shown = try await tool("corpus", "show", "mine/one", "--extra", folder.path)
      #expect(shown.output.contains("    payload/custom-url/scene/mine/one\n"), "\(shown.output)")
    }
  }

  @Test func aReaderThatHasGoneEndsTheToolQuietly() async throws {
    let run = try await bash(#""$TOOL" corpus list | head -n 1; exit ${PIPESTATUS[0]}"#)
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.errors.isEmpty)
  }
}

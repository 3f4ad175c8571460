import Foundation
import Testing

/// What the recorder of `Specs/recorder` writes, and the page's example, are recordings that the tool judges.
struct RecorderTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func whatTheSwiftRecorderWritesIsExplained() async throws {
    let log = Self.root.appendingPathComponent("Tests/Recorder/expected.log")
    let run = try await tool("trace", "check", log.path)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("10 calls, 2 deliveries"))
    #expect(
      run.output.contains(
        """
        steps:
          launch by acme://item/7?name=J%C3%BCrgen
          leave
          receive web https://links.example.com/item/7
        """))
  }

  /// As the Objective-C recorder writes it: selectors, and what NSLog puts before a line.
  @Test func whatTheObjectiveCRecorderWritesIsExplained() async throws {
    let run = try await bash(
      #"""
      printf '%s\n' \
        '2026-01-05 10:00:00.123 App[7:9] delegate-recorder: {"recording":1,"ios":"12.4","sdk":"18.0","framework":"uikit","manifest":"absent","supportsMultipleScenes":false,"schemes":["acme"],"opensDocuments":false}' \
        '2026-01-05 10:00:00.124 App[7:9] delegate-recorder: {"call":"application:didFinishLaunchingWithOptions:","launchOptions":{"url":{"url":"acme:\/\/item\/7","sourceApplication":"com.apple.mobilesafari"}}}' \
        '2026-01-05 10:00:00.125 App[7:9] delegate-recorder: {"openInPlace":false,"call":"application:openURL:options:","url":"acme:\/\/item\/7","sourceApplication":"com.apple.mobilesafari"}' \
        '2026-01-05 10:00:00.126 App[7:9] delegate-recorder: {"delivered":"sdk","url":"acme:\/\/item\/7"}' \
        '2026-01-05 10:00:00.127 App[7:9] delegate-recorder: {"call":"applicationDidBecomeActive:"}' \
        | $TOOL trace check -
      """#)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("steps:\n  launch by acme://item/7\n"))
    #expect(run.output.contains("deliveries: 1 owed, no rule broken"))
  }

  @Test func theExampleOfThePageIsExplained() async throws {
    let page = try String(contentsOf: Self.root.appendingPathComponent("Specs/trace-format.md"), encoding: .utf8)
    let example = try #require(page.components(separatedBy: "```json\n").dropFirst().first)
      .components(separatedBy: "```")[0]
    try await withFolder { folder in
      let file = folder.appendingPathComponent("example.jsonl")
      try Data(example.utf8).write(to: file)
      let run = try await tool("trace", "check", file.path)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
  }
}

import Foundation
import Testing

/// What the tool does with the corpus besides reading it: coverage, exports, new fixtures, the layout.
struct CorpusCommandTests {
  @Test func everyRuleAndEveryCellHasAFixture() async throws {
    let run = try await tool("corpus", "coverage")
    #expect(run.status == 0, "\(run.output.suffix(400))")
    #expect(run.output.hasSuffix("No rule and no cell is without a fixture.\n"))
  }

  @Test func aCorpusWithHolesNamesThem() async throws {
    try await withFolder { folder in
      try await copyOfTheCorpus(folder)
      try FileManager.default.removeItem(at: folder.appendingPathComponent("scenarios/consumers.json"))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("regressions"))
      try FileManager.default.removeItem(at: folder.appendingPathComponent("events/share.json"))
      for file in ["cold", "warm", "disconnected", "many", "ready", "stale"] {
        try FileManager.default.removeItem(at: folder.appendingPathComponent("scenarios/\(file).json"))
      }
      let run = try await tool("corpus", "coverage", "--corpus", folder.path)
      #expect(run.status == 1)
      let last = run.output.split(separator: "\n").last ?? ""
      #expect(last.hasPrefix("Without a fixture: "))
      #expect(last.contains("claim-is-respected") && last.contains("*/cloudkit-share/*"), "\(last)")
    }
  }

  @Test func theExportIsALineAFixtureAndStable() async throws {
    let run = try await tool("corpus", "export")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.contains {
        $0.hasPrefix(#"{ "fixture": "event", "id": "quick-action/plain", "kind": "quick-action", "type": "#)
      })
    #expect(lines.allSatisfy { (try? JSONSerialization.jsonObject(with: Data($0.utf8))) != nil })
    #expect(try await tool("corpus", "export").output == run.output)
  }

  @Test func aCompiledCaseHasCallsStepsAndWhatIsOwed() async throws {
    let run = try await tool("corpus", "export", "--compiled")
    #expect(run.status == 0)
    let line = run.output.split(separator: "\n").first { $0.hasPrefix(#"{"case":"ready/app-delegate/late","#) }
    #expect(line.map(String.init) == lateOnTheAppDelegate.joined())
  }

  private let lateOnTheAppDelegate = [
    #"{"case":"ready/app-delegate/late","happens":[{"process":"starts"},"#,
    #"{"call":"application(_:willFinishLaunchingWithOptions:)","launchOptions":{"url":{"openInPlace":false,"#,
    #""url":"acme://item/7"}}},{"call":"application(_:didFinishLaunchingWithOptions:)","launchOptions":"#,
    #"{"url":{"openInPlace":false,"url":"acme://item/7"}}},{"call":"application(_:open:options:)","#,
    #""openInPlace":false,"url":"acme://item/7"},{"call":"applicationDidBecomeActive(_:)"},"#,
    #"{"app":"attachListener"},{"app":"becomeReady"}],"lifeCycle":"app-delegate","owed":[{"channels":["links"],"#,
    #""due":3,"handedOver":1,"notBefore":1,"oneOf":[{"openInPlace":false,"url":"acme://item/7"}]}],"#,
    #""reading":"default","rules":["nothing-before-ready","kept-until-ready","mirrors-agree"],"#,
    #""setting":"app-delegate-ios12"}"#,
  ]

  @Test func aProfileDecidesWhatIsCompiled() async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("profile.json")
      try Data(#"{"ready": {"when": "listener-attached"}, "lifeCycles": ["app-delegate"]}"#.utf8).write(to: file)
      let run = try await tool("corpus", "export", "--compiled", "--profile", file.path)
      #expect(run.status == 0)
      let line = run.output.split(separator: "\n").first { $0.hasPrefix(#"{"case":"ready/app-delegate/late","#) }
      #expect(line?.contains(#""due":5,"handedOver":1,"notBefore":5,"#) == true, "\(line ?? "")")
      #expect(!run.output.contains("/scene/"))

      try Data(#"{"redy": 1}"#.utf8).write(to: file)
      #expect(try await tool("corpus", "export", "--compiled", "--profile", file.path).status == 2)
      #expect(try await tool("corpus", "export", "--profile", file.path).errors.contains("belongs to --compiled"))
    }
  }

  @Test(arguments: [
    ["url", "custom-scheme/mine"], ["activity", "handoff/mine"], ["event", "quick-action/mine"],
    ["scenario", "many/mine", "--event", "live-activity", "--state", "warm", "--life-cycle", "swiftui"],
    [
      "regression", "lost/mine", "--event", "spotlight-query", "--state", "disconnected", "--life-cycle",
      "swiftui-own-scene-delegate", "--symptom", "lost", "--thread", "https://github.com/a/b/issues/1",
    ],
  ])
  func aNewFixtureIsWellFormed(_ arguments: [String]) async throws {
    try await withFolder { folder in
      try await copyOfTheCorpus(folder)
      let run = try await tool(["corpus", "new"] + arguments + ["--into", folder.path, "--corpus", folder.path])
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("/mine: added to "))
      let check = try await tool("corpus", "validate", "--corpus", folder.path)
      #expect(check.status == 0, "\(check.errors)")
      let again = try await tool(["corpus", "new"] + arguments + ["--into", folder.path, "--corpus", folder.path])
      #expect(again.status == 2)
      #expect(again.errors.contains("there is a fixture"))
    }
  }

  @Test(arguments: [
    (["corpus", "new", "link", "a/b"], "corpus new writes url, activity, event, scenario, regression, not 'link'"),
    (["corpus", "new", "url", "custom-scheme/plain"], "there is a fixture 'custom-scheme/plain' already"),
    (["corpus", "new", "activity", "universal-link/with-empty-user-info"], "was withdrawn; ids are never used again"),
    (["corpus", "new", "scenario", "many/mine", "--event", "link"], "--event is custom-url, file-url"),
    (["corpus", "new", "scenario", "many/mine", "--event", "location"], "choose another --event"),
    (["corpus", "new", "regression", "a/b", "--thread", "b123"], "--thread is an address with https://"),
    (["corpus", "new", "url"], "corpus new needs a kind of fixture and an id"),
    (["corpus", "import", "/nowhere.json"], "/nowhere.json: cannot be read"),
    (["corpus", "format", "/nowhere.json"], "/nowhere.json: there is no such file"),
  ])
  func whatMakesNoSenseIsRefused(_ arguments: [String], _ message: String) async throws {
    let run = try await tool(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func anImportPutsFixturesWhereTheyBelong() async throws {
    try await withFolder { folder in
      try await copyOfTheCorpus(folder)
      let file = folder.appendingPathComponent("found.txt")
      let found = """
        {"$schema": "../schema/scenarios.schema.json", "format": 1, "scenarios": [{
          "id": "regression/found/mine", "title": "A document and nothing else, twice.",
          "reports": [{"title": "a/b, issue 1", "url": "https://github.com/a/b/issues/1", "witness": "wanted"}],
          "rules": ["warm-link-delivered-once"], "settings": ["uikit-scenes-ios13"],
          "steps": [{"launch": {}}, {"receive": {"urls": ["file/hidden"]}}, {"receive": {"urls": ["file/hidden"]}}],
          "expect": [
            {"url": "file/hidden", "scene": "main", "after": 1}, {"url": "file/hidden", "scene": "main", "after": 2}
          ]
        }]}
        """
      try Data(found.utf8).write(to: file)
      let run = try await tool("corpus", "import", file.path, "--into", folder.path)
      #expect(run.output == "regression/found/mine: added to regressions/found.json\n", "\(run.errors)")
      let check = try await tool("corpus", "validate", "--corpus", folder.path)
      #expect(check.status == 0, "\(check.errors)")
      #expect(check.output.hasPrefix("regression/found/mine: https://github.com/a/b/issues/1 wants a faulty router\n"))
      let written = folder.appendingPathComponent("regressions/found.json")
      let text = try String(contentsOf: written, encoding: .utf8)
      try Data(text.replacingOccurrences(of: "\"wanted\"", with: "\"first-url\"").utf8).write(to: written)
      let unknown = try await tool("corpus", "validate", "--corpus", folder.path)
      #expect(unknown.status == 2)
      #expect(unknown.errors.contains("the witness \"first-url\" is no faulty router"))
      let again = try await tool("corpus", "import", file.path, "--into", folder.path)
      #expect(again.status == 2)
      #expect(again.errors.contains("has \"regression/found/mine\" already"))

      try Data("[]".utf8).write(to: file)
      let other = try await tool("corpus", "import", file.path, "--into", folder.path)
      #expect(other.status == 2)
      #expect(other.errors.contains("holds no fixtures"))
    }
  }

  @Test func theLayoutIsMended() async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("a.json")
      try Data(#"{"a":[{"b":[1,2]}]}"#.utf8).write(to: file)
      #expect(try await tool("corpus", "format", folder.path).output == "\(file.path)\n")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == "{\n  \"a\": [\n    {\n      \"b\": [1, 2]\n    }\n  ]\n}\n")
      #expect(try await tool("corpus", "format", folder.path).output == "")
      try Data("{".utf8).write(to: file)
      #expect(try await tool("corpus", "format", file.path).errors.contains("a.json: is not valid JSON"))
    }
  }

  @Test func aRuleThatNothingCouldBreakIsNamed() async throws {
    try await withFolder { folder in
      try await copyOfTheCorpus(folder)
      let file = folder.appendingPathComponent("scenarios/windows.json")
      let text = try String(contentsOf: file, encoding: .utf8)
      let first = text.components(separatedBy: #""rules": ["right-window"]"#)
      let changed =
        first[0] + #""rules": ["right-window", "order-kept"]"#
        + first.dropFirst().joined(
          separator: #""rules": ["right-window"]"#)
      try Data(changed.utf8).write(to: file)
      let run = try await tool("corpus", "validate", "--corpus", folder.path)
      #expect(run.status == 2)
      let lines = run.errors.split(separator: "\n")
      #expect(
        lines.count == 1
          && lines[0].contains(
            "the scenario windows/alert-over-the-main-window: rules: nothing that a router does here breaks order-kept; "
              + "right would be those of "),
        "\(run.errors)")
    }
  }

  /// The corpus of the repository, to be changed.
  private func copyOfTheCorpus(_ folder: URL) async throws {
    let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Corpus")
    for item in try FileManager.default.contentsOfDirectory(atPath: corpus.path) {
      try FileManager.default.copyItem(
        at: corpus.appendingPathComponent(item), to: folder.appendingPathComponent(item))
    }
  }
}

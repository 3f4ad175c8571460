import Foundation
import Testing

/// The command `audit`, and `explain --project`.
struct AuditTests {
  /// Writes files into a folder and runs the tool on it: `PATH` in the arguments stands for the folder.
  private func run(_ files: [String: String], _ arguments: String...) async throws -> Run {
    try await withFolder { folder in
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      return try await tool(arguments.map { $0 == "PATH" ? folder.path : $0 })
    }
  }

  private static let withoutScenes = [
    "AppDelegate.swift": """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        return Router.shared.open(url)
      }
    }
    """
  ]
  private static let withDeviation = [
    "A.m": "UIWindow *top(void) {\n  return UIApplication.sharedApplication.connectedScenes.anyObject;\n}"
  ]

  @Test func findingsGiveExitStatusOne() async throws {
    let run = try await run(Self.withoutScenes, "audit", "PATH")
    #expect(run.status == 1)
    #expect(run.output.contains("on iOS 27, built with the SDK of 27: does not launch: it has not adopted scenes"))
    #expect(run.output.contains("warm: scene(_:openURLContexts:)"))
    #expect(run.output.hasSuffix("1 found (1 must, 0 should) among 48 shapes in 1 source files\n"))
    #expect(run.errors.isEmpty)
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func theSDKAndTheSystemMayBeChosen() async throws {
    let run = try await run(Self.withoutScenes, "audit", "PATH", "--sdk", "26", "--ios", "27")
    #expect(run.status == 0)
    #expect(run.output.contains("runs with the app-delegate life cycle"))
    #expect(run.output.contains("nothing found among 48 shapes in 1 source files"))
  }

  @Test(arguments: [("must", 0), ("should", 1), ("never", 0)]) func theLevelThatFailsMayBeChosen(
    _ level: String, _ status: Int
  ) async throws {
    let run = try await run(Self.withDeviation, "audit", "PATH", "--fail-on", level)
    #expect(Int(run.status) == status)
    #expect(run.output.contains("any-scene-taken"))
  }

  @Test func neverMeansNeverEvenForMust() async throws {
    #expect(try await run(Self.withoutScenes, "audit", "PATH", "--fail-on", "never").status == 0)
  }

  @Test func theReportIsJSON() async throws {
    let run = try await run(Self.withoutScenes, "audit", "PATH", "--format", "json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["format"] as? Int == 1)
    #expect((report["findings"] as? [[String: Any]])?.map { $0["rule"] as? String } == ["app-has-no-scenes"])
  }

  @Test func otherFormsAreThereToo() async throws {
    let sarif = try await run(Self.withoutScenes, "audit", "PATH", "--format", "sarif")
    #expect(sarif.output.contains("\"version\" : \"2.1.0\""))
    let github = try await run(Self.withoutScenes, "audit", "PATH", "--format", "github")
    #expect(github.output.hasPrefix("::error file=AppDelegate.swift,line=1,title=app-has-no-scenes::"))
    let markdown = try await run(Self.withoutScenes, "audit", "PATH", "--format", "markdown")
    #expect(markdown.output.hasPrefix("# Audit\n"))
  }

  @Test func theOutputMayBeAFile() async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("report.txt")
      let run = try await run(Self.withDeviation, "audit", "PATH", "--output", file.path)
      #expect(run.status == 0)
      #expect(run.output.isEmpty)
      #expect(try String(contentsOf: file, encoding: .utf8).contains("any-scene-taken"))
    }
  }

  @Test(arguments: [
    (["audit"], "audit needs one PATH"),
    (["audit", "/nowhere"], "/nowhere: is not there; right would be the folder of an app's project"),
    (["audit", "PATH", "--profile", "capacitr"], "capacitr: is no profile; right would be capacitor"),
    (["audit", "PATH", "--format", "xml"], "--format is text or json"),
    (["audit", "PATH", "--fail-on", "always"], "--fail-on is must or should or never"),
    (["audit", "PATH", "--sdk", "new"], "--sdk is a version"),
    (["audit", "PATH", "--app", "/nowhere.app"], "/nowhere.app: has no Info.plist"),
    (["explain", "--event", "custom-url", "--state", "cold", "--project", "/nowhere"], "/nowhere: is not there"),
    (
      ["explain", "--event", "custom-url", "--state", "cold", "--project", "PATH", "--life-cycle", "scene"],
      "--life-cycle and --project exclude each other"
    ),
  ])
  func badInputHasExitStatusTwo(_ arguments: [String], _ words: String) async throws {
    try await withFolder { folder in
      try Data("let a = 1".utf8).write(to: folder.appendingPathComponent("A.swift"))
      let run = try await tool(arguments.map { $0 == "PATH" ? folder.path : $0 })
      #expect(run.status == 2)
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
  }

  @Test func aPropertyListThatCannotBeReadIsBadInput() async throws {
    let run = try await run(["App/Info.plist": "<plist><dict>"], "audit", "PATH")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("delegate-routing: App/Info.plist: cannot be parsed"))
  }

  @Test func explainTakesItsSettingFromTheApp() async throws {
    let arguments = ["explain", "--event", "custom-url", "--state", "cold", "--project", "PATH"]
    let plain = try await run(
      Self.withoutScenes, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5],
      arguments[6])
    #expect(plain.status == 0)
    #expect(plain.output.hasPrefix("custom-url, cold, life cycle app-delegate, iOS 26, SDK 26\n"))
    // What the app does not implement is not called.
    #expect(plain.output.contains("  1. application(_:open:options:) ⟨url: acme://item/7⟩\n\nnever called:"))
  }

  @Test func explainSaysThatAnAppDoesNotLaunch() async throws {
    let run = try await run(
      Self.withoutScenes, "explain", "--event", "custom-url", "--state", "cold", "--project", "PATH", "--ios", "27")
    #expect(run.output.contains("the app does not launch"))
  }

  @Test func explainPlaysASwiftUIApp() async throws {
    let run = try await run(
      ["App.swift": "@main struct ShopApp: App {}"], "explain", "--event", "custom-url", "--state", "cold", "--project",
      "PATH")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("onOpenURL(perform:) main ⟨url: acme://item/7⟩"))
  }

  @Test func rulesOfTheAuditAreListedWithTheOthers() async throws {
    let run = try await tool("rules", "first-of-a-set")
    #expect(run.status == 0)
    #expect(run.output.contains("binds: the source"))
    #expect(run.output.contains("Specs/audit.md#first-of-a-set"))
  }
}

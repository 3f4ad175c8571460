import Foundation
import Testing

@testable import DelegateRoutingAudit

/// Source text put together at random, from words that the audit looks for: whatever it is, the audit comes back.
struct RandomSourceTests {
  /// A small generator, so that a seed means the same text everywhere.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let words = [
    "class", "struct", "extension", "func", "var", "let", "init", "if", "else", "return", "true", "switch", "role",
    "@interface", "@implementation", "@end", "@property", "-", "+", "AppDelegate", "SceneDelegate", ":", ",", ".", "?",
    "!", "(", ")", "{", "}", "[", "]", "<", ">", ";", "=", "==", "\"", "\\(", "//", "/*", "*/", "'", "#", "@", "\n",
    " ",
    "UIApplicationDelegate", "UIWindowSceneDelegate", "App", "@main", "application", "scene", "windowScene", "open",
    "openURLContexts", "continue", "willConnectTo", "options", "connectionOptions", "URLContexts", "urlContexts",
    "userActivities", "first", "anyObject", "filter", "launchOptions", "didFinishLaunchingWithOptions", "url",
    "UIApplication", "shared", "delegate", "window", "keyWindow", "windows", "connectedScenes", "webpageURL",
    "queryItems", "UNUserNotificationCenter", "requestAuthorization", "UserDefaults", "set", "lastURL", "pendingURL",
    "UIApplicationDelegateAdaptor", "UIApplicationMain", "configurationForConnecting", "delegateClass", "UIWindow",
    "target", "product", "infoPlist", "sources", "UIApplicationSceneManifest", "$0", "in", "case", "removeAll",
    "applicationDidBecomeActive", "sceneDidBecomeActive", "willFinishLaunchingWithOptions", "_", "completionHandler",
  ]

  private static func text(_ seed: Int) -> String {
    var generator = Generator(state: UInt64(seed))
    let head =
      seed % 2 == 0
      ? "class AppDelegate: UIResponder, UIApplicationDelegate { func application(_ a: A, didFinishLaunchingWithOptions launchOptions: B) {"
      : "@implementation SceneDelegate - (void)scene:(UIScene *)scene openURLContexts:(NSSet *)URLContexts {"
    return head + (0..<400).map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
  }

  @Test(arguments: 0..<20) func theAuditComesBack(_ round: Int) throws {
    var files = ["Info.plist": infoPlist(sceneManifest("SceneDelegate", storyboard: true))]
    for seed in 0..<20 {
      let text = Self.text(round * 20 + seed)
      files["S\(seed).swift"] = text
      files["O\(seed).m"] = text
    }
    files["Project.swift"] = Self.text(round)
    let report = try FixtureProject(files: files).audited { $0.profiles = FrameworkProfile.bundled }
    #expect(report.census.files == 40)
    #expect(!AuditText.text(report).isEmpty)
  }
}

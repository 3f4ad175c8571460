import DelegateRoutingSpec
import Testing

@testable import DelegateRoutingAudit

/// What becomes of an app on 26 and on 27.
struct OutlookTests {
  private func outlook(_ plist: String, _ source: String, ios: Int, sdk: Int) throws -> Outlook {
    let report = try FixtureProject(files: ["Info.plist": infoPlist(plist), "App.swift": source]).audited { audit in
      audit.ios = OSVersion(ios)
      audit.sdk = OSVersion(sdk)
    }
    return try #require(report.apps.first?.outlooks.first)
  }

  private static let plain = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
  private static let scene = plain + "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n"
  private static let complete = sceneManifest("$(PRODUCT_MODULE_NAME).SceneDelegate")
  private static let misspelt = sceneManifest("$(PRODUCT_MODULE_NAME).Scenedelegate")

  @Test(arguments: [
    ("", plain, 26, 26, LifeCycle.applicationDelegate, "not-adopted-keeps-the-app-delegate"),
    ("", plain, 27, 26, .applicationDelegate, "not-adopted-keeps-the-app-delegate"),
    ("", plain, 26, 27, .applicationDelegate, "not-adopted-keeps-the-app-delegate"),
    ("", plain, 27, 27, .refusedToLaunch, "refused-on-27"),
    (complete, scene, 26, 26, .scene, "adoption-by-manifest-or-code"),
    (complete, scene, 27, 27, .scene, "adoption-by-manifest-or-code"),
    (complete, scene, 12, 26, .applicationDelegate, "no-scenes-before-ios-13"),
    (misspelt, scene, 26, 26, .scene, "missing-delegate-class-gets-no-scene-calls"),
    (
      "<key>UIApplicationSceneManifest</key><dict/>", plain, 26, 26, .applicationDelegate,
      "empty-manifest-does-not-adopt"
    ),
    ("<key>UIApplicationSceneManifest</key><dict/>", plain, 27, 27, .refusedToLaunch, "refused-on-27"),
  ])
  func lifeCycleAndRule(
    _ plist: String, _ source: String, _ ios: Int, _ sdk: Int, _ lifeCycle: LifeCycle, _ rule: String
  ) throws {
    let outlook = try outlook(plist, source, ios: ios, sdk: sdk)
    #expect(outlook.lifeCycle == lifeCycle)
    #expect(outlook.rules.contains(rule), "\(outlook.rules)")
  }

  @Test func aClassThatCannotBeLoadedIsABlackScreen() throws {
    #expect(
      try outlook(Self.misspelt, Self.scene, ios: 26, sdk: 26).sentence
        == "runs with scenes, shows a black screen: the delegate class cannot be loaded")
    #expect(try outlook(Self.misspelt, Self.scene, ios: 27, sdk: 27).sentence.contains("not reported for this one"))
  }

  @Test func aSwiftUIAppRunsWithScenesOfItsOwn() throws {
    let outlook = try outlook("", "@main struct ShopApp: App {}", ios: 27, sdk: 27)
    #expect(outlook.lifeCycle == .swiftUI)
    #expect(outlook.rules == [])
  }
}

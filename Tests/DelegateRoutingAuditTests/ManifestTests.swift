import DelegateRoutingSpec
import Foundation
import Testing

@testable import DelegateRoutingAudit

/// Where a scene manifest may stand, and which apps there are.
struct ManifestTests {
  private func apps(_ files: [String: String], _ change: (inout Audit) throws -> Void = { _ in }) throws -> [AppReport]
  {
    try FixtureProject(files: files).audited(change).apps
  }

  private func app(_ files: [String: String]) throws -> AppReport {
    let apps = try self.apps(files)
    try #require(apps.count == 1)
    return apps[0]
  }

  private static let delegate = ["D.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}"]

  @Test func aPropertyListInXML() throws {
    let files = ["App/Info.plist": infoPlist(sceneManifest("$(PRODUCT_MODULE_NAME).SceneDelegate", storyboard: true))]
    let app = try app(files.merging(Self.delegate) { $1 })
    #expect(app.setting.manifest == .configured(delegateClass: .loadable, storyboard: true))
    #expect(app.manifest == Place(path: "App/Info.plist", line: nil))
    #expect(app.column == .scene)
  }

  @Test func aPropertyListThatTheBuildPreprocesses() throws {
    let manifest = sceneManifest("$(PRODUCT_MODULE_NAME).SceneDelegate")
    let text = infoPlist("#ifdef DEBUG\n<key>A</key>\n#else\n  #if TARGET_OS_IOS\n\(manifest)\n  #endif\n#endif")
    let app = try app(["Info.plist": text].merging(Self.delegate) { $1 })
    #expect(app.setting.manifest == .configured(delegateClass: .loadable, storyboard: false))
  }

  /// A template that no app names stops nothing; the app's own does.
  @Test(arguments: ["Shop/Info.plist", "Template/Info.plist"])
  func aPropertyListThatCannotBeReadCountsForItsAppAlone(_ path: String) throws {
    let project = FixtureProject(
      files: [
        "Shop.xcodeproj/project.pbxproj": projectFile("INFOPLIST_FILE = Shop/Info.plist;"),
        "Shop/App.swift": "@main struct ShopApp: App {}", "Template/Info.plist": infoPlist(""),
        "Shop/Info.plist": infoPlist(""),
      ].merging([path: infoPlist("<key>{{name}}</key>")]) { $1 })
    if path == "Shop/Info.plist" {
      let error = try #require(throws: AuditError.self) { try project.audited() }
      #expect(error.description.hasPrefix("Shop/Info.plist: cannot be parsed"))
    } else {
      let report = try project.audited()
      #expect(report.unread.map(\.path) == ["Template/Info.plist"])
      #expect(report.unread.first?.why.hasPrefix("cannot be parsed") == true)
    }
  }

  @Test func aPropertyListInBinary() throws {
    try withFolder { folder in
      let values: [String: Any] = [
        "UIApplicationSceneManifest": [
          "UIApplicationSupportsMultipleScenes": true,
          "UISceneConfigurations": [Manifest.windowRole: [["UISceneDelegateClassName": "SceneDelegate"]]],
        ]
      ]
      let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
      try data.write(to: folder.appendingPathComponent("Info.plist"))
      try Data("@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>\n@end".utf8)
        .write(to: folder.appendingPathComponent("SceneDelegate.h"))
      let app = try #require(try Audit(path: folder.path).run().apps.first)
      #expect(app.setting.manifest == .configured(delegateClass: .loadable, storyboard: false))
      #expect(app.setting.supportsMultipleScenes)
    }
  }

  /// A project file with an app of these settings, whose sources are in a folder.
  private func projectFile(_ settings: String, configurations: String = "") -> String {
    """
    // !$*UTF8*$!
    { objects = {
      G = {isa = PBXGroup; children = (D, X); sourceTree = "<group>"; };
      D = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
      X = {isa = PBXFileReference; path = Shop.xcconfig; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = L; fileSystemSynchronizedGroups = (D); productType = "com.apple.product-type.application"; };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; name = Release; \(configurations) buildSettings = {\(settings)}; };
      P = {isa = PBXProject; mainGroup = G; targets = (T); };
    }; rootObject = P; }
    """
  }

  @Test func aBuildSettingInAProjectFile() throws {
    let app = try app([
      "Shop.xcodeproj/project.pbxproj": projectFile(
        "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;"),
      "Shop/App.swift": "@main struct ShopApp: App {}",
    ])
    #expect(app.name == "Shop")
    #expect(app.setting.manifest == .empty)
    #expect(app.column == .swiftUI)
    #expect(app.manifest?.path == "Shop.xcodeproj/project.pbxproj")
  }

  @Test func aConfigurationFileInAFolderThatXcodeKeepsInStep() throws {
    let app = try app([
      "Shop.xcodeproj/project.pbxproj": projectFile(
        "",
        configurations: "baseConfigurationReferenceAnchor = D; baseConfigurationReferenceRelativePath = c/App.xcconfig;"
      ),
      "Shop/c/App.xcconfig": "INFOPLIST_FILE = Shop/Shop-$(CONFIGURATION).plist",
      "Shop/Shop-Release.plist": infoPlist(sceneManifest("SceneDelegate")),
      "Shop/D.m": "@interface SceneDelegate : NSObject <UIWindowSceneDelegate>\n@end",
    ])
    #expect(app.manifest == Place(path: "Shop/Shop-Release.plist", line: nil))
  }

  /// Whether the app has scenes cannot be said where its Info.plist is not found.
  @Test(arguments: [
    ("INFOPLIST_FILE = Elsewhere.plist;", "Elsewhere.plist", "is the Info.plist of Shop, and not there"),
    (
      "PRODUCT_NAME = Shop;", "Shop.xcodeproj/project.pbxproj",
      "names no Info.plist of Shop in a setting that is read"
    ),
  ])
  func withoutItsPropertyListAnAppIsNotSaidToHaveNoScenes(_ settings: String, _ path: String, _ why: String) throws {
    let report = try FixtureProject(files: [
      "Shop.xcodeproj/project.pbxproj": projectFile(settings),
      "Shop/App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ]).audited()
    #expect(report.findings.isEmpty)
    #expect(report.apps.first?.unreadManifests == [path])
    #expect(report.unread == [Unread(path: path, why: why)])
  }

  @Test func aGeneratedPropertyListWithoutAManifestHasNoScenes() throws {
    let report = try FixtureProject(files: [
      "Shop.xcodeproj/project.pbxproj": projectFile("GENERATE_INFOPLIST_FILE = YES;"),
      "Shop/App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ]).audited()
    #expect(report.findings.map(\.rule) == ["app-has-no-scenes"])
  }

  @Test func aBuildSettingForAnotherPlatformDoesNotCount() throws {
    let app = try app([
      "Shop.xcodeproj/project.pbxproj": projectFile(
        "\"INFOPLIST_KEY_UIApplicationSceneManifest_Generation[sdk=macosx*]\" = YES;"),
      "Shop/App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ])
    #expect(app.setting.manifest == .absent)
  }

  @Test func aBuildSettingInAConfigurationFile() throws {
    let app = try app([
      "Shop.xcodeproj/project.pbxproj": projectFile("", configurations: "baseConfigurationReference = X;"),
      "Shop.xcconfig": "// generated\nINFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; // as Xcode does\n",
      "Shop/App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ])
    #expect(app.manifest == Place(path: "Shop.xcconfig", line: 2))
    #expect(
      app.outlooks.map(\.lifeCycle) == [
        .applicationDelegate, .applicationDelegate, .applicationDelegate, .refusedToLaunch,
      ])
  }

  @Test func anAppForAWatchIsNotLookedAt() throws {
    let report = try FixtureProject(files: [
      "Shop.xcodeproj/project.pbxproj": projectFile("SDKROOT = watchos;"),
      "Shop/App.swift": "struct Part {}",
    ]).audited()
    #expect(report.apps.isEmpty)
    #expect(report.unread.map(\.why) == ["Shop is an app for watchos, and not looked at"])
  }

  @Test func theManifestInTheFileTakesThePlaceOfAGeneratedOne() throws {
    let app = try app([
      "Shop.xcodeproj/project.pbxproj": projectFile(
        "INFOPLIST_FILE = \"$(SRCROOT)/Shop/Info.plist\"; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;"),
      "Shop/Info.plist": infoPlist(sceneManifest("$(PRODUCT_MODULE_NAME).SceneDelegate")),
      "Shop/D.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
    ])
    #expect(app.setting.manifest == .configured(delegateClass: .loadable, storyboard: false))
  }

  @Test func xcodeGensText() throws {
    let apps = try apps([
      "project.yml": """
      name: Shop
      targets:
        Shop: # the app
          type: application
          sources: [Sources]
          info:
            path: Shop/Info.plist
            properties:
              UIApplicationSceneManifest:
                UIApplicationSupportsMultipleScenes: true
                UISceneConfigurations:
                  UIWindowSceneSessionRoleApplication:
                    - UISceneConfigurationName: Default
                      UISceneDelegateClassName: "$(PRODUCT_MODULE_NAME).SceneDelegate"
                      UISceneStoryboardFile: Main
        Tests:
          type: bundle.unit-test
        Clip:
          type: application
          settings:
            base:
              INFOPLIST_KEY_UIApplicationSceneManifest_Generation: YES
      """,
      "Sources/D.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }",
    ])
    #expect(apps.map(\.name) == ["Clip", "Shop"])
    #expect(apps.map(\.setting.manifest) == [.empty, .configured(delegateClass: .loadable, storyboard: true)])
    #expect(apps.map(\.setting.supportsMultipleScenes) == [true, true])
    #expect(apps.map { $0.manifest?.line } == [22, 9])
  }

  @Test func tuistsText() throws {
    let apps = try apps([
      "Project.swift": """
      import ProjectDescription
      // .target(name: "Old", product: .app)
      let project = Project(name: "Shop", targets: [
        .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "shop", infoPlist: .extendingDefault(with: [
          "UIApplicationSceneManifest": [
            "UIApplicationSupportsMultipleScenes": false,
            "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [
              ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate"]
            ]],
          ]
        ]), sources: ["Shop/**"]),
        .target(name: "Core", product: .framework),
      ])
      """,
      "Shop/D.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
    ])
    #expect(apps.map(\.name) == ["Shop"])
    #expect(apps.first?.setting.manifest == .configured(delegateClass: .loadable, storyboard: false))
    #expect(apps.first?.manifest == Place(path: "Project.swift", line: 5))
  }

  @Test func aBuiltAppTakesThePlaceOfTheProjectsPropertyList() throws {
    let project = FixtureProject(files: [
      "Info.plist": infoPlist(""),
      "D.swift":
        "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
      "Built.app/Info.plist": infoPlist(
        sceneManifest("Shop.SceneDelegate")
          + "<key>DTSDKName</key><string>iphoneos27.0</string><key>CFBundleExecutable</key><string>Shop</string>"),
    ])
    let apps = try project.laidOut { folder in
      var audit = Audit(path: folder.path)
      audit.builtApp = folder.appendingPathComponent("Built.app").path
      return try audit.run().apps
    }
    #expect(apps.count == 1)
    #expect(apps.first?.setting.manifest == .configured(delegateClass: .loadable, storyboard: false))
    #expect(apps.first?.outlooks.map(\.sdk) == [OSVersion(27), OSVersion(27)])
  }

  @Test func severalAppsAreToldApart() throws {
    let report = try FixtureProject(files: [
      "One/Info.plist": infoPlist(sceneManifest("$(PRODUCT_MODULE_NAME).SceneDelegate")),
      "One/D.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
      "Two/Info.plist": infoPlist(""),
      "Two/D.swift":
        "@main class AppDelegate: UIResponder, UIApplicationDelegate {\n  func applicationDidBecomeActive(_ application: UIApplication) { start() }\n}",
      "Widget/Info.plist": infoPlist("<key>NSExtension</key><dict/>"),
    ]).audited()
    #expect(report.apps.map(\.name) == ["One", "Two"])
    #expect(report.apps.map(\.column) == [.scene, .applicationDelegate])
    #expect(report.findings.map(\.rule) == ["app-has-no-scenes"])
    #expect(report.findings.first?.apps == ["Two"])
  }

  @Test func aFolderWithoutAnAppIsLookedThroughAllTheSame() throws {
    let report = try FixtureProject(files: [
      "Package.swift": "let package = Package()",
      "Sources/Proxy.swift": """
      open class ProxyDelegate: UIResponder, UIWindowSceneDelegate {
        public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { open(URLContexts.first!.url) }
      }
      """,
    ]).audited()
    #expect(report.apps.isEmpty)
    #expect(report.findings.map(\.rule).contains("first-of-a-set"))
    #expect(!report.findings.map(\.rule).contains("app-has-no-scenes"))
  }
}

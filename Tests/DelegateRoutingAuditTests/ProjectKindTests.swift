import DelegateRoutingSpec
import Testing

@testable import DelegateRoutingAudit

/// Projects as they lie in repositories: several in one, parts in shared files, delegates of libraries beside the app's.
struct ProjectKindTests {
  private static let yaml = """
    targets:
      App:
        sources:
          - path: Apps/One
    """
  private static let shared = """
    targets:
      App:
        type: application
        info:
          properties:
            UIApplicationSceneManifest:
              UISceneConfigurations:
                UIWindowSceneSessionRoleApplication:
                  - UISceneDelegateClassName: SceneDelegate
    """

  @Test func aTargetMayBeDescribedInSeveralFiles() throws {
    let report = try FixtureProject(files: [
      "Apps/One/project.yml": Self.yaml, "Apps/Two/project.yml": Self.yaml.replacingOccurrences(of: "One", with: "Two"),
      "Apps/Shared/shared.yml": Self.shared,
      "Kit/SceneDelegate.h": "@interface SceneDelegate : NSObject <UIWindowSceneDelegate>\n@end",
      "Apps/One/A.swift": "class One {}", "Apps/Two/A.swift": "let url = activity.webpageURL!",
    ]).audited()
    #expect(report.apps.map(\.name) == ["App (Apps/One/project.yml)", "App (Apps/Two/project.yml)"])
    #expect(report.apps.map(\.manifest?.text) == ["Apps/Shared/shared.yml:6", "Apps/Shared/shared.yml:6"])
    #expect(
      report.apps.map(\.setting.manifest) == [
        .configured(delegateClass: .loadable, storyboard: false),
        .configured(delegateClass: .loadable, storyboard: false),
      ])
    #expect(report.findings.map(\.rule) == ["web-page-forced"])
    #expect(report.findings.first?.apps == ["App (Apps/Two/project.yml)"])
  }

  @Test func aManifestInAFormThatIsNotReadIsNoMissingManifest() throws {
    let report = try FixtureProject(files: [
      "app.json": "{\"ios\": {\"infoPlist\": {\"UIApplicationSceneManifest\": {}}}}", "Info.plist": infoPlist(""),
      "A.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ]).audited()
    #expect(report.findings.isEmpty)
    #expect(report.apps.first?.unreadManifests == ["app.json"])
    #expect(
      report.unread == [Unread(path: "app.json", why: "names UIApplicationSceneManifest in a form that is not read")])
    #expect(AuditText.text(report).contains("  scene manifest: none that is read; see app.json\n"))
  }

  @Test func aPropertyListOfALibraryIsNoApp() throws {
    let report = try FixtureProject(files: [
      "App/Info.plist": infoPlist(""),
      "App/Service-Info.plist": "<plist><dict><key>API_KEY</key><string>1</string></dict></plist>",
      "App/A.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ]).audited()
    #expect(report.apps.map(\.origin) == ["App/Info.plist"])
  }

  @Test(arguments: [
    ["A.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"],
    [
      "A.swift":
        "class AppDelegate: UIResponder, UIApplicationDelegate {}\nstruct A: App { @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate }"
    ],
    [
      "A.h": "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end",
      "main.m":
        "int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class])); }",
    ],
  ])
  func aDelegateThatTheAppIsNotStartedWithIsALibrarys(_ files: [String: String]) throws {
    let library = """
      class LibraryDelegate: NSObject, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { start() }
      }
      """
    let plist = infoPlist(sceneManifest("Module.SceneDelegate"))
    let report = try FixtureProject(files: files.merging(["Info.plist": plist, "Library.swift": library]) { $1 })
      .audited()
    #expect(report.places(of: "dead-life-cycle-method") == [])
  }

  @Test func littleIsKeptOfAFileInWhichThereIsNothingToFind() throws {
    func file(_ text: String) -> SourceFile { SourceFile(path: "A", bytes: Array(text.utf8), language: .swift) }
    #expect(!file("struct Row { let title = 1 }").mayHoldSomething(or: []))
    #expect(file("struct Row { let title = Kit.shared }").mayHoldSomething(or: ["Kit"]))
    #expect(file("class MyDelegate: Base {}").mayHoldSomething(or: []))
    #expect(file("extension Row { func scene(_ scene: UIScene) {} }").mayHoldSomething(or: []))
    #expect(file("// delegate-routing:ignore first-of-a-set: why").mayHoldSomething(or: []))
    let kept = SourceFile(nameOnlyOf: file("class Row: Base { func a() {} }"))
    #expect(kept.types.map(\.name) == ["Row"])
    #expect(kept.code.count == 0)
  }

  @Test func aGenericParametersProtocolIsNotTheTypes() throws {
    let file = SourceFile(
      path: "A", bytes: Array("struct Query<Delegate: UIWindowSceneDelegate>: Equatable {}".utf8), language: .swift)
    #expect(file.types.map(\.inherited) == [["Equatable"]])
  }
}

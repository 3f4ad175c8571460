import Testing

@testable import DelegateRoutingAudit

/// Scene delegates that inherit from others of the project, and code that is in no app.
struct InheritedDelegateTests {
  private static let base = """
    class BaseDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        Router.shared.open(options.urlContexts)
      }
    }
    """
  private static let warm =
    "func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts) }"

  private func rules(_ files: [String: String], named: String = "SceneDelegate") throws -> [String] {
    let plist = ["Info.plist": infoPlist(sceneManifest("$(PRODUCT_MODULE_NAME).\(named)", storyboard: true))]
    return try FixtureProject(files: files.merging(plist) { one, _ in one }).audited().findings.map(\.rule)
  }

  @Test func whatTheBaseClassHasIsThere() throws {
    let own = "class SceneDelegate: BaseDelegate { \(Self.warm) }"
    #expect(try rules(["Base.swift": Self.base, "SceneDelegate.swift": own]) == [])
    #expect(try rules(["Base.swift": Self.base, "SceneDelegate.swift": own], named: "BaseDelegate") == [])
  }

  @Test func whatNeitherHasIsMissing() throws {
    let own = "class SceneDelegate: BaseDelegate {}"
    #expect(try rules(["Base.swift": Self.base, "SceneDelegate.swift": own]) == ["warm-method-missing"])
  }

  @Test func whatAnExtensionAddsToAProtocolIsNoImplementation() throws {
    let own = "class SceneDelegate: BaseDelegate {}\nextension UIWindowSceneDelegate { \(Self.warm) }"
    #expect(try rules(["Base.swift": Self.base, "SceneDelegate.swift": own]) == ["warm-method-missing"])
  }

  @Test(
    arguments: [
      ("A.swift", "import XCTest\n@testable import Shop\nlet url = activity.webpageURL!", []),
      ("A.swift", "import Testing\nlet url = activity.webpageURL!", []),
      ("A.swift", "import Shop\nlet url = activity.webpageURL!\nlet name = Testing.name", ["web-page-forced"]),
      (
        "A.m",
        "#import <XCTest/XCTest.h>\n@implementation T\n- (void)testA { [NSDictionary dictionaryWithObjects:b.queryItems forKeys:a]; }\n@end",
        []
      ),
    ] as [(String, String, [String])])
  func testsAreInNoApp(_ name: String, _ text: String, _ found: [String]) throws {
    let own = Self.base + "\nclass SceneDelegate: BaseDelegate { \(Self.warm) }"
    #expect(try rules(["SceneDelegate.swift": own, name: text]) == found)
  }
}

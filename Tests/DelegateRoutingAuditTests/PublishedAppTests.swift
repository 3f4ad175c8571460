import DelegateRoutingSpec
import Testing

@testable import DelegateRoutingAudit

/// The shapes of five published guides: what each teaches, put into an app.
struct PublishedAppTests {
  private func rules(_ files: [String: String], profile: String? = nil) throws -> [String] {
    try FixtureProject(files: files).audited { audit in
      if let profile { audit.profiles = [try FrameworkProfile.named(profile)] }
    }.findings.map(\.rule)
  }

  @Test func scenesAddedToAnOldProjectForLinksAlone() throws {
    let found = try rules([
      "Info.plist": infoPlist(sceneManifest("$(PRODUCT_MODULE_NAME).SceneDelegate", storyboard: true)),
      "AppDelegate.swift": """
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          return true
        }
      }
      """,
      "SceneDelegate.swift": """
      @available(iOS 13.0, *)
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          guard let windowScene = (scene as? UIWindowScene) else { return }
          window = UIWindow(windowScene: windowScene)
          if let userActivity = connectionOptions.userActivities.first {
            if userActivity.activityType == NSUserActivityTypeBrowsingWeb { route(userActivity) }
          }
        }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity, userActivity other: NSUserActivity) {}
      }
      extension UIApplication {
        var currentWindow: UIWindow? { (connectedScenes.first?.delegate as? SceneDelegate)?.window }
      }
      """,
    ])
    #expect(
      Set(found) == [
        "misspelt-delegate-method", "window-without-a-scene", "storyboard-and-own-window", "any-scene-taken",
        "first-activity-taken", "warm-method-missing",
      ])
  }

  private static let adaptor = """
    @main struct MyApp: App {
      @UIApplicationDelegateAdaptor private var appDelegate: MyAppDelegate
      var body: some Scene { WindowGroup { Text("") } }
    }
    class MyAppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
      func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {}
    }
    extension MyAppDelegate {
      func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        if session.role == .windowApplication { configuration.delegateClass = MySceneDelegate.self }
        return configuration
      }
    }
    class MySceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
      func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool { true }
    }
    """

  @Test func swiftUIWithAnAdaptorAsApplesPageShowsIt() throws {
    // The page's scene delegate takes quick actions while connected, and has no connect method for the cold ones.
    #expect(try rules(["App.swift": Self.adaptor]) == ["connect-method-missing"])
  }

  @Test func swiftUIWithASceneDelegateForEveryRole() throws {
    let found = try rules([
      "App.swift": """
      @main struct DemoApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate
        var body: some Scene { WindowGroup { ContentView() } }
      }
      final class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          configuration.delegateClass = SceneDelegate.self
          return configuration
        }
      }
      final class SceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          window = (scene as? UIWindowScene)?.keyWindow
        }
      }
      func dismiss() {
        // UIApplication.shared.keyWindow?.rootViewController?.dismiss(animated: true)
        UIApplication.shared.windows.first(where: \\.isKeyWindow)?.rootViewController?.dismiss(animated: true)
      }
      """
    ])
    #expect(found == ["configuration-for-every-role", "key-window-of-the-app"])
  }

  @Test func objectiveCThatTakesAnyObjectOfTheSets() throws {
    let found = try rules([
      "Info.plist": infoPlist(sceneManifest("SceneDelegate")),
      "SceneDelegate.m": """
      @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
      @property (strong, nonatomic) UIWindow *window;
      @end
      @implementation SceneDelegate
      - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts{
          UIOpenURLContext *urlContext = URLContexts.anyObject;
          [Router open:urlContext.URL];
      }
      - (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity{ [Router resume:userActivity]; }
      - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
          UIOpenURLContext *urlContext = connectionOptions.URLContexts.anyObject;
          NSUserActivity *userActivity =connectionOptions.userActivities.anyObject;
      }
      @end
      """,
    ])
    #expect(found == ["first-of-a-set", "first-of-a-set", "first-activity-taken"])
  }

  @Test func capacitorsTemplateAsItIsShipped() throws {
    let found = try rules(
      [
        "Info.plist": infoPlist(sceneManifest("$(PRODUCT_MODULE_NAME).SceneDelegate")),
        "SceneDelegate.swift": """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            guard let windowScene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: windowScene)
            SceneDelegateProxy.shared.scene(scene, willConnectTo: session, options: connectionOptions)
          }
          func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            SceneDelegateProxy.shared.scene(scene, openURLContexts: URLContexts)
          }
          func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            SceneDelegateProxy.shared.scene(scene, continue: userActivity)
          }
        }
        """,
      ], profile: "capacitor")
    #expect(found == [])
  }
}

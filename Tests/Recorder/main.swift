// An app's delegates, played by hand on Linux against the recorder's own file: a cold custom URL, then a universal link
// that comes to the background. What it writes is expected.log.
import UIKit

@MainActor final class SceneDelegate {
  let scene = UIScene(session: UISceneSession(persistentIdentifier: "7C9E6679-7425-40DE-944B-E07FC1F90AE7"))

  func application(
    _ application: UIApplication?, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    DelegateRecorder.call(launchOptions: options)
    return true
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    DelegateRecorder.call(scene: scene, session: session, options: options)
    for context in options.urlContexts { deliver(context.url) }
  }

  func sceneWillEnterForeground(_ scene: UIScene) { DelegateRecorder.call(scene: scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { DelegateRecorder.call(scene: scene) }
  func sceneWillResignActive(_ scene: UIScene) { DelegateRecorder.call(scene: scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { DelegateRecorder.call(scene: scene) }

  func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {
    DelegateRecorder.call(scene: scene, activityType: type)
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    DelegateRecorder.call(scene: scene, activity: activity)
    deliver(activity.webpageURL)
  }

  func deliver(_ url: URL?) { DelegateRecorder.delivered(to: "sdk", url) }
}

// What a phone would say of the app, in place of what this machine says.
var said = RecordedObject()
said["domains"] = .array([.string("links.example.com")])
let configuration = ["UISceneDelegateClassName": "NSObject", "UISceneStoryboardFile": "Main"]
RecordedOutput.shared.start(
  said,
  RecordedApp(
    info: [
      "DTPlatformVersion": "26.0", "CFBundleURLTypes": [["CFBundleURLSchemes": ["acme"]]],
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]],
      ],
    ],
    ios: OperatingSystemVersion(majorVersion: 26, minorVersion: 1, patchVersion: 2)))
let delegate = SceneDelegate()
let scene = delegate.scene
_ = delegate.application(nil, didFinishLaunchingWithOptions: nil)
let options = UIScene.ConnectionOptions()
options.urlContexts = [UIOpenURLContext(url: URL(string: "acme://item/7?name=J%C3%BCrgen")!)]
delegate.scene(scene, willConnectTo: scene.session, options: options)
delegate.sceneWillEnterForeground(scene)
delegate.sceneDidBecomeActive(scene)
delegate.sceneWillResignActive(scene)
delegate.sceneDidEnterBackground(scene)
let link = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
link.webpageURL = URL(string: "https://links.example.com/item/7")
link.title = "Jürgens “Liste”"
link.userInfo = ["count": 3, "isNew": true, "tags": ["a", "b"]]
delegate.scene(scene, willContinueUserActivityWithType: link.activityType)
delegate.sceneWillEnterForeground(scene)
delegate.scene(scene, continue: link)
delegate.sceneDidBecomeActive(scene)

import DelegateRoutingSpec
import Foundation

/// The arguments of a recorded call.
struct RecordedArguments {
  let reader: ObjectReader
  let scene: SceneID
  let completion: CompletionID

  /// The call; nil for a method that says nothing about routing. What cannot be read leaves an issue.
  func call(_ method: DelegateMethod, namedScene: SceneID?) -> DelegateCall? {
    switch method {
    case .willFinishLaunching: .willFinishLaunching(reader.optionalObject("launchOptions"))
    case .didFinishLaunching: .didFinishLaunching(reader.optionalObject("launchOptions"))
    case .didFinishLaunchingWithoutOptions: .didFinishLaunchingWithoutOptions
    case .applicationOpenURL: .applicationOpenURL(context)
    case .applicationWillContinueActivity: .applicationWillContinueActivity(type: text("activityType"))
    case .applicationContinueActivity: .applicationContinueActivity(activity, restorationHandler: completion)
    case .applicationDidFailToContinueActivity:
      .applicationDidFailToContinueActivity(type: text("activityType"), error: reader.optionalText("error") ?? "")
    case .applicationDidUpdateActivity: .applicationDidUpdateActivity(activity)
    case .applicationPerformAction: .applicationPerformAction(shortcutItem, completion: completion)
    case .applicationDidAcceptShare: .applicationDidAcceptShare(share)
    case .handleBackgroundURLSession:
      .handleBackgroundURLSession(identifier: text("identifier"), completion: completion)
    case .didReceiveRemoteNotification: .didReceiveRemoteNotification(reader.values("userInfo"), completion: completion)
    case .didRegisterForRemoteNotifications: .didRegisterForRemoteNotifications(deviceToken: "")
    case .didFailToRegisterForRemoteNotifications:
      .didFailToRegisterForRemoteNotifications(error: reader.optionalText("error") ?? "")
    case .configurationForConnecting:
      .configurationForConnecting(session, reader.optionalObject("options") ?? ConnectionOptions())
    case .applicationDidBecomeActive: .applicationDidBecomeActive
    case .applicationWillResignActive: .applicationWillResignActive
    case .applicationDidEnterBackground: .applicationDidEnterBackground
    case .applicationWillEnterForeground: .applicationWillEnterForeground
    case .handlerForIntent: .handlerForIntent(name: reader.optionalText("name") ?? "")
    case .performFetch: .performFetch(completion: completion)
    case .applicationWillTerminate: .applicationWillTerminate
    case .shouldSaveApplicationState: .shouldSaveApplicationState
    case .shouldRestoreApplicationState: .shouldRestoreApplicationState
    case .sceneWillConnect: .sceneWillConnect(scene, session, reader.optionalObject("options") ?? ConnectionOptions())
    case .sceneDidDisconnect: .sceneDidDisconnect(scene)
    case .sceneDidBecomeActive: .sceneDidBecomeActive(scene)
    case .sceneWillResignActive: .sceneWillResignActive(scene)
    case .sceneWillEnterForeground: .sceneWillEnterForeground(scene)
    case .sceneDidEnterBackground: .sceneDidEnterBackground(scene)
    case .sceneOpenURLContexts: .sceneOpenURLContexts(scene, reader.objects("urlContexts"))
    case .stateRestorationActivity: .stateRestorationActivity(scene)
    case .sceneRestoreInteractionState: .sceneRestoreInteractionState(scene, activity)
    case .sceneWillContinueActivity: .sceneWillContinueActivity(scene, type: text("activityType"))
    case .sceneContinueActivity: .sceneContinueActivity(scene, activity)
    case .sceneDidFailToContinueActivity:
      .sceneDidFailToContinueActivity(
        scene, type: text("activityType"), error: reader.optionalText("error") ?? "")
    case .sceneDidUpdateActivity: .sceneDidUpdateActivity(scene, activity)
    case .windowScenePerformAction: .windowScenePerformAction(scene, shortcutItem, completion: completion)
    case .windowSceneDidAcceptShare: .windowSceneDidAcceptShare(scene, share)
    case .windowSceneDidUpdateGeometry: .windowSceneDidUpdateGeometry(scene)
    case .sceneWillPerformAppIntent: .sceneWillPerformAppIntent(scene, appIntent)
    case .didReceiveNotificationResponse:
      .didReceiveNotificationResponse(response, targetScene: namedScene, completion: completion)
    case .willPresentNotification: .willPresentNotification(response, completion: completion)
    case .onOpenURL: .onOpenURL(scene, reader.url("url") ?? Self.nowhere)
    case .onContinueUserActivity: .onContinueUserActivity(scene, activity)
    case .onAppIntentExecution: .onAppIntentExecution(scene, appIntent)
    case .scenePhase:
      .scenePhaseChanged(namedScene, reader.choice("phase", of: SceneActivationState.allCases) ?? .background)
    case .didDiscardSceneSessions, .supportedInterfaceOrientations, .applicationDidReceiveMemoryWarning,
      .applicationSignificantTimeChange, .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable, .window,
      .preferredWindowingControlStyle, .windowSceneSupportedInterfaceOrientations, .handlesExternalEventsOfView,
      .handlesExternalEventsOfScene, .applicationDelegateAdaptor, .hostingSceneDelegate, .onOpenURLPrefersInApp:
      nil
    }
  }

  private func text(_ key: String) -> String { reader.text(key) ?? "" }
  // Where one of these cannot be read there is an issue, and the recording is not handed out.
  private var activity: UserActivity { reader.object("activity") ?? UserActivity(activityType: "") }
  private var shortcutItem: QuickAction { reader.object("shortcutItem") ?? QuickAction(type: "") }
  private var response: NotificationResponse {
    reader.object("response") ?? NotificationResponse(requestIdentifier: "", date: 0)
  }
  private var share: CloudKitShare {
    reader.object("share") ?? CloudKitShare(containerIdentifier: "", recordName: "")
  }
  private var appIntent: AppIntentRequest { reader.object("appIntent") ?? AppIntentRequest(name: "") }
  private var context: OpenURLContext { OpenURLContext(recorded: reader) ?? OpenURLContext(url: Self.nowhere) }
  private var session: SceneSession {
    SceneSession(
      scene: scene, role: reader.optionalChoice("role", of: SceneRole.allCases) ?? .windowApplication,
      stateRestorationActivity: reader.optionalObject("restorationActivity"))
  }

  private static let nowhere = URL(fileURLWithPath: "/")
}

import Foundation

/// A call that the system makes: a delegate method with its arguments, or a SwiftUI modifier's action. Completion
/// handlers travel as a `CompletionID`; the router calls one with `RouterProcess.complete(_:)`.
public indirect enum DelegateCall: Sendable, Hashable {
  // UIApplicationDelegate
  case willFinishLaunching(LaunchOptions?)
  case didFinishLaunching(LaunchOptions?)
  case didFinishLaunchingWithoutOptions
  case applicationOpenURL(OpenURLContext)
  case applicationWillContinueActivity(type: String)
  case applicationContinueActivity(UserActivity, restorationHandler: CompletionID)
  case applicationDidFailToContinueActivity(type: String, error: String)
  case applicationDidUpdateActivity(UserActivity)
  case applicationPerformAction(QuickAction, completion: CompletionID)
  case applicationDidAcceptShare(CloudKitShare)
  case handleBackgroundURLSession(identifier: String, completion: CompletionID)
  case didReceiveRemoteNotification([String: PropertyValue], completion: CompletionID)
  case didRegisterForRemoteNotifications(deviceToken: String)
  case didFailToRegisterForRemoteNotifications(error: String)
  case configurationForConnecting(SceneSession, ConnectionOptions)
  case didDiscardSceneSessions([SceneSession])
  case applicationDidBecomeActive
  case applicationWillResignActive
  case applicationDidEnterBackground
  case applicationWillEnterForeground
  case handlerForIntent(name: String)
  case performFetch(completion: CompletionID)
  case applicationWillTerminate
  case shouldSaveApplicationState
  case shouldRestoreApplicationState

  // UISceneDelegate, UIWindowSceneDelegate, AppIntentSceneDelegate
  case sceneWillConnect(SceneID, SceneSession, ConnectionOptions)
  case sceneDidDisconnect(SceneID)
  case sceneDidBecomeActive(SceneID)
  case sceneWillResignActive(SceneID)
  case sceneWillEnterForeground(SceneID)
  case sceneDidEnterBackground(SceneID)
  case sceneOpenURLContexts(SceneID, [OpenURLContext])
  case stateRestorationActivity(SceneID)
  case sceneRestoreInteractionState(SceneID, UserActivity)
  case sceneWillContinueActivity(SceneID, type: String)
  case sceneContinueActivity(SceneID, UserActivity)
  case sceneDidFailToContinueActivity(SceneID, type: String, error: String)
  case sceneDidUpdateActivity(SceneID, UserActivity)
  case windowScenePerformAction(SceneID, QuickAction, completion: CompletionID)
  case windowSceneDidAcceptShare(SceneID, CloudKitShare)
  case windowSceneDidUpdateGeometry(SceneID)
  case sceneWillPerformAppIntent(SceneID, AppIntentRequest)

  // UNUserNotificationCenterDelegate
  case didReceiveNotificationResponse(NotificationResponse, targetScene: SceneID?, completion: CompletionID)
  case willPresentNotification(NotificationResponse, completion: CompletionID)

  // SwiftUI
  case onOpenURL(SceneID, URL)
  case onContinueUserActivity(SceneID, UserActivity)
  case onAppIntentExecution(SceneID, AppIntentRequest)
  case scenePhaseChanged(SceneID?, SceneActivationState)
}

extension DelegateCall {
  /// The method that is called.
  public var method: DelegateMethod {
    switch self {
    case .willFinishLaunching: .willFinishLaunching
    case .didFinishLaunching: .didFinishLaunching
    case .didFinishLaunchingWithoutOptions: .didFinishLaunchingWithoutOptions
    case .applicationOpenURL: .applicationOpenURL
    case .applicationWillContinueActivity: .applicationWillContinueActivity
    case .applicationContinueActivity: .applicationContinueActivity
    case .applicationDidFailToContinueActivity: .applicationDidFailToContinueActivity
    case .applicationDidUpdateActivity: .applicationDidUpdateActivity
    case .applicationPerformAction: .applicationPerformAction
    case .applicationDidAcceptShare: .applicationDidAcceptShare
    case .handleBackgroundURLSession: .handleBackgroundURLSession
    case .didReceiveRemoteNotification: .didReceiveRemoteNotification
    case .didRegisterForRemoteNotifications: .didRegisterForRemoteNotifications
    case .didFailToRegisterForRemoteNotifications: .didFailToRegisterForRemoteNotifications
    case .configurationForConnecting: .configurationForConnecting
    case .didDiscardSceneSessions: .didDiscardSceneSessions
    case .applicationDidBecomeActive: .applicationDidBecomeActive
    case .applicationWillResignActive: .applicationWillResignActive
    case .applicationDidEnterBackground: .applicationDidEnterBackground
    case .applicationWillEnterForeground: .applicationWillEnterForeground
    case .handlerForIntent: .handlerForIntent
    case .performFetch: .performFetch
    case .applicationWillTerminate: .applicationWillTerminate
    case .shouldSaveApplicationState: .shouldSaveApplicationState
    case .shouldRestoreApplicationState: .shouldRestoreApplicationState
    case .sceneWillConnect: .sceneWillConnect
    case .sceneDidDisconnect: .sceneDidDisconnect
    case .sceneDidBecomeActive: .sceneDidBecomeActive
    case .sceneWillResignActive: .sceneWillResignActive
    case .sceneWillEnterForeground: .sceneWillEnterForeground
    case .sceneDidEnterBackground: .sceneDidEnterBackground
    case .sceneOpenURLContexts: .sceneOpenURLContexts
    case .stateRestorationActivity: .stateRestorationActivity
    case .sceneRestoreInteractionState: .sceneRestoreInteractionState
    case .sceneWillContinueActivity: .sceneWillContinueActivity
    case .sceneContinueActivity: .sceneContinueActivity
    case .sceneDidFailToContinueActivity: .sceneDidFailToContinueActivity
    case .sceneDidUpdateActivity: .sceneDidUpdateActivity
    case .windowScenePerformAction: .windowScenePerformAction
    case .windowSceneDidAcceptShare: .windowSceneDidAcceptShare
    case .windowSceneDidUpdateGeometry: .windowSceneDidUpdateGeometry
    case .sceneWillPerformAppIntent: .sceneWillPerformAppIntent
    case .didReceiveNotificationResponse: .didReceiveNotificationResponse
    case .willPresentNotification: .willPresentNotification
    case .onOpenURL: .onOpenURL
    case .onContinueUserActivity: .onContinueUserActivity
    case .onAppIntentExecution: .onAppIntentExecution
    case .scenePhaseChanged: .scenePhase
    }
  }

  /// The scene that the call concerns; nil for calls to the app delegate.
  public var scene: SceneID? {
    switch self {
    case .sceneWillConnect(let scene, _, _), .sceneDidDisconnect(let scene), .sceneDidBecomeActive(let scene),
      .sceneWillResignActive(let scene), .sceneWillEnterForeground(let scene), .sceneDidEnterBackground(let scene),
      .sceneOpenURLContexts(let scene, _), .stateRestorationActivity(let scene),
      .sceneRestoreInteractionState(let scene, _), .sceneWillContinueActivity(let scene, _),
      .sceneContinueActivity(let scene, _), .sceneDidFailToContinueActivity(let scene, _, _),
      .sceneDidUpdateActivity(let scene, _), .windowScenePerformAction(let scene, _, _),
      .windowSceneDidAcceptShare(let scene, _), .windowSceneDidUpdateGeometry(let scene),
      .sceneWillPerformAppIntent(let scene, _), .onOpenURL(let scene, _), .onContinueUserActivity(let scene, _),
      .onAppIntentExecution(let scene, _):
      scene
    case .configurationForConnecting(let session, _): session.scene
    case .didReceiveNotificationResponse(_, let scene, _), .scenePhaseChanged(let scene, _): scene
    default: nil
    }
  }

  /// The completion handler that travels with the call.
  public var completion: CompletionID? {
    switch self {
    case .applicationContinueActivity(_, let id), .applicationPerformAction(_, let id),
      .handleBackgroundURLSession(_, let id), .didReceiveRemoteNotification(_, let id), .performFetch(let id),
      .windowScenePerformAction(_, _, let id), .didReceiveNotificationResponse(_, _, let id),
      .willPresentNotification(_, let id):
      id
    default: nil
    }
  }
}

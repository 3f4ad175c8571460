/// Who owns a delegate method.
public enum DelegateOwner: String, Sendable, Hashable, Codable, CaseIterable {
  case applicationDelegate = "UIApplicationDelegate"
  case sceneDelegate = "UISceneDelegate"
  case windowSceneDelegate = "UIWindowSceneDelegate"
  case appIntentSceneDelegate = "AppIntentSceneDelegate"
  case notificationCenterDelegate = "UNUserNotificationCenterDelegate"
  case swiftUI = "SwiftUI"
}

/// What the catalogue knows of a delegate method.
///
/// Source: UIKit's public headers of the iPhoneOS 27.0 SDK and Apple's page of each method
/// ([UIApplicationDelegate](https://developer.apple.com/documentation/uikit/uiapplicationdelegate),
/// [UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate)).
public struct DelegateMethodFacts: Sendable, Hashable, Codable {
  /// The Objective-C selector; nil for what exists in Swift alone.
  public let selector: String?
  /// The protocol or framework that owns it.
  public let owner: DelegateOwner
  /// The first iOS that has it.
  public let since: OSVersion
  /// The iOS SDK that deprecates it; nil where it is not deprecated.
  public let deprecated: OSVersion?
}

extension DelegateMethod {
  /// The method's selector, owner and versions.
  public var facts: DelegateMethodFacts {
    switch self {
    case .willFinishLaunching: .application("application:willFinishLaunchingWithOptions:", 6)
    case .didFinishLaunching: .application("application:didFinishLaunchingWithOptions:", 3)
    case .didFinishLaunchingWithoutOptions: .application("applicationDidFinishLaunching:", 2)
    case .applicationOpenURL: .application("application:openURL:options:", 9, deprecated: 26)
    case .applicationWillContinueActivity:
      .application("application:willContinueUserActivityWithType:", 8, deprecated: 26)
    case .applicationContinueActivity:
      .application("application:continueUserActivity:restorationHandler:", 8, deprecated: 26)
    case .applicationDidFailToContinueActivity:
      .application("application:didFailToContinueUserActivityWithType:error:", 8, deprecated: 26)
    case .applicationDidUpdateActivity: .application("application:didUpdateUserActivity:", 8, deprecated: 26)
    case .applicationPerformAction:
      .application("application:performActionForShortcutItem:completionHandler:", 9, deprecated: 26)
    case .applicationDidAcceptShare:
      .application("application:userDidAcceptCloudKitShareWithMetadata:", 10, deprecated: 26)
    case .handleBackgroundURLSession:
      .application("application:handleEventsForBackgroundURLSession:completionHandler:", 7)
    case .didReceiveRemoteNotification:
      .application("application:didReceiveRemoteNotification:fetchCompletionHandler:", 7)
    case .didRegisterForRemoteNotifications:
      .application("application:didRegisterForRemoteNotificationsWithDeviceToken:", 3)
    case .didFailToRegisterForRemoteNotifications:
      .application("application:didFailToRegisterForRemoteNotificationsWithError:", 3)
    case .configurationForConnecting: .application("application:configurationForConnectingSceneSession:options:", 13)
    case .didDiscardSceneSessions: .application("application:didDiscardSceneSessions:", 13)
    case .applicationDidBecomeActive: .application("applicationDidBecomeActive:", 2, deprecated: 26)
    case .applicationWillResignActive: .application("applicationWillResignActive:", 2, deprecated: 26)
    case .applicationDidEnterBackground: .application("applicationDidEnterBackground:", 4, deprecated: 26)
    case .applicationWillEnterForeground: .application("applicationWillEnterForeground:", 4, deprecated: 26)
    case .handlerForIntent: .application("application:handlerForIntent:", 14)
    case .performFetch: .application("application:performFetchWithCompletionHandler:", 7, deprecated: 13)
    case .supportedInterfaceOrientations:
      .application("application:supportedInterfaceOrientationsForWindow:", 6, deprecated: 27)
    case .applicationDidReceiveMemoryWarning: .application("applicationDidReceiveMemoryWarning:", 2)
    case .applicationSignificantTimeChange: .application("applicationSignificantTimeChange:", 2)
    case .applicationWillTerminate: .application("applicationWillTerminate:", 2)
    case .protectedDataWillBecomeUnavailable: .application("applicationProtectedDataWillBecomeUnavailable:", 4)
    case .protectedDataDidBecomeAvailable: .application("applicationProtectedDataDidBecomeAvailable:", 4)
    case .shouldSaveApplicationState:
      .application("application:shouldSaveSecureApplicationState:", OSVersion(13, 2))
    case .shouldRestoreApplicationState:
      .application("application:shouldRestoreSecureApplicationState:", OSVersion(13, 2))

    case .sceneWillConnect: .scene("scene:willConnectToSession:options:")
    case .sceneDidDisconnect: .scene("sceneDidDisconnect:")
    case .sceneDidBecomeActive: .scene("sceneDidBecomeActive:")
    case .sceneWillResignActive: .scene("sceneWillResignActive:")
    case .sceneWillEnterForeground: .scene("sceneWillEnterForeground:")
    case .sceneDidEnterBackground: .scene("sceneDidEnterBackground:")
    case .sceneOpenURLContexts: .scene("scene:openURLContexts:")
    case .stateRestorationActivity: .scene("stateRestorationActivityForScene:")
    case .sceneRestoreInteractionState: .scene("scene:restoreInteractionStateWithUserActivity:", since: 15)
    case .sceneWillContinueActivity: .scene("scene:willContinueUserActivityWithType:")
    case .sceneContinueActivity: .scene("scene:continueUserActivity:")
    case .sceneDidFailToContinueActivity: .scene("scene:didFailToContinueUserActivityWithType:error:")
    case .sceneDidUpdateActivity: .scene("scene:didUpdateUserActivity:")
    case .window: .windowScene("window", since: 13)
    case .windowScenePerformAction:
      .windowScene("windowScene:performActionForShortcutItem:completionHandler:", since: 13)
    case .windowSceneDidAcceptShare:
      .windowScene("windowScene:userDidAcceptCloudKitShareWithMetadata:", since: 13)
    case .windowSceneDidUpdateGeometry: .windowScene("windowScene:didUpdateEffectiveGeometry:", since: 26)
    case .preferredWindowingControlStyle: .windowScene("preferredWindowingControlStyleForScene:", since: 26)
    case .windowSceneSupportedInterfaceOrientations:
      .windowScene("supportedInterfaceOrientationsForWindowScene:", since: 27)
    case .sceneWillPerformAppIntent:
      DelegateMethodFacts(selector: nil, owner: .appIntentSceneDelegate, since: OSVersion(26), deprecated: nil)

    case .didReceiveNotificationResponse:
      .notificationCenter("userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:")
    case .willPresentNotification:
      .notificationCenter("userNotificationCenter:willPresentNotification:withCompletionHandler:")

    case .onOpenURL, .onContinueUserActivity, .handlesExternalEventsOfView, .handlesExternalEventsOfScene,
      .applicationDelegateAdaptor, .scenePhase:
      .swiftUI(since: 14)
    case .hostingSceneDelegate, .onOpenURLPrefersInApp, .onAppIntentExecution: .swiftUI(since: 26)
    }
  }
}

extension DelegateMethodFacts {
  fileprivate static func application(_ selector: String, _ since: Int, deprecated: Int? = nil) -> Self {
    application(selector, OSVersion(since), deprecated: deprecated)
  }

  fileprivate static func application(_ selector: String, _ since: OSVersion, deprecated: Int? = nil) -> Self {
    Self(
      selector: selector, owner: .applicationDelegate, since: since, deprecated: deprecated.map { OSVersion($0) })
  }

  fileprivate static func scene(_ selector: String, since: Int = 13) -> Self {
    Self(selector: selector, owner: .sceneDelegate, since: OSVersion(since), deprecated: nil)
  }

  fileprivate static func windowScene(_ selector: String, since: Int) -> Self {
    Self(selector: selector, owner: .windowSceneDelegate, since: OSVersion(since), deprecated: nil)
  }

  fileprivate static func notificationCenter(_ selector: String) -> Self {
    Self(selector: selector, owner: .notificationCenterDelegate, since: OSVersion(10), deprecated: nil)
  }

  fileprivate static func swiftUI(since: Int) -> Self {
    Self(selector: nil, owner: .swiftUI, since: OSVersion(since), deprecated: nil)
  }
}

/// What the ledger has to know of a call.
extension DelegateCall {
  /// Whether the call's completion handler has to be called, exactly once. The restoration handler of a continued
  /// activity is the router's to call or not.
  ///
  /// Source: [application(_:continue:restorationHandler:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:continue:restorationhandler:))
  var mustComplete: Bool {
    switch self {
    case .applicationPerformAction, .handleBackgroundURLSession, .didReceiveRemoteNotification, .performFetch,
      .windowScenePerformAction, .didReceiveNotificationResponse, .willPresentNotification:
      true
    default: false
    }
  }

  /// Whether a reply of `true` says that the call's links were taken.
  var saysWhatItTook: Bool {
    switch self {
    case .applicationOpenURL, .applicationContinueActivity: true
    default: false
    }
  }

  /// The app event that the call is, in either life cycle.
  package var appEvent: AppEvent? {
    switch self {
    case .applicationDidBecomeActive, .sceneDidBecomeActive: .becameActive
    case .applicationWillResignActive, .sceneWillResignActive: .resignsActive
    case .applicationWillEnterForeground, .sceneWillEnterForeground: .entersForeground
    case .applicationDidEnterBackground, .sceneDidEnterBackground: .entersBackground
    case .sceneDidDisconnect: .disconnected
    default: nil
    }
  }

  /// Whether the call is one of the launch methods.
  var isLaunch: Bool {
    switch self {
    case .willFinishLaunching, .didFinishLaunching, .didFinishLaunchingWithoutOptions: true
    default: false
    }
  }
}

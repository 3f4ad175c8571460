import DelegateRoutingSpec

/// A copy of what the behaviour tables in `Specs/tables` have, held to them by the tests. To play the system model for it
/// would take an example of each kind of event and the names of the payloads, which are the corpus' and the conformance
/// module's, and the calls of every reading.
extension Delivery {
  /// Where an event is handed over in the column `app-delegate`.
  static let applicationDelegate = [
    Delivery(
      [.customURL, .fileURL], .cold,
      [
        (.willFinishLaunching, "launchOptions[.url]"), (.didFinishLaunching, "launchOptions[.url]"),
        (.applicationOpenURL, "url"),
      ]),
    Delivery(
      [.universalLink, .handoff, .spotlightItem, .spotlightQuery, .siriIntent, .liveActivity, .widget, .appActivity],
      .cold,
      [
        (.willFinishLaunching, "launchOptions[.userActivityDictionary]"),
        (.didFinishLaunching, "launchOptions[.userActivityDictionary]"), (.applicationContinueActivity, "userActivity"),
      ]),
    Delivery(
      [.quickAction], .cold,
      [
        (.willFinishLaunching, "launchOptions[.shortcutItem]"), (.didFinishLaunching, "launchOptions[.shortcutItem]"),
        (.applicationPerformAction, "shortcutItem"),
      ]),
    Delivery(
      [.notificationResponse], .cold,
      [
        (.willFinishLaunching, "launchOptions[.remoteNotification]"),
        (.didFinishLaunching, "launchOptions[.remoteNotification]"), (.didReceiveNotificationResponse, "response"),
        (.didReceiveRemoteNotification, "userInfo"),
      ]),
    Delivery([.notificationBackgroundAction], .cold, [(.didReceiveNotificationResponse, "response")]),
    Delivery(
      [.silentPush], .cold,
      [
        (.willFinishLaunching, "launchOptions[.remoteNotification]"),
        (.didFinishLaunching, "launchOptions[.remoteNotification]"), (.didReceiveRemoteNotification, "userInfo"),
      ]),
    Delivery(
      [.cloudKitShare], .cold,
      [
        (.willFinishLaunching, "launchOptions[.cloudKitShareMetadata]"),
        (.didFinishLaunching, "launchOptions[.cloudKitShareMetadata]"),
        (.applicationDidAcceptShare, "cloudKitShareMetadata"),
      ]),
    Delivery([.backgroundURLSession], .cold, [(.handleBackgroundURLSession, "identifier")]),
    Delivery(
      [.location], .cold,
      [(.willFinishLaunching, "launchOptions[.location]"), (.didFinishLaunching, "launchOptions[.location]")]),
    Delivery([.customURL, .fileURL], .warm, [(.applicationOpenURL, "url")]),
    Delivery(
      [.universalLink, .handoff, .spotlightItem, .spotlightQuery, .siriIntent, .liveActivity, .widget, .appActivity],
      .warm, [(.applicationContinueActivity, "userActivity")]),
    Delivery([.quickAction], .warm, [(.applicationPerformAction, "shortcutItem")]),
    Delivery(
      [.notificationResponse], .warm,
      [(.didReceiveNotificationResponse, "response"), (.didReceiveRemoteNotification, "userInfo")]),
    Delivery([.notificationBackgroundAction], .warm, [(.didReceiveNotificationResponse, "response")]),
    Delivery([.silentPush], .warm, [(.didReceiveRemoteNotification, "userInfo")]),
    Delivery([.cloudKitShare], .warm, [(.applicationDidAcceptShare, "cloudKitShareMetadata")]),
    Delivery([.backgroundURLSession], .warm, [(.handleBackgroundURLSession, "identifier")]),
  ]

  /// Where an event is handed over in the column `scene`.
  static let scene = [
    Delivery([.customURL, .fileURL], .cold, [(.sceneWillConnect, "connectionOptions.urlContexts")]),
    Delivery(
      [.universalLink, .spotlightItem, .spotlightQuery, .siriIntent, .liveActivity, .widget, .appActivity], .cold,
      [(.sceneWillConnect, "connectionOptions.userActivities")]),
    Delivery(
      [.handoff], .cold,
      [(.sceneWillConnect, "connectionOptions.handoffUserActivityType"), (.sceneContinueActivity, "userActivity")]),
    Delivery(
      [.appIntent], .cold,
      [(.sceneWillConnect, "connectionOptions.appIntent"), (.sceneWillPerformAppIntent, "appIntent")]),
    Delivery([.quickAction], .cold, [(.sceneWillConnect, "connectionOptions.shortcutItem")]),
    Delivery(
      [.notificationResponse], .cold,
      [(.sceneWillConnect, "connectionOptions.notificationResponse"), (.didReceiveNotificationResponse, "response")]),
    Delivery([.notificationBackgroundAction], .cold, [(.didReceiveNotificationResponse, "response")]),
    Delivery([.silentPush], .cold, [(.didReceiveRemoteNotification, "userInfo")]),
    Delivery([.cloudKitShare], .cold, [(.sceneWillConnect, "connectionOptions.cloudKitShareMetadata")]),
    Delivery([.backgroundURLSession], .cold, [(.handleBackgroundURLSession, "identifier")]),
    Delivery(
      [.stateRestoration], .cold,
      [
        (.sceneWillConnect, "session.stateRestorationActivity"),
        (.sceneRestoreInteractionState, "stateRestorationActivity"),
      ]),
    Delivery([.customURL, .fileURL], .warm, [(.sceneOpenURLContexts, "URLContexts")]),
    Delivery(
      [.universalLink, .handoff, .spotlightItem, .spotlightQuery, .siriIntent, .liveActivity, .widget, .appActivity],
      .warm, [(.sceneContinueActivity, "userActivity")]),
    Delivery([.appIntent], .warm, [(.sceneWillPerformAppIntent, "appIntent")]),
    Delivery([.quickAction], .warm, [(.windowScenePerformAction, "shortcutItem")]),
    Delivery(
      [.notificationResponse, .notificationBackgroundAction], .warm, [(.didReceiveNotificationResponse, "response")]),
    Delivery([.silentPush], .warm, [(.didReceiveRemoteNotification, "userInfo")]),
    Delivery([.cloudKitShare], .warm, [(.windowSceneDidAcceptShare, "cloudKitShareMetadata")]),
    Delivery([.backgroundURLSession], .warm, [(.handleBackgroundURLSession, "identifier")]),
  ]

  /// Where an event is handed over in the column `swiftui`.
  static let swiftUI = [
    Delivery([.customURL, .fileURL, .universalLink], .cold, [(.onOpenURL, "url")]),
    Delivery(
      [.handoff, .spotlightItem, .spotlightQuery, .siriIntent, .liveActivity, .widget, .appActivity], .cold,
      [(.onContinueUserActivity, "userActivity")]),
    Delivery([.appIntent], .cold, [(.onAppIntentExecution, "appIntent")]),
    Delivery(
      [.notificationResponse, .notificationBackgroundAction], .cold, [(.didReceiveNotificationResponse, "response")]),
    Delivery([.silentPush], .cold, [(.didReceiveRemoteNotification, "userInfo")]),
    Delivery([.backgroundURLSession], .cold, [(.handleBackgroundURLSession, "identifier")]),
    Delivery([.customURL, .fileURL, .universalLink], .warm, [(.onOpenURL, "url")]),
    Delivery(
      [.handoff, .spotlightItem, .spotlightQuery, .siriIntent, .liveActivity, .widget, .appActivity], .warm,
      [(.onContinueUserActivity, "userActivity")]),
    Delivery([.appIntent], .warm, [(.onAppIntentExecution, "appIntent")]),
    Delivery(
      [.notificationResponse, .notificationBackgroundAction], .warm, [(.didReceiveNotificationResponse, "response")]),
    Delivery([.silentPush], .warm, [(.didReceiveRemoteNotification, "userInfo")]),
    Delivery([.backgroundURLSession], .warm, [(.handleBackgroundURLSession, "identifier")]),
  ]

  /// Where an event is handed over in the column `swiftui-own-scene-delegate`.
  static let swiftUIOwnSceneDelegate = [
    Delivery(
      [.customURL, .fileURL], .cold, [(.sceneWillConnect, "connectionOptions.urlContexts"), (.onOpenURL, "url")]),
    Delivery([.universalLink], .cold, [(.sceneWillConnect, "connectionOptions.userActivities"), (.onOpenURL, "url")]),
    Delivery(
      [.handoff], .cold,
      [
        (.sceneWillConnect, "connectionOptions.handoffUserActivityType"), (.onContinueUserActivity, "userActivity"),
        (.sceneContinueActivity, "userActivity"),
      ]),
    Delivery(
      [.spotlightItem, .spotlightQuery, .siriIntent, .liveActivity, .widget, .appActivity], .cold,
      [
        (.sceneWillConnect, "connectionOptions.userActivities"), (.onContinueUserActivity, "userActivity"),
        (.sceneContinueActivity, "userActivity"),
      ]),
    Delivery(
      [.appIntent], .cold,
      [
        (.sceneWillConnect, "connectionOptions.appIntent"), (.sceneWillPerformAppIntent, "appIntent"),
        (.onAppIntentExecution, "appIntent"),
      ]),
    Delivery([.quickAction], .cold, [(.sceneWillConnect, "connectionOptions.shortcutItem")]),
    Delivery(
      [.notificationResponse], .cold,
      [(.sceneWillConnect, "connectionOptions.notificationResponse"), (.didReceiveNotificationResponse, "response")]),
    Delivery([.notificationBackgroundAction], .cold, [(.didReceiveNotificationResponse, "response")]),
    Delivery([.silentPush], .cold, [(.didReceiveRemoteNotification, "userInfo")]),
    Delivery([.cloudKitShare], .cold, [(.sceneWillConnect, "connectionOptions.cloudKitShareMetadata")]),
    Delivery([.backgroundURLSession], .cold, [(.handleBackgroundURLSession, "identifier")]),
    Delivery([.customURL, .fileURL], .warm, [(.onOpenURL, "url"), (.sceneOpenURLContexts, "URLContexts")]),
    Delivery([.universalLink], .warm, [(.onOpenURL, "url")]),
    Delivery(
      [.handoff, .spotlightItem, .spotlightQuery, .siriIntent, .liveActivity, .widget, .appActivity], .warm,
      [(.onContinueUserActivity, "userActivity"), (.sceneContinueActivity, "userActivity")]),
    Delivery([.appIntent], .warm, [(.sceneWillPerformAppIntent, "appIntent"), (.onAppIntentExecution, "appIntent")]),
    Delivery([.quickAction], .warm, [(.windowScenePerformAction, "shortcutItem")]),
    Delivery(
      [.notificationResponse, .notificationBackgroundAction], .warm, [(.didReceiveNotificationResponse, "response")]),
    Delivery([.silentPush], .warm, [(.didReceiveRemoteNotification, "userInfo")]),
    Delivery([.cloudKitShare], .warm, [(.windowSceneDidAcceptShare, "cloudKitShareMetadata")]),
    Delivery([.backgroundURLSession], .warm, [(.handleBackgroundURLSession, "identifier")]),
  ]
}

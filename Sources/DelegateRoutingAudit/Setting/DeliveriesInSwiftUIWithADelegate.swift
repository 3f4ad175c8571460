import DelegateRoutingSpec

extension Delivery {
  /// Where an event is handed over in the column `swiftui-own-scene-delegate` of the behaviour tables.
  static let swiftUIOwnSceneDelegate: [Delivery] = [
    Delivery(.customURL, .cold, [(.sceneWillConnect, "connectionOptions.urlContexts"), (.onOpenURL, "url")]),
    Delivery(.fileURL, .cold, [(.sceneWillConnect, "connectionOptions.urlContexts"), (.onOpenURL, "url")]),
    Delivery(.universalLink, .cold, [(.sceneWillConnect, "connectionOptions.userActivities"), (.onOpenURL, "url")]),
    Delivery(
      .handoff, .cold,
      [
        (.sceneWillConnect, "connectionOptions.handoffUserActivityType"), (.sceneWillContinueActivity, "type"),
        (.onContinueUserActivity, "userActivity"), (.sceneContinueActivity, "userActivity"),
        (.sceneDidFailToContinueActivity, "type"),
      ]),
    Delivery(
      .spotlightItem, .cold,
      [
        (.sceneWillConnect, "connectionOptions.userActivities"), (.onContinueUserActivity, "userActivity"),
        (.sceneContinueActivity, "userActivity"),
      ]),
    Delivery(
      .spotlightQuery, .cold,
      [
        (.sceneWillConnect, "connectionOptions.userActivities"), (.onContinueUserActivity, "userActivity"),
        (.sceneContinueActivity, "userActivity"),
      ]),
    Delivery(
      .siriIntent, .cold,
      [
        (.sceneWillConnect, "connectionOptions.userActivities"), (.onContinueUserActivity, "userActivity"),
        (.sceneContinueActivity, "userActivity"),
      ]),
    Delivery(
      .appIntent, .cold,
      [
        (.sceneWillConnect, "connectionOptions.appIntent"), (.sceneWillPerformAppIntent, "appIntent"),
        (.onAppIntentExecution, "appIntent"),
      ]),
    Delivery(.quickAction, .cold, [(.sceneWillConnect, "connectionOptions.shortcutItem")]),
    Delivery(
      .notificationResponse, .cold,
      [(.sceneWillConnect, "connectionOptions.notificationResponse"), (.didReceiveNotificationResponse, "response")]),
    Delivery(.notificationBackgroundAction, .cold, [(.didReceiveNotificationResponse, "response")]),
    Delivery(.silentPush, .cold, [(.didReceiveRemoteNotification, "userInfo")]),
    Delivery(.cloudKitShare, .cold, [(.sceneWillConnect, "connectionOptions.cloudKitShareMetadata")]),
    Delivery(.backgroundURLSession, .cold, [(.handleBackgroundURLSession, "identifier")]),
    Delivery(
      .liveActivity, .cold,
      [
        (.sceneWillConnect, "connectionOptions.userActivities"), (.onContinueUserActivity, "userActivity"),
        (.sceneContinueActivity, "userActivity"),
      ]),
    Delivery(
      .widget, .cold,
      [
        (.sceneWillConnect, "connectionOptions.userActivities"), (.onContinueUserActivity, "userActivity"),
        (.sceneContinueActivity, "userActivity"),
      ]),
    Delivery(
      .appActivity, .cold,
      [
        (.sceneWillConnect, "connectionOptions.userActivities"), (.onContinueUserActivity, "userActivity"),
        (.sceneContinueActivity, "userActivity"),
      ]),
    Delivery(.customURL, .warm, [(.onOpenURL, "url"), (.sceneOpenURLContexts, "URLContexts")]),
    Delivery(.fileURL, .warm, [(.onOpenURL, "url"), (.sceneOpenURLContexts, "URLContexts")]),
    Delivery(.universalLink, .warm, [(.onOpenURL, "url"), (.sceneWillContinueActivity, "type")]),
    Delivery(
      .handoff, .warm,
      [
        (.sceneWillContinueActivity, "type"), (.onContinueUserActivity, "userActivity"),
        (.sceneContinueActivity, "userActivity"), (.sceneDidFailToContinueActivity, "type"),
      ]),
    Delivery(
      .spotlightItem, .warm,
      [
        (.sceneWillContinueActivity, "type"), (.onContinueUserActivity, "userActivity"),
        (.sceneContinueActivity, "userActivity"),
      ]),
    Delivery(
      .spotlightQuery, .warm,
      [
        (.sceneWillContinueActivity, "type"), (.onContinueUserActivity, "userActivity"),
        (.sceneContinueActivity, "userActivity"),
      ]),
    Delivery(
      .siriIntent, .warm,
      [
        (.sceneWillContinueActivity, "type"), (.onContinueUserActivity, "userActivity"),
        (.sceneContinueActivity, "userActivity"),
      ]),
    Delivery(.appIntent, .warm, [(.sceneWillPerformAppIntent, "appIntent"), (.onAppIntentExecution, "appIntent")]),
    Delivery(.quickAction, .warm, [(.windowScenePerformAction, "shortcutItem")]),
    Delivery(.notificationResponse, .warm, [(.didReceiveNotificationResponse, "response")]),
    Delivery(.notificationBackgroundAction, .warm, [(.didReceiveNotificationResponse, "response")]),
    Delivery(.silentPush, .warm, [(.didReceiveRemoteNotification, "userInfo")]),
    Delivery(.cloudKitShare, .warm, [(.windowSceneDidAcceptShare, "cloudKitShareMetadata")]),
    Delivery(.backgroundURLSession, .warm, [(.handleBackgroundURLSession, "identifier")]),
    Delivery(
      .liveActivity, .warm,
      [
        (.sceneWillContinueActivity, "type"), (.onContinueUserActivity, "userActivity"),
        (.sceneContinueActivity, "userActivity"),
      ]),
    Delivery(
      .widget, .warm,
      [
        (.sceneWillContinueActivity, "type"), (.onContinueUserActivity, "userActivity"),
        (.sceneContinueActivity, "userActivity"),
      ]),
    Delivery(
      .appActivity, .warm,
      [
        (.sceneWillContinueActivity, "type"), (.onContinueUserActivity, "userActivity"),
        (.sceneContinueActivity, "userActivity"),
      ]),
  ]
}

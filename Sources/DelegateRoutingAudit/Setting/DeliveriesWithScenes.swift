import DelegateRoutingSpec

extension Delivery {
  /// Where an event is handed over in the column `scene` of the behaviour tables.
  static let scene: [Delivery] = [
    Delivery(.customURL, .cold, [(.sceneWillConnect, "connectionOptions.urlContexts")]),
    Delivery(.fileURL, .cold, [(.sceneWillConnect, "connectionOptions.urlContexts")]),
    Delivery(.universalLink, .cold, [(.sceneWillConnect, "connectionOptions.userActivities")]),
    Delivery(
      .handoff, .cold,
      [
        (.sceneWillConnect, "connectionOptions.handoffUserActivityType"), (.sceneWillContinueActivity, "type"),
        (.sceneContinueActivity, "userActivity"), (.sceneDidFailToContinueActivity, "type"),
      ]),
    Delivery(.spotlightItem, .cold, [(.sceneWillConnect, "connectionOptions.userActivities")]),
    Delivery(.spotlightQuery, .cold, [(.sceneWillConnect, "connectionOptions.userActivities")]),
    Delivery(.siriIntent, .cold, [(.sceneWillConnect, "connectionOptions.userActivities")]),
    Delivery(
      .appIntent, .cold,
      [(.sceneWillConnect, "connectionOptions.appIntent"), (.sceneWillPerformAppIntent, "appIntent")]),
    Delivery(.quickAction, .cold, [(.sceneWillConnect, "connectionOptions.shortcutItem")]),
    Delivery(
      .notificationResponse, .cold,
      [(.sceneWillConnect, "connectionOptions.notificationResponse"), (.didReceiveNotificationResponse, "response")]),
    Delivery(.notificationBackgroundAction, .cold, [(.didReceiveNotificationResponse, "response")]),
    Delivery(.silentPush, .cold, [(.didReceiveRemoteNotification, "userInfo")]),
    Delivery(.cloudKitShare, .cold, [(.sceneWillConnect, "connectionOptions.cloudKitShareMetadata")]),
    Delivery(.backgroundURLSession, .cold, [(.handleBackgroundURLSession, "identifier")]),
    Delivery(.liveActivity, .cold, [(.sceneWillConnect, "connectionOptions.userActivities")]),
    Delivery(.widget, .cold, [(.sceneWillConnect, "connectionOptions.userActivities")]),
    Delivery(.appActivity, .cold, [(.sceneWillConnect, "connectionOptions.userActivities")]),
    Delivery(
      .stateRestoration, .cold,
      [
        (.sceneWillConnect, "session.stateRestorationActivity"),
        (.sceneRestoreInteractionState, "stateRestorationActivity"),
      ]),
    Delivery(.customURL, .warm, [(.sceneOpenURLContexts, "URLContexts")]),
    Delivery(.fileURL, .warm, [(.sceneOpenURLContexts, "URLContexts")]),
    Delivery(.universalLink, .warm, [(.sceneWillContinueActivity, "type"), (.sceneContinueActivity, "userActivity")]),
    Delivery(
      .handoff, .warm,
      [
        (.sceneWillContinueActivity, "type"), (.sceneContinueActivity, "userActivity"),
        (.sceneDidFailToContinueActivity, "type"),
      ]),
    Delivery(.spotlightItem, .warm, [(.sceneWillContinueActivity, "type"), (.sceneContinueActivity, "userActivity")]),
    Delivery(.spotlightQuery, .warm, [(.sceneWillContinueActivity, "type"), (.sceneContinueActivity, "userActivity")]),
    Delivery(.siriIntent, .warm, [(.sceneWillContinueActivity, "type"), (.sceneContinueActivity, "userActivity")]),
    Delivery(.appIntent, .warm, [(.sceneWillPerformAppIntent, "appIntent")]),
    Delivery(.quickAction, .warm, [(.windowScenePerformAction, "shortcutItem")]),
    Delivery(.notificationResponse, .warm, [(.didReceiveNotificationResponse, "response")]),
    Delivery(.notificationBackgroundAction, .warm, [(.didReceiveNotificationResponse, "response")]),
    Delivery(.silentPush, .warm, [(.didReceiveRemoteNotification, "userInfo")]),
    Delivery(.cloudKitShare, .warm, [(.windowSceneDidAcceptShare, "cloudKitShareMetadata")]),
    Delivery(.backgroundURLSession, .warm, [(.handleBackgroundURLSession, "identifier")]),
    Delivery(.liveActivity, .warm, [(.sceneWillContinueActivity, "type"), (.sceneContinueActivity, "userActivity")]),
    Delivery(.widget, .warm, [(.sceneWillContinueActivity, "type"), (.sceneContinueActivity, "userActivity")]),
    Delivery(.appActivity, .warm, [(.sceneWillContinueActivity, "type"), (.sceneContinueActivity, "userActivity")]),
  ]
}

import DelegateRoutingSpec

extension Delivery {
  /// Where an event is handed over in the column `swiftui` of the behaviour tables.
  static let swiftUI: [Delivery] = [
    Delivery(.customURL, .cold, [(.onOpenURL, "url")]),
    Delivery(.fileURL, .cold, [(.onOpenURL, "url")]),
    Delivery(.universalLink, .cold, [(.onOpenURL, "url")]),
    Delivery(.handoff, .cold, [(.onContinueUserActivity, "userActivity")]),
    Delivery(.spotlightItem, .cold, [(.onContinueUserActivity, "userActivity")]),
    Delivery(.spotlightQuery, .cold, [(.onContinueUserActivity, "userActivity")]),
    Delivery(.siriIntent, .cold, [(.onContinueUserActivity, "userActivity")]),
    Delivery(.appIntent, .cold, [(.onAppIntentExecution, "appIntent")]),
    Delivery(.notificationResponse, .cold, [(.didReceiveNotificationResponse, "response")]),
    Delivery(.notificationBackgroundAction, .cold, [(.didReceiveNotificationResponse, "response")]),
    Delivery(.silentPush, .cold, [(.didReceiveRemoteNotification, "userInfo")]),
    Delivery(.backgroundURLSession, .cold, [(.handleBackgroundURLSession, "identifier")]),
    Delivery(.liveActivity, .cold, [(.onContinueUserActivity, "userActivity")]),
    Delivery(.widget, .cold, [(.onContinueUserActivity, "userActivity")]),
    Delivery(.appActivity, .cold, [(.onContinueUserActivity, "userActivity")]),
    Delivery(.customURL, .warm, [(.onOpenURL, "url")]),
    Delivery(.fileURL, .warm, [(.onOpenURL, "url")]),
    Delivery(.universalLink, .warm, [(.onOpenURL, "url")]),
    Delivery(.handoff, .warm, [(.onContinueUserActivity, "userActivity")]),
    Delivery(.spotlightItem, .warm, [(.onContinueUserActivity, "userActivity")]),
    Delivery(.spotlightQuery, .warm, [(.onContinueUserActivity, "userActivity")]),
    Delivery(.siriIntent, .warm, [(.onContinueUserActivity, "userActivity")]),
    Delivery(.appIntent, .warm, [(.onAppIntentExecution, "appIntent")]),
    Delivery(.notificationResponse, .warm, [(.didReceiveNotificationResponse, "response")]),
    Delivery(.notificationBackgroundAction, .warm, [(.didReceiveNotificationResponse, "response")]),
    Delivery(.silentPush, .warm, [(.didReceiveRemoteNotification, "userInfo")]),
    Delivery(.backgroundURLSession, .warm, [(.handleBackgroundURLSession, "identifier")]),
    Delivery(.liveActivity, .warm, [(.onContinueUserActivity, "userActivity")]),
    Delivery(.widget, .warm, [(.onContinueUserActivity, "userActivity")]),
    Delivery(.appActivity, .warm, [(.onContinueUserActivity, "userActivity")]),
  ]
}

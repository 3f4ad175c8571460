import DelegateRoutingSpec

extension Delivery {
  /// Where an event is handed over in the column `app-delegate` of the behaviour tables.
  static let applicationDelegate: [Delivery] = [
    Delivery(
      .customURL, .cold,
      [
        (.willFinishLaunching, "launchOptions[.url]"), (.didFinishLaunching, "launchOptions[.url]"),
        (.applicationOpenURL, "url"),
      ]),
    Delivery(
      .fileURL, .cold,
      [
        (.willFinishLaunching, "launchOptions[.url]"), (.didFinishLaunching, "launchOptions[.url]"),
        (.applicationOpenURL, "url"),
      ]),
    Delivery(
      .universalLink, .cold,
      [
        (.willFinishLaunching, "launchOptions[.userActivityDictionary]"),
        (.didFinishLaunching, "launchOptions[.userActivityDictionary]"), (.applicationWillContinueActivity, "type"),
        (.applicationContinueActivity, "userActivity"),
      ]),
    Delivery(
      .handoff, .cold,
      [
        (.willFinishLaunching, "launchOptions[.userActivityDictionary]"),
        (.didFinishLaunching, "launchOptions[.userActivityDictionary]"), (.applicationWillContinueActivity, "type"),
        (.applicationContinueActivity, "userActivity"), (.applicationDidFailToContinueActivity, "type"),
      ]),
    Delivery(
      .spotlightItem, .cold,
      [
        (.willFinishLaunching, "launchOptions[.userActivityDictionary]"),
        (.didFinishLaunching, "launchOptions[.userActivityDictionary]"), (.applicationWillContinueActivity, "type"),
        (.applicationContinueActivity, "userActivity"),
      ]),
    Delivery(
      .spotlightQuery, .cold,
      [
        (.willFinishLaunching, "launchOptions[.userActivityDictionary]"),
        (.didFinishLaunching, "launchOptions[.userActivityDictionary]"), (.applicationWillContinueActivity, "type"),
        (.applicationContinueActivity, "userActivity"),
      ]),
    Delivery(
      .siriIntent, .cold,
      [
        (.willFinishLaunching, "launchOptions[.userActivityDictionary]"),
        (.didFinishLaunching, "launchOptions[.userActivityDictionary]"), (.applicationWillContinueActivity, "type"),
        (.applicationContinueActivity, "userActivity"),
      ]),
    Delivery(
      .quickAction, .cold,
      [
        (.willFinishLaunching, "launchOptions[.shortcutItem]"), (.didFinishLaunching, "launchOptions[.shortcutItem]"),
        (.applicationPerformAction, "shortcutItem"),
      ]),
    Delivery(
      .notificationResponse, .cold,
      [
        (.willFinishLaunching, "launchOptions[.remoteNotification]"),
        (.didFinishLaunching, "launchOptions[.remoteNotification]"), (.didReceiveNotificationResponse, "response"),
        (.didReceiveRemoteNotification, "userInfo"),
      ]),
    Delivery(.notificationBackgroundAction, .cold, [(.didReceiveNotificationResponse, "response")]),
    Delivery(
      .silentPush, .cold,
      [
        (.willFinishLaunching, "launchOptions[.remoteNotification]"),
        (.didFinishLaunching, "launchOptions[.remoteNotification]"), (.didReceiveRemoteNotification, "userInfo"),
      ]),
    Delivery(
      .cloudKitShare, .cold,
      [
        (.willFinishLaunching, "launchOptions[.cloudKitShareMetadata]"),
        (.didFinishLaunching, "launchOptions[.cloudKitShareMetadata]"),
        (.applicationDidAcceptShare, "cloudKitShareMetadata"),
      ]),
    Delivery(.backgroundURLSession, .cold, [(.handleBackgroundURLSession, "identifier")]),
    Delivery(
      .location, .cold,
      [(.willFinishLaunching, "launchOptions[.location]"), (.didFinishLaunching, "launchOptions[.location]")]),
    Delivery(
      .liveActivity, .cold,
      [
        (.willFinishLaunching, "launchOptions[.userActivityDictionary]"),
        (.didFinishLaunching, "launchOptions[.userActivityDictionary]"), (.applicationWillContinueActivity, "type"),
        (.applicationContinueActivity, "userActivity"),
      ]),
    Delivery(
      .widget, .cold,
      [
        (.willFinishLaunching, "launchOptions[.userActivityDictionary]"),
        (.didFinishLaunching, "launchOptions[.userActivityDictionary]"), (.applicationWillContinueActivity, "type"),
        (.applicationContinueActivity, "userActivity"),
      ]),
    Delivery(
      .appActivity, .cold,
      [
        (.willFinishLaunching, "launchOptions[.userActivityDictionary]"),
        (.didFinishLaunching, "launchOptions[.userActivityDictionary]"), (.applicationWillContinueActivity, "type"),
        (.applicationContinueActivity, "userActivity"),
      ]),
    Delivery(.customURL, .warm, [(.applicationOpenURL, "url")]),
    Delivery(.fileURL, .warm, [(.applicationOpenURL, "url")]),
    Delivery(
      .universalLink, .warm,
      [(.applicationWillContinueActivity, "type"), (.applicationContinueActivity, "userActivity")]),
    Delivery(
      .handoff, .warm,
      [
        (.applicationWillContinueActivity, "type"), (.applicationContinueActivity, "userActivity"),
        (.applicationDidFailToContinueActivity, "type"),
      ]),
    Delivery(
      .spotlightItem, .warm,
      [(.applicationWillContinueActivity, "type"), (.applicationContinueActivity, "userActivity")]),
    Delivery(
      .spotlightQuery, .warm,
      [(.applicationWillContinueActivity, "type"), (.applicationContinueActivity, "userActivity")]),
    Delivery(
      .siriIntent, .warm, [(.applicationWillContinueActivity, "type"), (.applicationContinueActivity, "userActivity")]),
    Delivery(.quickAction, .warm, [(.applicationPerformAction, "shortcutItem")]),
    Delivery(
      .notificationResponse, .warm,
      [(.didReceiveNotificationResponse, "response"), (.didReceiveRemoteNotification, "userInfo")]),
    Delivery(.notificationBackgroundAction, .warm, [(.didReceiveNotificationResponse, "response")]),
    Delivery(.silentPush, .warm, [(.didReceiveRemoteNotification, "userInfo")]),
    Delivery(.cloudKitShare, .warm, [(.applicationDidAcceptShare, "cloudKitShareMetadata")]),
    Delivery(.backgroundURLSession, .warm, [(.handleBackgroundURLSession, "identifier")]),
    Delivery(
      .liveActivity, .warm,
      [(.applicationWillContinueActivity, "type"), (.applicationContinueActivity, "userActivity")]),
    Delivery(
      .widget, .warm, [(.applicationWillContinueActivity, "type"), (.applicationContinueActivity, "userActivity")]),
    Delivery(
      .appActivity, .warm, [(.applicationWillContinueActivity, "type"), (.applicationContinueActivity, "userActivity")]),
  ]
}

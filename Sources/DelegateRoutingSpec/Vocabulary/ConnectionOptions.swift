/// What a scene is connected for: the members of `UIScene.ConnectionOptions` that concern routing. The members that are
/// sets in UIKit are arrays here, in an order that the suite permutes: no router may rely on it.
///
/// Source: [UIScene.ConnectionOptions](https://developer.apple.com/documentation/uikit/uiscene/connectionoptions)
public struct ConnectionOptions: Sendable, Hashable, Codable {
  /// The URLs that caused the connection.
  public var urlContexts: [OpenURLContext]
  /// The activities that caused the connection; never a Handoff activity.
  public var userActivities: [UserActivity]
  /// The type of a Handoff activity that is still being fetched.
  public var handoffUserActivityType: String?
  /// The response to a notification.
  public var notificationResponse: NotificationResponse?
  /// The quick action.
  public var shortcutItem: QuickAction?
  /// The accepted share.
  public var cloudKitShareMetadata: CloudKitShare?
  /// The bundle identifier of the app that asked; nil where it belongs to another team.
  public var sourceApplication: String?
  /// The App Intent that is about to be performed (iOS 26).
  public var appIntent: AppIntentRequest?

  /// Connection options; all empty by default.
  public init(
    urlContexts: [OpenURLContext] = [], userActivities: [UserActivity] = [], handoffUserActivityType: String? = nil,
    notificationResponse: NotificationResponse? = nil, shortcutItem: QuickAction? = nil,
    cloudKitShareMetadata: CloudKitShare? = nil, sourceApplication: String? = nil, appIntent: AppIntentRequest? = nil
  ) {
    self.urlContexts = urlContexts
    self.userActivities = userActivities
    self.handoffUserActivityType = handoffUserActivityType
    self.notificationResponse = notificationResponse
    self.shortcutItem = shortcutItem
    self.cloudKitShareMetadata = cloudKitShareMetadata
    self.sourceApplication = sourceApplication
    self.appIntent = appIntent
  }
}

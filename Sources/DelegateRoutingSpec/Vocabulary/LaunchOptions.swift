/// The launch options of the app delegate's launch methods: the keys that concern routing.
///
/// Source: [application(_:didFinishLaunchingWithOptions:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:))
public struct LaunchOptions: Sendable, Hashable, Codable {
  /// `.url`, with `.sourceApplication` and `.annotation` in its options.
  public var url: OpenURLContext?
  /// `.userActivityDictionary`.
  public var userActivity: LaunchActivity?
  /// `.shortcutItem`.
  public var shortcutItem: QuickAction?
  /// `.remoteNotification`: the notification's data.
  public var remoteNotification: [String: PropertyValue]?
  /// `.location`: the launch was for a location event.
  public var location: Bool
  /// `.cloudKitShareMetadata`.
  public var cloudKitShare: CloudKitShare?

  /// Launch options; all empty by default.
  public init(
    url: OpenURLContext? = nil, userActivity: LaunchActivity? = nil, shortcutItem: QuickAction? = nil,
    remoteNotification: [String: PropertyValue]? = nil, location: Bool = false, cloudKitShare: CloudKitShare? = nil
  ) {
    self.url = url
    self.userActivity = userActivity
    self.shortcutItem = shortcutItem
    self.remoteNotification = remoteNotification
    self.location = location
    self.cloudKitShare = cloudKitShare
  }
}

/// What `.userActivityDictionary` holds: the type, and (undocumented, but printed by several logs) the activity.
public struct LaunchActivity: Sendable, Hashable, Codable {
  /// The value of `UIApplicationLaunchOptionsUserActivityTypeKey`.
  public var activityType: String
  /// The value of the undocumented key `UIApplicationLaunchOptionsUserActivityKey`.
  public var activity: UserActivity?

  /// An activity's type and, where it is there, the activity.
  public init(activityType: String, activity: UserActivity? = nil) {
    self.activityType = activityType
    self.activity = activity
  }
}

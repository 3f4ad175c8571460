import Foundation

/// A user activity as the system hands it over: the parts of `NSUserActivity` that a router can see, compared by value.
///
/// Source: [NSUserActivity](https://developer.apple.com/documentation/foundation/nsuseractivity)
public struct UserActivity: Sendable, Codable {
  /// The activity's type, such as `NSUserActivityTypeBrowsingWeb`.
  public var activityType: String
  /// The web page that the activity stands for. Compared by `absoluteString`.
  public var webpageURL: URL?
  /// The page that a universal link was tapped on. Compared by `absoluteString`.
  public var referrerURL: URL?
  /// The title that a person may see.
  public var title: String?
  /// The app's own data.
  public var userInfo: [String: PropertyValue]
  /// What the system compares with a scene's activation conditions.
  public var targetContentIdentifier: String?

  /// An activity; everything but the type is empty by default.
  public init(
    activityType: String, webpageURL: URL? = nil, referrerURL: URL? = nil, title: String? = nil,
    userInfo: [String: PropertyValue] = [:], targetContentIdentifier: String? = nil
  ) {
    self.activityType = activityType
    self.webpageURL = webpageURL
    self.referrerURL = referrerURL
    self.title = title
    self.userInfo = userInfo
    self.targetContentIdentifier = targetContentIdentifier
  }

  /// Whether the activity is a web link: its type is `NSUserActivityTypeBrowsingWeb`.
  public var isBrowsingWeb: Bool { activityType == ActivityType.browsingWeb }
}

extension UserActivity: Hashable {
  public static func == (one: Self, other: Self) -> Bool {
    one.activityType == other.activityType && one.webpageURL?.absoluteString == other.webpageURL?.absoluteString
      && one.referrerURL?.absoluteString == other.referrerURL?.absoluteString && one.title == other.title
      && one.userInfo == other.userInfo && one.targetContentIdentifier == other.targetContentIdentifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(activityType)
    hasher.combine(webpageURL?.absoluteString)
  }
}

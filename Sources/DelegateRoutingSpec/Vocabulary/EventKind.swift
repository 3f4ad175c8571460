/// The kinds of event that reach an app from outside: the rows of the behaviour tables.
public enum EventKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// A URL with one of the app's own schemes.
  case customURL = "custom-url"
  /// A document: a file URL.
  case fileURL = "file-url"
  /// A web link to an associated domain, as a browsing-web activity.
  case universalLink = "universal-link"
  /// An activity continued from another device.
  case handoff
  /// A Spotlight search result.
  case spotlightItem = "spotlight-item"
  /// A Spotlight query continued in the app.
  case spotlightQuery = "spotlight-query"
  /// A Siri intent continued in the app.
  case siriIntent = "siri-intent"
  /// An App Intent that brings the app forward.
  case appIntent = "app-intent"
  /// A Home Screen quick action.
  case quickAction = "quick-action"
  /// The person's response to a notification that brings the app forward.
  case notificationResponse = "notification-response"
  /// A notification action that does not bring the app forward.
  case notificationBackgroundAction = "notification-background-action"
  /// A remote notification without alert, handled in the background.
  case silentPush = "silent-push"
  /// An accepted CloudKit share.
  case cloudKitShare = "cloudkit-share"
  /// Events of a background URL session.
  case backgroundURLSession = "background-url-session"
  /// A location event.
  case location
  /// A tap on a Live Activity without a URL.
  case liveActivity = "live-activity"
  /// A tap on a widget without a URL.
  case widget
  /// An activity of the app's own making (a new window, a drag).
  case appActivity = "app-activity"
  /// The saved state of a scene or app handed back.
  case stateRestoration = "state-restoration"
}

/// The activity types that Apple's frameworks define and the suite has to tell apart.
///
/// Source: [NSUserActivity](https://developer.apple.com/documentation/foundation/nsuseractivity)
public enum ActivityType {
  /// `NSUserActivityTypeBrowsingWeb`: a universal link.
  public static let browsingWeb = "NSUserActivityTypeBrowsingWeb"
}

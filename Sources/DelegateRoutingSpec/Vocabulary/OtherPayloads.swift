/// A Home Screen quick action: the parts of `UIApplicationShortcutItem` that a router can see.
public struct QuickAction: Sendable, Hashable, Codable {
  /// The app's own name for the action.
  public var type: String
  /// The title that the person tapped.
  public var localizedTitle: String
  /// The app's own data.
  public var userInfo: [String: PropertyValue]
  /// What the system compares with a scene's activation conditions.
  public var targetContentIdentifier: String?

  /// A quick action.
  public init(
    type: String, localizedTitle: String = "", userInfo: [String: PropertyValue] = [:],
    targetContentIdentifier: String? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.userInfo = userInfo
    self.targetContentIdentifier = targetContentIdentifier
  }
}

/// A person's response to a notification: the parts of `UNNotificationResponse` that a router can see.
public struct NotificationResponse: Sendable, Hashable, Codable {
  /// The request's identifier. Together with `date` it tells two responses apart.
  public var requestIdentifier: String
  /// The chosen action, such as `com.apple.UNNotificationDefaultActionIdentifier`.
  public var actionIdentifier: String
  /// When the notification was delivered, in seconds since 1970.
  public var date: Double
  /// Whether it was a remote notification.
  public var isRemote: Bool
  /// Whether the chosen action brings the app forward.
  public var bringsAppForward: Bool
  /// The notification's data.
  public var userInfo: [String: PropertyValue]
  /// The text that the person typed, for a text-input action.
  public var userText: String?
  /// What the system compares with a scene's activation conditions.
  public var targetContentIdentifier: String?

  /// A response; by default the default action of a remote notification.
  public init(
    requestIdentifier: String, actionIdentifier: String = "com.apple.UNNotificationDefaultActionIdentifier",
    date: Double, isRemote: Bool = true, bringsAppForward: Bool = true, userInfo: [String: PropertyValue] = [:],
    userText: String? = nil, targetContentIdentifier: String? = nil
  ) {
    self.requestIdentifier = requestIdentifier
    self.actionIdentifier = actionIdentifier
    self.date = date
    self.isRemote = isRemote
    self.bringsAppForward = bringsAppForward
    self.userInfo = userInfo
    self.userText = userText
    self.targetContentIdentifier = targetContentIdentifier
  }
}

/// An accepted CloudKit share: the parts of `CKShare.Metadata` that a router can see.
public struct CloudKitShare: Sendable, Hashable, Codable {
  /// The container that the share lives in.
  public var containerIdentifier: String
  /// The share's record name.
  public var recordName: String

  /// A share.
  public init(containerIdentifier: String, recordName: String) {
    self.containerIdentifier = containerIdentifier
    self.recordName = recordName
  }
}

/// An App Intent that the system is about to perform.
public struct AppIntentRequest: Sendable, Hashable, Codable {
  /// The intent's type name.
  public var name: String
  /// Its parameters.
  public var parameters: [String: PropertyValue]

  /// An intent.
  public init(name: String, parameters: [String: PropertyValue] = [:]) {
    self.name = name
    self.parameters = parameters
  }
}

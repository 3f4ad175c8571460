/// What starts an app in the background, as an event of its own.
extension BackgroundReason {
  /// The event; nil for a fetch, which brings nothing.
  var event: ExternalEvent? {
    switch self {
    case .silentPush: .silentPush(Self.pushUserInfo)
    case .backgroundURLSession: .backgroundURLSession("background-session")
    case .backgroundFetch: nil
    case .location: .location
    case .notificationAction:
      .notificationResponse(
        NotificationResponse(
          requestIdentifier: "background-action", actionIdentifier: "archive", date: 0, bringsAppForward: false))
    }
  }

  private static let pushUserInfo: [String: PropertyValue] = ["aps": .dictionary(["content-available": .integer(1)])]
}

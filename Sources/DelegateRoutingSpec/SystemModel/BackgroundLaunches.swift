/// Background launches are alike in every life cycle: the app delegate is told of the reason.
extension World {
  func planBackgroundWork(_ reason: BackgroundReason) {
    switch reason {
    case .silentPush: plan(.didReceiveRemoteNotification(BackgroundReason.pushUserInfo, completion: makeCompletion()))
    case .backgroundURLSession:
      plan(.handleBackgroundURLSession(identifier: BackgroundReason.sessionIdentifier, completion: makeCompletion()))
    case .backgroundFetch: plan(.performFetch(completion: makeCompletion()))
    case .location: break
    }
  }
}

extension BackgroundReason {
  static let pushUserInfo: [String: PropertyValue] = ["aps": .dictionary(["content-available": .integer(1)])]
  static let sessionIdentifier = "background-session"

  /// What the launch options say of the reason, where they say anything.
  var launchOptions: LaunchOptions? {
    switch self {
    case .silentPush: LaunchOptions(remoteNotification: Self.pushUserInfo)
    case .location: LaunchOptions(location: true)
    case .backgroundURLSession, .backgroundFetch: nil
    }
  }
}

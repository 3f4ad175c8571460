/// Something that reaches the app from outside. One event may carry several things (two documents opened together, a
/// URL and an activity in one connection): each of them is one *occurrence*.
public indirect enum ExternalEvent: Sendable, Hashable, Codable {
  /// URLs opened together, custom or file.
  case openURLs([OpenURLContext])
  /// A web link, as a browsing-web activity.
  case universalLink(UserActivity)
  /// An activity from another device; `fails` says that its data never comes.
  case handoff(UserActivity, fails: Bool)
  /// Any other activity, with the kind that it is.
  case activity(UserActivity, kind: EventKind)
  case quickAction(QuickAction)
  case notificationResponse(NotificationResponse)
  case silentPush([String: PropertyValue])
  case cloudKitShare(CloudKitShare)
  /// The identifier of the background URL session.
  case backgroundURLSession(String)
  case location
  case appIntent(AppIntentRequest)
  /// The saved state of a scene or app.
  case stateRestoration(UserActivity)
  /// Several events that one scene connection carries. `UIScene.ConnectionOptions` has room for it; that the system
  /// ever fills several members at once is undocumented.
  case together([ExternalEvent])
}

/// One thing the world sent: a URL, an activity, an action. What is owed is counted in occurrences.
public indirect enum OccurrencePayload: Sendable, Hashable {
  case url(OpenURLContext)
  case activity(UserActivity)
  case quickAction(QuickAction)
  case notificationResponse(NotificationResponse)
  case cloudKitShare(CloudKitShare)
  case backgroundURLSession(String)
  case silentPush([String: PropertyValue])
  case appIntent(AppIntentRequest)
  case location
}

extension ExternalEvent {
  /// The occurrences of the event with their kinds, in the order in which the event lists them.
  public var occurrences: [(kind: EventKind, payload: OccurrencePayload)] {
    var occurrences: [(kind: EventKind, payload: OccurrencePayload)] = []
    forEachOccurrence { occurrences.append(($0, $1)) }
    return occurrences
  }

  func forEachOccurrence(_ body: (EventKind, OccurrencePayload) -> Void) {
    switch self {
    case .openURLs(let contexts):
      for context in contexts { body(context.url.isFileURL ? .fileURL : .customURL, .url(context)) }
    case .universalLink(let activity): body(.universalLink, .activity(activity))
    case .handoff(let activity, fails: false): body(.handoff, .activity(activity))
    case .handoff(_, fails: true): break
    case .activity(let activity, let kind): body(kind, .activity(activity))
    case .quickAction(let action): body(.quickAction, .quickAction(action))
    case .notificationResponse(let response):
      body(
        response.bringsAppForward ? .notificationResponse : .notificationBackgroundAction,
        .notificationResponse(response))
    case .silentPush(let userInfo): body(.silentPush, .silentPush(userInfo))
    case .cloudKitShare(let share): body(.cloudKitShare, .cloudKitShare(share))
    case .backgroundURLSession(let identifier): body(.backgroundURLSession, .backgroundURLSession(identifier))
    case .location: body(.location, .location)
    case .appIntent(let request): body(.appIntent, .appIntent(request))
    case .stateRestoration(let activity): body(.stateRestoration, .activity(activity))
    case .together(let events): for event in events { event.forEachOccurrence(body) }
    }
  }
}

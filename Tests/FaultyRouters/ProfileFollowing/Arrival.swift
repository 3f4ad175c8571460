import DelegateRoutingSpec

/// One thing that a call hands over, as the router sees it.
struct Arrival: Equatable {
  let kind: EventKind
  var link: DeliveredLink
  /// What tells a notification response from another, and from a second copy of itself.
  var response: NotificationResponse?

  init(_ context: OpenURLContext) {
    kind = context.url.isFileURL ? .fileURL : .customURL
    link = DeliveredLink(context)
  }

  init(_ activity: UserActivity) {
    kind = Arrival.kind(of: activity.activityType)
    link = DeliveredLink(activity)
  }

  init(_ action: QuickAction) {
    kind = .quickAction
    link = DeliveredLink(action)
  }

  init(_ response: NotificationResponse) {
    kind = response.bringsAppForward ? .notificationResponse : .notificationBackgroundAction
    link = DeliveredLink(response)
    self.response = response
  }

  init(_ share: CloudKitShare) {
    kind = .cloudKitShare
    link = DeliveredLink(share)
  }

  init(_ intent: AppIntentRequest) {
    kind = .appIntent
    link = DeliveredLink(userInfo: intent.parameters, identifier: intent.name)
  }

  init(_ kind: EventKind, _ link: DeliveredLink) {
    self.kind = kind
    self.link = link
  }

  /// The same with its URL alone.
  var bare: Arrival { Arrival(kind, DeliveredLink(url: link.url)) }

  var isURL: Bool { kind == .customURL || kind == .fileURL }

  /// Whether an accessor for the launch link may answer with it.
  var isLink: Bool { isURL || link.activityType != nil }

  /// A router tells activities apart by their types: the app's own and those of Apple's frameworks.
  private static func kind(of activityType: String) -> EventKind {
    switch activityType {
    case ActivityType.browsingWeb: .universalLink
    case "NSUserActivityTypeLiveActivity": .liveActivity
    case "com.apple.corespotlightitem": .spotlightItem
    case "com.apple.corespotlightquerycontinuation": .spotlightQuery
    case "com.example.acme.widget": .widget
    case _ where activityType.hasSuffix("Intent"): .siriIntent
    default: .appActivity
    }
  }
}

/// What one call hands over together.
struct Handover {
  let scene: SceneID?
  let state: TableState
  var arrivals: [Arrival]
}

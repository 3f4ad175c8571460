import DelegateRoutingSpec

/// One URL, document or activity that a call hands over, as the router sees it.
struct Arrival: Equatable {
  let kind: EventKind
  var link: DeliveredLink

  init(_ context: OpenURLContext) {
    kind = context.url.isFileURL ? .fileURL : .customURL
    link = DeliveredLink(context)
  }

  init(_ activity: UserActivity) {
    kind = Arrival.kind(of: activity.activityType)
    link = DeliveredLink(activity)
  }

  var isURL: Bool { kind == .customURL || kind == .fileURL }

  /// A router tells activities apart by their types: the app's own and those of Apple's frameworks.
  private static func kind(of activityType: String) -> EventKind {
    switch activityType {
    case ActivityType.browsingWeb: .universalLink
    case "NSUserActivityTypeLiveActivity": .liveActivity
    case "com.apple.corespotlightitem": .spotlightItem
    case "com.apple.corespotlightquerycontinuation": .spotlightQuery
    case "com.example.acme.widget": .widget
    case _ where activityType.hasPrefix("IN"): .siriIntent
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

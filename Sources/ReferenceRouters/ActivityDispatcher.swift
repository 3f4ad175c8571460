import DelegateRoutingConformance
import DelegateRoutingSpec

/// A router with an entry for each type of activity: web links, Spotlight results and queries, intents, Live Activities,
/// and the app's own types, which is also how a Handoff comes. It serves apps with scenes and apps without.
///
/// The type decides, never the place in a set or the presence of a web page: a Handoff may have a webpage URL and is no
/// web link. An activity whose type nobody has an entry for is left alone.
@MainActor public final class ActivityDispatcher: RouterAdapter {
  public static let profile = RouterProfile {
    $0.eventKinds = [
      .universalLink, .handoff, .appActivity, .spotlightItem, .spotlightQuery, .siriIntent, .liveActivity,
    ]
  }

  /// The types that have an entry.
  private static let types: Set<String> = [
    ActivityType.browsingWeb, "com.apple.corespotlightitem", "com.apple.corespotlightquerycontinuation",
    "NSUserActivityTypeLiveActivity",
  ]

  private let process: RouterProcess

  public init(_ process: RouterProcess) { self.process = process }

  public func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .willFinishLaunching, .didFinishLaunching: return .bool(true)
    case .configurationForConnecting(let session, _):
      return .configuration(SceneConfiguration(name: "Default Configuration", role: session.role))
    // A Handoff's data may still travel: the announcement shows that something comes, and hands nothing over.
    case .applicationWillContinueActivity: return .bool(false)
    case .applicationContinueActivity(let activity, _): return .bool(dispatch(activity, in: nil))
    case .sceneWillConnect(let scene, _, let options):
      for activity in options.userActivities { dispatch(activity, in: scene) }
    case .sceneContinueActivity(let scene, let activity): dispatch(activity, in: scene)
    case .didReceiveRemoteNotification(_, let completion), .performFetch(let completion),
      .handleBackgroundURLSession(_, let completion):
      process.complete(completion)
    default: return .unimplemented
    }
    return .void
  }

  @discardableResult private func dispatch(_ activity: UserActivity, in scene: SceneID?) -> Bool {
    let type = activity.activityType
    guard Self.types.contains(type) || type.hasSuffix("Intent") || Self.isOwn(type) else { return false }
    if type == ActivityType.browsingWeb && activity.webpageURL == nil { return false }
    process.deliver(DeliveredLink(activity), scene: scene)
    return true
  }

  /// The types in the app's `NSUserActivityTypes`; those of its widgets have no entry.
  private static func isOwn(_ type: String) -> Bool {
    type.hasPrefix("com.example.acme.") && !type.hasSuffix(".widget")
  }
}

import DelegateRoutingConformance
import DelegateRoutingSpec

/// Routers that route nothing and might look as if they did. None of them may pass what it should not.
@MainActor public enum VacuousRouters {
  /// Delivers every link that a call shows anywhere, for no scene and for each that is connected.
  public static let everythingToEveryone = Broadcaster.candidate("everything-to-everyone", promises: RouterProfile())
  /// Handles the calls with links that it was ever shown again, whenever the app becomes active.
  public static let replayingTheSuite = Replayer.candidate("replays-the-suite", promises: RouterProfile())
  /// Delivers nothing, and answers the launch link with the last link that any process was shown.
  public static let answeringFromAGlobal = Rememberer.candidate(
    "answers-from-a-global",
    promises: RouterProfile {
      $0.launchLink = .launchOnly
      $0.coldLinksByAccessorAlone = true
    })
}

private final class Broadcaster: ProfileFollowingRouter {
  override func system(_ call: DelegateCall) -> DelegateReply {
    let scenes = [nil] + process.connectedScenes.map { SceneID?.some($0.scene) }
    for link in call.links {
      for scene in scenes { process.deliver(link, scene: scene) }
    }
    return .bool(true)
  }
}

private final class Replayer: ProfileFollowingRouter {
  private static var calls: [LifeCycle: [DelegateCall]] = [:]

  override func system(_ call: DelegateCall) -> DelegateReply {
    let reply = super.system(call)
    if call.method == .applicationDidBecomeActive || call.method == .sceneDidBecomeActive {
      // The last are enough: all of them would take the square of the suite's time.
      for call in (Self.calls[process.lifeCycle] ?? []).suffix(20) { _ = super.system(call) }
    }
    if call.links.contains(where: { $0.url != nil && $0.activityType == nil }) {
      Self.calls[process.lifeCycle, default: []].append(call)
    }
    return reply
  }
}

private final class Rememberer: ProfileFollowingRouter {
  private static var last: DeliveredLink?

  override func system(_ call: DelegateCall) -> DelegateReply {
    Self.last = call.links.last ?? Self.last
    return .bool(true)
  }

  override func launchLink(in scene: SceneID?) -> DeliveredLink? { Self.last }
}

extension DelegateCall {
  /// What the call shows, wherever.
  fileprivate var links: [DeliveredLink] {
    switch self {
    case .willFinishLaunching(let options?), .didFinishLaunching(let options?):
      [options.url.map { DeliveredLink($0) }, options.userActivity?.activity.map { DeliveredLink($0) }].compactMap {
        $0
      }
    case .applicationOpenURL(let context): [DeliveredLink(context)]
    case .applicationContinueActivity(let activity, _), .sceneContinueActivity(_, let activity):
      [DeliveredLink(activity)]
    case .sceneWillConnect(_, _, let options), .configurationForConnecting(_, let options):
      options.urlContexts.map { DeliveredLink($0) } + options.userActivities.map { DeliveredLink($0) }
    case .sceneOpenURLContexts(_, let contexts): contexts.map { DeliveredLink($0) }
    default: []
    }
  }
}

import DelegateRoutingConformance
import DelegateRoutingSpec

/// A chain of subscribers, as plug-in frameworks have it: the sign-in plug-in is asked first, then the app. The first
/// that takes a link keeps it from the rest; one that declines or fails passes it on.
///
/// The answer to the app delegate's open and continue calls is whether anybody took the link.
@MainActor public final class SubscriberChain: RouterAdapter {
  public static let profile = RouterProfile {
    $0.channels = chain.map {
      Channel(name: $0, role: .consumer(wants: [.customURL, .fileURL, .universalLink], claims: true))
    }
  }

  private static let chain = ["sign-in", "app"]

  private let process: RouterProcess

  public init(_ process: RouterProcess) { self.process = process }

  public func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .willFinishLaunching, .didFinishLaunching: return .bool(true)
    case .configurationForConnecting(let session, _):
      return .configuration(SceneConfiguration(name: "Default Configuration", role: session.role))
    case .applicationOpenURL(let context): return .bool(offer(DeliveredLink(context), in: nil))
    case .applicationContinueActivity(let activity, _): return .bool(offer(activity, in: nil))
    case .sceneWillConnect(let scene, _, let options):
      for context in options.urlContexts { offer(DeliveredLink(context), in: scene) }
      for activity in options.userActivities { offer(activity, in: scene) }
    case .sceneOpenURLContexts(let scene, let contexts):
      for context in contexts { offer(DeliveredLink(context), in: scene) }
    case .sceneContinueActivity(let scene, let activity): offer(activity, in: scene)
    case .didReceiveRemoteNotification(_, let completion), .performFetch(let completion),
      .handleBackgroundURLSession(_, let completion):
      process.complete(completion)
    default: return .unimplemented
    }
    return .void
  }

  @discardableResult private func offer(_ activity: UserActivity, in scene: SceneID?) -> Bool {
    guard activity.isBrowsingWeb, activity.webpageURL != nil else { return false }
    return offer(DeliveredLink(activity), in: scene)
  }

  @discardableResult private func offer(_ link: DeliveredLink, in scene: SceneID?) -> Bool {
    Self.chain.contains { process.deliver(link, on: $0, scene: scene) == .taken }
  }
}

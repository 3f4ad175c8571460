import DelegateRoutingConformance
import DelegateRoutingSpec

/// The router of an app that carries both delegates, so that it runs on any iOS: the system calls the app delegate where
/// there are no scenes, and the scene delegate where there are.
///
/// Corrected against what is often written about it: a link that launches the app does reach an app delegate (by the
/// continuation call, if no launch method answers false); a scene app gets it in the connection options alone; the sets
/// in there are searched by type, never by place.
@MainActor public final class DualDelegateRouter: RouterAdapter {
  public static let profile = RouterProfile()

  private let process: RouterProcess

  public init(_ process: RouterProcess) { self.process = process }

  public func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    // The app delegate. The launch methods leave the launch options alone: what they announce comes again.
    case .willFinishLaunching, .didFinishLaunching: return .bool(true)
    case .applicationOpenURL(let context):
      route(context, in: nil)
      return .bool(true)
    case .applicationContinueActivity(let activity, _): return .bool(route(activity, in: nil))
    case .configurationForConnecting(let session, _):
      return .configuration(SceneConfiguration(name: "Default Configuration", role: session.role))
    case .didReceiveRemoteNotification(_, let completion), .performFetch(let completion),
      .handleBackgroundURLSession(_, let completion):
      process.complete(completion)
      return .void

    // The scene delegate. A connection carries everything that it was made for.
    case .sceneWillConnect(let scene, _, let options):
      for context in options.urlContexts { route(context, in: scene) }
      for activity in options.userActivities { route(activity, in: scene) }
      return .void
    case .sceneOpenURLContexts(let scene, let contexts):
      for context in contexts { route(context, in: scene) }
      return .void
    case .sceneContinueActivity(let scene, let activity):
      route(activity, in: scene)
      return .void
    default: return .unimplemented
    }
  }

  private func route(_ context: OpenURLContext, in scene: SceneID?) {
    process.deliver(DeliveredLink(context), scene: scene)
  }

  @discardableResult private func route(_ activity: UserActivity, in scene: SceneID?) -> Bool {
    guard activity.isBrowsingWeb, activity.webpageURL != nil else { return false }
    process.deliver(DeliveredLink(activity), scene: scene)
    return true
  }
}

import DelegateRoutingConformance
import DelegateRoutingSpec

/// A router that waits for an acknowledgement: it asks the interface whether it is there, and sends nothing before the
/// interface has said yes. Until then, and again after a reload, it says of itself that it is not ready.
///
/// The question goes out when a scene (or an app without scenes) becomes active, and the answer is taken to come at once;
/// a reloaded interface is asked again.
@MainActor public final class AcknowledgedRouter: RouterAdapter {
  public static let profile = RouterProfile { $0.ready = .saysSo(.scene) }

  private let process: RouterProcess
  private var acknowledged: Set<SceneID> = []
  private var isAcknowledged = false
  private var waiting: [(link: DeliveredLink, scene: SceneID?)] = []

  public init(_ process: RouterProcess) { self.process = process }

  public func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .willFinishLaunching, .didFinishLaunching: return .bool(true)
    case .configurationForConnecting(let session, _):
      return .configuration(SceneConfiguration(name: "Default Configuration", role: session.role))
    case .applicationOpenURL(let context):
      take(DeliveredLink(context), in: nil)
      return .bool(true)
    case .applicationContinueActivity(let activity, _): return .bool(take(activity, in: nil))
    case .sceneWillConnect(let scene, _, let options):
      for context in options.urlContexts { take(DeliveredLink(context), in: scene) }
      for activity in options.userActivities { take(activity, in: scene) }
    case .sceneOpenURLContexts(let scene, let contexts):
      for context in contexts { take(DeliveredLink(context), in: scene) }
    case .sceneContinueActivity(let scene, let activity): take(activity, in: scene)
    case .applicationDidBecomeActive: acknowledge(nil)
    case .sceneDidBecomeActive(let scene): acknowledge(scene)
    case .sceneDidDisconnect(let scene): acknowledged.remove(scene)
    case .didReceiveRemoteNotification(_, let completion), .performFetch(let completion),
      .handleBackgroundURLSession(_, let completion):
      process.complete(completion)
    default: return .unimplemented
    }
    return .void
  }

  public func app(_ step: AppStep) {
    guard step == .reload else { return }
    let scenes = acknowledged
    let wasAcknowledged = isAcknowledged
    acknowledged = []
    isAcknowledged = false
    if wasAcknowledged { acknowledge(nil) }
    for scene in scenes { acknowledge(scene) }
  }

  private func acknowledge(_ scene: SceneID?) {
    guard !isReady(scene) else { return }
    if let scene { acknowledged.insert(scene) } else { isAcknowledged = true }
    process.becameReady(scene)
    let sent = waiting.filter { isReady($0.scene) }
    waiting.removeAll { isReady($0.scene) }
    for (link, scene) in sent { process.deliver(link, scene: scene) }
  }

  private func isReady(_ scene: SceneID?) -> Bool { scene.map(acknowledged.contains) ?? isAcknowledged }

  @discardableResult private func take(_ activity: UserActivity, in scene: SceneID?) -> Bool {
    guard activity.isBrowsingWeb, activity.webpageURL != nil else { return false }
    take(DeliveredLink(activity), in: scene)
    return true
  }

  private func take(_ link: DeliveredLink, in scene: SceneID?) {
    if isReady(scene) { process.deliver(link, scene: scene) } else { waiting.append((link, scene)) }
  }
}

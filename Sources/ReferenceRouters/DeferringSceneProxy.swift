import DelegateRoutingConformance
import DelegateRoutingSpec
import Foundation

/// The scene proxy of a web-view framework: the app's scene delegate forwards three calls to it, and plug-ins listen to
/// notifications. A link that connects a scene is held until the first view of that scene has appeared, because no
/// plug-in exists before; a link to a connected scene waits behind it.
///
/// Each link is announced on three channels: the legacy notification, which is the one that counts; the older plug-in
/// name, for URLs and links alike; and the notification that names its scene. The launch link accessor answers the last
/// link seen, of one scene or of all.
///
/// Corrected against the framework that it follows: a view that appears releases the links of its own scene, not those
/// of every scene; a warm link does not overtake a cold one that still waits; links wait for a scene that disconnects;
/// asked about one scene, the accessor does not answer with another's link.
@MainActor public final class DeferringSceneProxy: RouterAdapter {
  public static let profile = RouterProfile {
    $0.lifeCycles = [.scene]
    $0.ready = .appSignal(.scene)
    $0.launchLink = .last
    $0.channels = [
      Channel(name: legacy), Channel(name: plugin, role: .mirror, fields: [.url]), Channel(name: scoped, role: .mirror),
    ]
  }

  static let legacy = "legacy notification"
  static let plugin = "plug-in notification"
  static let scoped = "scene notification"

  private let process: RouterProcess
  private var lastLink: DeliveredLink?
  private var lastLinks: [SceneID: DeliveredLink] = [:]
  private var pending: [(scene: SceneID, link: DeliveredLink)] = []
  private var appeared: Set<SceneID> = []
  private var isEverySceneReady = false

  public init(_ process: RouterProcess) { self.process = process }

  public func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .didFinishLaunching: return .bool(true)
    case .configurationForConnecting: return .configuration(SceneConfiguration(name: "Default Configuration"))
    case .sceneWillConnect(let scene, _, let options):
      for context in options.urlContexts { hold(DeliveredLink(context), for: scene) }
      for activity in options.userActivities { hold(activity, for: scene) }
    case .sceneOpenURLContexts(let scene, let contexts):
      for context in contexts { hold(DeliveredLink(context), for: scene) }
    case .sceneContinueActivity(let scene, let activity): hold(activity, for: scene)
    case .sceneDidDisconnect(let scene): appeared.remove(scene)
    case .didReceiveRemoteNotification(_, let completion), .performFetch(let completion),
      .handleBackgroundURLSession(_, let completion):
      process.complete(completion)
    default: return .unimplemented
    }
    return .void
  }

  public func app(_ step: AppStep) {
    switch step {
    case .becomeReady(let scene?):
      appeared.insert(scene)
      release()
    case .becomeReady(nil):
      isEverySceneReady = true
      release()
    case .reload:
      appeared = []
      isEverySceneReady = false
    default: break
    }
  }

  public func launchLink(in scene: SceneID?) -> DeliveredLink? {
    if let scene { lastLinks[scene] } else { lastLink }
  }

  private func hold(_ activity: UserActivity, for scene: SceneID) {
    guard activity.isBrowsingWeb, activity.webpageURL != nil else { return }
    hold(DeliveredLink(activity), for: scene)
  }

  private func hold(_ link: DeliveredLink, for scene: SceneID) {
    lastLink = link
    lastLinks[scene] = link
    pending.append((scene, link))
    release()
  }

  private func release() {
    let released = pending.filter { isReady($0.scene) }
    pending.removeAll { isReady($0.scene) }
    for (scene, link) in released {
      process.deliver(link, on: Self.legacy, scene: scene)
      process.deliver(DeliveredLink(url: link.url), on: Self.plugin, scene: scene)
      process.deliver(link, on: Self.scoped, scene: scene)
    }
  }

  private func isReady(_ scene: SceneID) -> Bool { isEverySceneReady || appeared.contains(scene) }
}

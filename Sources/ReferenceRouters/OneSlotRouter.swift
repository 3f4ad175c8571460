import DelegateRoutingConformance
import DelegateRoutingSpec

/// A router that keeps one link until the app is ready: a later one takes its place. Apps that show one thing at a time
/// have good reason to; the profile has to say so, because the others are lost.
///
/// What one call hands over together is one: all of its links are kept, or none.
@MainActor public final class OneSlotRouter: RouterAdapter {
  public static let profile = RouterProfile {
    $0.ready = .appSignal(.process)
    $0.keepsUntilReady = .last
  }

  private let process: RouterProcess
  private var isReady = false
  private var slot: [(link: DeliveredLink, scene: SceneID?)] = []

  public init(_ process: RouterProcess) { self.process = process }

  public func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .willFinishLaunching, .didFinishLaunching: return .bool(true)
    case .configurationForConnecting(let session, _):
      return .configuration(SceneConfiguration(name: "Default Configuration", role: session.role))
    case .applicationOpenURL(let context): return .bool(take([DeliveredLink(context)], in: nil))
    case .applicationContinueActivity(let activity, _): return .bool(take(links(activity), in: nil))
    case .sceneWillConnect(let scene, _, let options):
      take(options.urlContexts.map { DeliveredLink($0) } + options.userActivities.flatMap(links), in: scene)
    case .sceneOpenURLContexts(let scene, let contexts): take(contexts.map { DeliveredLink($0) }, in: scene)
    case .sceneContinueActivity(let scene, let activity): take(links(activity), in: scene)
    case .didReceiveRemoteNotification(_, let completion), .performFetch(let completion),
      .handleBackgroundURLSession(_, let completion):
      process.complete(completion)
    default: return .unimplemented
    }
    return .void
  }

  public func app(_ step: AppStep) {
    switch step {
    case .becomeReady:
      isReady = true
      let kept = slot
      slot = []
      for (link, scene) in kept { process.deliver(link, scene: scene) }
    case .reload: isReady = false
    default: break
    }
  }

  private func links(_ activity: UserActivity) -> [DeliveredLink] {
    activity.isBrowsingWeb && activity.webpageURL != nil ? [DeliveredLink(activity)] : []
  }

  @discardableResult private func take(_ links: [DeliveredLink], in scene: SceneID?) -> Bool {
    guard !links.isEmpty else { return false }
    if isReady {
      for link in links { process.deliver(link, scene: scene) }
    } else {
      slot = links.map { ($0, scene) }
    }
    return true
  }
}

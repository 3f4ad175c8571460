import DelegateRoutingConformance
import DelegateRoutingSpec

/// A router that presents each link in a window: the key window of the scene that the link came to, looked up when the
/// link goes out.
///
/// Corrected against what is often written about it: a window that was noted when the scene connected may be covered by
/// now, the app's key window may be another scene's, and under SwiftUI the scene's key window is there before its delegate
/// is told of the connection.
@MainActor public final class SceneWindowRouter: RouterAdapter {
  public static let profile = RouterProfile {
    $0.lifeCycles = [.scene, .swiftUI]
    $0.windowScope = .keyWindow
  }

  private let process: RouterProcess
  private var hasSceneDelegate = false

  public init(_ process: RouterProcess) { self.process = process }

  public func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .willFinishLaunching, .didFinishLaunching: return .bool(true)
    case .configurationForConnecting(let session, _):
      return .configuration(SceneConfiguration(name: "Default Configuration", role: session.role))
    case .sceneWillConnect(let scene, _, let options):
      hasSceneDelegate = true
      for context in options.urlContexts { present(DeliveredLink(context), in: scene) }
      // SwiftUI's modifier gets the web link as well.
      if process.lifeCycle == .scene {
        for activity in options.userActivities { present(activity, in: scene) }
      }
    case .sceneOpenURLContexts(let scene, let contexts):
      for context in contexts { present(DeliveredLink(context), in: scene) }
    case .sceneContinueActivity(let scene, let activity):
      if process.lifeCycle == .scene { present(activity, in: scene) }
    case .onOpenURL(let scene, let url):
      if url.isWebLink || !hasSceneDelegate { present(DeliveredLink(url: url), in: scene) }
    case .didReceiveRemoteNotification(_, let completion), .performFetch(let completion),
      .handleBackgroundURLSession(_, let completion):
      process.complete(completion)
    default: return .unimplemented
    }
    return .void
  }

  private func present(_ activity: UserActivity, in scene: SceneID) {
    guard activity.isBrowsingWeb, activity.webpageURL != nil else { return }
    present(DeliveredLink(activity), in: scene)
  }

  private func present(_ link: DeliveredLink, in scene: SceneID) {
    let windows = process.connectedScenes.first { $0.scene == scene }?.windows ?? []
    process.deliver(link, scene: scene, window: (windows.first(where: \.isKey) ?? windows.first)?.name)
  }
}

import DelegateRoutingConformance
import DelegateRoutingSpec
import Foundation

/// The router of a SwiftUI app with a delegate adaptor, and with a scene delegate of its own if it has one.
///
/// URLs, documents and web links come to `onOpenURL(perform:)`, other activities to `onContinueUserActivity(_:perform:)`,
/// cold and warm alike. What has no modifier comes to the scene delegate: quick actions and shares. An app with a scene
/// delegate gets its URLs there too, and there alone all of several; it leaves them to one of the two.
///
/// Corrected against what is often written about it: the modifier gets a web link as a bare URL, and the scene delegate is
/// not asked to continue it; a notification response comes in two copies, of which either may be missing.
@MainActor public final class SwiftUIAppRouter: RouterAdapter {
  public static let profile = RouterProfile {
    $0.lifeCycles = [.swiftUI]
    $0.eventKinds = [
      .customURL, .fileURL, .universalLink, .handoff, .appActivity, .spotlightItem, .spotlightQuery, .siriIntent,
      .liveActivity, .widget, .quickAction, .cloudKitShare, .notificationResponse, .notificationBackgroundAction,
      .appIntent,
    ]
  }

  private let process: RouterProcess
  private var hasSceneDelegate = false
  private var responses: Set<NotificationResponse> = []

  public init(_ process: RouterProcess) { self.process = process }

  public func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    // The adaptor. The configuration names the scene delegate's class; what it shows comes again.
    case .willFinishLaunching, .didFinishLaunching: return .bool(true)
    case .configurationForConnecting(let session, _):
      return .configuration(SceneConfiguration(role: session.role))
    case .didReceiveNotificationResponse(let response, let scene, let completion):
      route(response, in: scene)
      process.complete(completion)
    case .didReceiveRemoteNotification(_, let completion), .performFetch(let completion),
      .handleBackgroundURLSession(_, let completion):
      process.complete(completion)

    // The modifiers.
    case .onOpenURL(let scene, let url):
      if url.isWebLink || !hasSceneDelegate { process.deliver(DeliveredLink(url: url), scene: scene) }
    case .onContinueUserActivity(let scene, let activity):
      let lacksItsPage = activity.isBrowsingWeb && activity.webpageURL == nil
      if !lacksItsPage { process.deliver(DeliveredLink(activity), scene: scene) }
    case .onAppIntentExecution(let scene, let intent):
      process.deliver(DeliveredLink(userInfo: intent.parameters, identifier: intent.name), scene: scene)

    // The scene delegate. Activities are the modifier's: what the connection holds comes to it as well.
    case .sceneWillConnect(let scene, _, let options):
      hasSceneDelegate = true
      for context in options.urlContexts { process.deliver(DeliveredLink(context), scene: scene) }
      if let action = options.shortcutItem { process.deliver(DeliveredLink(action), scene: scene) }
      if let share = options.cloudKitShareMetadata { process.deliver(DeliveredLink(share), scene: scene) }
      if let response = options.notificationResponse { route(response, in: scene) }
    case .sceneOpenURLContexts(let scene, let contexts):
      for context in contexts { process.deliver(DeliveredLink(context), scene: scene) }
    case .windowScenePerformAction(let scene, let action, let completion):
      process.deliver(DeliveredLink(action), scene: scene)
      process.complete(completion)
    case .windowSceneDidAcceptShare(let scene, let share): process.deliver(DeliveredLink(share), scene: scene)
    default: return .unimplemented
    }
    return .void
  }

  /// Two copies of a response are equal, down to the notification's date.
  private func route(_ response: NotificationResponse, in scene: SceneID?) {
    if responses.insert(response).inserted { process.deliver(DeliveredLink(response), scene: scene) }
  }
}

extension URL {
  /// Whether the URL is a universal link's.
  var isWebLink: Bool { ["http", "https"].contains(scheme?.lowercased() ?? "") }
}

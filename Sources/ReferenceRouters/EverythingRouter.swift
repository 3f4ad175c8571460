import DelegateRoutingConformance
import DelegateRoutingSpec

/// A router for every kind of event that UIKit hands over, with scenes and without: what a scene or an app without scenes
/// may be launched for, and what reaches the app delegate in the background.
///
/// The launch options are left alone: what they announce comes again, a Handoff after its data has come. A connection's
/// options hold everything that it was made for, but for a Handoff. Two things come in two copies, either of which may be
/// missing: a notification response (told by the response itself, down to the notification's date) and an App Intent
/// (told by its connection).
@MainActor public final class EverythingRouter: RouterAdapter {
  public static let profile = RouterProfile {
    $0.eventKinds = Set(EventKind.allCases).subtracting([.stateRestoration, .location])
  }

  private let process: RouterProcess
  private var responses: Set<NotificationResponse> = []
  /// The App Intents that connected scenes, until the scene enters the foreground.
  private var connectingIntents: [SceneID: AppIntentRequest] = [:]

  public init(_ process: RouterProcess) { self.process = process }

  public func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .willFinishLaunching, .didFinishLaunching: return .bool(true)
    case .configurationForConnecting(let session, _):
      return .configuration(SceneConfiguration(name: "Default Configuration", role: session.role))
    case .didReceiveRemoteNotification(let userInfo, let completion):
      process.deliver(DeliveredLink(userInfo: userInfo))
      process.complete(completion)
    case .handleBackgroundURLSession(let identifier, let completion):
      process.deliver(DeliveredLink(identifier: identifier))
      process.complete(completion)
    case .performFetch(let completion): process.complete(completion)
    case .didReceiveNotificationResponse(let response, let scene, let completion):
      route(response, in: scene)
      process.complete(completion)
    case .applicationOpenURL(let context):
      process.deliver(DeliveredLink(context))
      return .bool(true)
    case .applicationContinueActivity(let activity, _): return .bool(route(activity, in: nil))
    case .applicationPerformAction(let action, let completion):
      process.deliver(DeliveredLink(action))
      process.complete(completion)
    case .applicationDidAcceptShare(let share): process.deliver(DeliveredLink(share))
    default: return sceneReply(to: call)
    }
    return .void
  }

  private func sceneReply(to call: DelegateCall) -> DelegateReply {
    switch call {
    case .sceneWillConnect(let scene, _, let options): connect(scene, options)
    case .sceneWillEnterForeground(let scene): connectingIntents[scene] = nil
    case .sceneOpenURLContexts(let scene, let contexts):
      for context in contexts { process.deliver(DeliveredLink(context), scene: scene) }
    case .sceneContinueActivity(let scene, let activity): route(activity, in: scene)
    case .windowScenePerformAction(let scene, let action, let completion):
      process.deliver(DeliveredLink(action), scene: scene)
      process.complete(completion)
    case .windowSceneDidAcceptShare(let scene, let share): process.deliver(DeliveredLink(share), scene: scene)
    case .sceneWillPerformAppIntent(let scene, let intent):
      if connectingIntents.removeValue(forKey: scene) != intent { route(intent, in: scene) }
    default: return .unimplemented
    }
    return .void
  }

  private func connect(_ scene: SceneID, _ options: ConnectionOptions) {
    for context in options.urlContexts { process.deliver(DeliveredLink(context), scene: scene) }
    for activity in options.userActivities { route(activity, in: scene) }
    if let action = options.shortcutItem { process.deliver(DeliveredLink(action), scene: scene) }
    if let share = options.cloudKitShareMetadata { process.deliver(DeliveredLink(share), scene: scene) }
    if let response = options.notificationResponse { route(response, in: scene) }
    if let intent = options.appIntent {
      connectingIntents[scene] = intent
      route(intent, in: scene)
    }
  }

  private func route(_ response: NotificationResponse, in scene: SceneID?) {
    if responses.insert(response).inserted { process.deliver(DeliveredLink(response), scene: scene) }
  }

  private func route(_ intent: AppIntentRequest, in scene: SceneID) {
    process.deliver(DeliveredLink(userInfo: intent.parameters, identifier: intent.name), scene: scene)
  }

  @discardableResult private func route(_ activity: UserActivity, in scene: SceneID?) -> Bool {
    if activity.isBrowsingWeb && activity.webpageURL == nil { return false }
    process.deliver(DeliveredLink(activity), scene: scene)
    return true
  }
}

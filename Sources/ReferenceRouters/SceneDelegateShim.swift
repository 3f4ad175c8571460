import DelegateRoutingConformance
import DelegateRoutingSpec

/// A scene delegate in front of code that was written for the app delegate: it turns each scene call into the app
/// delegate's, and so cannot say which scene a link came to.
///
/// The trap is the connection: what it holds never comes by another call, and the app delegate's launch options stay nil,
/// so the shim makes the open and continue calls of everything that a connection holds, each thing once.
@MainActor public final class SceneDelegateShim: RouterAdapter {
  public static let profile = RouterProfile {
    $0.eventKinds.formUnion([.quickAction, .cloudKitShare])
    $0.sceneScope = .process
  }

  private let process: RouterProcess
  private let router: AppDelegateCode

  public init(_ process: RouterProcess) {
    self.process = process
    router = AppDelegateCode(process)
  }

  public func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .configurationForConnecting(let session, _):
      return .configuration(SceneConfiguration(name: "Default Configuration", role: session.role))
    case .sceneWillConnect(_, _, let options):
      for context in options.urlContexts { router.open(context) }
      for activity in options.userActivities { router.resume(activity) }
      if let action = options.shortcutItem { router.perform(action) }
      if let share = options.cloudKitShareMetadata { router.accept(share) }
    case .sceneOpenURLContexts(_, let contexts): for context in contexts { router.open(context) }
    case .sceneContinueActivity(_, let activity): router.resume(activity)
    case .windowScenePerformAction(_, let action, let completion):
      router.perform(action)
      process.complete(completion)
    case .windowSceneDidAcceptShare(_, let share): router.accept(share)
    default: return router.system(call)
    }
    return .void
  }
}

/// The code that was written for the app delegate.
@MainActor private final class AppDelegateCode {
  private let process: RouterProcess

  init(_ process: RouterProcess) { self.process = process }

  func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .willFinishLaunching, .didFinishLaunching: return .bool(true)
    case .applicationOpenURL(let context): open(context)
    case .applicationContinueActivity(let activity, _): return .bool(resume(activity))
    case .applicationPerformAction(let action, let completion):
      perform(action)
      process.complete(completion)
    case .applicationDidAcceptShare(let share): accept(share)
    case .didReceiveRemoteNotification(_, let completion), .performFetch(let completion),
      .handleBackgroundURLSession(_, let completion):
      process.complete(completion)
    default: return .unimplemented
    }
    return .bool(true)
  }

  func open(_ context: OpenURLContext) { process.deliver(DeliveredLink(context)) }
  func perform(_ action: QuickAction) { process.deliver(DeliveredLink(action)) }
  func accept(_ share: CloudKitShare) { process.deliver(DeliveredLink(share)) }

  @discardableResult func resume(_ activity: UserActivity) -> Bool {
    guard activity.isBrowsingWeb, activity.webpageURL != nil else { return false }
    process.deliver(DeliveredLink(activity))
    return true
  }
}

import DelegateRoutingConformance
import DelegateRoutingSpec
import Foundation

/// A router for a framework whose screens are written in another language: `getInitialURL` answers the link that launched
/// the app, and a stream of events brings the links that come later. Only the URL crosses the bridge.
///
/// A listener hears from the moment on at which it listens; what came before is to be had from the accessor if it launched
/// the app, and is kept for the listener if not. Reading the accessor does not clear it, and what it answered is not an
/// event as well.
@MainActor public final class BridgeRouter: RouterAdapter {
  public static let profile = RouterProfile {
    $0.ready = .listenerAttached
    $0.launchLink = .launchOnly
    $0.coldLinksByAccessorAlone = true
    $0.channels = [Channel(name: "url", fields: [.url])]
    $0.sceneScope = .process
  }

  private let process: RouterProcess
  private var initial: URL?
  private var isInitialKnown = false
  private var hasConnected = false
  private var isListening = false
  private var waiting: [URL] = []
  private var announced: LaunchOptions?

  public init(_ process: RouterProcess) { self.process = process }

  public func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .willFinishLaunching(let options), .didFinishLaunching(let options):
      announced = options
      initial = options?.url?.url ?? options?.userActivity?.activity.flatMap(link)
      return .bool(true)
    case .applicationDidBecomeActive, .applicationWillEnterForeground: announced = nil
    case .applicationOpenURL(let context): take(context.url, isLaunch: announced?.url == context)
    case .applicationContinueActivity(let activity, _):
      guard let url = link(activity) else { return .bool(false) }
      take(url, isLaunch: announced?.userActivity?.activityType == activity.activityType)
    case .configurationForConnecting(let session, _):
      return .configuration(SceneConfiguration(name: "Default Configuration", role: session.role))
    case .sceneWillConnect(_, let session, let options):
      guard session.role == .windowApplication else { return .void }
      let urls = options.urlContexts.map(\.url) + options.userActivities.compactMap(link)
      for url in urls { take(url, isLaunch: !hasConnected) }
      hasConnected = true
      return .void
    case .sceneOpenURLContexts(_, let contexts):
      for context in contexts { take(context.url, isLaunch: false) }
      return .void
    case .sceneContinueActivity(_, let activity):
      if let url = link(activity) { take(url, isLaunch: false) }
      return .void
    case .didReceiveRemoteNotification(_, let completion), .performFetch(let completion),
      .handleBackgroundURLSession(_, let completion):
      process.complete(completion)
      return .void
    default: return .unimplemented
    }
    return .bool(true)
  }

  public func app(_ step: AppStep) {
    switch step {
    case .attachListener:
      isListening = true
      for url in waiting { emit(url) }
      waiting = []
    case .detachListener, .reload: isListening = false
    default: break
    }
  }

  public func launchLink(in scene: SceneID?) -> DeliveredLink? { initial.map { DeliveredLink(url: $0) } }

  private func link(_ activity: UserActivity) -> URL? { activity.isBrowsingWeb ? activity.webpageURL : nil }

  private func take(_ url: URL, isLaunch: Bool) {
    if isLaunch {
      initial = initial ?? url
      announced = nil
    } else if isListening {
      emit(url)
    } else {
      waiting.append(url)
    }
  }

  private func emit(_ url: URL) { process.deliver(DeliveredLink(url: url), on: "url") }
}

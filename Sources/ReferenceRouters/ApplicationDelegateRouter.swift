import DelegateRoutingConformance
import DelegateRoutingSpec

/// The router of an app that has not adopted scenes, written as for iOS 12: everything arrives at the app delegate.
///
/// A link that launches the app is handed over twice, in the launch options and by the open or continue call; the router
/// leaves the first copy alone, answers true at launch, and so gets the second.
@MainActor public final class ApplicationDelegateRouter: RouterAdapter {
  public static let profile = RouterProfile { $0.lifeCycles = [.applicationDelegate] }

  private let process: RouterProcess

  public init(_ process: RouterProcess) { self.process = process }

  public func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .didFinishLaunching: return .bool(true)
    case .applicationOpenURL(let context):
      process.deliver(DeliveredLink(context))
      return .bool(true)
    case .applicationContinueActivity(let activity, _):
      guard activity.isBrowsingWeb, activity.webpageURL != nil else { return .bool(false) }
      process.deliver(DeliveredLink(activity))
      return .bool(true)
    case .didReceiveRemoteNotification(_, let completion), .performFetch(let completion),
      .handleBackgroundURLSession(_, let completion):
      process.complete(completion)
      return .void
    default: return .unimplemented
    }
  }
}

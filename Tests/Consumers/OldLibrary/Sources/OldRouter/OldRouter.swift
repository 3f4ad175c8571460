import Foundation

/// A router of an app without scenes, in Swift 5, with a delegate.
open class OldRouter: NSObject {
  public weak var delegate: OldRouterDelegate?

  /// To be called from `application(_:open:options:)`.
  open func handle(url: URL, sourceApplication: String?) -> Bool {
    guard let delegate = delegate else { return false }
    delegate.router(self, didReceive: url, from: sourceApplication)
    return true
  }

  /// To be called from `application(_:continue:restorationHandler:)`.
  open func handle(activityType: String, webpageURL: URL?) -> Bool {
    guard activityType == "NSUserActivityTypeBrowsingWeb", let url = webpageURL else { return false }
    return handle(url: url, sourceApplication: nil)
  }
}

public protocol OldRouterDelegate: AnyObject {
  func router(_ router: OldRouter, didReceive url: URL, from sourceApplication: String?)
}

import DelegateRoutingSpec
import Foundation

/// What stands between the suite and a router under test: passes the system's calls to the router and the router's
/// deliveries to the suite. An instance is a fresh process; everything happens on the main actor.
@MainActor public protocol RouterAdapter: AnyObject {
  /// What the router promises.
  static var profile: RouterProfile { get }

  /// Clears what the end of a process would clear: singletons and other state in memory. Called before every process.
  /// What a router keeps on disk stays; it belongs under `RouterProcess.storageName`.
  static func reset()

  /// A router in a fresh process.
  init(_ process: RouterProcess)

  /// A call of the system's. Answer `.unimplemented` to what the router does not implement.
  func system(_ call: DelegateCall) -> DelegateReply

  /// Something that the app around the router does.
  func app(_ step: AppStep)

  /// What the router's launch-link accessor answers, for a scene or with nil for the process; asked only if the profile
  /// declares one.
  func launchLink(in scene: SceneID?) -> DeliveredLink?

  /// What the router finds in a URL; nil if it does not take URLs apart.
  func parse(_ url: URL) -> ParsedLink?

  /// Returns when everything that the last call or step set going is done. Called after every call and step.
  func settle() async
}

extension RouterAdapter {
  /// The strictest profile.
  public static var profile: RouterProfile { RouterProfile() }
  /// Nothing: all that the router keeps is in the adapter.
  public static func reset() {}
  /// Nothing: the router does not wait for the app.
  public func app(_ step: AppStep) {}
  /// Nil: there is no accessor.
  public func launchLink(in scene: SceneID?) -> DeliveredLink? { nil }
  /// Nil: the router takes no URL apart.
  public func parse(_ url: URL) -> ParsedLink? { nil }
  /// At once: the router has nothing under way.
  public func settle() async {}
}

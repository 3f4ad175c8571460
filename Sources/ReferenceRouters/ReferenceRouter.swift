import DelegateRoutingConformance

/// A correct router that comes with the package, by name.
@MainActor public struct ReferenceRouter {
  /// The name that the tool knows it by.
  public let name: String
  /// What it is, in one line.
  public let summary: String
  /// The router.
  public let candidate: Candidate

  /// All of them, the one for apps that run on any iOS first.
  public static let all = [
    ReferenceRouter(
      "dual-delegate", "app delegate and scene delegate in one app, for any iOS", DualDelegateRouter.self),
    ReferenceRouter("application-delegate", "an app without scenes, as on iOS 12", ApplicationDelegateRouter.self),
    ReferenceRouter(
      "deferring-scene-proxy", "a framework's scene proxy that holds links until a view has appeared",
      DeferringSceneProxy.self),
    ReferenceRouter(
      "everything", "every kind of event that UIKit hands over, with scenes and without", EverythingRouter.self),
    ReferenceRouter(
      "activity-dispatcher", "an entry for each type of activity: Spotlight, Handoff, intents, web links",
      ActivityDispatcher.self),
    ReferenceRouter(
      "swiftui-app", "a SwiftUI app: modifiers, delegate adaptor, and a scene delegate if there is one",
      SwiftUIAppRouter.self),
    ReferenceRouter(
      "scene-window", "presents each link in the key window of its scene, under UIKit and SwiftUI",
      SceneWindowRouter.self),
    ReferenceRouter(
      "scene-delegate-shim", "scene calls turned into the app delegate's, for code that knows no scenes",
      SceneDelegateShim.self),
    ReferenceRouter(
      "bridge", "a launch-link accessor and a stream of events, for screens in another language", BridgeRouter.self),
    ReferenceRouter(
      "subscriber-chain", "subscribers in a chain, the first that takes a link keeps it", SubscriberChain.self),
    ReferenceRouter(
      "one-slot", "one link is kept until the app is ready; a later one takes its place", OneSlotRouter.self),
    ReferenceRouter(
      "acknowledged", "nothing goes out before the interface has acknowledged that it is there",
      AcknowledgedRouter.self),
  ]

  private init<Adapter: RouterAdapter>(_ name: String, _ summary: String, _ type: Adapter.Type) {
    self.name = name
    self.summary = summary
    candidate = Candidate(type, name: name)
  }
}

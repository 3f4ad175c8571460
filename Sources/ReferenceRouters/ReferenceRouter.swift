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
  ]

  private init<Adapter: RouterAdapter>(_ name: String, _ summary: String, _ type: Adapter.Type) {
    self.name = name
    self.summary = summary
    candidate = Candidate(type, name: name)
  }
}

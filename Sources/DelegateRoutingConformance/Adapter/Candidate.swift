import DelegateRoutingSpec

/// A router under test: its name, what it promises, and how to make one.
@MainActor public struct Candidate {
  /// The name that reports use.
  public var name: String { content.name }
  /// What the router promises.
  public var profile: RouterProfile { content.profile }
  let content: Content

  /// A reference, because it is handed from run to run.
  @MainActor final class Content {
    let name: String
    let profile: RouterProfile
    let terms: Terms
    let reset: @MainActor () -> Void
    let make: @MainActor (RouterProcess) -> any RouterAdapter

    init(
      _ name: String, _ profile: RouterProfile, reset: @escaping @MainActor () -> Void,
      make: @escaping @MainActor (RouterProcess) -> any RouterAdapter
    ) {
      self.name = name
      self.profile = profile
      terms = Terms(profile)
      self.reset = reset
      self.make = make
    }
  }

  /// A router from closures, for adapters whose profile is not that of their type.
  public init(
    name: String, profile: RouterProfile, reset: @escaping @MainActor () -> Void = {},
    make: @escaping @MainActor (RouterProcess) -> any RouterAdapter
  ) {
    content = Content(name, profile, reset: reset, make: make)
  }

  /// A router from its adapter's type.
  public init<Adapter: RouterAdapter>(_ type: Adapter.Type, name: String? = nil) {
    self.init(
      name: name ?? String(describing: type), profile: type.profile, reset: { type.reset() },
      make: { type.init($0) })
  }
}

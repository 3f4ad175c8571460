import DelegateRoutingSpec

/// A router under test: its name, what it promises, and how to make one.
@MainActor public struct Candidate {
  /// The name that reports use.
  public let name: String
  /// What the router promises.
  public let profile: RouterProfile
  let make: @MainActor (RouterProcess) -> any RouterAdapter
  let reset: @MainActor () -> Void

  /// A router from closures, for adapters whose profile is not that of their type.
  public init(
    name: String, profile: RouterProfile, reset: @escaping @MainActor () -> Void = {},
    make: @escaping @MainActor (RouterProcess) -> any RouterAdapter
  ) {
    self.name = name
    self.profile = profile
    self.make = make
    self.reset = reset
  }

  /// A router from its adapter's type.
  public init<Adapter: RouterAdapter>(_ type: Adapter.Type, name: String? = nil) {
    self.init(
      name: name ?? String(describing: type), profile: type.profile, reset: { type.reset() },
      make: { type.init($0) })
  }
}

import DelegateRoutingConformance
import DelegateRoutingSpec

/// A router that implements nothing and delivers nothing. It must not pass anything.
@MainActor public final class SilentRouter: RouterAdapter {
  public init(_ process: RouterProcess) {}

  public func system(_ call: DelegateCall) -> DelegateReply { .unimplemented }
}

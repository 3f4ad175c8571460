/// Which instances of the delegates there are, and where views find them. They judge traces that tell of instances; a
/// trace need not.
extension PlatformRule {
  static let environment: [PlatformRule] = [
    PlatformRule(
      "one-app-delegate-in-a-process",
      "SwiftUI makes one instance of the adaptor's app delegate in a process, before it calls any of its methods.",
      .documented, [.delegateAdaptor], page: .environment, in: [.swiftUI]
    ) { history in
      if let other = history.instances.first(where: { $0.scene == nil && $0.before.applicationDelegates > 0 }) {
        return other.breaks("The process has an app delegate already.")
      }
      guard !history.instances.isEmpty else { return nil }
      let early = history.calls.first { call in
        guard call.before.process > 0, call.before.applicationDelegates == 0 else { return false }
        return call.call.method.facts.owner == DelegateOwner.applicationDelegate
      }
      return early?.breaks("The process has made no app delegate that could be called.")
    },
    PlatformRule(
      "each-connection-has-a-new-scene-delegate",
      "Each connection of a scene makes a new instance of the scene's delegate, also where the session existed before.",
      .documented, [.headers27, .sceneDidDisconnect, .delegateAdaptor], page: .environment, in: [.scene, .swiftUI],
      where: \.sceneHasDelegate
    ) { history in
      guard !history.instances.isEmpty else { return nil }
      return history.calls.first { call in
        guard call.isConnection, call.before.process > 0, let scene = call.call.scene else { return false }
        return call.before.unconnectedSceneDelegates[scene] != 1
      }?.breaks("No instance of the delegate, or more than one, was made for this connection.")
    },
    PlatformRule(
      "observable-delegates-are-in-the-environment",
      "SwiftUI puts an observable delegate into the environment, the app's and a scene's alike, and no other.",
      .documented, [.delegateAdaptor], page: .environment, in: [.swiftUI]
    ) { history in
      let areObservable = history.trace.setting.host.hasObservableDelegates
      return history.instances.first { $0.isInEnvironment != areObservable }?
        .breaks(areObservable ? "The delegate is not in the environment." : "The delegate is not observable.")
    },
  ]
}

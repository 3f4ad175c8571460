import DelegateRoutingSpec

extension Fault {
  static let swiftUIHosts = [
    Fault(
      "modifiers-forgotten", breaks: .coldLinkDeliveredOnce,
      and: [.warmLinkDeliveredOnce, .reconnectedSceneLinkDeliveredOnce],
      "In an app of SwiftUI's the router waits for the app delegate's methods, and nobody has written the modifiers.",
      Source("bytezonex.com", "https://www.bytezonex.com/archives/j2Ruyjwz.html"), promises: .inSwiftUI,
      by: ModifiersForgotten.self),
    Fault(
      "bare-urls-refused", breaks: .coldLinkDeliveredOnce,
      and: [.warmLinkDeliveredOnce, .reconnectedSceneLinkDeliveredOnce],
      "A link without a source application is refused, and SwiftUI's modifier gets bare URLs.",
      Source(
        "Workspace ONE SDK issue 4", "https://github.com/euc-releases/iOS-WorkspaceONE-SDK/issues/4"),
      promises: .inSwiftUI, by: BareURLsRefused.self),
  ]
}

extension RouterProfile {
  /// The default, in SwiftUI's life cycle as well.
  fileprivate static let inSwiftUI = RouterProfile { $0.lifeCycles.insert(.swiftUI) }
}

private final class ModifiersForgotten: ProfileFollowingRouter {
  override func swiftUIReply(to call: DelegateCall) -> DelegateReply {
    switch call {
    case .onOpenURL, .onContinueUserActivity: .unimplemented
    default: super.swiftUIReply(to: call)
    }
  }
}

private final class BareURLsRefused: ProfileFollowingRouter {
  override func swiftUIReply(to call: DelegateCall) -> DelegateReply {
    if case .onOpenURL(_, let url) = call, url.scheme != "https" { return .void }
    return super.swiftUIReply(to: call)
  }
}

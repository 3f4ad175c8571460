import DelegateRoutingTesting
import Foundation
import Testing

/// The same router in an app that forgot the connection options; run only where the suite's own CI looks for the
/// failure.
final class ForgetfulAdapter: RouterAdapter {
  static let profile = LinkRouterAdapter.profile
  let adapter: LinkRouterAdapter
  init(_ process: RouterProcess) { adapter = LinkRouterAdapter(process) }
  func system(_ call: DelegateCall) -> DelegateReply {
    if case .sceneWillConnect = call { .void } else { adapter.system(call) }
  }
}

@Test(.enabled(if: ProcessInfo.processInfo.environment["CONSUMER_ROUTER"] == "broken"))
func brokenConforms() async {
  await expectConformance(of: ForgetfulAdapter.self)
}

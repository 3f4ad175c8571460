import DelegateRoutingTesting
import Foundation
import OldRouter
import Testing

class OldRouterAdapter: RouterAdapter {
  static let profile = RouterProfile {
    $0.lifeCycles = [.applicationDelegate]
    $0.channels = [.init(name: "links", fields: [.url, .sourceApplication])]
  }

  let router = OldRouter()
  let listener: Listener
  required init(_ process: RouterProcess) {
    listener = Listener(process)
    router.delegate = listener
  }

  func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .applicationOpenURL(let context):
      .bool(router.handle(url: context.url, sourceApplication: context.options.sourceApplication))
    case .applicationContinueActivity(let activity, _):
      .bool(router.handle(activityType: activity.activityType, webpageURL: activity.webpageURL))
    default: .unimplemented
    }
  }

  final class Listener: OldRouterDelegate {
    let process: RouterProcess
    init(_ process: RouterProcess) { self.process = process }
    func router(_ router: OldRouter, didReceive url: URL, from sourceApplication: String?) {
      process.deliver(DeliveredLink(url: url, sourceApplication: sourceApplication))
    }
  }
}

/// The same router in an app that acts on the launch options as well.
final class TwiceAdapter: OldRouterAdapter {
  override func system(_ call: DelegateCall) -> DelegateReply {
    if case .didFinishLaunching(let options?) = call, let context = options.url {
      _ = router.handle(url: context.url, sourceApplication: context.options.sourceApplication)
    }
    return super.system(call)
  }
}

@Test(arguments: ConformanceSuite.groups)
func conforms(_ group: ConformanceGroup) async { await expectConformance(of: OldRouterAdapter.self, in: group) }

@Test(.enabled(if: ProcessInfo.processInfo.environment["CONSUMER_ROUTER"] == "broken"))
func brokenConforms() async { await expectConformance(of: TwiceAdapter.self) }

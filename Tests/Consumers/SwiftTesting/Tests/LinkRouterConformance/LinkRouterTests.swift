import DelegateRoutingTesting
import LinkRouter
import Testing

final class LinkRouterAdapter: RouterAdapter {
  static let profile = RouterProfile { $0.channels = [.init(name: "links", fields: [.url])] }
  let router: LinkRouter
  init(_ process: RouterProcess) { router = .init { process.deliver(.init(url: $0), scene: $1.map { .init($0) }) } }
  func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .applicationOpenURL(let context): router.open([context.url])
    case .applicationContinueActivity(let link, _): return .bool(router.resume(link.activityType, link.webpageURL))
    case .sceneWillConnect(let scene, _, let options):
      router.open(options.urlContexts.map(\.url), in: scene.name)
      for link in options.userActivities { router.resume(link.activityType, link.webpageURL, in: scene.name) }
    case .sceneOpenURLContexts(let scene, let contexts): router.open(contexts.map(\.url), in: scene.name)
    case .sceneContinueActivity(let scene, let link): router.resume(link.activityType, link.webpageURL, in: scene.name)
    default: return .unimplemented
    }
    return .void
  }
}

@Test(arguments: ConformanceSuite.groups)
func conforms(_ group: ConformanceGroup) async { await expectConformance(of: LinkRouterAdapter.self, in: group) }

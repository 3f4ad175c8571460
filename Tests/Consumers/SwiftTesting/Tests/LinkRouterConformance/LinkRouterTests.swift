import DelegateRoutingTesting
import LinkRouter
import Testing

final class LinkRouterAdapter: RouterAdapter {
  static let profile = RouterProfile { $0.channels = [.init(name: "links", fields: [.url])] }
  let router: LinkRouter
  init(_ process: RouterProcess) {
    router = LinkRouter { url, scene in process.deliver(.init(url: url), scene: scene.map { SceneID($0) }) }
  }
  func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .applicationOpenURL(let context): router.open([context.url])
    case .applicationContinueActivity(let activity, _):
      return .bool(activity.isBrowsingWeb && router.open(webPages: [activity.webpageURL]))
    case .sceneWillConnect(let scene, _, let options):
      router.open(options.urlContexts.map(\.url), in: scene.name)
      router.open(webPages: options.userActivities.filter(\.isBrowsingWeb).map(\.webpageURL), in: scene.name)
    case .sceneOpenURLContexts(let scene, let contexts): router.open(contexts.map(\.url), in: scene.name)
    case .sceneContinueActivity(let scene, let activity) where activity.isBrowsingWeb:
      router.open(webPages: [activity.webpageURL], in: scene.name)
    default: return .unimplemented
    }
    return .void
  }
}

@Test(arguments: ConformanceSuite.groups)
func conforms(_ group: ConformanceGroup) async { await expectConformance(of: LinkRouterAdapter.self, in: group) }

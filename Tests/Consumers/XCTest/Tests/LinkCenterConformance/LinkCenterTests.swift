import DelegateRoutingXCTest
import LinkCenter
import XCTest

class LinkCenterAdapter: RouterAdapter {
  static let profile = RouterProfile {
    $0.channels = [.init(name: "links", fields: [.url])]
    $0.ready = .listenerAttached
  }
  class func reset() { LinkCenter.shared.reset() }

  private let process: RouterProcess
  required init(_ process: RouterProcess) { self.process = process }

  func app(_ step: AppStep) {
    switch step {
    case .attachListener: listen()
    case .detachListener, .reload: LinkCenter.shared.listener = nil
    default: break
    }
  }

  private func listen() {
    let process = process
    LinkCenter.shared.listener = { url, scene in
      process.deliver(DeliveredLink(url: url), scene: scene.map { SceneID($0) })
    }
  }

  func system(_ call: DelegateCall) -> DelegateReply {
    let center = LinkCenter.shared
    switch call {
    case .applicationOpenURL(let context): center.open(context.url)
    case .applicationContinueActivity(let activity, _):
      guard activity.isBrowsingWeb, let url = activity.webpageURL else { return .bool(false) }
      center.open(url)
    case .sceneWillConnect(let scene, _, let options):
      for context in options.urlContexts { center.open(context.url, in: scene.name) }
      for case let url? in options.userActivities.filter(\.isBrowsingWeb).map(\.webpageURL) {
        center.open(url, in: scene.name)
      }
    case .sceneOpenURLContexts(let scene, let contexts):
      for context in contexts { center.open(context.url, in: scene.name) }
    case .sceneContinueActivity(let scene, let activity):
      if activity.isBrowsingWeb, let url = activity.webpageURL { center.open(url, in: scene.name) }
    default: return .unimplemented
    }
    return .void
  }
}

/// The same adapter, whose author forgot that the singleton outlives a process.
final class UnresetAdapter: LinkCenterAdapter {
  override static func reset() {}
}

final class LinkCenterTests: XCTestCase {
  func testConforms() async { await assertConformance(of: LinkCenterAdapter.self) }

  func testUnresetConforms() async throws {
    guard ProcessInfo.processInfo.environment["CONSUMER_ROUTER"] == "broken" else { return }
    await assertConformance(of: UnresetAdapter.self)
  }
}

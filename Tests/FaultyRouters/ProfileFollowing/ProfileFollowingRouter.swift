import DelegateRoutingConformance
import DelegateRoutingSpec
import Foundation

/// A correct router that does exactly what a profile says, whatever it says. It was written without a look at the
/// ledger, so that the two check each other. The faulty routers are changes to it: each function, here and in the
/// classes below, is a point to break it at.
@MainActor class ProfileFollowingRouter: Doorkeeper, RouterAdapter {
  var launch = LaunchRecord()
  /// What the launch-link accessor chooses from, in the order in which it was handed over.
  private var handedOver: [Handover] = []
  /// What a router whose `reset()` does not clear everything leaves behind for the next process.
  private static var leftBehind: Handover?

  required init(_ process: RouterProcess, does: RouterProfile) { super.init(process, does) }

  required convenience init(_ process: RouterProcess) { self.init(process, does: RouterProfile()) }

  // MARK: - The system's calls

  func system(_ call: DelegateCall) -> DelegateReply {
    launch.note(call)
    announce(call)
    if gate.system(call) { release() }
    sayReadyOnceActive(call)
    let reply = reply(to: call)
    switch call {
    case .sceneDidDisconnect(let scene): sceneEnded(scene)
    case .didDiscardSceneSessions(let sessions): for session in sessions { sceneEnded(session.scene) }
    default: break
    }
    return reply
  }

  func reply(to call: DelegateCall) -> DelegateReply {
    switch call {
    // What the launch options announce comes again; until then the accessor alone knows it.
    case .willFinishLaunching(let options), .didFinishLaunching(let options):
      if let options, serves(.applicationDelegate) { noteLaunchLink(options) }
      return .bool(true)
    case .configurationForConnecting(let session, _):
      return .configuration(SceneConfiguration(name: "Default Configuration", role: session.role))
    case .didReceiveRemoteNotification(_, let completion), .performFetch(let completion),
      .handleBackgroundURLSession(_, let completion):
      process.complete(completion)
      return .void
    case .applicationOpenURL, .applicationContinueActivity:
      return serves(.applicationDelegate) ? applicationReply(to: call) : .unimplemented
    case .sceneWillConnect, .sceneOpenURLContexts, .sceneContinueActivity:
      return serves(.scene) ? sceneReply(to: call) : .unimplemented
    default: return .unimplemented
    }
  }

  func applicationReply(to call: DelegateCall) -> DelegateReply {
    switch call {
    case .applicationOpenURL(let context):
      .bool(take(Handover(scene: nil, state: launch.state(of: context), arrivals: [Arrival(context)])))
    case .applicationContinueActivity(let activity, _):
      .bool(take(Handover(scene: nil, state: launch.state(of: activity), arrivals: [Arrival(activity)])))
    default: .unimplemented
    }
  }

  func sceneReply(to call: DelegateCall) -> DelegateReply {
    switch call {
    case .sceneWillConnect(let scene, _, let options):
      take(Handover(scene: scene, state: launch.connect(), arrivals: arrivals(in: options)))
    case .sceneOpenURLContexts(let scene, let contexts):
      take(Handover(scene: scene, state: .warm, arrivals: contexts.map { Arrival($0) }))
    case .sceneContinueActivity(let scene, let activity):
      take(Handover(scene: scene, state: .warm, arrivals: [Arrival(activity)]))
    default: return .unimplemented
    }
    return .void
  }

  /// What a scene is connected for. The members are sets: searched by type, never by place.
  func arrivals(in options: ConnectionOptions) -> [Arrival] {
    options.urlContexts.map { Arrival($0) } + options.userActivities.map { Arrival($0) }
  }

  @discardableResult override func take(_ handover: Handover) -> Bool {
    note(handover)
    return super.take(handover)
  }

  // MARK: - The app's steps

  func app(_ step: AppStep) {
    switch step {
    case .attachListener:
      repeatLast()
      deliverWhatWasLeftBehind()
    case .reload: sayReadyAgain()
    case .becomeReady, .detachListener, .timePasses: break
    }
    if gate.app(step) { release() }
  }

  func parse(_ url: URL) -> ParsedLink? { nil }

  func settle() async {}

  // MARK: - The launch link

  func launchLink(in scene: SceneID?) -> DeliveredLink? {
    let readable = handedOver.filter { handover in
      (scene == nil || handover.scene == scene)
        && (does.launchLinkReadable == .always || gate.isOpen(for: handover.scene))
    }
    let chosen: Handover?
    switch does.launchLink {
    case .none: chosen = nil
    case .first: chosen = readable.first
    case .last: chosen = readable.last
    case .launchOnly: chosen = readable.first { $0.state == .cold }
    }
    return chosen?.arrivals.first?.link
  }

  private func noteLaunchLink(_ options: LaunchOptions) {
    let arrivals = [options.url.map { Arrival($0) }, options.userActivity?.activity.map { Arrival($0) }]
    note(Handover(scene: nil, state: .cold, arrivals: arrivals.compactMap { $0 }))
  }

  /// Notes what was handed over for the accessor, once: the app delegate gets its launch link in several copies.
  private func note(_ handover: Handover) {
    var claimed = handover
    claimed.arrivals = handover.arrivals.filter(claims)
    let isAnotherCopy = handover.state == .cold && handedOver.contains { $0.state == .cold }
    guard !claimed.arrivals.isEmpty, !isAnotherCopy else { return }
    handedOver.append(claimed)
    if !does.resetClearsEverything { Self.leftBehind = claimed }
  }

  // MARK: - What outlives an instance

  private func deliverWhatWasLeftBehind() {
    guard !does.resetClearsEverything, handedOver.isEmpty, let handover = Self.leftBehind else { return }
    Self.leftBehind = nil
    deliver(handover)
  }
}

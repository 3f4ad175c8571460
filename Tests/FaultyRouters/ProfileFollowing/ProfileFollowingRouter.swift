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
  /// The notification responses that have come.
  private var responses: [NotificationResponse] = []
  /// The App Intents that a connection held, the calls of which are still to come.
  private var announcedIntents: [Arrival] = []
  private var isConnecting = false
  private var hasOwnSceneDelegate = false
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
    if case .sceneWillConnect = call { isConnecting = true } else { isConnecting = false }
    if case .sceneWillEnterForeground = call { announcedIntents = [] }
    let reply = reply(to: call)
    switch call {
    case .sceneDidDisconnect(let scene): sceneEnded(scene)
    case .didDiscardSceneSessions(let sessions): for session in sessions { sceneEnded(session.scene) }
    default: break
    }
    return reply
  }

  func reply(to call: DelegateCall) -> DelegateReply {
    complete(call)
    switch call {
    // What the launch options announce comes again; until then the accessor alone knows it.
    case .willFinishLaunching(let options), .didFinishLaunching(let options):
      if let options, serves(.applicationDelegate) { noteLaunchLink(options) }
      return .bool(true)
    case .configurationForConnecting(let session, _):
      return .configuration(SceneConfiguration(name: "Default Configuration", role: session.role))
    case _ where !serves(process.lifeCycle): return .unimplemented
    case .didReceiveRemoteNotification, .performFetch, .handleBackgroundURLSession, .didReceiveNotificationResponse:
      takeBackgroundWork(call)
      return .void
    case .applicationOpenURL, .applicationContinueActivity, .applicationPerformAction, .applicationDidAcceptShare:
      return serves(.applicationDelegate) ? applicationReply(to: call) : .unimplemented
    case _ where process.lifeCycle == .scene: return sceneReply(to: call)
    case _ where process.lifeCycle == .swiftUI: return swiftUIReply(to: call)
    default: return .unimplemented
    }
  }

  /// Calls the completion handlers that have to be called.
  func complete(_ call: DelegateCall) {
    switch call {
    case .didReceiveRemoteNotification(_, let completion), .performFetch(let completion),
      .handleBackgroundURLSession(_, let completion), .applicationPerformAction(_, let completion),
      .windowScenePerformAction(_, _, let completion), .didReceiveNotificationResponse(_, _, let completion),
      .willPresentNotification(_, let completion):
      process.complete(completion)
    default: break
    }
  }

  /// What comes in every life cycle alike.
  func takeBackgroundWork(_ call: DelegateCall) {
    switch call {
    case .didReceiveRemoteNotification(let userInfo, _):
      takeOther(Arrival(.silentPush, DeliveredLink(userInfo: userInfo)), in: nil)
    case .handleBackgroundURLSession(let identifier, _):
      takeOther(Arrival(.backgroundURLSession, DeliveredLink(identifier: identifier)), in: nil)
    case .didReceiveNotificationResponse(let response, let scene, _): takeOther(Arrival(response), in: scene)
    default: break
    }
  }

  /// Takes what is no link; its second copy is left alone.
  func takeOther(_ arrival: Arrival, in scene: SceneID?) {
    guard let new = firstCopies(in: [arrival]).first else { return }
    let state = scene.map { launch.connectionState(of: $0) } ?? launch.stateOfOthers
    take(Handover(scene: scene, state: state, arrivals: [new]))
  }

  func applicationReply(to call: DelegateCall) -> DelegateReply {
    switch call {
    case .applicationOpenURL(let context):
      return .bool(take(Handover(scene: nil, state: launch.state(of: context), arrivals: [Arrival(context)])))
    case .applicationContinueActivity(let activity, _):
      return .bool(take(Handover(scene: nil, state: launch.state(of: activity), arrivals: [Arrival(activity)])))
    case .applicationPerformAction(let action, _): takeOther(Arrival(action), in: nil)
    case .applicationDidAcceptShare(let share): takeOther(Arrival(share), in: nil)
    default: return .unimplemented
    }
    return .void
  }

  func sceneReply(to call: DelegateCall) -> DelegateReply {
    switch call {
    case .sceneWillConnect(let scene, let session, let options):
      let arrivals = firstCopies(in: arrivals(in: options) + restored(from: session))
      take(Handover(scene: scene, state: launch.connectionState(of: scene), arrivals: arrivals))
    case .sceneOpenURLContexts(let scene, let contexts):
      take(Handover(scene: scene, state: .warm, arrivals: contexts.map { Arrival($0) }))
    case .sceneContinueActivity(let scene, let activity):
      take(Handover(scene: scene, state: .warm, arrivals: [Arrival(activity)]))
    case .windowScenePerformAction(let scene, let action, _): takeOther(Arrival(action), in: scene)
    case .windowSceneDidAcceptShare(let scene, let share): takeOther(Arrival(share), in: scene)
    case .sceneWillPerformAppIntent(let scene, let intent): takeOther(Arrival(intent), in: scene)
    default: return .unimplemented
    }
    return .void
  }

  /// SwiftUI's modifiers get activities and, as bare URLs, web links, cold and warm alike. Of URLs they get one; an app
  /// that has a scene delegate takes all of them from there, and what no modifier gets.
  func swiftUIReply(to call: DelegateCall) -> DelegateReply {
    switch call {
    case .onOpenURL(let scene, let url):
      let isWebLink = url.scheme == "https" || url.scheme == "http"
      guard isWebLink || !hasOwnSceneDelegate else { return .void }
      let link = DeliveredLink(url: url)
      let arrival = isWebLink ? Arrival(.universalLink, link) : Arrival(OpenURLContext(url: url)).bare
      take(Handover(scene: scene, state: launch.modifierState(of: scene), arrivals: [arrival]))
    case .onContinueUserActivity(let scene, let activity):
      take(Handover(scene: scene, state: launch.modifierState(of: scene), arrivals: [Arrival(activity)]))
    case .onAppIntentExecution(let scene, let intent):
      take(Handover(scene: scene, state: launch.modifierState(of: scene), arrivals: [Arrival(intent)]))
    case .sceneWillConnect(let scene, _, let options):
      hasOwnSceneDelegate = true
      var own = options
      own.userActivities = []
      own.appIntent = nil
      let arrivals = firstCopies(in: arrivals(in: own))
      take(Handover(scene: scene, state: launch.connectionState(of: scene), arrivals: arrivals))
    case .sceneOpenURLContexts(let scene, let contexts):
      take(Handover(scene: scene, state: .warm, arrivals: contexts.map { Arrival($0) }))
    case .windowScenePerformAction(let scene, let action, _): takeOther(Arrival(action), in: scene)
    case .windowSceneDidAcceptShare(let scene, let share): takeOther(Arrival(share), in: scene)
    default: return .unimplemented
    }
    return .void
  }

  /// What a scene is connected for. The members are sets: searched by type, never by place.
  func arrivals(in options: ConnectionOptions) -> [Arrival] {
    var arrivals = options.urlContexts.map { Arrival($0) } + options.userActivities.map { Arrival($0) }
    if let action = options.shortcutItem { arrivals.append(Arrival(action)) }
    if let response = options.notificationResponse { arrivals.append(Arrival(response)) }
    if let share = options.cloudKitShareMetadata { arrivals.append(Arrival(share)) }
    if let intent = options.appIntent { arrivals.append(Arrival(intent)) }
    return arrivals
  }

  private func restored(from session: SceneSession) -> [Arrival] {
    session.stateRestorationActivity.map { [Arrival(.stateRestoration, DeliveredLink($0))] } ?? []
  }

  /// What has not come before: a notification response and an App Intent come in up to two copies, the second of which
  /// may be missing.
  func firstCopies(in arrivals: [Arrival]) -> [Arrival] {
    arrivals.filter { arrival in
      if let response = arrival.response {
        guard !responses.contains(response) else { return false }
        responses.append(response)
      } else if arrival.kind == .appIntent {
        if let copy = announcedIntents.firstIndex(of: arrival) {
          announcedIntents.remove(at: copy)
          return false
        }
        if isConnecting { announcedIntents.append(arrival) }
      }
      return true
    }
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
    case .becomeReady, .detachListener, .timePasses, .showWindow: break
    }
    if gate.app(step) { release() }
  }

  func parse(_ url: URL) -> ParsedLink? {
    does.parsing.isEmpty ? nil : URLReader(differences: does.parsing).parts(of: url.absoluteString)
  }

  func settle() async {}

  // MARK: - The launch link

  func launchLink(in scene: SceneID?) -> DeliveredLink? {
    let readable = handedOver.filter { handover in
      (scene == nil || does.launchLinkScope == .process || handover.scene == scene)
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
    claimed.arrivals = handover.arrivals.filter { claims($0) && $0.isLink }
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

import DelegateRoutingConformance
import DelegateRoutingSpec
import Foundation

/// The last stretch of a router that follows a profile: brings links and app events to the channels.
@MainActor class Courier {
  let process: RouterProcess
  let does: RouterProfile
  /// What each channel showed last, by its name.
  /// The scene whose link is delivered.
  private(set) var sceneOfDelivery: SceneID?
  private var lastShown: [String: (link: DeliveredLink, scene: SceneID?)] = [:]

  init(_ process: RouterProcess, _ does: RouterProfile) {
    self.process = process
    self.does = does
  }

  /// Delivers what one call handed over; true if anybody took any of it.
  @discardableResult func deliver(_ handover: Handover) -> Bool {
    selected(from: handover.arrivals).reduce(false) { deliver($1, of: handover) || $0 }
  }

  /// What goes out of the things that one call handed over.
  func selected(from arrivals: [Arrival]) -> [Arrival] {
    guard does.severalURLs == .first, let first = arrivals.firstIndex(where: \.isURL) else { return arrivals }
    return arrivals.indices.filter { $0 == first || !arrivals[$0].isURL }.map { arrivals[$0] }
  }

  /// Delivers one thing on every channel that it belongs to; true if anybody took it.
  func deliver(_ arrival: Arrival, of handover: Handover) -> Bool {
    let scene = does.sceneScope == .scene ? handover.scene : nil
    sceneOfDelivery = handover.scene
    let link = transformed(arrival.link, of: handover)
    callOut(for: link, in: handover.scene)
    var isTaken = false
    var isClaimed = false
    for channel in channels(for: arrival) {
      if case .consumer(let wants, let claims) = channel.role {
        guard self.wants(wants, arrival), !isClaimed else { continue }
        let answer = show(link, on: channel, in: scene)
        isTaken = isTaken || answer == .taken
        isClaimed = endsChain(answer, claims: claims)
      } else {
        show(link, on: channel, in: scene)
        isTaken = true
      }
    }
    return isTaken
  }

  /// The link as it goes out.
  func transformed(_ link: DeliveredLink, of handover: Handover) -> DeliveredLink {
    link.transformed(in: does.transforms)
  }

  /// Whether a consumer is offered a link.
  func wants(_ wants: Set<EventKind>, _ arrival: Arrival) -> Bool { wants.contains(arrival.kind) }

  /// Whether a consumer's answer keeps the link from the next.
  func endsChain(_ answer: ListenerAnswer, claims: Bool) -> Bool { claims && answer == .taken }

  /// The channels that a link goes out on, mirrors aside: of each group of alternatives one, a URL on the first and an
  /// activity on the last.
  func channels(for arrival: Arrival) -> [Channel] {
    does.channels.filter { channel in
      switch channel.role {
      case .primary, .consumer: return true
      case .mirror, .appEvents: return false
      case .alternative(let group):
        let all = does.channels.filter { $0.role == .alternative(group: group) }
        return channel == (arrival.isURL ? all.first : all.last)
      }
    }
  }

  /// Shows a link on a channel, and a copy on the mirrors if it is the channel that they mirror.
  @discardableResult func show(_ link: DeliveredLink, on channel: Channel, in scene: SceneID?) -> ListenerAnswer {
    let carried = link.carried(by: channel)
    lastShown[channel.name] = (carried, scene)
    let answer = send(carried, on: channel.name, in: scene)
    if channel == does.channels.first(where: { $0.role != .mirror && $0.role != .appEvents }) {
      for mirror in does.channels where mirror.role == .mirror { self.mirror(carried, on: mirror, in: scene) }
    }
    return answer
  }

  func mirror(_ link: DeliveredLink, on mirror: Channel, in scene: SceneID?) {
    let copy = link.carried(by: mirror)
    lastShown[mirror.name] = (copy, scene)
    _ = send(copy, on: mirror.name, in: scene)
  }

  /// The one place where links leave the router.
  func send(_ link: DeliveredLink, on channel: String, in scene: SceneID?) -> ListenerAnswer {
    process.deliver(link, on: channel, scene: scene, window: window(in: sceneOfDelivery))
  }

  /// The window that a delivery acts on: looked up when it goes out.
  func window(in scene: SceneID?) -> String? {
    guard does.windowScope == .keyWindow, let scene else { return nil }
    let windows = process.connectedScenes.first { $0.scene == scene }?.windows ?? []
    return (windows.first(where: \.isKey) ?? windows.first)?.name
  }

  /// A listener attached: shows it what it missed, on the channels that promise it.
  func repeatLast() {
    for channel in does.channels where channel.lateListeners == .lastLink {
      if let (link, scene) = lastShown[channel.name] { _ = send(link, on: channel.name, in: scene) }
    }
  }

  func callOut(for link: DeliveredLink, in scene: SceneID?) {
    if does.callsOut.contains(.open), let url = link.url { process.open(url) }
    if does.callsOut.contains(.activateScene), let scene { process.activateScene(scene) }
  }

  /// Tells the app of a life-cycle call, where there is a channel for it.
  func announce(_ call: DelegateCall) {
    guard let channel = does.channels.first(where: { $0.role == .appEvents }), let event = appEvent(call) else {
      return
    }
    process.deliver(event, on: channel.name, scene: does.sceneScope == .scene ? call.scene : nil)
  }

  private func appEvent(_ call: DelegateCall) -> AppEvent? {
    guard serves(process.lifeCycle) else { return nil }
    return switch call {
    case .applicationDidBecomeActive, .sceneDidBecomeActive: .becameActive
    case .applicationWillResignActive, .sceneWillResignActive: .resignsActive
    case .applicationWillEnterForeground, .sceneWillEnterForeground: .entersForeground
    case .applicationDidEnterBackground, .sceneDidEnterBackground: .entersBackground
    case .sceneDidDisconnect: .disconnected
    default: nil
    }
  }

  func serves(_ lifeCycle: LifeCycle) -> Bool { does.lifeCycles.contains(lifeCycle) }
}

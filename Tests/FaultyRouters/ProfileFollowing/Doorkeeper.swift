import DelegateRoutingConformance
import DelegateRoutingSpec

/// The middle of a router that follows a profile: decides what it takes, and keeps it until it may go out.
@MainActor class Doorkeeper: Courier {
  var gate: Gate
  private(set) var waiting: [Handover] = []

  override init(_ process: RouterProcess, _ does: RouterProfile) {
    gate = Gate(does.ready)
    super.init(process, does)
  }

  // MARK: - Taking

  /// Takes what one call hands over; true if anything of it was taken or is kept.
  @discardableResult func take(_ handover: Handover) -> Bool {
    var claimed = handover
    claimed.arrivals = handover.arrivals.filter(claims)
    guard !claimed.arrivals.isEmpty else { return false }
    if does.coldLinksByAccessorAlone && handover.state == .cold && handover.arrivals.contains(where: \.isLink) {
      return true
    }
    if mayGoOut(claimed) { return deliver(claimed) }
    return keep(claimed)
  }

  func mayGoOut(_ handover: Handover) -> Bool {
    gate.isOpen(for: handover.scene) || (does.earlyWarmLinks == .goOut && handover.state == .warm)
  }

  /// Whether the router routes it at all.
  func claims(_ arrival: Arrival) -> Bool {
    // An activity of the app's own type may come from another device.
    let isClaimed =
      does.eventKinds.contains(arrival.kind) || (arrival.kind == .appActivity && does.eventKinds.contains(.handoff))
    guard isClaimed else { return claimsThoughOther(arrival) }
    switch arrival.kind {
    case .customURL:
      return does.takes.schemes.isEmpty || does.takes.schemes.contains(lowercased(arrival.link.url?.scheme))
    case .universalLink:
      guard let url = arrival.link.url else { return does.missingWebpageURL == .forwarded }
      return does.takes.hosts.isEmpty || does.takes.hosts.contains(lowercased(url.host))
    default: return true
    }
  }

  /// Whether the router routes an activity of a kind that it does not know.
  private func claimsThoughOther(_ arrival: Arrival) -> Bool {
    guard arrival.link.activityType != nil, arrival.kind != .universalLink else { return false }
    switch does.otherActivities {
    case .dropped: return false
    case .forwarded: return true
    case .acceptedWithWebpageURL: return arrival.link.url != nil
    }
  }

  private func lowercased(_ text: String?) -> String { text?.lowercased() ?? "" }

  // MARK: - Keeping

  /// Keeps what came before it may go out; false if it is dropped.
  func keep(_ handover: Handover) -> Bool {
    let sharesSlot = { [does] (other: Handover) in does.ready.scope == .process || other.scene == handover.scene }
    switch does.keepsUntilReady {
    case .all: break
    case .none: return false
    case .first: if waiting.contains(where: sharesSlot) { return false }
    case .last: waiting.removeAll(where: sharesSlot)
    }
    waiting.append(handover)
    return true
  }

  func dropWaiting() { waiting = [] }

  /// Delivers what may go out by now.
  func release() {
    let released = waiting.filter { gate.isOpen(for: $0.scene) }
    waiting.removeAll { gate.isOpen(for: $0.scene) }
    for handover in inOrder(released) { deliver(handover) }
  }

  /// The order in which links that waited go out.
  func inOrder(_ released: [Handover]) -> [Handover] { released }

  /// A scene that ends takes its readiness along, and what waits for it where the profile says so.
  func sceneEnded(_ scene: SceneID) {
    gate.sceneEnded(scene)
    if does.disconnectBeforeReady == .drops { waiting.removeAll { $0.scene == scene } }
  }

  // MARK: - Readiness that the router itself speaks of

  /// A router that says so itself is ready once it is active.
  func sayReadyOnceActive(_ call: DelegateCall) {
    guard case .saysSo = does.ready else { return }
    switch call {
    case .sceneDidBecomeActive(let scene) where !gate.isOpen(for: scene): sayReady(scene)
    case .scenePhaseChanged(let scene?, .foregroundActive) where !gate.isOpen(for: scene): sayReady(scene)
    case .applicationDidBecomeActive where gate.isClosed: sayReady(nil)
    default: break
    }
  }

  /// The interface was loaded again: what was ready says so again.
  func sayReadyAgain() {
    guard case .saysSo = does.ready, !gate.isClosed else { return }
    let scenes: [SceneID?] = gate.openScenes
    gate.close()
    for scene in scenes.isEmpty ? [nil] : scenes { sayReady(scene) }
  }

  private func sayReady(_ scene: SceneID?) {
    process.becameReady(scene)
    gate.open(for: scene)
    release()
  }
}

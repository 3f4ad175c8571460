import DelegateRoutingConformance
import DelegateRoutingSpec
import Foundation

/// Adapters that try the contract of adapters rather than the rules of routing. Those that block or crash are missing:
/// they take the process with them.
@MainActor public enum UnrulyAdapter {
  /// Implements one method, that for URLs of the app delegate.
  public static let ignoringCalls = candidate("ignores-calls", IgnoringCalls.self)
  /// Suspends in `settle()` and never comes back, once a universal link has come.
  public static let neverSettling = candidate("never-settles", NeverSettling.self)
  /// Suspends in the first `settle()` of all, and never comes back.
  public static let neverComingBack = candidate("never-comes-back", NeverComingBack.self)
  /// Delivers from another thread, while the main thread waits for it.
  public static let onAnotherThread = candidate("on-another-thread", OnAnotherThread.self)
  /// Delivers each link ten thousand times.
  public static let flooding = candidate("floods", Flooding.self)
  /// Asks the system for its state and its scenes during every call.
  public static let asking = candidate("asks-during-calls", Asking.self)
  /// Calls itself from within a call, as routers do that forward from one delegate to another.
  public static let reentering = candidate("re-enters", Reentering.self)
  /// Delivers in tasks of its own that `settle()` does not wait for.
  public static let notWaiting = candidate("does-not-wait", NotWaiting.self)
  /// Delivers each link as it should, and once more when its case is closed: when the next router is made, or when
  /// `speakWhatIsLate()` is called.
  public static let speakingTooLate = candidate("speaks-too-late", SpeakingTooLate.self)

  /// Makes the deliveries that `speakingTooLate` has kept back.
  public static func speakWhatIsLate() { SpeakingTooLate.speak() }

  private static func candidate(_ name: String, _ type: ProfileFollowingRouter.Type) -> Candidate {
    type.candidate(name, promises: RouterProfile())
  }
}

private final class IgnoringCalls: ProfileFollowingRouter {
  override func system(_ call: DelegateCall) -> DelegateReply {
    if case .applicationOpenURL = call { super.system(call) } else { .unimplemented }
  }
}

private final class NeverSettling: ProfileFollowingRouter {
  private var isStuck = false

  override func take(_ handover: Handover) -> Bool {
    isStuck = handover.arrivals.contains { $0.kind == .universalLink }
    return super.take(handover)
  }

  override func settle() async {
    while isStuck { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
  }
}

private final class NeverComingBack: ProfileFollowingRouter {
  override func settle() async { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
}

private final class OnAnotherThread: ProfileFollowingRouter {
  override func send(_ link: DeliveredLink, on channel: String, in scene: SceneID?) -> ListenerAnswer {
    let process = self.process
    let sent = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      process.deliver(link, on: channel, scene: scene)
      sent.signal()
    }
    sent.wait()
    return .taken
  }
}

private final class Flooding: ProfileFollowingRouter {
  override func send(_ link: DeliveredLink, on channel: String, in scene: SceneID?) -> ListenerAnswer {
    for _ in 1..<10_000 { process.deliver(link, on: channel, scene: scene) }
    return super.send(link, on: channel, in: scene)
  }
}

private final class Asking: ProfileFollowingRouter {
  override func system(_ call: DelegateCall) -> DelegateReply {
    _ = process.applicationState
    _ = process.connectedScenes
    return super.system(call)
  }

  override func send(_ link: DeliveredLink, on channel: String, in scene: SceneID?) -> ListenerAnswer {
    let isConnected = scene.map { scene in process.connectedScenes.contains { $0.scene == scene } } ?? true
    return isConnected ? super.send(link, on: channel, in: scene) : .declined
  }
}

private final class Reentering: ProfileFollowingRouter {
  /// The scene delegate forwards to the app delegate, which routes.
  override func sceneReply(to call: DelegateCall) -> DelegateReply {
    guard case .sceneOpenURLContexts(let scene, let contexts) = call else { return super.sceneReply(to: call) }
    forwarding = scene
    for context in contexts { _ = system(.applicationOpenURL(context)) }
    forwarding = nil
    return .void
  }

  override func take(_ handover: Handover) -> Bool {
    guard let forwarding else { return super.take(handover) }
    return super.take(Handover(scene: forwarding, state: .warm, arrivals: handover.arrivals))
  }

  private var forwarding: SceneID?
}

private final class NotWaiting: ProfileFollowingRouter {
  override func send(_ link: DeliveredLink, on channel: String, in scene: SceneID?) -> ListenerAnswer {
    let process = self.process
    Task { @MainActor in process.deliver(link, on: channel, scene: scene) }
    return .taken
  }
}

private final class SpeakingTooLate: ProfileFollowingRouter {
  private static var late: [() -> Void] = []

  required init(_ process: RouterProcess, does: RouterProfile) {
    super.init(process, does: does)
    Self.speak()
  }

  static func speak() {
    for deliver in late { deliver() }
    late = []
  }

  override func send(_ link: DeliveredLink, on channel: String, in scene: SceneID?) -> ListenerAnswer {
    let process = self.process
    Self.late.append { process.deliver(link, on: channel, scene: scene) }
    return super.send(link, on: channel, in: scene)
  }
}

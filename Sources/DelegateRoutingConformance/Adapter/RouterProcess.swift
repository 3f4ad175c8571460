import DelegateRoutingSpec
import Foundation

/// The process that a router runs in: what it may tell the suite and ask of the system. Deliveries may come from any
/// thread; a router that makes them elsewhere than on the main actor is told so.
public struct RouterProcess: Sendable {
  let recorder: Recorder
  let number: Int

  /// The router delivered a link, and acted on a window if it names one. Answers what the listener says to it.
  @discardableResult
  public func deliver(
    _ link: DeliveredLink, on channel: String = Channel.primaryName, scene: SceneID? = nil, window: String? = nil
  ) -> ListenerAnswer {
    recorder.deliver(.link(link), on: channel, scene: scene, window: window, from: number)
  }

  /// The router delivered an app event.
  @discardableResult
  public func deliver(_ event: AppEvent, on channel: String, scene: SceneID? = nil) -> ListenerAnswer {
    recorder.deliver(.appEvent(event), on: channel, scene: scene, from: number)
  }

  /// A name for what the router keeps on disk, such as that of a `UserDefaults` suite: the same in all processes of a run,
  /// and another one in every other run. What is kept under it outlives a process, as it does on a phone.
  public var storageName: String { recorder.storageName }

  /// The router called a completion handler.
  public func complete(_ id: CompletionID) { recorder.append(.completed(id), from: number) }

  /// The router became ready by itself, for a scene or for all.
  public func becameReady(_ scene: SceneID? = nil) { recorder.append(.becameReady(scene), from: number) }

  /// The router asked the system to open a URL. The suite notes it; nothing is opened.
  public func open(_ url: URL) { recorder.append(.calledOut(.open), from: number) }

  /// The router asked the system to bring a scene forward. The suite notes it; no scene is.
  public func activateScene(_ scene: SceneID) { recorder.append(.calledOut(.activateScene), from: number) }

  /// The life cycle that the app runs in, which its author knows: an adapter that serves several asks here.
  public var lifeCycle: LifeCycle { recorder.lifeCycle }

  /// The app's state, as `UIApplication.applicationState`.
  @MainActor public var applicationState: ApplicationState { recorder.system?.model.applicationState ?? .background }

  /// The connected scenes, as `UIApplication.connectedScenes`: in an order that means nothing.
  @MainActor public var connectedScenes: [SceneInfo] { recorder.system?.model.connectedScenes() ?? [] }
}

/// What a router promises: the legitimate differences between routers, declared. The default is the strictest promise;
/// every other value lifts what `Specs/adapter.md` says it lifts, and a router is failed that declares it and does
/// otherwise.
public struct RouterProfile: Sendable, Hashable {
  /// The life cycles that the router serves.
  public var lifeCycles: Set<LifeCycle> = [.applicationDelegate, .scene]
  /// The kinds of event that it routes.
  public var eventKinds: Set<EventKind> = [.customURL, .fileURL, .universalLink]
  /// When a link may go out.
  public var ready: Readiness = .atOnce
  /// What it keeps of the links that come before it is ready.
  public var keepsUntilReady: Keeping = .all
  /// What it routes of several URLs in one call.
  public var severalURLs: SeveralURLs = .all
  /// What becomes of a link that a living process receives before the router is ready.
  public var earlyWarmLinks: EarlyWarmLinks = .wait
  /// What becomes of activities of kinds that it does not route.
  public var otherActivities: OtherActivities = .dropped
  /// What becomes of a web activity without a webpage URL.
  public var missingWebpageURL: MissingWebpageURL = .dropped
  /// What becomes of a waiting link when its scene disconnects.
  public var disconnectBeforeReady: DisconnectBeforeReady = .keeps
  /// What the launch-link accessor answers.
  public var launchLink: LaunchLink = .none
  /// When the launch-link accessor has its answer.
  public var launchLinkReadable: LaunchLinkReadable = .always
  /// Whether the accessor answers for a scene, or for the whole process alone.
  public var launchLinkScope: SceneScope = .scene
  /// Whether the links of a cold launch are to be had from the accessor alone.
  public var coldLinksByAccessorAlone = false
  /// The channels that deliveries come on.
  public var channels: [Channel] = [Channel(name: Channel.primaryName)]
  /// Whether deliveries name their scene.
  public var sceneScope: SceneScope = .scene
  /// Whether deliveries name the window that they act on.
  public var windowScope: WindowScope = .none
  /// The links that the router takes; the rest it refuses.
  public var takes = LinkFilter()
  /// The fields that the router changes on their way; they are not compared with what the system handed over.
  public var transforms: Set<LinkField> = []
  /// What the router's `parse` makes of the parts of a URL, other than they are written.
  public var parsing: Set<ParsingDifference> = []
  /// The requests that the router makes of the system.
  public var callsOut: Set<CallOutKind> = []
  /// Whether `reset()` clears everything that outlives an instance.
  public var resetClearsEverything = true

  /// The strictest profile.
  public init() {}

  /// The strictest profile, changed by a closure.
  public init(_ change: (inout RouterProfile) -> Void) { change(&self) }
}

/// When a router lets links out.
public enum Readiness: Sendable, Hashable {
  /// From the start.
  case atOnce
  /// While a listener is attached.
  case listenerAttached
  /// When the app signals it (`AppStep.becomeReady`), for one scene or for all at once; a reload takes it back.
  case appSignal(ReadyScope)
  /// From the first call of a delegate method.
  case systemCall(DelegateMethod, ReadyScope)
  /// When the router says so itself (`RouterProcess.becameReady(_:)`).
  case saysSo(ReadyScope)

  /// How far a ready signal reaches.
  public var scope: ReadyScope {
    switch self {
    case .atOnce, .listenerAttached: .process
    case .appSignal(let scope), .systemCall(_, let scope), .saysSo(let scope): scope
    }
  }
}

/// How far a ready signal reaches.
public enum ReadyScope: String, Sendable, Hashable, Codable, CaseIterable {
  /// One scene's links.
  case scene
  /// The links of all scenes.
  case process
}

/// What a router keeps of the links that come before it is ready.
public enum Keeping: String, Sendable, Hashable, Codable, CaseIterable {
  case all
  /// The links of the last call.
  case last
  /// The links of the first call.
  case first
  case none
}

/// What a router routes of several URLs in one call.
public enum SeveralURLs: String, Sendable, Hashable, Codable, CaseIterable {
  case all
  /// One of them.
  case first
}

/// What becomes of a link that a living process receives before the router is ready.
public enum EarlyWarmLinks: String, Sendable, Hashable, Codable, CaseIterable {
  /// It waits like a cold one.
  case wait
  /// It goes out at once.
  case goOut = "go-out"
}

/// What becomes of activities of kinds that a router does not route.
public enum OtherActivities: String, Sendable, Hashable, Codable, CaseIterable {
  case dropped
  /// They are delivered like the others.
  case forwarded
  /// Those with a webpage URL are delivered.
  case acceptedWithWebpageURL = "accepted-with-webpage-url"
}

/// What becomes of a web activity without a webpage URL.
public enum MissingWebpageURL: String, Sendable, Hashable, Codable, CaseIterable {
  case dropped
  /// It is delivered without a URL.
  case forwarded
}

/// What becomes of a waiting link when its scene disconnects.
public enum DisconnectBeforeReady: String, Sendable, Hashable, Codable, CaseIterable {
  /// It is delivered when the router is ready.
  case keeps
  case drops
}

/// What a launch-link accessor (`getLaunchUrl`, `getInitialURL`) answers. It is never cleared by reading.
public enum LaunchLink: String, Sendable, Hashable, Codable, CaseIterable {
  /// There is no accessor.
  case none
  /// The first link of the process.
  case first
  /// The last link so far.
  case last
  /// The link that launched the process, or nothing.
  case launchOnly = "launch-only"
}

/// When a launch-link accessor has its answer.
public enum LaunchLinkReadable: String, Sendable, Hashable, Codable, CaseIterable {
  /// From the call on that carried the link.
  case always
  /// Once the router is ready.
  case whenReady = "when-ready"
}

/// Whether deliveries name their scene.
public enum SceneScope: String, Sendable, Hashable, Codable, CaseIterable {
  /// Each delivery names the scene that the system handed the link to.
  case scene
  /// No delivery names a scene.
  case process
}

/// Whether deliveries name the window that they act on.
public enum WindowScope: String, Sendable, Hashable, Codable, CaseIterable {
  /// No delivery names a window.
  case none
  /// Each delivery names the key window of its scene, as it is when the link goes out.
  case keyWindow = "key-window"
}

/// The custom URLs and web links that a router takes. An empty list lets everything through; documents are not asked.
public struct LinkFilter: Sendable, Hashable {
  /// The schemes of custom URLs, in lower case.
  public var schemes: [String]
  /// The hosts of web links, in lower case.
  public var hosts: [String]

  /// A filter; by default it lets everything through.
  public init(schemes: [String] = [], hosts: [String] = []) {
    self.schemes = schemes
    self.hosts = hosts
  }
}

/// A request that a router makes of the system.
public enum CallOutKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// `UIApplication.open(_:options:completionHandler:)`.
  case open
  /// `UIApplication.activateSceneSession(for:errorHandler:)`.
  case activateScene = "activate-scene"
}

/// The code between the system and the router: the app's delegates. What the host does not forward is never called on
/// the router and never owed by it.
public struct HostApp: Sendable, Hashable, Codable {
  /// The methods that the host does not implement, and so never forwards.
  public var leavesOut: Set<DelegateMethod>
  /// What `application(_:willFinishLaunchingWithOptions:)` returns; nil means the router's reply.
  public var willFinishLaunchingReturns: Bool?
  /// What `application(_:didFinishLaunchingWithOptions:)` returns; nil means the router's reply.
  public var didFinishLaunchingReturns: Bool?
  /// Whether the app delegate answers the configuration question.
  public var answersConfiguration: Bool
  /// Whether a SwiftUI app supplies a scene delegate of its own.
  public var hasOwnSceneDelegate: Bool
  /// Whether the scene delegate of a UIKit app is a `UIHostingSceneDelegate`, so that SwiftUI runs the scene. Who is handed
  /// an event for such a scene is not documented, and none is played.
  ///
  /// Source: [UIHostingSceneDelegate](https://developer.apple.com/documentation/swiftui/uihostingscenedelegate)
  public var hasHostingSceneDelegate: Bool
  /// When the notification centre's delegate is set.
  public var setsNotificationDelegate: NotificationDelegateMoment
  /// When the router is created.
  public var createsRouter: RouterCreation
  /// Whether the app saves and restores its state.
  public var savesState: Bool
  /// Whether the delegates are observable objects, which SwiftUI puts into the environment.
  public var hasObservableDelegates: Bool
  /// Which events the scenes say they take, by the scene's name; a scene that says nothing takes every event.
  public var sceneClaims: [String: SceneClaim]

  /// When the notification centre's delegate is set.
  public enum NotificationDelegateMoment: String, Sendable, Hashable, Codable, CaseIterable {
    case beforeLaunchEnds = "before-launch-ends"
    case afterLaunch = "after-launch"
    case never
  }

  /// When the router is created; calls before that do not reach it.
  public enum RouterCreation: String, Sendable, Hashable, Codable, CaseIterable {
    case atProcessStart = "at-process-start"
    case whenSceneConnects = "when-scene-connects"
  }

  /// A host; by default one that implements and forwards everything and returns the router's replies.
  public init(
    leavesOut: Set<DelegateMethod> = [], willFinishLaunchingReturns: Bool? = nil,
    didFinishLaunchingReturns: Bool? = nil, answersConfiguration: Bool = true, hasOwnSceneDelegate: Bool = false,
    hasHostingSceneDelegate: Bool = false,
    setsNotificationDelegate: NotificationDelegateMoment = .beforeLaunchEnds,
    createsRouter: RouterCreation = .atProcessStart, savesState: Bool = false,
    hasObservableDelegates: Bool = false, sceneClaims: [String: SceneClaim] = [:]
  ) {
    self.leavesOut = leavesOut
    self.willFinishLaunchingReturns = willFinishLaunchingReturns
    self.didFinishLaunchingReturns = didFinishLaunchingReturns
    self.answersConfiguration = answersConfiguration
    self.hasOwnSceneDelegate = hasOwnSceneDelegate
    self.hasHostingSceneDelegate = hasHostingSceneDelegate
    self.setsNotificationDelegate = setsNotificationDelegate
    self.createsRouter = createsRouter
    self.savesState = savesState
    self.hasObservableDelegates = hasObservableDelegates
    self.sceneClaims = sceneClaims
  }
}

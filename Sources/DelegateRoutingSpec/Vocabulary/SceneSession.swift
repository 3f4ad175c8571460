/// The role of a scene session.
///
/// Source: [UISceneSession.Role](https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct)
public enum SceneRole: String, Sendable, Hashable, Codable, CaseIterable {
  case windowApplication = "UIWindowSceneSessionRoleApplication"
  case externalDisplay = "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
  case carPlay = "CPTemplateApplicationSceneSessionRoleApplication"
  case assistiveAccess = "UIWindowSceneSessionRoleAssistiveAccessApplication"
}

/// A scene session: what outlives the scene.
///
/// Source: [UISceneSession](https://developer.apple.com/documentation/uikit/uiscenesession)
public struct SceneSession: Sendable, Hashable, Codable {
  /// Stands for `persistentIdentifier`; the scene of the session has the same name.
  public var scene: SceneID
  /// The session's role.
  public var role: SceneRole
  /// The state that was saved when the scene was last left.
  public var stateRestorationActivity: UserActivity?

  /// A session.
  public init(scene: SceneID, role: SceneRole = .windowApplication, stateRestorationActivity: UserActivity? = nil) {
    self.scene = scene
    self.role = role
    self.stateRestorationActivity = stateRestorationActivity
  }
}

/// The state of the app, as `UIApplication.State` has it.
public enum ApplicationState: String, Sendable, Hashable, Codable, CaseIterable {
  case active, inactive, background
}

/// The state of a scene, as `UIScene.ActivationState` has it.
public enum SceneActivationState: String, Sendable, Hashable, Codable, CaseIterable {
  case unattached, foregroundInactive, foregroundActive, background
}

/// A window, by name.
public struct WindowInfo: Sendable, Hashable, Codable {
  /// The window's name, such as `main`.
  public var name: String
  /// Whether it is its scene's key window.
  public var isKey: Bool

  /// A window.
  public init(name: String, isKey: Bool) {
    self.name = name
    self.isKey = isKey
  }
}

/// A connected scene, as a router can look it up.
public struct SceneInfo: Sendable, Hashable, Codable {
  /// The scene.
  public var scene: SceneID
  /// Its session.
  public var session: SceneSession
  /// Its state.
  public var activationState: SceneActivationState
  /// Its windows, the order of which means nothing.
  public var windows: [WindowInfo]

  /// A connected scene.
  public init(
    scene: SceneID, session: SceneSession, activationState: SceneActivationState, windows: [WindowInfo]
  ) {
    self.scene = scene
    self.session = session
    self.activationState = activationState
    self.windows = windows
  }
}

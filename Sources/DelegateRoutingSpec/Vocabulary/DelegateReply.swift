/// What a router answers to a call. `.unimplemented` makes the system do what it does when the selector is missing;
/// no reply changes what a router owes.
public enum DelegateReply: Sendable, Hashable {
  /// The router does not implement the method.
  case unimplemented
  /// The method returned nothing.
  case void
  /// The method returned a Boolean.
  case bool(Bool)
  /// The configuration for a connecting scene.
  indirect case configuration(SceneConfiguration)
  /// The activity that saves the scene's state.
  indirect case restorationActivity(UserActivity?)
  /// Whether an intent handler was returned.
  case intentHandler(Bool)
}

/// The configuration that an app delegate returns for a connecting scene: `UISceneConfiguration`.
public struct SceneConfiguration: Sendable, Hashable, Codable {
  /// The name of the Info.plist entry; nil means the first entry of the role.
  public var name: String?
  /// The role; nil takes the session's (iOS 27 initialisers).
  public var role: SceneRole?

  /// A configuration.
  public init(name: String? = nil, role: SceneRole? = nil) {
    self.name = name
    self.role = role
  }
}

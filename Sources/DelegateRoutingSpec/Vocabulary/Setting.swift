/// Where and how the app runs: everything the system's behaviour depends on, except what is disputed (`Reading`).
public struct Setting: Sendable {
  /// Shared by all copies, because a setting travels with every trace.
  private var shared: Shared

  private final class Shared: Sendable {
    let parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }

  private struct Parts: Sendable, Hashable, Codable {
    var name: String
    var ios: OSVersion
    var sdk: OSVersion
    var framework: InterfaceFramework
    var manifest: SceneManifest
    var supportsMultipleScenes: Bool
    var sceneRoles: [String: SceneRole]
    var host: HostApp
    var identity: AppIdentity
  }

  /// A setting. By default a UIKit app built with the SDK of the iOS it runs on.
  public init(
    name: String, ios: OSVersion, sdk: OSVersion? = nil, framework: InterfaceFramework = .uiKit,
    manifest: SceneManifest = .absent, supportsMultipleScenes: Bool = false, sceneRoles: [String: SceneRole] = [:],
    host: HostApp = HostApp(), identity: AppIdentity = AppIdentity()
  ) {
    shared = Shared(
      Parts(
        name: name, ios: ios, sdk: sdk ?? ios, framework: framework, manifest: manifest,
        supportsMultipleScenes: supportsMultipleScenes, sceneRoles: sceneRoles, host: host, identity: identity))
  }
}

extension Setting {
  /// The setting's permanent name.
  public var name: String {
    get { shared.parts.name }
    set { change { $0.name = newValue } }
  }

  /// The iOS that the app runs on.
  public var ios: OSVersion {
    get { shared.parts.ios }
    set { change { $0.ios = newValue } }
  }

  /// The SDK that it was built with.
  public var sdk: OSVersion {
    get { shared.parts.sdk }
    set { change { $0.sdk = newValue } }
  }

  /// What the app's life cycle is written in.
  public var framework: InterfaceFramework {
    get { shared.parts.framework }
    set { change { $0.framework = newValue } }
  }

  /// What Info.plist says about scenes.
  public var manifest: SceneManifest {
    get { shared.parts.manifest }
    set { change { $0.manifest = newValue } }
  }

  /// `UIApplicationSupportsMultipleScenes`.
  public var supportsMultipleScenes: Bool {
    get { shared.parts.supportsMultipleScenes }
    set { change { $0.supportsMultipleScenes = newValue } }
  }

  /// The roles of the scenes that are no windows of the app, by the scene's name.
  public var sceneRoles: [String: SceneRole] {
    get { shared.parts.sceneRoles }
    set { change { $0.sceneRoles = newValue } }
  }

  /// The code between the system and the router.
  public var host: HostApp {
    get { shared.parts.host }
    set { change { $0.host = newValue } }
  }

  /// What the app has declared that it opens.
  public var identity: AppIdentity {
    get { shared.parts.identity }
    set { change { $0.identity = newValue } }
  }

  private mutating func change(_ change: (inout Parts) -> Void) {
    var parts = shared.parts
    change(&parts)
    shared = Shared(parts)
  }
}

extension Setting: Hashable {
  public static func == (one: Self, other: Self) -> Bool {
    one.shared === other.shared || one.shared.parts == other.shared.parts
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(shared.parts) }
}

extension Setting: Codable {
  public init(from decoder: any Decoder) throws { shared = Shared(try Parts(from: decoder)) }

  public func encode(to encoder: any Encoder) throws { try shared.parts.encode(to: encoder) }
}

/// What an app's life cycle is written in.
public enum InterfaceFramework: String, Sendable, Hashable, Codable, CaseIterable {
  case uiKit = "uikit"
  case swiftUI = "swiftui"
}

/// What Info.plist says under `UIApplicationSceneManifest`.
///
/// Source: [UIApplicationSceneManifest](https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest)
public enum SceneManifest: Sendable, Hashable, Codable {
  /// The key is not there.
  case absent
  /// The key is there without configurations.
  case empty
  /// There is a configuration for the window role.
  case configured(delegateClass: SceneDelegateClass, storyboard: Bool)
}

/// What becomes of the scene delegate class that a configuration names.
public enum SceneDelegateClass: String, Sendable, Hashable, Codable, CaseIterable {
  /// It can be loaded and conforms to `UISceneDelegate`.
  case loadable
  /// No class of that name can be loaded.
  case missing
  /// It does not conform to `UISceneDelegate`.
  case notConforming = "not-conforming"
  /// The configuration names none.
  case none
}

extension Setting {
  /// The same setting for an app that is somebody else.
  package func with(_ identity: AppIdentity) -> Setting {
    var setting = self
    setting.identity = identity
    return setting
  }
}

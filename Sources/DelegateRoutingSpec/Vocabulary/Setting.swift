/// Where and how the app runs: everything the system's behaviour depends on, except what is disputed (`Reading`).
public struct Setting: Sendable, Hashable, Codable {
  /// The setting's permanent name.
  public var name: String
  /// The iOS that the app runs on.
  public var ios: OSVersion
  /// The SDK that it was built with.
  public var sdk: OSVersion
  /// What the app's life cycle is written in.
  public var framework: InterfaceFramework
  /// What Info.plist says about scenes.
  public var manifest: SceneManifest
  /// `UIApplicationSupportsMultipleScenes`.
  public var supportsMultipleScenes: Bool
  /// The code between the system and the router.
  public var host: HostApp
  /// What the app has declared that it opens.
  public var identity: AppIdentity

  /// A setting. By default a UIKit app built with the SDK of the iOS it runs on.
  public init(
    name: String, ios: OSVersion, sdk: OSVersion? = nil, framework: InterfaceFramework = .uiKit,
    manifest: SceneManifest = .absent, supportsMultipleScenes: Bool = false, host: HostApp = HostApp(),
    identity: AppIdentity = AppIdentity()
  ) {
    self.name = name
    self.ios = ios
    self.sdk = sdk ?? ios
    self.framework = framework
    self.manifest = manifest
    self.supportsMultipleScenes = supportsMultipleScenes
    self.host = host
    self.identity = identity
  }
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

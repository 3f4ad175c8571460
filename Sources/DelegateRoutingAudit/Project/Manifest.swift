import DelegateRoutingSpec

/// What a project says under `UIApplicationSceneManifest`, and where.
struct Manifest: Sendable, Hashable {
  /// Where it stands; nil where there is none.
  var place: Place?
  /// Whether the build writes it (`INFOPLIST_KEY_UIApplicationSceneManifest_Generation`).
  var isGenerated = false
  /// `UIApplicationSupportsMultipleScenes`.
  var supportsMultipleScenes = false
  /// The configurations, for all roles.
  var configurations: [Configuration] = []

  /// An entry under `UISceneConfigurations`.
  struct Configuration: Sendable, Hashable {
    var role: String
    var name: String?
    var delegateClass: String?
    var storyboard: String?
  }

  /// The role of an app's ordinary windows.
  static let windowRole = "UIWindowSceneSessionRoleApplication"

  /// The configurations of ordinary windows.
  var windowConfigurations: [Configuration] { configurations.filter { $0.role == Self.windowRole } }

  init() {}

  /// The manifest in the dictionary of an Info.plist; nil where the key is missing.
  init?(_ values: [String: Any], in path: String) {
    guard let manifest = values["UIApplicationSceneManifest"] else { return nil }
    place = Place(path: path, line: nil)
    guard let manifest = manifest as? [String: Any] else { return }
    supportsMultipleScenes = Self.isTrue(manifest["UIApplicationSupportsMultipleScenes"])
    let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
    for (role, entries) in roles.sorted(by: { $0.key < $1.key }) {
      for entry in entries as? [Any] ?? [] {
        guard let entry = entry as? [String: Any] else { continue }
        configurations.append(
          Configuration(
            role: role, name: entry["UISceneConfigurationName"] as? String,
            delegateClass: entry["UISceneDelegateClassName"] as? String,
            storyboard: entry["UISceneStoryboardFile"] as? String))
      }
    }
  }

  /// The manifest that a build setting asks for.
  static func generated(at place: Place) -> Manifest {
    var manifest = Manifest()
    manifest.place = place
    manifest.isGenerated = true
    manifest.supportsMultipleScenes = true
    return manifest
  }

  private static func isTrue(_ value: Any?) -> Bool {
    (value as? Bool) ?? ((value as? String).map { ["YES", "true", "1"].contains($0) } ?? false)
  }
}

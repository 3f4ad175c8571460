import DelegateRoutingSpec
import Foundation

/// What the audit takes from an Info.plist.
struct InfoPlist: Sendable {
  let path: String
  /// The scene manifest; nil where the key is missing.
  let manifest: Manifest?
  let schemes: [String]
  let activityTypes: [String]
  let opensDocuments: Bool
  /// Whether it is an app's, not that of an extension, a framework or tests.
  let isApp: Bool
  /// The executable's name, where it is no build setting.
  let executable: String?
  /// The SDK that built it, in a built app.
  let sdk: OSVersion?
  /// The lowest iOS that it runs on.
  let minimumOS: OSVersion?

  init(_ values: [String: Any], path: String) {
    self.path = path
    manifest = Manifest(values, in: path)
    let types = values["CFBundleURLTypes"] as? [Any] ?? []
    schemes = types.flatMap { ($0 as? [String: Any])?["CFBundleURLSchemes"] as? [Any] ?? [] }
      .compactMap { ($0 as? String)?.lowercased() }
    activityTypes = (values["NSUserActivityTypes"] as? [Any] ?? []).compactMap { $0 as? String }
    opensDocuments = !(values["CFBundleDocumentTypes"] as? [Any] ?? []).isEmpty
    let package = values["CFBundlePackageType"] as? String
    isApp =
      Self.keysOfAnApp.contains { values[$0] != nil }
      && values["NSExtension"] == nil && values["EXAppExtensionAttributes"] == nil && values["WKApplication"] == nil
      && values["WKWatchKitApp"] == nil
      && (package == nil || package == "APPL" || package == "$(PRODUCT_BUNDLE_PACKAGE_TYPE)")
    executable = Self.plain(values["CFBundleExecutable"])
    sdk = (values["DTSDKName"] as? String).flatMap { OSVersion($0.drop { !$0.isNumber }) }
    minimumOS = (values["MinimumOSVersion"] as? String).flatMap { OSVersion($0) }
  }

  /// One of these is in every Info.plist of an app, and in no other property list that is called so.
  private static let keysOfAnApp = [
    "CFBundleIdentifier", "CFBundleExecutable", "CFBundlePackageType", "CFBundleName", "CFBundleURLTypes",
    "UIApplicationSceneManifest", "UILaunchScreen", "UILaunchStoryboardName", "UIMainStoryboardFile",
  ]

  private static func plain(_ value: Any?) -> String? {
    guard let text = value as? String, !text.contains("$(") else { return nil }
    return text
  }

  /// Reads the Info.plist of a built app. Throws an `AuditError`.
  static func ofBuiltApp(_ path: String) throws -> InfoPlist {
    let folder = URL(fileURLWithPath: path)
    let places = ["Info.plist", "Contents/Info.plist"].map(folder.appendingPathComponent)
    guard let file = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      throw AuditError(path: path, problem: "has no Info.plist", right: "a built app, such as Built.app")
    }
    let name = "\(folder.lastPathComponent)/\(file.lastPathComponent)"
    return InfoPlist(try PropertyListFile.read(file, as: name), path: name)
  }
}

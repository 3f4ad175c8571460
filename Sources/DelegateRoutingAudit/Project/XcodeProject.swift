import DelegateRoutingSpec
import Foundation

/// A `project.pbxproj`, as far as the audit needs it: its app targets with their settings and sources.
struct XcodeProject {
  /// The path of the file, and of the folder that its paths start from.
  let path: String
  private let folder: String
  private let objects: [String: [String: Any]]
  private let root: [String: Any]
  /// The path of each file and group, by identifier.
  private var paths: [String: String] = [:]

  init(_ values: [String: Any], path: String) throws {
    self.path = path
    folder = path.folder.folder
    objects = (values["objects"] as? [String: Any] ?? [:]).compactMapValues { $0 as? [String: Any] }
    guard let root = objects[values["rootObject"] as? String ?? ""] else {
      throw AuditError(
        path: path, problem: "names no project as its root object", right: "a project file as Xcode writes it")
    }
    self.root = root
    readPaths()
  }

  private mutating func readPaths() {
    guard let main = root["mainGroup"] as? String else { return }
    let start = (root["projectDirPath"] as? String ?? "").path(from: folder)
    var open = [(id: main, folder: start)]
    // A group that holds itself would not end.
    while let (id, outer) = open.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let own = object["path"] as? String ?? ""
      let isFromRoot = object["sourceTree"] as? String == "SOURCE_ROOT"
      let path = own.path(from: isFromRoot ? start : outer)
      paths[id] = path
      for child in object["children"] as? [String] ?? [] { open.append((child, path)) }
    }
  }

  /// A target that makes something to run or install.
  struct Target {
    let name: String
    let product: String
    let settings: BuildSettings
    /// The files and folders with its sources.
    let sources: [String]
    var isApp: Bool {
      product == "com.apple.product-type.application"
        || product == "com.apple.product-type.application.on-demand-install-capable"
    }
    /// The platform that it is built for, where that is not the phone's.
    var otherPlatform: String? {
      let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
      return platforms.contains("iphone") || platforms.contains("auto") || platforms.contains("$(") ? nil : platforms
    }
    /// Whether its code runs in the apps that use it.
    var isLibrary: Bool { product.contains("framework") || product.contains("library") }
  }

  /// The targets. `configuration` reads an .xcconfig file by its path.
  func targets(_ configuration: (String) -> BuildSettings) -> [Target] {
    (root["targets"] as? [String] ?? []).compactMap { id in
      guard let target = objects[id], target["isa"] as? String == "PBXNativeTarget",
        let name = target["name"] as? String
      else { return nil }
      var settings = self.settings(of: root, configuration)
      settings.add(self.settings(of: target, configuration))
      return Target(
        name: name, product: target["productType"] as? String ?? "", settings: settings,
        sources: sources(of: target, id))
    }
  }

  private func settings(of object: [String: Any], _ configuration: (String) -> BuildSettings) -> BuildSettings {
    var settings = BuildSettings()
    let list = objects[object["buildConfigurationList"] as? String ?? ""] ?? [:]
    let all = (list["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
    let name = list["defaultConfigurationName"] as? String ?? "Release"
    guard let chosen = all.first(where: { $0["name"] as? String == name }) ?? all.first else { return settings }
    if let base = chosen["baseConfigurationReference"] as? String, let path = paths[base] {
      settings.add(configuration(path))
    }
    // In a folder that Xcode keeps in step with the disk.
    if let anchor = (chosen["baseConfigurationReferenceAnchor"] as? String).flatMap({ paths[$0] }),
      let path = chosen["baseConfigurationReferenceRelativePath"] as? String
    {
      settings.add(configuration(path.path(from: anchor)))
    }
    for (name, value) in chosen["buildSettings"] as? [String: Any] ?? [:] {
      let text = value as? String ?? (value as? [String])?.joined(separator: " ") ?? ""
      settings.set(name, text, at: Place(path: path, line: nil))
    }
    return settings
  }

  private func sources(of target: [String: Any], _ id: String) -> [String] {
    let phases = (target["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
      .filter { $0["isa"] as? String == "PBXSourcesBuildPhase" }
    let files = phases.flatMap { $0["files"] as? [String] ?? [] }.compactMap { objects[$0]?["fileRef"] as? String }
    let folders = target["fileSystemSynchronizedGroups"] as? [String] ?? []
    return (files + folders).compactMap { paths[$0] }
  }
}

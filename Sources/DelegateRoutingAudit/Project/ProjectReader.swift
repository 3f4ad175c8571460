import DelegateRoutingSpec
import Foundation

/// Reads a project: its apps and its sources.
struct ProjectReader {
  private(set) var folder: ProjectFolder
  private var plists: [String: InfoPlist] = [:]
  private var domains: [String: [String]] = [:]

  init(_ path: String) throws { folder = try ProjectFolder(path) }

  /// The apps, by name. Throws an `AuditError` for a property list or project file that cannot be read.
  mutating func apps() throws -> [AppTarget] {
    for file in folder.files {
      switch file.kind {
      case .propertyList:
        plists[file.path] = InfoPlist(
          try PropertyListFile.read(folder.url(file.path), as: file.path), path: file.path)
      case .entitlements:
        let values = try PropertyListFile.read(folder.url(file.path), as: file.path)
        let entries = values["com.apple.developer.associated-domains"] as? [Any] ?? []
        domains[file.path] = entries.compactMap { $0 as? String }.filter { $0.hasPrefix("applinks:") }
          .map { String($0.dropFirst("applinks:".count).prefix { $0 != "?" }).lowercased() }
      default: break
      }
    }
    var apps = try xcodeApps()
    if apps.isEmpty { apps = generatedApps() }
    if apps.isEmpty { apps = plistApps() }
    return apps.sorted { $0.name < $1.name }
  }

  private mutating func xcodeApps() throws -> [AppTarget] {
    var apps: [AppTarget] = []
    for file in folder.files where file.kind == .projectFile {
      let values = try PropertyListFile.read(
        folder.url(file.path), as: file.path, limit: PropertyListFile.greatestProjectSize)
      let project = try XcodeProject(values, path: file.path)
      let targets = project.targets { path in settings(of: path) }
      for target in targets where target.isApp {
        var app = app(target, file.path)
        let others = targets.filter { $0.name != target.name && !$0.isLibrary }.flatMap(\.sources)
        app.holds = .allBut(others.filter { !target.sources.contains($0) })
        apps.append(app)
      }
    }
    return apps
  }

  private mutating func app(_ target: XcodeProject.Target, _ origin: String) -> AppTarget {
    var app = AppTarget(name: target.name, origin: origin)
    let root = origin.folder.folder
    let known = ["SRCROOT": "", "PROJECT_DIR": "", "TARGET_NAME": target.name, "PRODUCT_NAME": target.name]
    func file(_ setting: String) -> String? {
      target.settings.resolved(setting, known).map { path in
        String(path.drop { $0 == "/" || $0 == "\"" }).path(from: root)
      }
    }
    app.minimumOS = target.settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap { OSVersion($0) }
    take(target.settings, &app)
    if let path = file("INFOPLIST_FILE") {
      if let plist = plists[path] {
        app.take(plist)
      } else {
        folder.note(path, "is the Info.plist of \(target.name), and not there")
      }
    }
    if let path = file("CODE_SIGN_ENTITLEMENTS") { app.domains += domains[path] ?? [] }
    return app
  }

  /// Takes over a manifest that the build is asked to write.
  private func take(_ settings: BuildSettings, _ app: inout AppTarget) {
    let name = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"
    if settings[name] == "YES", let place = settings.place(of: name) { app.manifest = .generated(at: place) }
  }

  /// The settings in an .xcconfig file and in those that it includes.
  private mutating func settings(of path: String) -> BuildSettings {
    var seen: Set<String> = []
    return settings(of: path, &seen)
  }

  private mutating func settings(of path: String, _ seen: inout Set<String>) -> BuildSettings {
    var settings = BuildSettings()
    guard seen.insert(path).inserted, folder.files.contains(FoundFile(path: path, kind: .buildConfiguration)),
      let bytes = folder.bytes(path, limit: PropertyListFile.greatestSize)
    else { return settings }
    let (own, includes) = BuildSettings.xcconfig(String(decoding: bytes, as: UTF8.self), path: path)
    for include in includes { settings.add(self.settings(of: include.path(from: path.folder), &seen)) }
    settings.add(own)
    return settings
  }

  /// The source files, and what was not read in all. Call it last.
  mutating func sources(limit: Int, progress: (Int, Int) -> Void) -> (files: [SourceFile], unread: [Unread]) {
    var files: [SourceFile] = []
    for (number, file) in folder.files.enumerated() {
      progress(number, folder.files.count)
      guard case .source(let language) = file.kind, let bytes = folder.bytes(file.path, limit: limit) else { continue }
      if !bytes.isUTF8 { folder.note(file.path, "is not in UTF-8: read byte by byte") }
      let source = SourceFile(path: file.path, bytes: bytes, language: language)
      for unclosed in source.text.unclosed.prefix(1) {
        let line = source.text.line(at: unclosed.offset)
        folder.note(file.path, "line \(line): a \(unclosed.what.rawValue) has no end; what follows may be misread")
      }
      if let unbalanced = source.code.unbalanced {
        let line = source.text.line(at: unbalanced)
        folder.note(file.path, "line \(line): a bracket has no partner; what follows may be misread")
      }
      files.append(source)
    }
    return (files, folder.unread)
  }

  /// The apps that XcodeGen or Tuist would make a project for.
  private mutating func generatedApps() -> [AppTarget] {
    var apps: [AppTarget] = []
    for file in folder.files where file.kind == .xcodeGen || file.kind == .tuist {
      guard let bytes = folder.bytes(file.path, limit: PropertyListFile.greatestSize) else { continue }
      let described =
        file.kind == .tuist
        ? TuistProject(SourceFile(path: file.path, bytes: bytes, language: .swift)).apps
        : XcodeGenProject(String(decoding: bytes, as: UTF8.self), path: file.path).apps
      for description in described {
        var app = description.app
        if let plist = description.infoPlist.flatMap({ plists[$0] }) {
          let written = app.manifest
          app.take(plist)
          if written.place != nil { app.manifest = written }
        }
        app.domains += description.entitlements.flatMap { domains[$0] } ?? []
        apps.append(app)
      }
    }
    return apps
  }

  /// Without a project: each Info.plist of an app stands for one, with the sources around it.
  private mutating func plistApps() -> [AppTarget] {
    let found = plists.values.filter(\.isApp).sorted { $0.path < $1.path }
    var settings = BuildSettings()
    for file in folder.files where file.kind == .buildConfiguration { settings.add(self.settings(of: file.path)) }
    let folders = found.map(\.path.folder)
    return found.map { plist in
      let own = plist.path.folder
      var app = AppTarget(name: plist.executable ?? (own.isEmpty ? "app" : own), origin: plist.path)
      if found.count == 1 { take(settings, &app) }
      app.take(plist)
      app.domains = domains.filter { found.count == 1 || $0.key.lies(in: own) }.values.flatMap { $0 }.sorted()
      app.holds = .allBut(folders.filter { $0 != own && !own.lies(in: $0) })
      return app
    }
  }
}

extension [UInt8] {
  /// Whether the bytes are text in UTF-8.
  fileprivate var isUTF8: Bool { String(bytes: self, encoding: .utf8) != nil }
}

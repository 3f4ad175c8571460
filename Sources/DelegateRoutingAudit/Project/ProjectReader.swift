import DelegateRoutingSpec
import Foundation

/// Reads a project: its apps and its sources.
struct ProjectReader {
  private(set) var folder: ProjectFolder
  /// What may be an Info.plist, or why it is none.
  private var plists: [String: Result<InfoPlist, AuditError>] = [:]
  private var domains: [String: [String]] = [:]

  init(_ path: String, names: ProjectFolder.NamesInFolder?) throws {
    folder = try names.map { try ProjectFolder(path, names: $0) } ?? ProjectFolder(path)
  }

  /// The apps, by name. Throws an `AuditError` for a property list or project file that cannot be read.
  mutating func apps() throws -> [AppTarget] {
    for file in folder.files {
      switch file.kind {
      case .propertyList:
        do {
          let values = try PropertyListFile.read(folder.url(file.path), as: file.path)
          plists[file.path] = .success(InfoPlist(values, path: file.path))
        } catch let error as AuditError {
          plists[file.path] = .failure(error)
        }
      case .entitlements:
        let values = try PropertyListFile.read(folder.url(file.path), as: file.path)
        let entries = values["com.apple.developer.associated-domains"] as? [Any] ?? []
        domains[file.path] = entries.compactMap { $0 as? String }.filter { $0.hasPrefix("applinks:") }
          .map { String($0.dropFirst("applinks:".count).prefix { $0 != "?" }).lowercased() }
      default: break
      }
    }
    var apps = try xcodeApps()
    if apps.isEmpty { apps = try generatedApps() }
    if apps.isEmpty { apps = try plistApps() }
    // One that no app names stops nothing.
    for case (let path, .failure(let error)) in plists { folder.note(path, error.problem) }
    // Two apps of one name are told apart by where they are.
    let names = apps.map(\.name)
    for place in apps.indices where names.filter({ $0 == names[place] }).count > 1 {
      apps[place].name += " (\(apps[place].origin))"
    }
    return apps.sorted { $0.name < $1.name }
  }

  private mutating func xcodeApps() throws -> [AppTarget] {
    var projects: [(path: String, targets: [XcodeProject.Target])] = []
    for file in folder.files where file.kind == .projectFile {
      let values = try PropertyListFile.read(
        folder.url(file.path), as: file.path, limit: PropertyListFile.greatestProjectSize)
      let project = try XcodeProject(values, path: file.path)
      projects.append((file.path, project.targets { path in settings(of: path) }))
    }
    // What another target runs by itself is not in this one.
    let claimed = projects.flatMap(\.targets).filter { !$0.isLibrary }.flatMap(\.sources)
    var apps: [AppTarget] = []
    for (path, targets) in projects {
      for target in targets where target.isApp {
        if let platform = target.otherPlatform {
          folder.note(path, "\(target.name) is an app for \(platform), and not looked at")
          continue
        }
        var app = try app(target, path)
        let own = Set(target.sources)
        app.holds = .allBut(claimed.filter { !own.contains($0) })
        apps.append(app)
      }
    }
    return apps
  }

  private mutating func app(_ target: XcodeProject.Target, _ origin: String) throws -> AppTarget {
    var app = AppTarget(name: target.name, origin: origin)
    let root = origin.folder.folder
    let known = [
      "SRCROOT": "", "PROJECT_DIR": "", "TARGET_NAME": target.name, "PRODUCT_NAME": target.name,
      "CONFIGURATION": "Release",
    ]
    func file(_ setting: String) -> String? {
      target.settings.resolved(setting, known).map { path in
        String(path.drop { $0 == "/" || $0 == "\"" }).path(from: root)
      }
    }
    app.minimumOS = target.settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap { OSVersion($0) }
    take(target.settings, &app)
    if let path = file("INFOPLIST_FILE") {
      if let plist = try infoPlist(path) {
        app.take(plist)
      } else {
        folder.note(path, "is the Info.plist of \(target.name), and not there")
        app.unreadManifests.append(path)
      }
    } else if target.settings["GENERATE_INFOPLIST_FILE"] != "YES" {
      folder.note(origin, "names no Info.plist of \(target.name) in a setting that is read")
      app.unreadManifests.append(origin)
    }
    if let path = file("CODE_SIGN_ENTITLEMENTS") { app.domains += domains[path] ?? [] }
    return app
  }

  /// The Info.plist at a path, whatever it is called; nil where there is none.
  private func infoPlist(_ path: String) throws -> InfoPlist? {
    if let known = plists[path] { return try known.get() }
    guard FileManager.default.fileExists(atPath: folder.url(path).path) else { return nil }
    return InfoPlist(try PropertyListFile.read(folder.url(path), as: path), path: path)
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

  /// The silencing comments in manifests. A binary property list has none, and Xcode drops those in a project file.
  mutating func silences() -> [Silence] {
    folder.files.flatMap { file -> [Silence] in
      switch file.kind {
      case .propertyList: silences(in: file, from: "<!--", to: "-->")
      case .buildConfiguration: silences(in: file, from: "//", to: nil)
      case .xcodeGen, .yaml: silences(in: file, from: "#", to: nil)
      case .tuist:
        folder.text(file.path).map {
          Silence.all(in: SourceFile(path: file.path, bytes: Array($0.utf8), language: .swift))
        } ?? []
      case .source, .entitlements, .projectFile, .description: []
      }
    }
  }

  private mutating func silences(in file: FoundFile, from opening: String, to closing: String?) -> [Silence] {
    folder.text(file.path).map { Silence.all(in: $0, path: file.path, from: opening, to: closing) } ?? []
  }

  mutating func note(_ path: String, _ why: String) { folder.note(path, why) }

  /// Notes for apps without a manifest which files name one in a form that is not read.
  mutating func lookForManifests(of apps: inout [AppTarget]) {
    guard apps.contains(where: { $0.isApp && $0.manifest.place == nil }) else { return }
    let others = folder.othersWithAManifest()
    for place in apps.indices where apps[place].manifest.place == nil { apps[place].unreadManifests += others }
    for path in others { folder.note(path, "names UIApplicationSceneManifest in a form that is not read") }
  }

  /// The source files. Of those in which there is nothing to find, neither for a shape nor for the words, little is
  /// kept.
  mutating func sources(limit: Int, lookingFor words: Set<String>, progress: (Int, Int) -> Void) -> [SourceFile] {
    var files: [SourceFile] = []
    for (number, file) in folder.files.enumerated() {
      progress(number, folder.files.count)
      guard case .source(let language) = file.kind, let written = folder.bytes(file.path, limit: limit) else {
        continue
      }
      guard let bytes = written.asUTF8 else {
        folder.miss(file.path, "is no text")
        continue
      }
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
      files.append(source.mayHoldSomething(or: words) ? source : SourceFile(nameOnlyOf: source))
    }
    return files
  }

  /// The apps that XcodeGen or Tuist would make a project for.
  private mutating func generatedApps() throws -> [AppTarget] {
    let shared = folder.files.filter { $0.kind == .yaml }.compactMap { file in
      folder.text(file.path).map { XcodeGenProject($0, path: file.path) }
    }
    var apps: [AppTarget] = []
    var sources: [[String]] = []
    for file in folder.files where file.kind == .xcodeGen || file.kind == .tuist {
      guard let text = folder.text(file.path) else { continue }
      let described =
        file.kind == .tuist
        ? TuistProject(SourceFile(path: file.path, bytes: Array(text.utf8), language: .swift)).apps
        : XcodeGenProject(text, path: file.path).apps(with: shared)
      for description in described {
        var app = description.app
        if let plist = try description.infoPlist.flatMap({ try plists[$0]?.get() }) {
          let written = app.manifest
          app.take(plist)
          if written.place != nil { app.manifest = written }
        }
        app.domains += description.entitlements.flatMap { domains[$0] } ?? []
        apps.append(app)
        sources.append(self.sources(description.sources, from: file.path.folder))
      }
    }
    // What is no other app's own may be a library's.
    for place in apps.indices {
      let others = sources.indices.filter { $0 != place }.flatMap { sources[$0] }
      apps[place].holds = .allBut(others.filter { other in !sources[place].contains { $0.lies(in: other) } })
    }
    return apps
  }

  /// The folders of an app's sources: the paths are from the describing file's folder, or from the project's.
  private func sources(_ paths: [String], from folder: String) -> [String] {
    [folder, ""].map { start in paths.map { $0.path(from: start) } }
      .first { candidates in
        self.folder.files.contains { file in candidates.contains { file.path.lies(in: $0) } }
      } ?? []
  }

  /// Without a project: each Info.plist of an app stands for one, with the sources around it.
  private mutating func plistApps() throws -> [AppTarget] {
    let found = try plists.values.map { try $0.get() }.filter(\.isApp).sorted { $0.path < $1.path }
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

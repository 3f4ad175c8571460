import Foundation

/// An app as a generator's own file describes it.
struct DescribedApp {
  var app: AppTarget
  /// The path of the Info.plist that it names.
  var infoPlist: String?
  var entitlements: String?
  /// The paths of its sources, as they are written.
  var sources: [String] = []
}

/// The apps in an XcodeGen `project.yml`, read as text: keys by their indentation. Templates, includes and anchors are
/// not followed.
struct XcodeGenProject {
  private let entries: [Entry]
  private let path: String

  /// A line that gives a key a value.
  private struct Entry {
    let keys: [String]
    let value: String
    let line: Int
    let path: String
  }

  init(_ text: String, path: String) {
    self.path = path
    var entries: [Entry] = []
    var open: [(indent: Int, key: String)] = []
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      var indent = line.prefix { $0 == " " }.count
      var rest = line.dropFirst(indent)
      guard !rest.isEmpty, !rest.hasPrefix("#"), !rest.hasPrefix("---"), indent <= 200 else { continue }
      while rest.hasPrefix("- ") {
        while let last = open.last, last.indent > indent || (last.indent == indent && last.key == "-") {
          open.removeLast()
        }
        open.append((indent, "-"))
        indent += 2
        rest = rest.dropFirst(2)
      }
      while let last = open.last, last.indent >= indent { open.removeLast() }
      guard let colon = Self.colon(in: rest) else {
        entries.append(Entry(keys: open.map(\.key), value: Self.plain(rest), line: number + 1, path: path))
        continue
      }
      let key = Self.plain(rest[..<colon])
      open.append((indent, key))
      let value = Self.plain(rest[rest.index(after: colon)...])
      entries.append(Entry(keys: open.map(\.key), value: value, line: number + 1, path: path))
    }
    self.entries = entries
  }

  private static func colon(in text: Substring) -> Substring.Index? {
    text.indices.first { place in
      let next = text.index(after: place)
      return text[place] == ":" && (next == text.endIndex || text[next] == " ")
    }
  }

  private static func plain(_ text: Substring) -> String {
    let code = text.range(of: " #").map { text[..<$0.lowerBound] } ?? text
    return code.trimmingSpace().filter { $0 != "\"" && $0 != "'" }
  }

  /// The targets of type application. What other files say of a target of the same name counts as well.
  func apps(with others: [XcodeGenProject]) -> [DescribedApp] {
    var names: [String] = []
    for entry in entries where entry.keys.count >= 2 && entry.keys[0] == "targets" && !names.contains(entry.keys[1]) {
      names.append(entry.keys[1])
    }
    return names.compactMap { name in
      let all = entries(of: name) + others.flatMap { $0.entries(of: name) }
      let isApp = all.contains { $0.keys.count == 3 && $0.keys[2] == "type" && $0.value == "application" }
      return isApp ? app(name, all) : nil
    }
  }

  private func entries(of name: String) -> [Entry] {
    entries.filter { $0.keys.count >= 2 && $0.keys[0] == "targets" && $0.keys[1] == name }
  }

  private func app(_ name: String, _ all: [Entry]) -> DescribedApp {
    var described = DescribedApp(app: AppTarget(name: name, origin: path))
    let folder = path.folder
    for entry in all {
      let keys = entry.keys.dropFirst(2).filter { $0 != "-" }
      switch keys.last {
      case "INFOPLIST_KEY_UIApplicationSceneManifest_Generation" where entry.value == "YES" || entry.value == "true":
        if described.app.manifest.place == nil {
          described.app.manifest = .generated(at: Place(path: entry.path, line: entry.line))
        }
      case "INFOPLIST_FILE": described.infoPlist = entry.value.path(from: folder)
      case "path" where keys.first == "info": described.infoPlist = entry.value.path(from: folder)
      case "path" where keys.first == "entitlements": described.entitlements = entry.value.path(from: folder)
      default: break
      }
    }
    if let manifest = manifest(all) { described.app.manifest = manifest }
    let sources = all.filter { $0.path == path && $0.keys.dropFirst(2).first == "sources" && !$0.value.isEmpty }
      .filter { $0.keys.last == "path" || $0.keys.last == "-" || $0.keys.last == "sources" }
    // `[One, Two]` is a list too.
    described.sources = sources.flatMap { $0.value.split { "[], ".contains($0) } }.map(String.init)
    return described
  }

  private func manifest(_ own: [Entry]) -> Manifest? {
    let inside = own.filter { $0.keys.contains("UIApplicationSceneManifest") && $0.keys.dropFirst(2).first == "info" }
    guard let first = inside.first else { return nil }
    var manifest = Manifest()
    manifest.place = Place(path: first.path, line: first.line)
    for entry in inside {
      guard let key = entry.keys.last, !entry.value.isEmpty else { continue }
      let role = entry.keys.reversed().first { $0.contains("SessionRole") }
      switch key {
      case "UIApplicationSupportsMultipleScenes": manifest.supportsMultipleScenes = entry.value == "true"
      case "UISceneConfigurationName", "UISceneDelegateClassName", "UISceneStoryboardFile":
        guard let role else { continue }
        if manifest.configurations.last?.role != role {
          manifest.configurations.append(Manifest.Configuration(role: role))
        }
        let last = manifest.configurations.count - 1
        switch key {
        case "UISceneConfigurationName": manifest.configurations[last].name = entry.value
        case "UISceneDelegateClassName": manifest.configurations[last].delegateClass = entry.value
        default: manifest.configurations[last].storyboard = entry.value
        }
      default: break
      }
    }
    return manifest
  }
}

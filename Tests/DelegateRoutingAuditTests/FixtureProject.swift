import Foundation

@testable import DelegateRoutingAudit

/// A project in one text file: `--- path` begins a file. In a shape's fixture, `--- SceneDelegate` and
/// `--- AppDelegate` hold the members of a class around which the base project is laid.
struct FixtureProject {
  /// The files' contents by path.
  private(set) var files: [String: String]
  /// Where the comment `HERE` stands, as `path:line`.
  let marks: [String]

  init(files: [String: String]) {
    self.files = files
    marks = files.sorted { $0.key < $1.key }.flatMap { path, text in
      text.components(separatedBy: "\n").enumerated().filter { $0.element.contains("HERE") }
        .map { "\(path):\($0.offset + 1)" }
    }
  }

  /// A project's text taken apart.
  init(_ text: String) {
    var files: [String: String] = [:]
    for part in "\n\(text)".components(separatedBy: "\n--- ").dropFirst() {
      let lines = part.components(separatedBy: "\n")
      files[lines[0]] = lines.dropFirst().joined(separator: "\n")
    }
    self.init(files: files)
  }

  /// Where the fixtures are.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Projects")

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Lays the files out in a folder that is removed when the body is done.
  func laidOut<Value>(_ body: (URL) throws -> Value) throws -> Value {
    try withFolder { folder in
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      return try body(folder)
    }
  }

  /// Audits the project.
  func audited(_ change: (inout Audit) throws -> Void = { _ in }) throws -> AuditReport {
    try laidOut { folder in
      var audit = Audit(path: folder.path)
      try change(&audit)
      return try audit.run()
    }
  }
}

/// A folder that is removed when the body is done.
func withFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("audit-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

extension AuditReport {
  /// Where a rule was found, as `path:line`.
  func places(of rule: String) -> [String] { findings.filter { $0.rule == rule }.map(\.place.text) }
}

/// An Info.plist in XML around some keys.
func infoPlist(_ keys: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  <plist version="1.0">
  <dict>
  <key>CFBundlePackageType</key><string>APPL</string>
  \(keys)
  </dict>
  </plist>
  """
}

/// The scene manifest for one class, with a storyboard or without.
func sceneManifest(_ delegateClass: String, storyboard: Bool = false) -> String {
  let scene = storyboard ? "<key>UISceneStoryboardFile</key><string>Main</string>" : ""
  return """
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneDelegateClassName</key><string>\(delegateClass)</string>\(scene)
    </dict></array></dict></dict>
    """
}

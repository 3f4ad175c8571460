import Foundation

/// The fixtures of one shape: projects that have it, and projects that look alike and do not. Each begins with
/// `=== has swift`, `=== alike objective-c`, …; behind it may stand `without scenes` or `with storyboard`.
struct ShapeFixture: Sendable {
  let rule: String
  let projects: [Project]

  /// One project of a fixture.
  struct Project: Sendable, CustomStringConvertible {
    let rule: String
    let hasIt: Bool
    let language: String
    let base: String
    fileprivate let text: String

    var description: String { "\(rule): \(hasIt ? "has" : "looks alike"), \(language)" }
  }

  init(rule: String) throws {
    self.rule = rule
    projects = "\n\(try FixtureProject.text("Shapes/\(rule).txt"))".components(separatedBy: "\n=== ").dropFirst()
      .map { part in
        let lines = part.components(separatedBy: "\n")
        let words = lines[0].components(separatedBy: " ")
        return Project(
          rule: rule, hasIt: words[0] == "has", language: words[1], base: words.dropFirst(2).joined(separator: " "),
          text: lines.dropFirst().joined(separator: "\n"))
      }
  }

  /// The names of the fixtures in the folder.
  static var names: [String] {
    let folder = FixtureProject.folder.appendingPathComponent("Shapes").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
  }
}

extension ShapeFixture.Project {
  /// The project around the fixture's own parts.
  var project: FixtureProject {
    var files = FixtureProject(text).files
    for (name, heads) in Self.classes(language) {
      let members = files.removeValue(forKey: name) ?? ""
      guard !members.isEmpty || base != "without scenes" || name != "SceneDelegate" else { continue }
      files["App/\(heads.file)"] = heads.head + members + heads.foot
    }
    if files["App/Info.plist"] == nil {
      let named = language == "swift" ? "$(PRODUCT_MODULE_NAME).SceneDelegate" : "SceneDelegate"
      files["App/Info.plist"] = infoPlist(
        base == "without scenes" ? "" : sceneManifest(named, storyboard: base == "with storyboard"))
    }
    return FixtureProject(files: files)
  }

  private static func classes(_ language: String) -> [String: (file: String, head: String, foot: String)] {
    guard language == "swift" else {
      return [
        "AppDelegate": (
          "AppDelegate.m",
          "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end\n@implementation AppDelegate\n",
          "\n@end\n"
        ),
        "SceneDelegate": (
          "SceneDelegate.m",
          "@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>\n@property (strong, nonatomic) UIWindow *window;\n@end\n@implementation SceneDelegate\n",
          "\n@end\n"
        ),
      ]
    }
    return [
      "AppDelegate": ("AppDelegate.swift", "@main class AppDelegate: UIResponder, UIApplicationDelegate {\n", "\n}\n"),
      "SceneDelegate": (
        "SceneDelegate.swift", "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\nvar window: UIWindow?\n",
        "\n}\n"
      ),
    ]
  }
}

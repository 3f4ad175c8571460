import Foundation
import Testing

@testable import DelegateRoutingAudit

/// Comments that silence what is found in a manifest.
struct ManifestSilenceTests {
  private static let app = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

  private func plist(_ comment: String) -> [String: String] {
    ["Info.plist": infoPlist("\(comment)\n<key>UIApplicationSceneManifest</key><dict/>"), "App.swift": Self.app]
  }

  @Test(arguments: [
    "<!-- delegate-routing:ignore manifest-adopts-nothing: the SDK stays at 26 -->",
    "<!--\ndelegate-routing:ignore manifest-adopts-nothing: the SDK stays at 26\n-->",
    "<!-- one --> <!-- delegate-routing:ignore manifest-adopts-nothing: the SDK stays at 26-->\n\n\n",
  ])
  func aCommentAnywhereInAPropertyListSilencesWhatIsFoundInIt(_ comment: String) throws {
    let report = try FixtureProject(files: plist(comment)).audited()
    #expect(report.findings.isEmpty)
    #expect(report.silenced.map(\.reason) == ["the SDK stays at 26"])
    #expect(report.silenced.map(\.finding.place.text) == ["Info.plist"])
    #expect(report.census.silenced == 1)
    #expect(report.unread.isEmpty)
  }

  @Test(arguments: [
    ("<!-- delegate-routing:ignore manifest-adopts-nothing -->", "line 6: the comment has no reason"),
    ("<!-- delegate-routing:ignore first-of-a-set: another rule -->", "line 6: the comment silences nothing"),
  ])
  func aCommentThatSilencesNothingIsTold(_ comment: String, _ why: String) throws {
    let report = try FixtureProject(files: plist(comment)).audited()
    #expect(report.findings.map(\.rule) == ["manifest-adopts-nothing"])
    #expect(report.unread.first?.path == "Info.plist")
    #expect(report.unread.first?.why.hasPrefix(why) == true)
  }

  @Test func textOutsideACommentSilencesNothing() throws {
    let text = "<key>a</key><string>delegate-routing:ignore manifest-adopts-nothing: no comment</string>"
    let report = try FixtureProject(files: plist(text)).audited()
    #expect(report.findings.map(\.rule) == ["manifest-adopts-nothing"])
    #expect(report.unread.isEmpty)
  }

  private static let yaml = """
    targets:
      Shop:
        type: application
        settings:
          # delegate-routing:ignore manifest-adopts-nothing: the SDK stays at 26
          INFOPLIST_KEY_UIApplicationSceneManifest_Generation: YES
    """

  @Test(arguments: [
    ("project.yml", yaml),
    ("project.yml", yaml.replacingOccurrences(of: "settings:\n      #", with: "settings: #")),
    (
      "Project.swift",
      """
      let project = Project(name: "Shop", targets: [
        .target(name: "Shop", product: .app, infoPlist: .extendingDefault(with: [
          // delegate-routing:ignore manifest-adopts-nothing: the SDK stays at 26
          "UIApplicationSceneManifest": [:],
        ]))
      ])
      """
    ),
  ])
  func aGeneratorsFileIsSilencedByTheLine(_ name: String, _ text: String) throws {
    let report = try FixtureProject(files: [name: text, "App.swift": Self.app]).audited()
    #expect(report.findings.isEmpty)
    #expect(report.silenced.map(\.finding.rule) == ["manifest-adopts-nothing"])
  }

  @Test(arguments: [(0, true), (1, true), (2, false)])
  func aConfigurationFileIsSilencedByTheLine(_ distance: Int, _ isSilenced: Bool) throws {
    let comment = "// delegate-routing:ignore manifest-adopts-nothing: the SDK stays at 26"
    let setting = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES"
    let lines = distance == 0 ? "\(setting) \(comment)" : comment + String(repeating: "\n", count: distance) + setting
    let report = try FixtureProject(files: [
      "App.xcconfig": lines, "Info.plist": infoPlist(""), "App.swift": Self.app,
    ]).audited()
    #expect(report.silenced.count == (isSilenced ? 1 : 0))
    #expect(report.findings.count == (isSilenced ? 0 : 1))
  }

  @Test func aBinaryPropertyListCannotSilence() throws {
    let report = try withFolder { folder in
      let values: [String: Any] = [
        "CFBundlePackageType": "APPL", "UIApplicationSceneManifest": [String: Any](),
        "a": "<!-- delegate-routing:ignore manifest-adopts-nothing: hidden -->",
      ]
      try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
        .write(to: folder.appendingPathComponent("Info.plist"))
      try Data(Self.app.utf8).write(to: folder.appendingPathComponent("App.swift"))
      return try Audit(path: folder.path).run()
    }
    #expect(report.findings.map(\.rule) == ["manifest-adopts-nothing"])
    #expect(report.silenced.isEmpty)
  }
}

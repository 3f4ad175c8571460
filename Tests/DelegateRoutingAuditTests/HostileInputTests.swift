import Foundation
import Testing

@testable import DelegateRoutingAudit

/// Whatever lies in the folder, the audit ends, soon, and says what it could not read.
struct HostileInputTests {
  private func audited(_ prepare: (URL) throws -> Void) throws -> AuditReport {
    try withFolder { folder in
      try prepare(folder)
      return try Audit(path: folder.path).run()
    }
  }

  private func refusal(_ bytes: [UInt8], as name: String = "Info.plist") throws -> AuditError {
    try withFolder { folder in
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      return try #require(throws: AuditError.self) { try Audit(path: folder.path).run() }
    }
  }

  private static let source = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"

  private static func deep(_ count: Int) -> String {
    infoPlist("<key>a</key>\(String(repeating: "<array>", count: count))\(String(repeating: "</array>", count: count))")
  }

  /// Each class inherits the next, and the last is a scene's delegate: of a long chain the end is not looked for.
  @Test(arguments: [(30, 30), (200, 64)])
  func aChainOfBaseClassesIsFollowedSoFar(_ length: Int, _ found: Int) {
    let classes = (1...length).map { number in
      "class Base\(number): \(number < length ? "Base\(number + 1)" : "UIWindowSceneDelegate") {}"
    }
    let text = classes.joined(separator: "\n")
    let code = AppCode([SourceFile(path: "A.swift", bytes: Array(text.utf8), language: .swift)])
    let delegates = (1...length).filter { code.type("Base\($0)").map(code.isSceneDelegate) == true }
    #expect(delegates.count == found)
    #expect(code.sceneDelegates.map(\.name) == ["Base\(length - found + 1)"])
  }

  @Test(arguments: [
    (
      "<?xml version=\"1.0\"?>\n<!DOCTYPE plist [\n<!ENTITY a \"b\">\n]><plist><dict/></plist>",
      "declares an entity (line 3)"
    ),
    (String(infoPlist(sceneManifest("A")).dropLast(40)), "cannot be parsed"),
    ("", "cannot be parsed"),
    ("<plist><array/></plist>", "is no dictionary"),
    (deep(200), "has more than 100 collections inside each other"),
    (String(repeating: "(", count: 100_000), "has more than 100 collections inside each other"),
  ])
  func aPropertyListThatIsNoneIsRefused(_ text: String, _ problem: String) throws {
    let error = try refusal(Array(text.utf8))
    #expect(error.description.hasPrefix("Info.plist: "))
    #expect(error.problem.hasPrefix(problem), "\(error)")
    #expect(!error.right.isEmpty)
  }

  @Test func aPropertyListInUTF16CannotHideAnEntity() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try refusal(bytes).problem == "declares an entity (line 1)")
  }

  @Test func aPropertyListOfAHundredMegabytesIsRefusedUnread() throws {
    let error = try withFolder { folder in
      let file = folder.appendingPathComponent("Info.plist")
      try Data().write(to: file)
      // A file with a hole: its size without its weight.
      try #require(truncate(file.path, 100_000_000) == 0)
      return try #require(throws: AuditError.self) { try Audit(path: folder.path).run() }
    }
    #expect(error.problem == "is larger than 4 MB")
  }

  @Test func aBinaryPropertyListOfManyCollectionsIsRefused() throws {
    // Arrays, each in the one before: the marker and the number of the next.
    let count = 20_000
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in 0..<count {
      offsets.append(bytes.count)
      bytes += [0xA1, UInt8((object + 1) >> 8 & 0xFF), UInt8((object + 1) & 0xFF)]
    }
    offsets.append(bytes.count)
    bytes.append(0x08)
    let table = bytes.count
    for offset in offsets { bytes += (0..<4).map { UInt8(offset >> (24 - 8 * $0) & 0xFF) } }
    bytes += [0, 0, 0, 0, 0, 0, 4, 2]
    for number in [count + 1, 0, table] { bytes += (0..<8).map { UInt8(number >> (56 - 8 * $0) & 0xFF) } }
    #expect(try refusal(bytes).problem == "holds too many collections")
  }

  @Test(arguments: [0, 20, 40, 80]) func aTruncatedBinaryPropertyListIsRefused(_ length: Int) throws {
    let whole = try PropertyListSerialization.data(
      fromPropertyList: ["UIApplicationSceneManifest": ["a": "b"]], format: .binary, options: 0)
    #expect(length < whole.count)
    #expect(try refusal(Array(whole.prefix(length))).problem.hasPrefix("cannot be parsed"))
  }

  @Test func aProjectFileThatIsNoneIsRefused() throws {
    #expect(
      try refusal(Array("{objects = {};}".utf8), as: "App.xcodeproj/project.pbxproj").problem
        == "names no project as its root object")
    #expect(
      try refusal(Array("{objects = {".utf8), as: "App.xcodeproj/project.pbxproj").problem.hasPrefix("cannot be parsed")
    )
  }

  @Test func groupsThatHoldThemselvesEnd() throws {
    let report = try audited { folder in
      let project = folder.appendingPathComponent("App.xcodeproj")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      let text = """
        { objects = { G = {isa = PBXGroup; children = (G, H); }; H = {isa = PBXGroup; children = (G); };
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; };
        P = {isa = PBXProject; mainGroup = G; targets = (T, T, N); }; }; rootObject = P; }
        """
      try Data(text.utf8).write(to: project.appendingPathComponent("project.pbxproj"))
    }
    #expect(report.apps.map(\.name) == ["App (App.xcodeproj/project.pbxproj)", "App (App.xcodeproj/project.pbxproj)"])
  }

  @Test func aSourceThatIsNotUTF8IsReadByteByByte() throws {
    let report = try audited { folder in
      let bytes = Array("// caf".utf8) + [0xE9] + Array("\n\(Self.source)".utf8)
      try Data(bytes).write(to: folder.appendingPathComponent("App.swift"))
    }
    #expect(report.unread == [Unread(path: "App.swift", why: "is not in UTF-8: read byte by byte")])
    #expect(report.findings.map(\.rule) == ["app-has-no-scenes"])
  }

  @Test(arguments: [
    ("App.swift", "\(source)\nlet a = \"b\nlet c = 1\n", "line 2: a string has no end; what follows may be misread"),
    ("App.swift", "\(source)\n/* never closed", "line 2: a comment has no end; what follows may be misread"),
    ("App.swift", "\(source)\nfunc a() {\n", "line 2: a bracket has no partner; what follows may be misread"),
    (
      "App.m", "@implementation A\n- (void)a { [b c:@\"d]; }\n@end",
      "line 2: a string has no end; what follows may be misread"
    ),
  ])
  func whatHasNoEndIsToldWithItsLine(_ name: String, _ text: String, _ why: String) throws {
    let report = try audited { try Data(text.utf8).write(to: $0.appendingPathComponent(name)) }
    #expect(report.unread.first == Unread(path: name, why: why))
  }

  @Test func bracketsWithoutNumberCostNoStack() throws {
    let text = Self.source + String(repeating: "{[(", count: 200_000)
    let report = try audited { try Data(text.utf8).write(to: $0.appendingPathComponent("App.swift")) }
    #expect(report.unread.count == 1)
  }

  /// Each of these grows with the square of its length if it is gone through from every place in it.
  @Test(arguments: [
    String(repeating: "DispatchQueue.global().async { open(url); ", count: 2_000)
      + String(repeating: "}", count: 2_000),
    String(repeating: "if a { ", count: 20_000) + "options.urlContexts" + String(repeating: "}", count: 20_000),
    String(repeating: "if a {} else ", count: 5_000) + "{ options.urlContexts }",
    "let a = options" + String(repeating: ".urlContexts", count: 10_000),
    String(repeating: "for a in options.urlContexts { ", count: 5_000) + String(repeating: "}", count: 5_000),
  ])
  func longAndDeepMethodsEnd(_ statements: String) throws {
    let report = try FixtureProject(files: [
      "A.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          \(statements)
        }
      }
      """
    ]).audited()
    #expect(report.findings.allSatisfy { ($0.line ?? "").utf8.count <= 1_000 })
  }

  @Test func aHugeSourceIsLeftOutAndNamed() throws {
    let report = try audited { folder in
      try Data(Self.source.utf8).write(to: folder.appendingPathComponent("App.swift"))
      let file = folder.appendingPathComponent("Generated.swift")
      try Data().write(to: file)
      try #require(truncate(file.path, 9_000_000) == 0)
    }
    #expect(report.unread == [Unread(path: "Generated.swift", why: "is larger than 8 MB")])
  }

  @Test func linksInCirclesAndOutOfTheProjectAreNotFollowed() throws {
    let report = try audited { folder in
      try Data(Self.source.utf8).write(to: folder.appendingPathComponent("App.swift"))
      let files = FileManager.default
      try files.createSymbolicLink(
        at: folder.appendingPathComponent("again"), withDestinationURL: folder)
      try files.createSymbolicLink(atPath: folder.appendingPathComponent("circle").path, withDestinationPath: "circle")
      try files.createSymbolicLink(atPath: folder.appendingPathComponent("out").path, withDestinationPath: "/")
    }
    #expect(report.census.files == 1)
    #expect(report.unread.map(\.path).contains("out"))
    #expect(report.unread.allSatisfy { $0.why == "a link out of the project, or in a circle" })
  }

  @Test func whatIsNoPlainFileIsNotOpened() throws {
    let report = try audited { folder in
      try Data(Self.source.utf8).write(to: folder.appendingPathComponent("App.swift"))
      // Reading it would wait for a writer.
      try #require(mkfifo(folder.appendingPathComponent("Pipe.swift").path, 0o600) == 0)
    }
    #expect(report.unread == [Unread(path: "Pipe.swift", why: "is no plain file")])
  }

  @Test func pathsWithSpacesAndLineEndsStayOnOneLine() throws {
    let report = try audited { folder in
      let inner = folder.appendingPathComponent("My App\nTwo")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data("\(Self.source)\nlet url = activity.webpageURL!".utf8).write(
        to: inner.appendingPathComponent("A %.swift"))
    }
    #expect(report.places(of: "web-page-forced") == ["My App\\nTwo/A %.swift:2"])
    #expect(report.annotations().contains("file=My App%0ATwo/A %25.swift,line=2,title=web-page-forced::"))
    #expect(AuditText.text(report).components(separatedBy: "\n").allSatisfy { $0 != "Two/A %.swift:2" })
  }

  @Test func aFolderThatIsNotThereIsBadInput() throws {
    let error = try #require(throws: AuditError.self) { try Audit(path: "/nowhere/at all").run() }
    #expect(error.description == "/nowhere/at all: is not there; right would be the folder of an app's project")
  }

  @Test func aFolderWithNothingInItIsBadInput() throws {
    let error = try withFolder { folder in
      try #require(throws: AuditError.self) { try Audit(path: folder.path).run() }
    }
    #expect(error.problem.hasPrefix("has neither an app's Info.plist"))
  }

  @Test func twoThousandFilesAreAllRead() throws {
    let report = try audited { folder in
      for number in 0..<2_000 {
        try Data("struct Part\(number) { let number = \(number) }\n".utf8)
          .write(to: folder.appendingPathComponent("Part\(number).swift"))
      }
    }
    #expect(report.census.files == 2_000)
    #expect(report.findings.isEmpty)
    #expect(report.censusLine == "nothing found among 48 shapes in 2000 source files")
  }
}

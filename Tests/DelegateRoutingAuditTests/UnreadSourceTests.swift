import Foundation
import Testing

@testable import DelegateRoutingAudit

/// Sources in other encodings, and what follows from those that cannot be read.
struct UnreadSourceTests {
  private static let delegate = "class SceneDelegate: UIResponder, UIWindowSceneDelegate { var name = \"é😀\" }"
  private static let rule = "scene-delegate-class-missing"

  /// An app whose manifest names a class, with a file of these bytes.
  private func audited(
    _ file: String, _ bytes: [UInt8], named: String = "$(PRODUCT_MODULE_NAME).SceneDelegate",
    _ change: (inout Audit) -> Void = { _ in }
  ) throws -> AuditReport {
    try FixtureProject(files: ["Info.plist": infoPlist(sceneManifest(named)), "Part.swift": "struct Part {}"])
      .laidOut { folder in
        let file = folder.appendingPathComponent(file)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        var audit = Audit(path: folder.path)
        change(&audit)
        return try audit.run()
      }
  }

  private static let littleEndian: [UInt8] =
    [0xFF, 0xFE] + delegate.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  private static let bigEndian: [UInt8] =
    [0xFE, 0xFF] + delegate.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }

  @Test(
    arguments: [littleEndian, bigEndian, [0xEF, 0xBB, 0xBF] + Array(delegate.utf8), Array(delegate.utf8)] as [[UInt8]])
  func aSourceIsReadByItsByteOrderMark(_ bytes: [UInt8]) throws {
    let report = try audited("SceneDelegate.swift", bytes)
    #expect(report.places(of: Self.rule) == [])
    #expect(report.unread.isEmpty)
  }

  @Test func aClassThatIsMissingIsFound() throws {
    #expect(try audited("Other.swift", Array("struct Other {}".utf8)).places(of: Self.rule) == ["Info.plist"])
  }

  /// Without a mark, in 32 bits, and no text at all.
  @Test(
    arguments: [Array(littleEndian.dropFirst(2)), [0xFF, 0xFE, 0, 0, 0x63, 0, 0, 0], [0xFF, 0xFE, 0, 0], [1, 0, 2]]
      as [[UInt8]])
  func behindWhatIsNoTextAClassIsNotCalledMissing(_ bytes: [UInt8]) throws {
    let report = try audited("SceneDelegate.swift", bytes)
    #expect(report.places(of: Self.rule) == [])
    #expect(
      report.unread == [
        Unread(path: "SceneDelegate.swift", why: "is no text"),
        Unread(
          path: "Info.plist",
          why:
            "names $(PRODUCT_MODULE_NAME).SceneDelegate, which no source that was read declares: whether there is such a class is not decided"
        ),
      ])
  }

  @Test func behindAFolderThatCannotBeReadAClassIsNotCalledMissing() throws {
    struct Refusal: Error {}
    let report = try audited("App/Secret/SceneDelegate.swift", Array(Self.delegate.utf8)) { audit in
      audit.namesInFolder = { path in
        if path.hasSuffix("/Secret") { throw Refusal() }
        return try FileManager.default.contentsOfDirectory(atPath: path)
      }
    }
    #expect(report.unread.first == Unread(path: "App/Secret", why: "the folder cannot be read"))
    #expect(AuditText.text(report).contains("\n  App/Secret: the folder cannot be read\n"))
    #expect(report.places(of: Self.rule) == [])
  }

  @Test func aProjectThatCannotBeReadIsBadInput() throws {
    struct Refusal: Error {}
    let error = try withFolder { folder in
      var audit = Audit(path: folder.path)
      audit.namesInFolder = { _ in throw Refusal() }
      return try #require(throws: AuditError.self) { try audit.run() }
    }
    #expect(error.problem == "cannot be read")
    #expect(error.right == "a folder that may be read")
  }

  /// A class without a module may be a library's, one with the app's own may not.
  @Test(
    arguments: [
      ("SceneDelegate", []), ("$(PRODUCT_MODULE_NAME).SceneDelegate", ["Info.plist"]), ("FlutterSceneDelegate", []),
    ] as [(String, [String])])
  func besideTheCodeOfOthers(_ named: String, _ places: [String]) throws {
    let report = try audited("Pods/Library.swift", [], named: named)
    #expect(report.places(of: Self.rule) == places)
  }

  @Test func aFrameworksDelegateIsThere() throws {
    let report = try audited("A.swift", [], named: "FlutterSceneDelegate")
    #expect(report.places(of: Self.rule) == [])
    #expect(report.unread.isEmpty)
  }
}

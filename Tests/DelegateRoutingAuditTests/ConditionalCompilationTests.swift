import Testing

@testable import DelegateRoutingAudit

/// What a release build for an iPhone leaves out is no code; what cannot be decided is read.
struct ConditionalCompilationTests {
  /// The words that are left of a text.
  private func words(_ text: String, _ language: SourceLanguage) -> String {
    TokenList(SourceText(Array(text.utf8), language)).tokens.map(\.text).joined(separator: " ")
  }

  @Test(arguments: [
    ("#if os(iOS)\na\n#else\nb\n#endif\nc", "a c"),
    ("#if os(macOS)\na\n#elseif os(iOS)\nb\n#else\nc\n#endif", "b"),
    ("#if os(macOS) || os(iOS)\na\n#else\nb\n#endif", "a"),
    ("#if !os(iOS) && FLAG\na\n#else\nb\n#endif", "b"),
    ("#if canImport(UIKit)\na\n#elseif canImport(AppKit)\nb\n#endif", "a"),
    ("#if canImport(AppKit) && !targetEnvironment(macCatalyst)\na\n#endif\nb", "b"),
    ("#if targetEnvironment(simulator)\na\n#else\nb\n#endif", "b"),
    ("#if DEBUG\na\n#else\nb\n#endif", "b"),
    ("#if false\na\n#if os(iOS)\nb\n#else\nc\n#endif\nd\n#endif\ne", "e"),
    ("#if swift(>=5.9)\na\n#else\nb\n#endif", "a b"),
    ("#if swift(>=5)\na\n#else\nb\n#endif", "a"),
    ("#if FLAG\na\n#else\nb\n#endif", "a b"),
    ("#if FLAG\na\n#elseif os(iOS)\nb\n#else\nc\n#endif", "a b"),
    ("  #if (os(watchOS))\na\n  #endif // os(iOS)\nb", "b"),
    ("#if false\na", ""),
    ("a\n#endif\nb", "a #endif b"),
    ("let a = \"\"\"\n#if false\n\\(b)\n#endif\n\"\"\"\nc", "let a = \" b c"),
  ])
  func swift(_ text: String, _ left: String) { #expect(words(text, .swift) == left) }

  @Test(arguments: [
    ("#if 0\na\n#endif\nb", "b"),
    ("#if TARGET_OS_OSX\na\n#elif TARGET_OS_IOS\nb\n#else\nc\n#endif", "b"),
    ("#if TARGET_OS_IPHONE && !TARGET_OS_SIMULATOR\na\n#else\nb\n#endif", "a"),
    ("#ifdef DEBUG\na\n#else\nb\n#endif", "b"),
    ("#ifndef DEBUG\na\n#endif\nb", "a b"),
    ("#if defined(DEBUG) && DEBUG\na\n#endif\nb", "b"),
    ("# if defined FLAG\na\n# else\nb\n# endif", "a b"),
    ("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 130000\na\n#else\nb\n#endif", "a b"),
    ("#if 0\ndon't [\n#endif\na", "a"),
    ("#if (TARGET_OS_OSX || \\\n  TARGET_OS_TV)\na\n#else\nb\n#endif", "b"),
    ("#if (FLAG || \\\r\n  OTHER)\r\na\r\n#endif", "a"),
  ])
  func objectiveC(_ text: String, _ left: String) { #expect(words(text, .objectiveC) == left) }

  @Test(arguments: [
    ("#if FLAG\n#elseif OTHER\n#else\n#endif", 2), ("#if os(iOS)\n#elseif OTHER\n#endif", 0),
    ("#if false\n#if FLAG\n#endif\n#endif", 0), ("#if os(iOS) || FLAG\n#endif", 0), ("#if (FLAG\n#endif", 1),
    ("#if \(String(repeating: "!", count: 1_000))os(iOS)\n#endif", 1),
  ])
  func whatCannotBeDecidedIsCounted(_ text: String, _ count: Int) {
    #expect(SourceText(Array(text.utf8), .swift).undecidedConditions == count)
  }

  @Test func theGuardOfAHeaderIsNoCondition() {
    let header = "#ifndef APP_H\n#define APP_H\n#ifdef OTHER\n#endif\n#endif"
    #expect(SourceText(Array(header.utf8), .objectiveC).undecidedConditions == 1)
  }

  @Test func whatIsLeftOutNeedsNoEnd() {
    let text = SourceText(Array("#if os(macOS)\nlet a = \"b\n#endif\nlet c = \"d\n".utf8), .swift)
    #expect(text.unclosed.map { text.line(at: $0.offset) } == [4])
  }

  @Test func aMethodForTheMacIsNeitherFoundNorCounted() throws {
    let report = try FixtureProject(files: [
      "Info.plist": infoPlist(sceneManifest("SceneDelegate")),
      "SceneDelegate.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          #if os(iOS)
            route(options.urlContexts)
          #else
            route(options.urlContexts.first)
          #endif
        }
        #if os(macOS)
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { route(contexts.first) }
        #endif
        #if SHOP
        #endif
      }
      """,
    ]).audited()
    #expect(report.findings.map(\.rule) == ["warm-method-missing"])
    #expect(report.census.undecidedConditions == 1)
    #expect(
      AuditText.text(report).contains("1 condition (#if) could not be decided: each of its branches is read"))
  }
}

import Foundation
import Testing

/// The calls that `explain` names, written out by hand from the behaviour tables.
struct ExplainTests {
  private func calls(_ arguments: String...) async throws -> [String] {
    let run = try await tool(["explain", "--format", "json"] + arguments)
    #expect(run.status == 0, "\(run.errors)")
    let explanations = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(explanations.count == 1)
    let calls = try #require(explanations.first?["calls"] as? [[String: Any]])
    return calls.map { call in
      [call["method"] as? String, call["payload"] as? String].compactMap { $0 }.joined(separator: " ")
    }
  }

  @Test func coldCustomURLWithScenes() async throws {
    #expect(
      try await calls("--event", "custom-url", "--state", "cold", "--life-cycle", "scene") == [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "application(_:configurationForConnecting:options:) ⟨options.urlContexts: acme://item/7⟩",
        "scene(_:willConnectTo:options:) ⟨connectionOptions.urlContexts: acme://item/7⟩",
        "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
      ])
  }

  @Test func coldCustomURLWithoutScenes() async throws {
    #expect(
      try await calls("--event", "custom-url", "--state", "cold", "--life-cycle", "app-delegate") == [
        "application(_:willFinishLaunchingWithOptions:) ⟨launchOptions[.url]: acme://item/7⟩",
        "application(_:didFinishLaunchingWithOptions:) ⟨launchOptions[.url]: acme://item/7⟩",
        "application(_:open:options:) ⟨url: acme://item/7⟩", "applicationDidBecomeActive(_:)",
      ])
  }

  @Test func theEventIsAFixtureOfTheCorpus() async throws {
    #expect(
      try await calls("--event", "quick-action", "--state", "warm", "--life-cycle", "scene") == [
        "windowScene(_:performActionFor:completionHandler:) ⟨shortcutItem: com.example.acme.compose⟩",
        "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
      ])
  }

  @Test func warmUniversalLinkWithScenes() async throws {
    #expect(
      try await calls("--event", "universal-link", "--state", "warm", "--life-cycle", "scene") == [
        "scene(_:willContinueUserActivityWithType:) ⟨type: NSUserActivityTypeBrowsingWeb⟩",
        "sceneWillEnterForeground(_:)",
        "scene(_:continue:) ⟨userActivity: web https://links.example.com/item/7⟩", "sceneDidBecomeActive(_:)",
      ])
  }

  @Test func whatIsNeverCalledAndWhatIsDisputed() async throws {
    let run = try await tool("explain", "--event", "custom-url", "--state", "cold", "--life-cycle", "scene")
    #expect(run.status == 0)
    #expect(run.output.contains("never called:\n  application(_:open:options:)\n  scene(_:openURLContexts:)\n"))
    #expect(run.output.contains("cold-url-in-connection-options (documented)"))
    #expect(!run.output.contains("cold-link-in-connection-options"), "a rule about other events")
    let twice = try await tool("explain", "--event", "custom-url", "--state", "warm", "--life-cycle", "app-delegate")
    #expect(twice.output.contains("application(_:open:options:)"))
  }

  @Test func aDisputedPointShowsTheCallsUnderEachReading() async throws {
    let run = try await tool("explain", "--event", "universal-link", "--state", "warm", "--life-cycle", "scene")
    #expect(run.output.contains("    * announced: "))
    #expect(run.output.contains("    - not-announced: "))
    #expect(
      run.output.contains(
        """
                then:
                  1. sceneWillEnterForeground(_:) main
                  2. scene(_:continue:) main ⟨userActivity: web https://links.example.com/item/7⟩
                  3. sceneDidBecomeActive(_:) main

        """))
  }

  @Test func theRulesAreThoseThatTheCallsCouldBreak() async throws {
    let run = try await tool(
      "explain", "--event", "custom-url", "--state", "warm", "--life-cycle", "scene", "--format", "json")
    let explanations = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let rules = try #require(explanations.first?["rules"] as? [[String: Any]])
    #expect(
      rules.compactMap { $0["name"] as? String } == [
        "adoption-by-manifest-or-code", "coming-back-ends-with-active", "connect-before-foreground-before-active",
        "app-delegate-is-silent-under-scenes", "warm-url-opens-contexts", "active-is-told-once",
        "foreground-is-entered-from-the-background",
      ])
    let refused = try await tool(
      "explain", "--event", "custom-url", "--state", "cold", "--life-cycle", "app-delegate", "--ios", "27", "--format",
      "json")
    #expect(refused.output.contains("\"refused-to-launch\""))
    #expect(refused.output.contains("\"refused-on-27\""))
  }

  @Test func withoutScenesOnIOS27NothingIsLaunched() async throws {
    let run = try await tool("explain", "--event", "custom-url", "--state", "cold", "--ios", "27")
    #expect(run.status == 0)
    #expect(run.output.contains("the app does not launch"))
    #expect(run.output.contains("refused-on-27"))
  }

  @Test func aRuleAsAQuote() async throws {
    let run = try await tool("rules", "orders-kept")
    #expect(run.status == 2)
    let quote = try await tool("rules", "order-kept", "--format", "markdown")
    #expect(
      quote.output == """
        > **[order-kept](Specs/router.md#order-kept)** (must): Within a scene and channel, links are delivered in the order of the calls that handed them over.
        >
        > Grade: observed. Sources: [firefox-ios issue 34090](https://github.com/mozilla-mobile/firefox-ios/issues/34090), [webxr-ios issue 43](https://github.com/mozilla-mobile/webxr-ios/issues/43).

        """)
  }
}

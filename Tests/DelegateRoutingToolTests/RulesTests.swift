import Foundation
import Testing

/// Which rules `rules` leaves over; the names are written by hand from the pages.
struct RulesTests {
  private func names(_ arguments: String...) async throws -> [String] {
    let run = try await tool(["rules", "--format", "json"] + arguments)
    #expect(run.status == 0, "\(run.errors)")
    let rules = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    return rules.compactMap { $0["name"] as? String }
  }

  @Test func aPieceOfCodeFindsTheRulesThatConcernIt() async throws {
    #expect(
      Set(try await names("--mentions", "URLContexts.first")).isSuperset(of: [
        "whole-set-delivered", "warm-url-opens-contexts", "cold-url-in-connection-options",
      ]))
    let encoding = try await names("--mentions", "removingPercentEncoding")
    #expect(encoding.contains("payload-intact"))
    #expect(!encoding.contains("right-scene"))
  }

  @Test(arguments: ["scene(_:openURLContexts:)", "scene:openURLContexts:"])
  func aMethodIsFoundByItsSwiftNameAndItsSelector(_ method: String) async throws {
    let found = try await names("--mentions", method)
    #expect(found.contains("warm-link-delivered-once"))
    #expect(!found.contains("refused-on-27"))
  }

  /// `Specs/app-delegate.md` cites the method's page for both rules; neither says its name.
  @Test func aRuleIsFoundByTheCodeOnItsPage() async throws {
    let found = try await names("--mentions", "application(_:continue:restorationHandler:)")
    #expect(Set(found).isSuperset(of: ["link-continues-after-launch", "false-launch-return-silences-continue"]))
  }

  @Test func filtersNarrowOneAnother() async throws {
    #expect(try await names("--area", "router", "--level", "should") == ["deliveries-on-the-main-actor"])
    let adoption = try await names("--area", "adoption.md", "--grade", "disputed", "--subject", "platform")
    #expect(adoption == ["adoption-by-manifest-or-code"])
    let refused = try await names("--life-cycle", "refused-to-launch", "--subject", "platform")
    #expect(refused.contains("refused-on-27"))
    #expect(!refused.contains("connect-before-foreground-before-active"))
  }

  @Test func whereNoRuleIsLeftTheStatusSaysSo() async throws {
    let run = try await tool("rules", "--mentions", "nowhereMan", "--format", "json")
    #expect(run.status == 1)
    #expect(run.output.filter { !$0.isWhitespace } == "[]")
    #expect(run.errors == "delegate-routing: no rule is left\n")
  }

  @Test(arguments: [
    (["--area", "scenes-cod"], "--area knows no 'scenes-cod'; did you mean 'scenes-cold'?"),
    (["--level", "may"], "--level knows no 'may'; there are must, should"),
    (["--grade", "certain"], "--grade knows no 'certain'"),
    (["--subject", "me"], "--subject knows no 'me'"),
    (["--life-cycle", "scenes"], "--life-cycle knows no 'scenes'"),
    (["--mentions", "._()"], "has no word in it"),
  ])
  func badFiltersAreRefused(_ arguments: [String], _ words: String) async throws {
    let run = try await tool(["rules"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}

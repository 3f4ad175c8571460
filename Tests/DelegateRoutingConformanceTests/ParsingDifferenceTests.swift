import DelegateRoutingConformance
import DelegateRoutingSpec
import FaultyRouters
import Foundation
import Testing

/// What a router reads otherwise than it is written passes where it is declared, and nowhere else.
@MainActor struct ParsingDifferenceTests {
  @Test("a matcher that reads forms, and says so, passes; one that keeps silent does not")
  func aMatcherThatReadsForms() async throws {
    let silent = try await run(Candidate(matcher: FormMatcher.self))
    #expect(silent.failures.allSatisfy { $0.hasPrefix("payload/") } && silent.failures.count > 3)
    #expect(silent.brokenRules == [.parsedPartsMatch])
    let declared = try await run(Candidate(matcher: DeclaredFormMatcher.self))
    #expect(declared.failures == [] && declared.problems == [])
  }

  @Test("the failure of an undeclared difference ends with the line that declares it", arguments: undeclared)
  func theLineThatDeclaresIt(_ difference: ParsingDifference, _ id: String, _ line: String) async throws {
    let does = RouterProfile { $0.parsing = [difference] }
    let report = try await run(.following(does, promising: RouterProfile()), id)
    #expect(report.cases(.fail) == [id])
    #expect(text(of: report).contains("if that is meant, declare it: RouterProfile { \(line) }"), "\(text(of: report))")
  }

  private nonisolated static let undeclared: [(ParsingDifference, String, String)] = [
    (
      .schemeCaseFolded, "custom-url/scene/custom-scheme/upper-case-scheme", "$0.parsing.formUnion([.schemeCaseFolded])"
    ),
    (.hostCaseFolded, "universal-link/scene/universal-link/upper-case-host", "$0.parsing.formUnion([.hostCaseFolded])"),
    (
      .trailingSlashDropped, "universal-link/scene/universal-link/trailing-slash",
      "$0.parsing.formUnion([.trailingSlashDropped])"
    ),
    (
      .firstOfRepeatedItems, "universal-link/scene/universal-link/repeated-keys",
      "$0.parsing.formUnion([.firstOfRepeatedItems])"
    ),
    (
      .lastOfRepeatedItems, "universal-link/scene/universal-link/repeated-keys",
      "$0.parsing.formUnion([.lastOfRepeatedItems])"
    ),
    (.plusAsSpace, "custom-url/scene/encoding/plus-and-encoded-plus", "$0.parsing.formUnion([.plusAsSpace])"),
    (.valuelessAsEmpty, "custom-url/scene/custom-scheme/valueless-keys", "$0.parsing.formUnion([.valuelessAsEmpty])"),
    (.valuelessDropped, "custom-url/scene/custom-scheme/valueless-keys", "$0.parsing.formUnion([.valuelessDropped])"),
    (.emptyDropped, "custom-url/scene/custom-scheme/valueless-keys", "$0.parsing.formUnion([.emptyDropped])"),
  ].map { ($0, "payload/\($1)", $2) }

  @Test("what is declared and not so is told, with the line that takes it back")
  func declaredAndNotSo() async throws {
    let does = RouterProfile { $0.parsing = [.schemeCaseFolded] }
    let declares = RouterProfile { $0.parsing = [.schemeCaseFolded, .plusAsSpace] }
    let id = "payload/custom-url/scene/encoding/plus-and-encoded-plus"
    let report = try await run(.following(does, promising: declares), id)
    #expect(report.cases(.fail) == [id])
    #expect(
      text(of: report).contains("declare it: RouterProfile { $0.parsing.subtract([.plusAsSpace]) }"),
      "\(text(of: report))")
  }

  @Test("what is declared and never shows is a problem of the whole run")
  func declaredAndNeverShown() async throws {
    let silent = RouterProfile { $0.parsing = [.plusAsSpace] }
    let report = try await run(.following(RouterProfile(), promising: silent))
    #expect(report.cases(.fail) == [])
    #expect(
      report.problems == ["the profile declares that URLs are parsed with plus-as-space, but it never showed"])
  }

  private func text(of report: ConformanceReport) -> String {
    ReportText.issues(report) { $0 }.joined(separator: "\n")
  }

  private func run(_ candidate: Candidate, _ id: String? = nil) async throws -> ConformanceReport {
    await ConformanceSuite.run(candidate, try SharedCatalogue.get(), id.map { .only($0) } ?? SuiteOptions())
  }
}

/// Reads the query as a form is read, into a dictionary.
private class FormMatcher: URLMatcherAdapter {
  class var profile: RouterProfile {
    RouterProfile {
      $0.eventKinds = [.customURL, .universalLink]
      $0.channels = [Channel(name: Channel.primaryName, fields: [.url])]
    }
  }
  private let matched: @MainActor (URL) -> Void

  required init(_ matched: @escaping @MainActor (URL) -> Void) { self.matched = matched }

  func open(_ url: URL, options: OpenURLOptions) -> Bool {
    matched(url)
    return true
  }

  func parse(_ url: URL) -> ParsedLink? {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
    let query = components.percentEncodedQuery.map { query in
      var values: [String: String] = [:]
      for piece in query.isEmpty ? [] : query.components(separatedBy: "&") {
        let sides = piece.components(separatedBy: "=").map {
          let spaced = $0.replacingOccurrences(of: "+", with: " ")
          return spaced.removingPercentEncoding ?? spaced
        }
        values[sides[0]] = sides.dropFirst().joined(separator: "=")
      }
      return values.map { ParsedLink.QueryItem(name: $0, value: $1) }
    }
    return ParsedLink(scheme: components.scheme?.lowercased(), query: query)
  }
}

private final class DeclaredFormMatcher: FormMatcher {
  override class var profile: RouterProfile {
    var profile = super.profile
    profile.parsing = [.schemeCaseFolded, .plusAsSpace, .valuelessAsEmpty, .lastOfRepeatedItems]
    return profile
  }
}

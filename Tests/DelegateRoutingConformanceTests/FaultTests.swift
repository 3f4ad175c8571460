import DelegateRoutingConformance
import DelegateRoutingSpec
import FaultyRouters
import Testing

/// The tests of the tests: a suite that does not find what is known to be wrong is worth nothing. Played are the everyday
/// cases, and all where those do not show everything that a fault's description says. That none breaks more in the other
/// cases, `delegate-routing faults` sees (`KillMatrix.problems`), which CI runs.
@MainActor struct FaultTests {
  @Test(
    "a broken router breaks the rule that it was made for, and nothing that its description does not say",
    arguments: Fault.all)
  func isConvicted(_ fault: Fault) async throws {
    let expected = fault.alsoBreaks.union([fault.rule])
    // Words of its own keep a report of 1,000 cases out of the message.
    var brokenRules = try await rules(brokenBy: fault, .everyday(claiming: fault.candidate.profile.eventKinds))
    if brokenRules != expected { brokenRules.formUnion(try await rules(brokenBy: fault, .only("payload/*"))) }
    if brokenRules != expected { brokenRules = try await rules(brokenBy: fault, SuiteOptions()) }
    #expect(brokenRules == expected)
  }

  private func rules(brokenBy fault: Fault, _ options: SuiteOptions) async throws -> Set<RouterRule> {
    var options = options
    options.shouldFails = fault.rule.rule.level == .should
    let report = await ConformanceSuite.run(fault.candidate, try SharedCatalogue.get(), options)
    return report.isFailure ? report.brokenRules : []
  }

  @Test("each rule is broken alone by some router", arguments: RouterRule.allCases)
  func convictsAlone(_ rule: RouterRule) {
    #expect(Fault.all.contains { $0.rule == rule && $0.alsoBreaks.isEmpty })
  }

  @Test("a deviation from what a router should do does not make a run fail")
  func deviationsPass() async throws {
    let fault = try #require(Fault.all.first { $0.id == "off-the-main-actor" })
    let report = await ConformanceSuite.run(fault.candidate, try SharedCatalogue.get(), .only("cold/custom-url/*"))
    #expect(report.failures == [])
    #expect(report.deviations > 0)
  }

  @Test("ids are unique words, mistakes are sentences, sources can be read")
  func areWritten() {
    #expect(Set(Fault.all.map(\.id)).count == Fault.all.count)
    for fault in Fault.all {
      #expect(fault.id.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(fault)")
      #expect(fault.mistake.hasSuffix(".") && fault.mistake.count > 20, "\(fault)")
      #expect(fault.source.url.hasPrefix("https://") && !fault.source.title.isEmpty, "\(fault)")
    }
  }
}

import DelegateRoutingConformance
import XCTest

/// Asserts that a router conforms in a group of cases, or in all of them. Each case that fails is a failure at the
/// caller's line.
@MainActor public func assertConformance<Adapter: RouterAdapter>(
  of type: Adapter.Type, in group: ConformanceGroup? = nil, knownFailures: [KnownFailure] = [],
  file: StaticString = #filePath, line: UInt = #line
) async {
  await assertConformance(of: Candidate(type), in: group, knownFailures: knownFailures, file: file, line: line)
}

/// Asserts that a candidate conforms in a group of cases, or in all of them. Each case that fails is a failure at the
/// caller's line.
@MainActor public func assertConformance(
  of candidate: Candidate, in group: ConformanceGroup? = nil, knownFailures: [KnownFailure] = [],
  file: StaticString = #filePath, line: UInt = #line
) async {
  switch await ConformanceSuite.run(candidate, in: group, known: knownFailures) {
  case .failure(let error): XCTFail(error.description, file: file, line: line)
  case .success(let report):
    for text in ReportText.issues(report, rerun: ReportText.rerunCommand) {
      XCTFail(text, file: file, line: line)
    }
  }
}

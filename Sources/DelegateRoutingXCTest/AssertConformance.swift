import DelegateRoutingConformance
import XCTest

@_exported import struct DelegateRoutingConformance.Candidate
@_exported import struct DelegateRoutingConformance.ConformanceGroup
@_exported import enum DelegateRoutingConformance.ConformanceSuite
@_exported import struct DelegateRoutingConformance.KnownFailure
@_exported import protocol DelegateRoutingConformance.RouterAdapter
@_exported import struct DelegateRoutingConformance.RouterProcess
@_exported import enum DelegateRoutingSpec.AppStep
@_exported import struct DelegateRoutingSpec.CompletionID
@_exported import enum DelegateRoutingSpec.DelegateCall
@_exported import enum DelegateRoutingSpec.DelegateReply
@_exported import struct DelegateRoutingSpec.DeliveredLink
@_exported import enum DelegateRoutingSpec.ListenerAnswer
@_exported import struct DelegateRoutingSpec.RouterProfile
@_exported import struct DelegateRoutingSpec.SceneID

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
    for text in ReportText.issues(report, rerun: { "DELEGATE_ROUTING_ONLY='\($0)' swift test" }) {
      XCTFail(text, file: file, line: line)
    }
  }
}

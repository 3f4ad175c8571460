import DelegateRoutingConformance
import Testing

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

/// Expects that a router conforms in a group of cases, or in all of them. Each case that fails is an issue at the
/// caller's line.
@MainActor public func expectConformance<Adapter: RouterAdapter>(
  of type: Adapter.Type, in group: ConformanceGroup? = nil, knownFailures: [KnownFailure] = [],
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) async {
  await expectConformance(
    of: Candidate(type), in: group, knownFailures: knownFailures, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// Expects that a candidate conforms in a group of cases, or in all of them. Each case that fails is an issue at the
/// caller's line.
@MainActor public func expectConformance(
  of candidate: Candidate, in group: ConformanceGroup? = nil, knownFailures: [KnownFailure] = [],
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) async {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  switch await ConformanceSuite.run(candidate, in: group, known: knownFailures) {
  case .failure(let error): Issue.record("\(error.description)", sourceLocation: location)
  case .success(let report):
    for text in ReportText.issues(report, rerun: { "DELEGATE_ROUTING_ONLY='\($0)' swift test" }) {
      Issue.record("\(text)", sourceLocation: location)
    }
  }
}

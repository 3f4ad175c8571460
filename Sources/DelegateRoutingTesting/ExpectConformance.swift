import DelegateRoutingConformance
import Testing

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
  case .success(let report): record(report, at: location)
  }
}

/// Failed cases are issues; known failures are known issues; deviations at level *should* are warnings.
@MainActor private func record(_ report: ConformanceReport, at location: SourceLocation) {
  for text in ReportText.issues(report, rerun: ReportText.rerunCommand) {
    Issue.record("\(text)", sourceLocation: location)
  }
  for result in report.results where result.verdict == .knownFailure {
    withKnownIssue("\(result.note ?? "a known failure")", sourceLocation: location) {
      Issue.record("\(result.id)", sourceLocation: location)
    }
  }
  #if compiler(>=6.3)
    for result in report.results where result.verdict == .pass && result.deviations > 0 {
      let text = ReportText.failure(
        result, report.profile, colour: false, rerun: ReportText.rerunCommand(result.id))
      Issue.record("\(text)", severity: .warning, sourceLocation: location)
    }
    attach(report, at: location)
  #endif
}

#if compiler(>=6.3)
  /// The failed cases with their timelines, all of them, as an attachment.
  @MainActor private func attach(_ report: ConformanceReport, at location: SourceLocation) {
    let text = ReportText.failures(report, colour: false, rerun: ReportText.rerunCommand)
    guard !text.isEmpty else { return }
    Attachment.record(text, named: "\(report.router)-failures.txt", sourceLocation: location)
  }
#endif

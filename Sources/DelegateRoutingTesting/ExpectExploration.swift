import DelegateRoutingConformance
import Testing

/// Expects that a router survives every legal sequence of an alphabet's steps up to a depth. Each kind of failure is an
/// issue at the caller's line, with the shortest sequence that shows it. The default takes less than a second.
@MainActor public func expectExploration<Adapter: RouterAdapter>(
  of type: Adapter.Type, alphabet: String = "standard", depth: Int = 3,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) async {
  await expectExploration(
    of: Candidate(type), alphabet: alphabet, depth: depth, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// Expects that a candidate survives every legal sequence of an alphabet's steps up to a depth. Each kind of failure is an
/// issue at the caller's line, with the shortest sequence that shows it. The default takes less than a second.
@MainActor public func expectExploration(
  of candidate: Candidate, alphabet: String = "standard", depth: Int = 3,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) async {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  switch await ConformanceSuite.explore(candidate, alphabet: alphabet, depth: depth) {
  case .failure(let error): Issue.record("\(error.description)", sourceLocation: location)
  case .success(let exploration):
    for text in exploration.issues { Issue.record("\(text)", sourceLocation: location) }
  }
}

import DelegateRoutingConformance
import XCTest

/// Asserts that a router survives every legal sequence of an alphabet's steps up to a depth. Each kind of failure is a
/// failure at the caller's line, with the shortest sequence that shows it. The default takes less than a second.
@MainActor public func assertExploration<Adapter: RouterAdapter>(
  of type: Adapter.Type, alphabet: String = "standard", depth: Int = 3, file: StaticString = #filePath,
  line: UInt = #line
) async {
  await assertExploration(of: Candidate(type), alphabet: alphabet, depth: depth, file: file, line: line)
}

/// Asserts that a candidate survives every legal sequence of an alphabet's steps up to a depth. Each kind of failure is a
/// failure at the caller's line, with the shortest sequence that shows it. The default takes less than a second.
@MainActor public func assertExploration(
  of candidate: Candidate, alphabet: String = "standard", depth: Int = 3, file: StaticString = #filePath,
  line: UInt = #line
) async {
  switch await ConformanceSuite.explore(candidate, alphabet: alphabet, depth: depth) {
  case .failure(let error): XCTFail(error.description, file: file, line: line)
  case .success(let exploration):
    for text in exploration.issues { XCTFail(text, file: file, line: line) }
  }
}

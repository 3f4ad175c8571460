import DelegateRoutingConformance
import DelegateRoutingSpec
import Foundation

/// Runs the suite against an adapter that takes the process down with it: `unruly blocks` or `unruly traps`. The tests
/// look at what is left: exit status, and the case that it names.
final class Unruly: RouterAdapter {
  init(_ process: RouterProcess) {}

  func system(_ call: DelegateCall) -> DelegateReply {
    guard case .applicationOpenURL = call else { return .unimplemented }
    if CommandLine.arguments.contains("blocks") { while true { sleep(1) } }
    let none: [Int] = []
    return .bool(none[CommandLine.arguments.count] == 0)
  }
}

var options = SuiteOptions()
options.only = [Glob("cold/custom-url/app-delegate/from-not-running")]
options.caseTimeLimit = 0.3
let report = await ConformanceSuite.run(Candidate(Unruly.self), try Catalogue.bundled(), options)
print(ReportText.census(report))

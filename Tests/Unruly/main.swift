import DelegateRoutingConformance
import DelegateRoutingSpec
import DelegateRoutingTool
import Foundation

/// Runs the suite against an adapter that takes the process down with it. The tests look at what is left.
///
///     unruly blocks|traps|exits|overflows            one case; exit status, and the case that is named
///     unruly workers blocks|traps|exits|overflows    two cases in processes of their own; the report
final class Unruly: RouterAdapter {
  init(_ process: RouterProcess) {}

  func system(_ call: DelegateCall) -> DelegateReply {
    guard case .applicationOpenURL = call else { return .unimplemented }
    if CommandLine.arguments.contains("blocks") { while true { sleep(1) } }
    if CommandLine.arguments.contains("exits") { exit(0) }
    if CommandLine.arguments.contains("overflows") { return .bool(overflow(0) == 0) }
    let none: [Int] = []
    return .bool(none[CommandLine.arguments.count] == 0)
  }
}

/// Calls itself without end, through a variable, so that no compiler makes a loop of it.
var overflow: (Int) -> Int = { $0 }
overflow = { overflow($0 + 1) + 1 }

func value(of option: String) -> String? {
  CommandLine.arguments.firstIndex(of: option).map { CommandLine.arguments[$0 + 1] }
}

let fatal = "cold/custom-url/app-delegate/from-not-running"
let harmless = "cold/universal-link/app-delegate/from-not-running"
let candidate = Candidate(Unruly.self)
let catalogue = try Catalogue.bundled()

if CommandLine.arguments.contains("workers") {
  let how = CommandLine.arguments[2]
  let workers = Workers(candidate, arguments: [how], count: 1, isolatesCases: false)
  let lines = try await [.run(candidate, catalogue)] + workers.play([fatal, harmless])
  print(String(decoding: try ReportJSON(merging: lines).data(), as: UTF8.self))
} else {
  var options = SuiteOptions()
  options.caseTimeLimit = 0.3
  options.ids =
    try value(of: "--cases").map {
      Set(try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n").map(String.init))
    } ?? [fatal]
  let report = await ConformanceSuite.run(candidate, catalogue, options)
  try value(of: "--report").map { try report.append(to: URL(fileURLWithPath: $0)) }
  print(ReportText.census(report))
}

import DelegateRoutingConformance
import DelegateRoutingSpec
import FaultyRouters
import Testing

/// Every option of the profile is exact: it lifts what it says it lifts, and nothing else.
@MainActor struct SoundnessTests {
  @Test("what is declared and done is no failure", arguments: SoundnessRow.table)
  func declaredAndDone(_ row: SoundnessRow) async throws {
    let report = try await run(.following(row.declared), row.options)
    #expect(report.failures == [])
    #expect(report.count(.pass) > 20)
  }

  /// SwiftUI is not played where it is not declared: its calls and those of UIKit's scenes are the same.
  @Test(
    "what is done and not declared is a failure",
    arguments: SoundnessRow.table.filter {
      $0.declared.lifeCycles.contains(.swiftUI) == $0.other.lifeCycles.contains(.swiftUI)
    })
  func doneUndeclared(_ row: SoundnessRow) async throws {
    #expect(try await run(.following(row.declared, promising: row.other), row.untilItFails).isFailure)
  }

  @Test("what is declared and not done is a failure", arguments: SoundnessRow.table)
  func declaredNotDone(_ row: SoundnessRow) async throws {
    #expect(try await run(.following(row.other, promising: row.declared), row.untilItFails).isFailure)
  }

  /// The other way round there is nothing to see: where it is declared, the accessor is asked for the process alone.
  @Test("an accessor that answers for the process alone has to say so")
  func accessorOfTheProcess() async throws {
    let ofScenes = RouterProfile { $0.launchLink = .last }
    var ofTheProcess = ofScenes
    ofTheProcess.launchLinkScope = .process
    let options = SuiteOptions.only("launch-link/*")
    #expect(try await run(.following(ofTheProcess), options).failures == [])
    let undeclared = try await run(.following(ofTheProcess, promising: ofScenes), options)
    #expect(undeclared.cases(.fail) == ["launch-link/scene/of-each-window"])
    #expect(undeclared.brokenRules == [.launchLinkAsDeclared])
  }

  /// The other two cannot be seen in one process: where it is declared, each case needs a process of its own.
  @Test("a router that leaves something behind and says that it does not is found out")
  func leavesSomethingBehind() async throws {
    let leaving = RouterProfile { $0.resetClearsEverything = false }
    let report = try await run(.following(leaving, promising: RouterProfile()), .only("cold/*", "stale/*"))
    #expect(report.brokenRules == [.nothingWithoutAnEvent, .nothingFromAnEarlierProcess])
  }

  @Test("options declared together are no failure", arguments: KnownProfile.all)
  func togetherAndDone(_ known: KnownProfile) async throws {
    let report = try await run(.following(known.profile), .only(SuiteOptions.everydayCases))
    #expect(report.failures == [])
    #expect(report.count(.pass) > 20)
  }

  private func run(_ candidate: Candidate, _ options: SuiteOptions) async throws -> ConformanceReport {
    await ConformanceSuite.run(candidate, try SharedCatalogue.get(), options)
  }
}

extension SoundnessRow {
  /// Whether only the whole catalogue can tell: it has the links that a filter keeps out, and what is declared and never
  /// done is a problem of the whole run.
  private var needsTheWholeCatalogue: Bool { ["takes", "transforms", "parsing", "callsOut"].contains(option) }

  /// The cases that the row is played with.
  fileprivate var options: SuiteOptions { needsTheWholeCatalogue ? SuiteOptions() : .only(SuiteOptions.everydayCases) }

  /// The same cases, up to the first failure.
  fileprivate var untilItFails: SuiteOptions {
    var options = options
    options.failFast = true
    return options
  }
}

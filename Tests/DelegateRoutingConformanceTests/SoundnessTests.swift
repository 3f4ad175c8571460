import DelegateRoutingConformance
import DelegateRoutingSpec
import FaultyRouters
import Testing

/// Every option of the profile is exact: it lifts what it says it lifts, and nothing else.
@MainActor struct SoundnessTests {
  @Test("what is declared and done is no failure", arguments: SoundnessRow.declarations)
  func declaredAndDone(_ row: SoundnessRow) async throws {
    let report = try await run(.following(row.declared), row.optionsWhereDone)
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
    #expect(try await fails(.following(row.declared, promising: row.other), row))
  }

  @Test("what is declared and not done is a failure", arguments: SoundnessRow.table)
  func declaredNotDone(_ row: SoundnessRow) async throws {
    #expect(try await fails(.following(row.other, promising: row.declared), row))
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

  /// Whether a case of the row fails; those in which most options show come first.
  private func fails(_ candidate: Candidate, _ row: SoundnessRow) async throws -> Bool {
    for cases in row.untilItFails where try await run(candidate, cases).isFailure { return true }
    return false
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

  /// The cases in which what is declared and done may not fail: those of other kinds too, where it is about kinds or
  /// activities.
  fileprivate var optionsWhereDone: SuiteOptions {
    get throws {
      let isAboutKinds = ["eventKinds", "otherActivities", "lifeCycles", "takes"].contains(option)
      return needsTheWholeCatalogue || isAboutKinds ? options : try .everyday(claiming: declared.eventKinds)
    }
  }

  /// The same cases, up to the first failure: those in which something waits, comes in sets or is asked for, then all.
  fileprivate var untilItFails: [SuiteOptions] {
    let telling = SuiteOptions.only("consumers/*", "launch-link/*", "many/*", "ready/*", "scenes/*", "windows/*")
    let cases = needsTheWholeCatalogue || option == "eventKinds" ? [options] : [telling, options]
    return cases.map { options in
      var options = options
      options.failFast = true
      return options
    }
  }
}

import DelegateRoutingConformance
import DelegateRoutingSpec
import FaultyRouters
import ReferenceRouters
import Testing

/// Adapters that break their contract end in a clear verdict, and the run goes on.
@MainActor struct UnrulyAdapterTests {
  @Test("calls that are ignored fail where they matter")
  func ignoringCalls() async throws {
    let report = try await run(
      UnrulyAdapter.ignoringCalls, .only("cold/*url/*/from-not-running", "cold/*link/*/from-not-running"))
    #expect(
      report.cases(.pass) == [
        "cold/custom-url/app-delegate/from-not-running", "cold/file-url/app-delegate/from-not-running",
      ])
    #expect(
      report.cases(.fail) == [
        "cold/custom-url/scene/from-not-running", "cold/file-url/scene/from-not-running",
        "cold/universal-link/app-delegate/from-not-running", "cold/universal-link/scene/from-not-running",
      ])
    #expect(report.brokenRules == [.coldLinkDeliveredOnce])
  }

  @Test("an adapter that never settles leaves its case errored, and the next is played")
  func neverSettling() async throws {
    var options = SuiteOptions.only(
      "cold/*url/*/from-not-running", "cold/*link/*/from-not-running", "warm/custom-url/*/from-foreground")
    options.caseTimeLimit = 0.5
    // Where other tests keep the main thread busy for longer than that, it only looks blocked.
    options.blocked = { _, _ in }
    let report = try await run(UnrulyAdapter.neverSettling, options)
    #expect(
      report.cases(.errored) == [
        "cold/universal-link/app-delegate/from-not-running", "cold/universal-link/scene/from-not-running",
      ])
    #expect(
      report.cases(.pass) == [
        "cold/custom-url/app-delegate/from-not-running", "cold/custom-url/scene/from-not-running",
        "cold/file-url/app-delegate/from-not-running", "cold/file-url/scene/from-not-running",
        "warm/custom-url/app-delegate/from-foreground", "warm/custom-url/scene/from-foreground",
      ])
    for result in report.results where result.verdict == .errored {
      #expect(result.note == "the adapter did not come back within 0.5 seconds")
    }
  }

  @Test("after five cases that did not come back, the others are errored without being played")
  func neverComingBack() async throws {
    var options = SuiteOptions.only("warm/*")
    options.caseTimeLimit = 0.1
    options.blocked = { _, _ in }
    let report = try await run(UnrulyAdapter.neverComingBack, options)
    #expect(report.results.count > 10)
    #expect(report.count(.errored) == report.results.count)
    let notes = report.results.map(\.note)
    #expect(notes.prefix(5).allSatisfy { $0 == "the adapter did not come back within 0.1 seconds" })
    #expect(
      notes.dropFirst(5).allSatisfy {
        $0 == "not played, since the adapter had not come back in 5 cases before"
      })
  }

  @Test("a case that was given up does not play on when its adapter comes back")
  func comingBackLate() async throws {
    var options = SuiteOptions.only("cold/custom-url/*/from-not-running")
    options.caseTimeLimit = 0.2
    options.blocked = { _, _ in }
    let report = try await run(Candidate(ComingBackLate.self), options)
    #expect(report.cases(.errored) == ["cold/custom-url/app-delegate/from-not-running"])
    ComingBackLate.comeBack()
    for _ in 0..<100 { await Task.yield() }
    #expect(ComingBackLate.callsAfterwards == 0)
  }

  @Test("deliveries from another thread are noted, and fail where deviations do")
  func anotherThread() async throws {
    var options = SuiteOptions.only("cold/custom-url/scene/from-not-running")
    let lenient = try await run(UnrulyAdapter.onAnotherThread, options)
    #expect(lenient.failures == [])
    #expect(lenient.deviations > 0)
    options.shouldFails = true
    let strict = try await run(UnrulyAdapter.onAnotherThread, options)
    #expect(strict.cases(.fail) == ["cold/custom-url/scene/from-not-running"])
    #expect(strict.brokenRules == [.deliveriesOnTheMainActor])
  }

  @Test("of ten thousand deliveries, each one too many is a discrepancy")
  func flooding() async throws {
    let report = try await run(UnrulyAdapter.flooding, .only("warm/custom-url/scene/from-foreground"))
    #expect(report.cases(.fail) == ["warm/custom-url/scene/from-foreground"])
    #expect(report.brokenRules == [.warmLinkDeliveredOnce])
    #expect(report.results.first?.failure?.ledger.discrepancies.count == 9_999)
  }

  @Test("the system can be asked, and the router called again, during a call")
  func askingAndReentering() async throws {
    for candidate in [UnrulyAdapter.asking, UnrulyAdapter.reentering] {
      let report = try await run(candidate, .only("cold/*", "warm/*", "scenes/*", "many/*"))
      #expect(report.failures == [], "\(candidate.name)")
      #expect(report.count(.pass) > 50, "\(candidate.name)")
    }
  }

  @Test("a link that is delivered when the router has said that it is done is not lost, but late")
  func notWaiting() async throws {
    let report = try await run(UnrulyAdapter.notWaiting, .only("warm/custom-url/*/from-foreground"))
    #expect(
      report.cases(.fail) == [
        "warm/custom-url/app-delegate/from-foreground", "warm/custom-url/scene/from-foreground",
      ])
    #expect(report.brokenRules == [.nothingAfterTheEnd])
    #expect(report.results.allSatisfy { $0.failure?.ledger.discrepancies.count == 1 })
  }

  @Test("a control that goes on with a run sees what comes late, as a run of its own would")
  func notWaitingForTheControl() async throws {
    let report = try await run(UnrulyAdapter.notWaiting, .only("stale/app-delegate/plain-launch"))
    #expect(report.cases(.fail) == ["stale/app-delegate/plain-launch"])
    #expect(report.brokenRules == [.nothingAfterTheEnd])
  }

  @Test("a control goes on with the run that owes nothing: the app is launched once")
  func controlGoesOn() async throws {
    var processes = 0
    let router = Candidate(name: "counted", profile: DualDelegateRouter.profile) { process in
      processes += 1
      return DualDelegateRouter(process)
    }
    let report = try await run(router, .only("stale/app-delegate/plain-launch"))
    #expect(report.cases(.pass) == ["stale/app-delegate/plain-launch"])
    #expect(report.runs == 2)
    #expect(processes == 1)
  }

  @Test("a delivery to a closed case leaves that case errored, and says so")
  func speakingTooLate() async throws {
    let late = try await run(UnrulyAdapter.speakingTooLate, .only("warm/custom-url/scene/from-*"))
    #expect(
      late.cases(.errored) == ["warm/custom-url/scene/from-background", "warm/custom-url/scene/from-foreground"])
    for result in late.results {
      #expect(result.note == "the router delivered something when the case was closed")
    }
  }

  @Test("a delivery to a closed case is no other run's affair")
  func speakingTooLateForAnother() async throws {
    let first = try await run(UnrulyAdapter.speakingTooLate, .only("warm/custom-url/scene/from-foreground"))
    #expect(first.count(.errored) == 1)
    // Its last late delivery comes now, while another run plays the same case.
    let other = Candidate(name: "another router", profile: DualDelegateRouter.profile) { process in
      UnrulyAdapter.speakWhatIsLate()
      return DualDelegateRouter(process)
    }
    let second = try await run(other, .only("warm/custom-url/scene/from-foreground"))
    #expect(second.failures == [])
    #expect(second.count(.pass) == 1)
  }

  private func run(_ candidate: Candidate, _ options: SuiteOptions) async throws -> ConformanceReport {
    await ConformanceSuite.run(candidate, try SharedCatalogue.get(), options)
  }
}

/// Suspends in the first `settle()` of all until it is called back.
private final class ComingBackLate: RouterAdapter {
  private static var suspended: CheckedContinuation<Void, Never>?
  private static var hasSuspended = false
  static var callsAfterwards = 0
  private var isLate = false

  init(_ process: RouterProcess) {}

  static func comeBack() { suspended?.resume() }

  func system(_ call: DelegateCall) -> DelegateReply {
    if isLate { Self.callsAfterwards += 1 }
    return .unimplemented
  }

  func settle() async {
    guard !Self.hasSuspended else { return }
    Self.hasSuspended = true
    isLate = true
    await withCheckedContinuation { Self.suspended = $0 }
  }
}

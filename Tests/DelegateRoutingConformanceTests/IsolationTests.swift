import DelegateRoutingConformance
import DelegateRoutingSpec
import Foundation
import Testing

/// What outlives a process, and what must not.
@MainActor struct IsolationTests {
  /// Keeps links on disk until they are delivered, under the name that the process gives it, and forgets to take them out.
  final class Hoarder: RouterAdapter {
    private static var disk: [String: [URL]] = [:]
    private let process: RouterProcess

    init(_ process: RouterProcess) {
      self.process = process
      for url in Self.disk[process.storageName] ?? [] { process.deliver(DeliveredLink(OpenURLContext(url: url))) }
    }

    func system(_ call: DelegateCall) -> DelegateReply {
      guard case .applicationOpenURL(let context) = call else { return .unimplemented }
      Self.disk[process.storageName, default: []].append(context.url)
      process.deliver(DeliveredLink(context))
      return .bool(true)
    }
  }

  private func run(_ candidate: Candidate, _ only: String...) async throws -> ConformanceReport {
    var options = SuiteOptions()
    options.only = only.map(Glob.init)
    return await ConformanceSuite.run(candidate, try Catalogue.bundled(), options)
  }

  @Test func whatIsKeptOnDiskIsSeenInTheNextProcessAndInNoOtherCase() async throws {
    let report = try await run(
      Candidate(Hoarder.self), "cold/custom-url/app-delegate/from-not-running",
      "payload/custom-url/app-delegate/custom-scheme/plain", "warm/custom-url/app-delegate/from-background")
    let rules = Dictionary(uniqueKeysWithValues: report.results.map { ($0.id, $0.brokenRules) })
    #expect(rules["cold/custom-url/app-delegate/from-not-running"] == [])
    #expect(rules["warm/custom-url/app-delegate/from-background"] == [])
    #expect(
      rules["payload/custom-url/app-delegate/custom-scheme/plain"]?.contains(.nothingFromAnEarlierProcess) == true)
  }

  /// A singleton that nothing resets; it passes links on at once.
  @MainActor private final class Center {
    static let shared = Center()
    var process: RouterProcess?
  }

  final class Unresettable: RouterAdapter {
    static let profile = RouterProfile {
      $0.lifeCycles = [.applicationDelegate]
      $0.eventKinds = [.customURL]
      $0.resetClearsEverything = false
    }

    init(_ process: RouterProcess) { Center.shared.process = process }

    func system(_ call: DelegateCall) -> DelegateReply {
      guard case .applicationOpenURL(let context) = call, !context.url.isFileURL else { return .unimplemented }
      Center.shared.process?.deliver(DeliveredLink(context))
      return .bool(true)
    }
  }

  @Test func aRouterThatCannotBeResetIsPlayedWhereItNeedsNoFreshProcess() async throws {
    let report = try await run(
      Candidate(Unresettable.self), "cold/custom-url/app-delegate/from-not-running",
      "payload/custom-url/app-delegate/custom-scheme/plain", "ready/app-delegate/*")
    let verdicts = Dictionary(uniqueKeysWithValues: report.results.map { ($0.id, $0.verdict) })
    #expect(verdicts["cold/custom-url/app-delegate/from-not-running"] == .pass)
    #expect(verdicts["payload/custom-url/app-delegate/custom-scheme/plain"] == .unsupported)
    let ready = report.results.filter { $0.group == "ready/app-delegate" }
    #expect(!ready.isEmpty && ready.allSatisfy { $0.verdict == .unsupported })
    #expect(ready.first?.note?.contains("fresh process") == true)
  }
}

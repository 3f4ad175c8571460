import DelegateRoutingCorpus
import DelegateRoutingSpec
import FaultyRouters
import Foundation
import ReferenceRouters
import Testing

@testable import DelegateRoutingConformance

/// What an exploration plays, finds, and makes of it.
@MainActor struct ExplorationTests {
  @Test("correct routers survive every alphabet")
  func correctRoutersSurvive() async throws {
    for alphabet in StepAlphabet.all where alphabet.name != "consumers" {
      let exploration = try await explore(ReferenceRouter.all[0].candidate, alphabet.name, depth: 3)
      #expect(exploration.findings == [], "\(alphabet.name)")
      #expect(
        exploration.played + exploration.leftOut == exploration.legalSequences, "\(alphabet.name)")
      // SwiftUI is not that router's.
      #expect((exploration.judged > 0) == (alphabet.name != "swiftui"), "\(alphabet.name)")
    }
  }

  @Test("of links that may come or not, each may come once")
  func excusedLinks() async throws {
    let plan = try ExplorationPlan(.named("windows"), depth: 1)
    let catalogue = try SharedCatalogue.get()
    // Found by an exploration: two alike wait for a window that is closed.
    let sequence = "launch.main-becomes-ready.receive-url-in-second.receive-url-in-second.close-second"
    let setting = "uikit-scenes-two-windows"
    let once = Candidate.following(RouterProfile { $0.ready = .appSignal(.scene) })
    #expect(try await ConformanceSuite.play(sequence, in: setting, plan, once, catalogue).verdict == .pass)
    let proxy = try #require(ReferenceRouter.all.first { $0.name == "deferring-scene-proxy" }).candidate
    #expect(try await ConformanceSuite.play(sequence, in: setting, plan, proxy, catalogue).verdict == .pass)
    let twice = try await ConformanceSuite.play(sequence, in: setting, plan, WaitingTwice.candidate, catalogue)
    #expect(twice.brokenRules == [.warmLinkDeliveredOnce])
  }

  @Test("every sequence that can happen is played once, and no other")
  func everyLegalSequence() async throws {
    // With scenes: 3 launches, and after each of them 3 links, leave, terminate, 3 steps of readiness.
    // Without: the same, but for the set of two URLs.
    let exploration = try await explore(.following(RouterProfile()), "standard", depth: 2)
    #expect(exploration.legalSequences == (3 + 3 * 8) + (3 + 3 * 7))
    // A router with an accessor is asked for its launch link, too.
    let asked = try await explore(.following(RouterProfile { $0.launchLink = .last }), "standard", depth: 2)
    #expect(asked.legalSequences == (3 + 3 * 9) + (3 + 3 * 8))
    let space = try SequenceSpace(.named("standard"), in: .scenesTemplate, Corpus.bundled())
    let sequences = Array(LegalSequences(space, depth: 4))
    #expect(Set(sequences).count == sequences.count)
    #expect(sequences.allSatisfy(space.isLegal))
  }

  @Test(
    "what fails is told in its shortest and simplest form",
    arguments: [
      ("same-link-ignored", "standard", 3, "same-link-twice-is-two", ["launch-by-url", "receive-url"]),
      (
        "survives-termination", "standard", 3, "nothing-from-an-earlier-process",
        ["launch-by-url", "terminate", "launch"]
      ),
      ("one-slot", "interruptions", 3, "kept-until-ready", ["launch-cut-connected", "receive-url"]),
      (
        "left-links-to-another-window", "windows", 4, "pending-links-stay-with-their-scene",
        ["launch", "main-becomes-ready", "receive-url-in-second", "close-second"]
      ),
    ])
  func isMinimal(_ id: String, _ alphabet: String, _ depth: Int, _ rule: String, _ steps: [String]) async throws {
    let exploration = try await explore(try fault(id), alphabet, depth: depth)
    let kind = try #require(exploration.findings.first { $0.reason == rule })
    #expect(kind.steps == steps)
    #expect(kind.sequences > 1)
  }

  @Test("a finding can be imported: its scenario is valid, and fails in the suite for the same reason")
  func findingsAreScenarios() async throws {
    for (id, alphabet) in [
      ("same-link-ignored", "standard"), ("any-window-releases-all", "windows"), ("failure-ends-it", "consumers"),
    ] {
      let candidate = try fault(id)
      let kind = try #require(try await explore(candidate, alphabet, depth: 3).findings.first)
      let fixture = try #require(kind.fixture)
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let file = folder.appendingPathComponent(fixture.path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data(fixture.text.utf8).write(to: file)
      let corpus = try Corpus.bundled(adding: [folder])
      #expect(corpus.validate { SystemModel.problem(with: $2, in: $1) } == [])
      let scenario = try #require(corpus.scenarios.first { $0.title.hasPrefix("Found by exploration: ") })
      #expect(await ExpectationCheck(corpus).problems(of: scenario) == [])
      let report = await ConformanceSuite.run(candidate, try Catalogue(corpus), .only(fixture.caseID))
      #expect(report.brokenRules.map(\.rawValue) == [kind.reason])
    }
  }

  @Test("a failure is printed with its timeline, its scenario and the command that plays it again")
  func text() async throws {
    let plan = try ExplorationPlan(.named("standard"), depth: 2)
    let exploration = try await ConformanceSuite.explore(try fault("same-link-ignored"), plan, SharedCatalogue.get()) {
      setting, steps, _ in "again \(setting) \(steps)"
    }
    #expect(
      exploration.text.hasPrefix(
        "alphabet standard in uikit-scenes-template and app-delegate-ios12: 51 legal sequences up to 2 steps\n  launch\n"
      ))
    #expect(
      exploration.text.contains(
        "✗ explore/standard/uikit-scenes-template/launch-by-url.receive-url\n  same-link-twice-is-two (must): "))
    #expect(exploration.text.contains("│ expected"))
    #expect(exploration.text.contains("  run just this: again uikit-scenes-template launch-by-url.receive-url\n"))
    #expect(exploration.text.contains("\"id\": \"many/launch-by-url-receive-url\",\n"))
    #expect(exploration.issues.count == 1)
  }

  @Test("longer sequences follow from the seed alone")
  func randomSequences() throws {
    let space = try SequenceSpace(.named("standard"), in: .scenesTemplate, Corpus.bundled())
    let one = Array(RandomSequences(space, lengths: 7...9, seed: 5).prefix(50))
    #expect(one == Array(RandomSequences(space, lengths: 7...9, seed: 5).prefix(50)))
    #expect(one != Array(RandomSequences(space, lengths: 7...9, seed: 6).prefix(50)))
    #expect(one.allSatisfy { (7...9).contains($0.count) && space.isLegal($0) })
    #expect(Set(one.map(\.count)) == [7, 8, 9])
    // The first numbers that the algorithm's authors give for the seed 0.
    var generator = SplitMix64(seed: 0)
    #expect([generator.next(), generator.next()] == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4])
  }

  @Test("a router that does nothing does not survive, and neither does one that promises nothing")
  func vacuity() async throws {
    let silent = try await explore(Candidate(SilentRouter.self), "standard", depth: 1)
    #expect(Set(silent.findings.map(\.reason)) == ["cold-link-delivered-once", "warm-link-delivered-once"])
    let nothing = try await explore(.following(RouterProfile { $0.lifeCycles = [] }), "standard", depth: 1)
    #expect(nothing.judged == 0 && nothing.isFailure)
  }

  @Test("an exploration ends with the first sequence from which the router does not come back")
  func notComingBack() async throws {
    var plan = try ExplorationPlan(.named("standard"), depth: 1)
    plan.timeLimit = 0.2
    let exploration = try await ConformanceSuite.explore(UnrulyAdapter.neverSettling, plan, SharedCatalogue.get()) {
      _, steps, _ in steps
    }
    #expect(exploration.ending?.hasSuffix("launch-by-link: the adapter did not come back within 0.2 seconds") == true)
    #expect(exploration.findings.map(\.reason) == ["errored"])
    #expect(exploration.findings.first?.fixture == nil)
  }

  @Test("what fails only because of the sequences before it is told as it is")
  func rememberingEarlierSequences() async throws {
    let router = Candidate(name: "third-of-all", profile: RouterProfile()) { ThirdOfAll($0) }
    let exploration = try await explore(router, "standard", depth: 1)
    let kind = try #require(exploration.findings.first { !$0.failsAlone })
    // A plain launch comes first, and a launch by a URL.
    #expect(kind.steps == ["launch-by-link"])
    #expect(exploration.text.contains("played alone it passes: the router remembers what came before"))
  }

  @Test("parts of an exploration add up to the whole")
  func parts() async throws {
    let candidate = try fault("one-slot")
    let whole = try await explore(candidate, "interruptions", depth: 3)
    var parts: [Exploration] = []
    for index in 0..<3 {
      var plan = try ExplorationPlan(.named("interruptions"), depth: 3)
      plan.part = (index, 3)
      parts.append(try await ConformanceSuite.explore(candidate, plan, SharedCatalogue.get()) { _, steps, _ in steps })
    }
    let merged = try Exploration(merging: parts)
    #expect(merged.played == whole.played && merged.runs == whole.runs)
    #expect(Set(merged.findings.map(\.reason)) == Set(whole.findings.map(\.reason)))
    #expect(throws: SuiteError.self) { try Exploration(merging: []) }
    let stranger = try other(whole)
    #expect(throws: SuiteError.self) { try Exploration(merging: [whole, stranger]) }
  }

  private func other(_ exploration: Exploration) throws -> Exploration {
    let text = String(decoding: try exploration.json(), as: UTF8.self)
    return try JSONDecoder().decode(
      Exploration.self, from: Data(text.replacingOccurrences(of: "\"depth\" : 3", with: "\"depth\" : 4").utf8))
  }

  private func explore(_ candidate: Candidate, _ alphabet: String, depth: Int) async throws -> Exploration {
    try await ConformanceSuite.explore(
      candidate, ExplorationPlan(.named(alphabet), depth: depth), SharedCatalogue.get()
    ) {
      _, steps, _ in steps
    }
  }

  private func fault(_ id: String) throws -> Candidate { try #require(Fault.all.first { $0.id == id }).candidate }
}

/// Loses the launch link of the third process of all, and no other.
private final class ThirdOfAll: RouterAdapter {
  private static var processes = 0
  private let process: RouterProcess
  private let number: Int

  init(_ process: RouterProcess) {
    self.process = process
    number = Self.processes
    Self.processes += 1
  }

  func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .sceneWillConnect(let scene, _, let options) where number != 2:
      for context in options.urlContexts { process.deliver(DeliveredLink(context), scene: scene) }
      for activity in options.userActivities { process.deliver(DeliveredLink(activity), scene: scene) }
    case .sceneOpenURLContexts(let scene, let contexts):
      for context in contexts { process.deliver(DeliveredLink(context), scene: scene) }
    case .applicationOpenURL(let context): process.deliver(DeliveredLink(context))
    case .applicationContinueActivity(let activity, _): process.deliver(DeliveredLink(activity))
    default: return .unimplemented
    }
    return .void
  }
}

/// Delivers what waited twice.
private final class WaitingTwice: RouterAdapter {
  static let profile = RouterProfile { $0.ready = .appSignal(.scene) }
  static let candidate = Candidate(WaitingTwice.self)
  private let process: RouterProcess
  private var waiting: [(link: DeliveredLink, scene: SceneID)] = []
  private var ready: [SceneID] = []

  init(_ process: RouterProcess) { self.process = process }

  func system(_ call: DelegateCall) -> DelegateReply {
    switch call {
    case .sceneWillConnect(let scene, _, let options): take(options.urlContexts, scene)
    case .sceneOpenURLContexts(let scene, let contexts): take(contexts, scene)
    default: return .unimplemented
    }
    return .void
  }

  private func take(_ contexts: [OpenURLContext], _ scene: SceneID) {
    for context in contexts {
      if ready.contains(scene) {
        process.deliver(DeliveredLink(context), scene: scene)
      } else {
        waiting.append((DeliveredLink(context), scene))
      }
    }
  }

  func app(_ step: AppStep) {
    guard case .becomeReady(let scene) = step else { return }
    ready.append(contentsOf: scene.map { [$0] } ?? process.connectedScenes.map(\.scene))
    for (link, home) in waiting + waiting where scene == nil || scene == home { process.deliver(link, scene: home) }
    waiting.removeAll { scene == nil || scene == $0.scene }
  }
}

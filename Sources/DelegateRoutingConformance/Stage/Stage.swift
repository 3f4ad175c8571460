import DelegateRoutingSpec
import Foundation

/// Plays one run of a scenario against a router: pulls the system's calls, hands them to the adapter, and writes the
/// trace.
@MainActor struct Stage {
  private let candidate: Candidate
  private let scenario: Scenario
  private let reading: Reading
  private let recorder: Recorder
  private let urls: [OccurrencePayload: (URL, ParsedLink)]
  private var adapter: (any RouterAdapter)?
  private var processNumber = -1
  private var steps: [Step] = []
  private var isProcessNew = false
  private var newScenes: [SceneID] = []
  private let controlsReadiness: Bool

  /// A stage for one run; nil if the system model does not play the setting.
  init?(
    _ candidate: Candidate, _ scenario: Scenario, reading: Reading = Reading(), setOrder: SetOrder = SetOrder(),
    parts: [OccurrencePayload: (URL, ParsedLink)] = [:]
  ) {
    guard let model = SystemModel(setting: scenario.setting, reading: reading, setOrder: setOrder) else { return nil }
    self.candidate = candidate
    self.scenario = scenario
    self.reading = reading
    urls = parts
    recorder = Recorder(caseID: scenario.id, answers: candidate.profile.answers(scenario.answers))
    recorder.model = model
    controlsReadiness = scenario.steps.contains(where: \.concernsReadiness)
  }

  /// What a run came to.
  struct Run {
    let trace: Trace
    let consulted: PointSet
    let largestSet: Int
  }

  /// A step that makes no sense where it stands.
  struct IllegalStep: Error {
    let step: Int
    let problem: String
  }

  /// Plays the scenario to its end, and then sends a link to see whether the router is alive, if one is given.
  mutating func play(thenControl control: ExternalEvent? = nil) async throws -> Run {
    for (number, step) in scenario.steps.enumerated() {
      if let problem = recorder.model?.problem(with: step) { throw IllegalStep(step: number, problem: problem) }
      await perform(step)
      await makeReady()
    }
    if recorder.model?.isCut == true {
      await perform(.finish)
      await makeReady()
    }
    if let control { await send(control) }
    askToParse()
    recorder.end()
    return close()
  }

  private func close() -> Run {
    let trace = Trace(
      setting: scenario.setting, reading: reading, steps: steps, occurrences: recorder.model?.occurrences ?? [],
      answers: scenario.answers, entries: recorder.close())
    return Run(
      trace: trace, consulted: recorder.model?.consulted ?? [], largestSet: recorder.model?.largestSet ?? 1)
  }

  private mutating func perform(_ step: Step) async {
    recorder.append(.step(steps.count))
    steps.append(step)
    switch step {
    case .app(let appStep):
      ensureRouter().app(appStep)
      await settle()
    case .askForLaunchLink(let scene):
      guard candidate.profile.launchLink != .none else { return }
      recorder.append(.launchLink(scene, ensureRouter().launchLink(in: scene)))
    case .launch, .launchInBackground:
      startProcess()
      await makeCalls(of: step)
    case .terminate:
      await makeCalls(of: step)
      recorder.endProcess()
      processNumber += 1
      adapter = nil
    default: await makeCalls(of: step)
    }
  }

  private mutating func makeCalls(of step: Step) async {
    recorder.model?.begin(step)
    while let planned = recorder.model?.next() {
      let isForwarded = recorder.model?.forwards(planned.call) ?? false
      recorder.append(.call(planned.call, occurrences: planned.occurrences, forwarded: isForwarded))
      if case .sceneWillConnect(let scene, _, _) = planned.call { newScenes.append(scene) }
      guard isForwarded else {
        recorder.model?.reply(.unimplemented)
        continue
      }
      let reply = ensureRouter().system(planned.call)
      recorder.append(.reply(reply))
      recorder.model?.reply(reply)
      await settle()
    }
  }

  private func settle() async {
    await adapter?.settle()
    recorder.append(.settled)
  }

  private mutating func startProcess() {
    candidate.reset()
    processNumber = recorder.startProcess()
    isProcessNew = true
    newScenes = []
  }

  /// The router is made when the first call or step reaches it.
  private mutating func ensureRouter() -> any RouterAdapter {
    if let adapter { return adapter }
    let made = candidate.make(RouterProcess(recorder: recorder, number: processNumber))
    adapter = made
    return made
  }
}

extension Stage {
  /// In a scenario that does not itself say when, a listener attaches and the app becomes ready as soon as a launch or
  /// a connection is complete.
  private mutating func makeReady() async {
    guard let model = recorder.model, model.isRunning, !model.isCut, model.isRouterCreated else { return }
    let isLaunch = isProcessNew
    let scenes = newScenes
    isProcessNew = false
    newScenes = []
    guard !controlsReadiness else { return }
    if isLaunch { await perform(.app(.attachListener)) }
    for scene in scenes { await perform(.app(.becomeReady(scene))) }
    if isLaunch {
      if scenario.setting.lifeCycle == .applicationDelegate { await perform(.app(.becomeReady(nil))) }
      if candidate.profile.coldLinksByAccessorAlone { await perform(.askForLaunchLink(nil)) }
    }
  }

  /// Sends a link when the scenario is over, to a router that has every chance to deliver it.
  private mutating func send(_ control: ExternalEvent) async {
    if recorder.model?.isRunning == true {
      if controlsReadiness {
        await perform(.app(.attachListener))
        await perform(.app(.becomeReady(nil)))
      }
      await perform(.receive(control, scene: nil, upTo: nil))
    } else {
      await perform(.launch(control, scene: .main, upTo: nil))
      if controlsReadiness {
        await perform(.app(.attachListener))
        await perform(.app(.becomeReady(nil)))
      }
    }
    await makeReady()
  }

  /// Asks what the router finds in the URLs whose parts the fixture's author has written down.
  private func askToParse() {
    guard !urls.isEmpty, let adapter, let occurrences = recorder.model?.occurrences else { return }
    for occurrence in occurrences {
      guard let (url, written) = urls[occurrence.payload], let parts = adapter.parse(url) else { continue }
      recorder.append(.parsed(occurrence.id, parts, written: written))
    }
  }
}

extension Step {
  /// Whether the step is about readiness, so that the scenario says itself when the router becomes ready.
  var concernsReadiness: Bool {
    switch self {
    case .app(.attachListener), .app(.detachListener), .app(.becomeReady): true
    default: false
    }
  }
}

extension RouterProfile {
  /// What each consumer channel answers, by its name.
  fileprivate func answers(_ answers: [ListenerAnswer]) -> [(channel: String, answer: ListenerAnswer)] {
    let consumers = channels.filter {
      if case .consumer = $0.role { true } else { false }
    }
    return zip(consumers, answers).map { ($0.name, $1) }
  }
}

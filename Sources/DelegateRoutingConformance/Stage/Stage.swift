import DelegateRoutingSpec
import Foundation

/// Plays one run of a scenario against a router: pulls the system's calls, hands them to the adapter, and writes the
/// trace.
@MainActor final class Stage {
  private let candidate: Candidate.Content
  private let script: Script
  private let attempt: Attempt
  private let reading: Reading
  /// Whether each step is known to make sense where it stands.
  private let isLegal: Bool
  private let system: PlayedSystem
  private let recorder: Recorder
  @exclusivity(unchecked) private var adapter: (any RouterAdapter)?
  private var processNumber = -1
  @exclusivity(unchecked) private var steps: [Step] = []
  @exclusivity(unchecked) private var isProcessNew = false
  @exclusivity(unchecked) private var newScenes: [SceneID] = []
  /// The number of the scenario's next step.
  @exclusivity(unchecked) private var position = 0
  /// Steps that come before the scenario's next one, the next of them last.
  @exclusivity(unchecked) private var upcoming: [Step] = []
  private var control: ExternalEvent?
  private var isOver = false

  /// A stage for one run; nil if the system model does not play the setting.
  init?(
    _ candidate: Candidate, _ script: Script, _ variant: Variant = Variant(), stragglers: Stragglers? = nil,
    attempt: Attempt = Attempt()
  ) {
    guard
      let model = SystemModel(
        setting: script.scenario.setting, reading: variant.reading, setOrder: variant.setOrder)
    else { return nil }
    self.candidate = candidate.content
    self.script = script
    self.attempt = attempt
    reading = variant.reading
    isLegal = script.isLegal && variant.reading == Reading()
    system = PlayedSystem(model)
    let answers = script.scenario.answers
    recorder = Recorder(
      caseID: script.scenario.id, answers: answers.isEmpty ? [] : candidate.content.profile.answers(answers),
      system: system, lifeCycle: model.lifeCycle, stragglers: stragglers)
    steps.reserveCapacity(16)
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

  /// Plays the scenario to its end, and then sends a link to see whether the router is alive, if one is given. A stage
  /// that drains gives the router a last moment: what it still has under way on the main actor comes after the end.
  ///
  /// A run that is over is gone on with where the stage is told to play once more, with a control: what happened before is
  /// not played again.
  ///
  /// One function awaits the router, because each further one that did so would cost as much as a call.
  func play(thenControl control: ExternalEvent? = nil, draining: Bool = false) async throws -> Run {
    self.control = control
    if isOver { recorder.reopen() }
    while let step = try nextStep() {
      recorder.append(.step(steps.count))
      steps.append(step)
      switch step {
      case .app(let appStep):
        if case .showWindow = appStep {
          system.model.begin(step)
          for note in system.model.takeNotes() { recorder.append(note) }
        }
        let router = ensureRouter()
        router.app(appStep)
        await router.settle()
        if attempt.isOver { throw Attempt.Over() }
        recorder.appendSettled()
        continue
      case .askForLaunchLink(let scene):
        askForLaunchLink(in: scene)
        continue
      case .launch, .launchInBackground: startProcess()
      default: break
      }
      system.model.begin(step)
      while let planned = system.model.next() {
        for note in planned.notes { recorder.append(note) }
        recorder.append(.call(planned.call, occurrences: planned.occurrences, forwarded: planned.isForwarded))
        guard planned.isForwarded else {
          system.model.replyByHost()
          continue
        }
        let router = ensureRouter()
        let reply = router.system(planned.call)
        recorder.append(.reply(reply))
        system.model.reply(reply)
        await router.settle()
        if attempt.isOver { throw Attempt.Over() }
        recorder.appendSettled()
      }
      for note in system.model.takeNotes() { recorder.append(note) }
      newScenes += system.model.takeNewScenes()
      if case .terminate = step { endProcess() }
    }
    isOver = true
    askToParse()
    recorder.end()
    if draining { await MainQueue.drain() }
    return close()
  }

  private func close() -> Run {
    var trace = Trace(
      setting: script.scenario.setting, reading: reading, steps: steps, occurrences: system.model.occurrences,
      answers: script.scenario.answers, entries: recorder.close())
    trace.isReadied = script.isReadied
    return Run(trace: trace, consulted: system.model.consulted, largestSet: system.model.largestSet)
  }

  private func startProcess() {
    candidate.reset()
    processNumber = recorder.startProcess()
    isProcessNew = true
    newScenes = []
  }

  private func endProcess() {
    recorder.endProcess()
    processNumber += 1
    adapter = nil
  }

  /// The router is made when the first call or step reaches it.
  private func ensureRouter() -> any RouterAdapter {
    if let adapter { return adapter }
    let made = candidate.make(RouterProcess(recorder: recorder, number: processNumber))
    adapter = made
    return made
  }
}

extension Stage {
  private func askForLaunchLink(in scene: SceneID?) {
    guard candidate.profile.launchLink != .none else { return }
    let isOfScenes = candidate.profile.sceneScope == .scene && candidate.profile.launchLinkScope == .scene
    let scene = isOfScenes ? scene : nil
    recorder.append(.launchLink(scene, ensureRouter().launchLink(in: scene)))
  }

  /// Asks what the router finds in the URLs whose parts the fixture's author has written down.
  private func askToParse() {
    guard let written = script.writtenParts, let parts = adapter?.parse(written.url) else { return }
    for occurrence in system.model.occurrences where occurrence.payload == written.payload {
      recorder.append(.parsed(occurrence.id, parts, written: written.parts))
    }
  }
}

// MARK: - Which step comes next

extension Stage {
  /// What makes ready what the steps before have made; then the scenario's own steps, the rest of what was cut, and the
  /// control.
  private func nextStep() throws -> Step? {
    if isProcessNew || !newScenes.isEmpty { planReadiness() }
    if !upcoming.isEmpty, let step = upcoming.popLast() { return step }
    if position < script.scenario.steps.count {
      let step = script.scenario.steps[position]
      if !isLegal, let problem = system.model.problem(with: step) {
        throw IllegalStep(step: position, problem: problem)
      }
      position += 1
      return step
    }
    if system.model.isCut { return .finish }
    if let control {
      self.control = nil
      plan(control)
    }
    return upcoming.popLast()
  }

  /// In a scenario that does not itself say when, a listener attaches and the app becomes ready as soon as a launch or
  /// a connection is complete.
  private func planReadiness() {
    guard system.model.isRunning, !system.model.isCut, system.model.isRouterCreated else { return }
    let isLaunch = isProcessNew
    let scenes = newScenes
    isProcessNew = false
    newScenes = []
    guard !script.controlsReadiness else { return }
    // The last of them first.
    if candidate.profile.coldLinksByAccessorAlone { upcoming.append(.askForLaunchLink(nil)) }
    if isLaunch && !script.hasScenes { upcoming.append(.app(.becomeReady(nil))) }
    var place = scenes.count
    while place > 0 {
      place -= 1
      upcoming.append(.app(.becomeReady(scenes[place])))
    }
    if isLaunch { upcoming.append(.app(.attachListener)) }
  }

  /// A link when the scenario is over, to a router that has every chance to deliver it.
  private func plan(_ control: ExternalEvent) {
    let ready: [Step] = [.app(.attachListener), .app(.becomeReady(nil))]
    var steps: [Step]
    if system.model.isRunning {
      steps = system.model.applicationState == .background ? [.comeBack(system.model.preferredScene)] : []
      if !script.isReadied { steps += ready }
    } else {
      steps = [.launch(nil, scene: .main, upTo: nil)] + (script.controlsReadiness ? ready : [])
    }
    steps.append(.receive(control, scene: nil, upTo: nil))
    // The links that a router was launched for may be had from its accessor alone.
    if candidate.profile.coldLinksByAccessorAlone { steps.append(.askForLaunchLink(nil)) }
    upcoming += steps.reversed()
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
  func answers(_ answers: [ListenerAnswer]) -> [(channel: String, answer: ListenerAnswer)] {
    guard !answers.isEmpty else { return [] }
    let consumers = channels.filter {
      if case .consumer = $0.role { true } else { false }
    }
    return zip(consumers, answers).map { ($0.name, $1) }
  }
}

import DelegateRoutingSpec
import Foundation

/// The calls and steps of one run, to be sent to a router without model, trace and ledger: what the suite is compared
/// with when its speed is measured.
package struct BareReplay {
  private let actions: [Action]
  private let answers: [(channel: String, answer: ListenerAnswer)]
  private let lifeCycle: LifeCycle

  private enum Action {
    case startProcess
    case call(DelegateCall)
    case app(AppStep)
    case askForLaunchLink(SceneID?)
    case endProcess
    case parse(URL)
  }

  /// The calls and steps that a run made of the router.
  init(_ trace: Trace, of script: Script, profile: RouterProfile) {
    answers = profile.answers(trace.answers)
    lifeCycle = trace.setting.lifeCycle
    let played: [Action] = trace.entries.compactMap { entry in
      switch entry {
      case .processStarted: return .startProcess
      case .processEnded: return .endProcess
      case .call(let call, _, forwarded: true): return .call(call)
      case .step(let number):
        guard case .app(let step) = trace.steps[number] else { return nil }
        return .app(step)
      case .launchLink(let scene, _): return .askForLaunchLink(scene)
      default: return nil
      }
    }
    actions = played + (script.writtenParts.map { [.parse($0.url)] } ?? [])
  }

  /// Plays them; answers how many deliveries came.
  @MainActor package func play(against candidate: Candidate) async -> Int {
    let recorder = Recorder(bareWithAnswers: answers, lifeCycle)
    var adapter: (any RouterAdapter)?
    func router() -> any RouterAdapter {
      if let adapter { return adapter }
      let made = candidate.content.make(RouterProcess(recorder: recorder, number: 0))
      adapter = made
      return made
    }
    for action in actions {
      switch action {
      case .startProcess:
        candidate.content.reset()
        adapter = nil
      case .call(let call):
        let router = router()
        _ = router.system(call)
        await router.settle()
      case .app(let step):
        let router = router()
        router.app(step)
        await router.settle()
      case .askForLaunchLink(let scene): _ = router().launchLink(in: scene)
      case .endProcess: adapter = nil
      case .parse(let url): _ = adapter?.parse(url)
      }
    }
    return recorder.deliveries
  }
}

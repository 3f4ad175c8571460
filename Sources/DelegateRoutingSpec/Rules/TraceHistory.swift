/// A trace read once from its beginning: each call with what was so before it, and each step with the calls that it
/// led to. What the platform rules ask their questions of; what the router did is left out.
struct TraceHistory {
  /// The trace that was read.
  let trace: Trace
  /// Every call that the system made, in order, whether or not the host forwarded it.
  private(set) var calls: [MadeCall] = []
  /// Every step with its calls, in order.
  private(set) var episodes: [Episode] = []
  /// What the trace tells of the scenes' windows, with the numbers of the entries.
  private(set) var windows: [(entry: Int, scene: SceneID, windows: [WindowInfo])] = []
  /// The instances of delegates that the trace tells of.
  private(set) var instances: [MadeInstance] = []

  /// The episodes that what happens now belongs to: the last step, and what a `finish` finishes.
  private var current: [Int] = []
  /// The episodes that were cut and are not finished.
  private var unfinished: [Int] = []

  /// Reads a trace.
  init(_ trace: Trace) {
    self.trace = trace
    var state = SystemState()
    for (entry, content) in trace.entries.enumerated() {
      switch content {
      case .step(let number) where trace.steps.indices.contains(number):
        begin(trace.steps[number], entry, &state)
      case .processStarted:
        state.startProcess(inBackground: current.first.map { episodes[$0].staysInBackground } ?? false)
      case .processEnded:
        state.endProcess()
        unfinished = []
        for episode in current { episodes[episode].endProcess(entry) }
      case .call(let call, let occurrences, _):
        record(
          MadeCall(
            entry: entry, call: call, occurrences: occurrences, before: state, episodes: current, pending: unfinished))
        state.apply(call)
      case .reply(let reply):
        note(reply, &state)
      case .offMainThread where !calls.isEmpty: calls[calls.count - 1].isOffMainThread = true
      case .windows(let scene, let windows):
        state.show(windows, in: scene)
        self.windows.append((entry, scene, windows))
      case .delegateMade(_, let scene, let isInEnvironment):
        instances.append(
          MadeInstance(entry: entry, scene: scene, isInEnvironment: isInEnvironment, before: state))
        state.makeDelegate(of: scene)
      default: break
      }
    }
    for episode in episodes.indices { episodes[episode].calls = episodes[episode].callNumbers.map { calls[$0] } }
  }

  /// The first call of one of these methods.
  func first(of methods: Set<DelegateMethod>) -> MadeCall? { calls.first { methods.contains($0.call.method) } }

  /// The calls from an episode's step to its last call, those of steps in between too.
  func calls(during episode: Episode) -> [MadeCall] {
    calls.filter { $0.entry > episode.entry && $0.entry <= episode.lastEntry }
  }

  /// The first violation that a question finds in the episodes.
  func firstViolation(_ question: (Episode) -> PlatformRule.Violation?) -> PlatformRule.Violation? {
    for episode in episodes {
      if let violation = question(episode) { return violation }
    }
    return nil
  }

  private mutating func begin(_ step: Step, _ entry: Int, _ state: inout SystemState) {
    var episode = Episode(
      step: step, entry: entry, before: state, identity: trace.setting.identity, isOverlapping: !unfinished.isEmpty)
    if case .closeScene(let scene) = step { state.closeWindow(of: scene) }
    if episode.isLaunch || episode.startsInBackground { state.beginLaunch(inBackground: episode.staysInBackground) }
    current = [episodes.count]
    if !step.leavesCutOpen { closeCuts(before: step) }
    if case .finish = step {
      for number in unfinished { episodes[number].finish(entry) }
      current += unfinished
      unfinished = []
    } else if episode.cut != nil {
      unfinished.append(episodes.count)
    }
    episode.lastEntry = entry
    episodes.append(episode)
  }

  /// Ends the steps that were cut and of which nothing was left; a process that is ended first leaves them as they are.
  private mutating func closeCuts(before step: Step) {
    if step != .terminate {
      for number in unfinished { episodes[number].finish(episodes[number].lastEntry) }
    }
    unfinished = []
  }

  private mutating func note(_ reply: DelegateReply, _ state: inout SystemState) {
    guard let last = calls.last else { return }
    calls[calls.count - 1].reply = reply
    if last.call.method == .didFinishLaunching, case .bool = reply { state.answerLaunch() }
  }

  private mutating func record(_ call: MadeCall) {
    for episode in current {
      episodes[episode].callNumbers.append(calls.count)
      episodes[episode].lastEntry = call.entry
    }
    calls.append(call)
  }
}

/// A call that the system made.
struct MadeCall {
  /// The number of its entry in the trace.
  let entry: Int
  /// The call.
  let call: DelegateCall
  /// What it carries.
  let occurrences: [OccurrenceID]
  /// What was so before it.
  let before: SystemState
  /// The numbers of the episodes that it belongs to.
  let episodes: [Int]
  /// The numbers of the episodes that were cut and not finished when it came.
  let pending: [Int]
  /// The answer, if one is in the trace.
  var reply: DelegateReply?
  /// Whether the trace says that it came off the main thread.
  var isOffMainThread = false

  /// Whether it connects a scene.
  var isConnection: Bool { call.method == .sceneWillConnect }

  /// The violation that this call is.
  func breaks(_ message: String) -> PlatformRule.Violation { PlatformRule.Violation(entry: entry, message: message) }
}

/// An instance of a delegate that was made.
struct MadeInstance {
  /// The number of its entry in the trace.
  let entry: Int
  /// The scene whose delegate it is; nil for the app's.
  let scene: SceneID?
  /// Whether it is in the environment of SwiftUI's views.
  let isInEnvironment: Bool
  /// What was so before it.
  let before: SystemState

  /// The violation that this instance is.
  func breaks(_ message: String) -> PlatformRule.Violation { PlatformRule.Violation(entry: entry, message: message) }
}

/// A step and the calls that it led to; for a step that was cut, those of the `finish` that ends it too.
struct Episode {
  /// The step.
  let step: Step
  /// The number of the step's entry in the trace.
  let entry: Int
  /// What was so when the step began.
  let before: SystemState
  /// What reaches the app from outside in this step; nothing if the app has not declared that it opens it.
  let event: ExternalEvent?
  /// Whether another step is cut and not finished while this one happens.
  let isOverlapping: Bool
  /// Where the step was cut; nil where it was not, and once it is finished.
  private(set) var cut: CutPoint?
  /// Whether the process ended in it.
  private(set) var endsProcess = false
  /// The number of its last call's entry: where a call that is missing is missed.
  fileprivate(set) var lastEntry = 0
  /// The calls.
  fileprivate(set) var calls: [MadeCall] = []
  fileprivate var callNumbers: [Int] = []

  fileprivate init(step: Step, entry: Int, before: SystemState, identity: AppIdentity, isOverlapping: Bool) {
    self.step = step
    self.entry = entry
    self.before = before
    self.isOverlapping = isOverlapping
    self.cut = step.cut
    self.event = step.event.flatMap { identity.accepts($0) ? $0 : nil }
  }

  fileprivate mutating func finish(_ entry: Int) {
    cut = nil
    lastEntry = entry
  }

  fileprivate mutating func endProcess(_ entry: Int) {
    endsProcess = true
    lastEntry = entry
  }

  /// Whether the step is a launch that shows the app.
  var isLaunch: Bool { if case .launch = step { true } else { false } }

  /// Whether the step is a background launch.
  var startsInBackground: Bool { if case .launchInBackground = step { true } else { false } }

  /// Whether the step is an event for the living process.
  var isReceipt: Bool { if case .receive = step { true } else { false } }

  /// Whether everything that the step leads to has happened in a living process.
  var isComplete: Bool { cut == nil && !endsProcess }

  /// Whether the step's event has been handed over.
  var isHandedOver: Bool { cut != .launched && !endsProcess }

  /// Whether the step sends several events at once; what launch options do with them is not reported.
  var sendsSeveralEvents: Bool { if case .together = event { true } else { false } }

  /// The URLs that the step sends.
  var urls: [OpenURLContext] { event?.urls ?? [] }

  /// The universal links that the step sends.
  var links: [UserActivity] { event?.universalLinks ?? [] }

  /// The calls of some methods.
  func calls(of methods: DelegateMethod...) -> [MadeCall] { calls.filter { methods.contains($0.call.method) } }

  /// The first call of a method.
  func first(_ method: DelegateMethod) -> MadeCall? { calls.first { $0.call.method == method } }

  /// The violation that a call did not come.
  func lacks(_ message: String) -> PlatformRule.Violation {
    PlatformRule.Violation(entry: lastEntry, message: message)
  }
}

/// A trace read once from its beginning: each call with what was so before it, and each step with the calls that it
/// led to. What the platform rules ask their questions of; what the router did is left out.
struct TraceHistory {
  /// The trace that was read.
  let trace: Trace
  /// Every call that the system made, in order, whether or not the host forwarded it.
  private(set) var calls: [MadeCall] = []
  /// Every step with its calls, in order.
  private(set) var episodes: [Episode] = []

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
        state.startProcess(inBackground: current.first.map { episodes[$0].startsInBackground } ?? false)
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
    if case .closeScene(let scene) = step { state.sessions[scene] = .removed }
    if episode.isLaunch { state.app = nil }
    if episode.startsInBackground { state.app = .background }
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
    if last.call.method == .didFinishLaunching, case .bool = reply { state.hasAnsweredLaunch = true }
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

  /// Whether it connects a scene.
  var isConnection: Bool { call.method == .sceneWillConnect }

  /// The violation that this call is.
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

/// What the calls so far have told: the process, the app's state, the scenes and the sessions.
struct SystemState {
  /// The process, counted from 1; 0 where the trace begins in a process that it did not start.
  private(set) var process = 0
  /// The launch methods that the process has called.
  private(set) var launchMethods: [DelegateMethod] = []
  /// Whether the process has got a call that is no part of the launch.
  private(set) var isPastLaunch = false
  /// Whether the process has answered `application(_:didFinishLaunchingWithOptions:)`.
  fileprivate(set) var hasAnsweredLaunch = false
  /// The app's state, as the app delegate was told; nil in a process that was told nothing yet.
  fileprivate(set) var app: ApplicationState?
  /// The connected scenes with their states. A scene is unattached from its connection to its first foreground call.
  private(set) var scenes: [SceneID: SceneActivationState] = [:]
  /// The sessions of the scenes that have been connected.
  fileprivate(set) var sessions: [SceneID: Session] = [:]

  /// What has become of a session.
  enum Session: Equatable {
    /// It is kept.
    case kept(SceneRole)
    /// The person has closed its window, or it was discarded.
    case removed
  }

  /// Whether the scene is connected and in the foreground, active or not.
  func isInForeground(_ scene: SceneID) -> Bool {
    scenes[scene] == .foregroundInactive || scenes[scene] == .foregroundActive
  }

  fileprivate mutating func startProcess(inBackground: Bool) {
    process += 1
    launchMethods = []
    isPastLaunch = false
    hasAnsweredLaunch = false
    app = inBackground ? .background : nil
    scenes = [:]
  }

  fileprivate mutating func endProcess() {
    app = nil
    scenes = [:]
  }

  fileprivate mutating func apply(_ call: DelegateCall) {
    if !DelegateMethod.launch.contains(call.method) { isPastLaunch = true }
    switch call {
    case .willFinishLaunching, .didFinishLaunching, .didFinishLaunchingWithoutOptions:
      launchMethods.append(call.method)
    case .applicationDidBecomeActive: app = .active
    case .applicationWillResignActive, .applicationWillEnterForeground: app = .inactive
    case .applicationDidEnterBackground: app = .background
    case .sceneWillConnect(let scene, let session, _):
      scenes[scene] = .unattached
      sessions[scene] = .kept(session.role)
    case .sceneWillEnterForeground(let scene), .sceneWillResignActive(let scene): move(scene, to: .foregroundInactive)
    case .sceneDidBecomeActive(let scene): move(scene, to: .foregroundActive)
    case .sceneDidEnterBackground(let scene): move(scene, to: .background)
    case .sceneDidDisconnect(let scene): scenes[scene] = nil
    case .didDiscardSceneSessions(let discarded):
      for session in discarded {
        scenes[session.scene] = nil
        sessions[session.scene] = .removed
      }
    default: break
    }
  }

  private mutating func move(_ scene: SceneID, to state: SceneActivationState) {
    if scenes[scene] != nil { scenes[scene] = state }
  }
}

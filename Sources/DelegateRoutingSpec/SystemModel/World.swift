/// What the system knows while it plays a scenario: process, sessions, the calls still to make. Only a `SystemModel` has
/// one, and gives none away: a model that is copied copies its world before it changes it.
final class World: @unchecked Sendable {
  let circumstances: Circumstances
  @exclusivity(unchecked) private(set) var consulted = PointSet(rawValue: 0)
  @exclusivity(unchecked) private(set) var largestSet = 1
  @exclusivity(unchecked) private(set) var occurrences: [Occurrence] = []

  @exclusivity(unchecked) private(set) var isRunning = false
  @exclusivity(unchecked) private(set) var process = -1
  /// The app's state, where it has no scenes.
  @exclusivity(unchecked) private(set) var stateWithoutScenes = ApplicationState.background
  @exclusivity(unchecked) var sessions: [Session] = []
  /// The sessions whose windows were closed while the app was not running, and of which it has not been told.
  @exclusivity(unchecked) private(set) var untoldDiscards: [SceneID] = []

  @exclusivity(unchecked) private var queue = CallQueue()
  @exclusivity(unchecked) private var eventCount = 0
  @exclusivity(unchecked) private var completions = 0
  @exclusivity(unchecked) private var launchReplies = LaunchReplies()
  @exclusivity(unchecked) private var staysInBackground: SceneID?
  @exclusivity(unchecked) private var hasConnected = false
  @exclusivity(unchecked) private var isTerminating = false
  @exclusivity(unchecked) private(set) var isRouterCreated = false
  /// The call that was made last, if its reply matters.
  @exclusivity(unchecked) private(set) var asked: Question?
  /// Whether the host leaves out the method that was called last.
  @exclusivity(unchecked) private(set) var isLeftOut = false
  @exclusivity(unchecked) private var discarded: [SceneID] = []
  /// What has happened around the delegates since the last call.
  @exclusivity(unchecked) var notes: [TraceEntry] = []
  /// The call that is being answered.
  @exclusivity(unchecked) private var madeLast: DelegateCall?
  /// The scenes that have connected since they were asked for.
  @exclusivity(unchecked) private var newScenes: [SceneID] = []
  /// The sessions that are gone since the process started. To a router a session is its identifier, and no later session
  /// has the same.
  @exclusivity(unchecked) private var gone: [SceneID] = []

  /// A call whose reply matters to the system.
  enum Question: Sendable {
    case willFinishLaunching, didFinishLaunching
    case stateOf(SceneID)
  }

  init(_ circumstances: Circumstances) { self.circumstances = circumstances }

  /// A copy.
  init(_ other: World) {
    circumstances = other.circumstances
    consulted = other.consulted
    largestSet = other.largestSet
    occurrences = other.occurrences
    isRunning = other.isRunning
    process = other.process
    stateWithoutScenes = other.stateWithoutScenes
    sessions = other.sessions
    untoldDiscards = other.untoldDiscards
    queue = other.queue
    eventCount = other.eventCount
    completions = other.completions
    launchReplies = other.launchReplies
    staysInBackground = other.staysInBackground
    hasConnected = other.hasConnected
    isTerminating = other.isTerminating
    isRouterCreated = other.isRouterCreated
    asked = other.asked
    isLeftOut = other.isLeftOut
    discarded = other.discarded
    newScenes = other.newScenes
    notes = other.notes
    madeLast = other.madeLast
    gone = other.gone
  }

  /// Whether a cut launch or event waits to be finished.
  var isCut: Bool { queue.isCut }

  /// Whether a launch was cut before its event was handed over.
  var isCutBeforeItsEvent: Bool { isCut && queue.cut == .launched }
}

// MARK: - Planning

extension World {
  func beginStep(cutAt cut: CutPoint?) {
    queue.beginStep(cutAt: cut)
    isTerminating = false
  }

  func plan(
    _ call: consuming DelegateCall, carrying: consuming [OccurrenceID] = [],
    if condition: PlannedCall.Condition = .always
  ) {
    queue.append(PlannedCall(call, carrying: carrying, if: condition))
  }

  /// Plans a call to the scene's delegate, if it has one; without one it happens unseen.
  func planToDelegate(_ call: consuming DelegateCall, carrying: consuming [OccurrenceID] = []) {
    plan(call, carrying: carrying, if: circumstances.sceneHasDelegate ? .always : .never)
  }

  /// Everything planned after this waits for `finish`, if the step is cut here.
  func mark(_ point: CutPoint) { queue.mark(point) }

  func planPostponed() { queue.planPostponed() }

  /// The choice at a disputed point, noting that it mattered.
  func read<Choice: ReadingChoice>(_: Choice.Type) -> Choice {
    consulted = PointSet(rawValue: consulted.rawValue | PointSet(Choice.point).rawValue)
    return circumstances.reading.choice(Choice.self)
  }

  /// A set's elements in the order of this run.
  func arrange<Element>(_ elements: [Element]) -> [Element] {
    guard elements.count > 1 else { return elements }
    largestSet = max(largestSet, elements.count)
    return circumstances.setOrder.arrange(elements)
  }

  func makeCompletion() -> CompletionID {
    completions += 1
    return CompletionID(completions)
  }

  /// Notes what the event brings as occurrences of one event.
  func occur(_ event: ExternalEvent?, in scene: SceneID?, state: TableState) -> [Occurrence] {
    guard let event else { return [] }
    let startsInterface = state == .cold || (state == .disconnected && !hasConnected)
    var new: [Occurrence] = []
    event.forEachOccurrence { kind, payload in
      let occurrence = Occurrence(
        id: OccurrenceID(occurrences.count), kind: kind, payload: payload, scene: scene, state: state,
        isLaunchLink: startsInterface && payload.isLink && kind != .handoff, process: process, event: eventCount)
      occurrences.append(occurrence)
      new.append(occurrence)
    }
    eventCount += 1
    return new
  }

  /// Says that a scene, once it is connected, stays in the background.
  func settlesInBackground(_ scene: SceneID) { staysInBackground = scene }

  /// Says that a session is gone when the step is over.
  func discards(_ scene: SceneID) { discarded.append(scene) }

  /// Whether a session is gone that the process had.
  func isGone(_ scene: SceneID) -> Bool { (isRunning && gone.contains(scene)) || untoldDiscards.contains(scene) }

  /// Says that a session is gone, of which the app is told at its next launch.
  func discardsUntold(_ scene: SceneID) {
    untoldDiscards.append(scene)
    sessions.removeAll { $0.scene == scene }
  }

  /// The sessions that the app has not been told of, which it is told of now.
  func takeUntoldDiscards() -> [SceneID] {
    guard !untoldDiscards.isEmpty else { return [] }
    defer { untoldDiscards = [] }
    return untoldDiscards
  }

  /// Says that the process is gone when the step is over.
  func endsProcess() { isTerminating = true }

  var hasNewScenes: Bool { !newScenes.isEmpty }

  /// The scenes that have connected since this was asked last.
  func takeNewScenes() -> [SceneID] {
    defer { newScenes = [] }
    return newScenes
  }
}

// MARK: - Making calls

extension World {
  func startProcess() {
    isRunning = true
    process += 1
    stateWithoutScenes = .background
    launchReplies = LaunchReplies()
    staysInBackground = nil
    hasConnected = false
    gone = []
    isRouterCreated = circumstances.createsRouterAtOnce
    newScenes = []
    detachScenes()
    makeApplicationDelegate()
  }

  private func endStep() {
    if !discarded.isEmpty {
      sessions.removeAll { discarded.contains($0.scene) }
      gone += discarded
      discarded = []
    }
    if isTerminating {
      isTerminating = false
      isRunning = false
      queue.dropPostponed()
      detachScenes()
    }
  }

  func next() -> PlannedCall? {
    if let call = madeLast {
      surroundings(after: call)
      madeLast = nil
    }
    while var planned = queue.next() {
      if planned.condition == .never {
        note(planned.call)
        surroundings(after: planned.call)
        continue
      }
      guard planned.condition == .always || holds(planned.condition) else { continue }
      note(planned.call)
      if let leftOut = circumstances.leftOut { isLeftOut = leftOut.contains(planned.call.method) }
      planned.isForwarded = isRouterCreated && !isLeftOut
      if !notes.isEmpty {
        planned.notes = notes
        notes = []
      }
      madeLast = planned.call
      return planned
    }
    endStep()
    return nil
  }

  func reply(_ reply: DelegateReply, to question: Question) {
    let host = circumstances.setting.host
    switch question {
    case .willFinishLaunching: launchReplies.record(host.willFinishLaunchingReturns, or: reply)
    case .didFinishLaunching:
      launchReplies.record(host.didFinishLaunchingReturns, or: reply)
      if reply == .unimplemented && host.didFinishLaunchingReturns == nil {
        queue.insert(PlannedCall(.didFinishLaunchingWithoutOptions))
      }
    case .stateOf(let scene):
      if case .restorationActivity(let activity) = reply { save(activity, of: scene) }
    }
  }

  private func holds(_ condition: PlannedCall.Condition) -> Bool {
    switch condition {
    case .always: return true
    case .never: return false
    case .unlessLaunchMethodAnsweredFalse: return !launchReplies.includeFalse
    case .unlessLaunchRefusesURL:
      guard launchReplies.includeFalse else { return true }
      guard launchReplies.includeTrue else { return false }
      return read(LaunchRefusal.self) == .bothFalse
    }
  }

  private func note(_ call: DelegateCall) {
    asked = nil
    switch call {
    case .willFinishLaunching: asked = .willFinishLaunching
    case .didFinishLaunching: asked = .didFinishLaunching
    case .stateRestorationActivity(let scene): asked = .stateOf(scene)
    case .applicationWillEnterForeground, .applicationWillResignActive: stateWithoutScenes = .inactive
    case .applicationDidBecomeActive: stateWithoutScenes = .active
    case .applicationDidEnterBackground: stateWithoutScenes = .background
    case .sceneWillConnect(let scene, let session, _):
      hasConnected = hasConnected || session.role == .windowApplication
      isRouterCreated = true
      newScenes.append(scene)
      connect(session, settled(scene))
      surroundings(before: session)
    case .sceneWillEnterForeground(let scene), .sceneWillResignActive(let scene): move(scene, to: .foregroundInactive)
    case .sceneDidBecomeActive(let scene): move(scene, to: .foregroundActive)
    case .sceneDidEnterBackground(let scene): move(scene, to: .background)
    case .sceneDidDisconnect(let scene): move(scene, to: nil)
    default: break
    }
  }

  /// The scene that connects stays in the background, if it is this one.
  private func settled(_ scene: SceneID) -> SceneActivationState {
    defer { staysInBackground = nil }
    return scene == staysInBackground ? .background : .unattached
  }
}

extension OccurrencePayload {
  /// Whether an accessor for the launch link may answer with it.
  fileprivate var isLink: Bool {
    switch self {
    case .url, .activity: true
    default: false
    }
  }
}

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

  /// The calls planned so far, those that were made included.
  @exclusivity(unchecked) private var queue: [PlannedCall] = []
  @exclusivity(unchecked) private var position = 0
  @exclusivity(unchecked) private var postponed: [PlannedCall] = []
  @exclusivity(unchecked) private var cut: CutPoint?
  @exclusivity(unchecked) private var isPastCut = false

  @exclusivity(unchecked) private var events = 0
  @exclusivity(unchecked) private var completions = 0
  /// What the launch methods of the process have answered.
  @exclusivity(unchecked) private var launchReplies = LaunchReplies()
  @exclusivity(unchecked) private var staysInBackground: SceneID?
  @exclusivity(unchecked) private var hasConnected = false
  @exclusivity(unchecked) private var isTerminating = false
  @exclusivity(unchecked) private(set) var isRouterCreated = false
  /// The launch method that was called last, if no other call has come since: its reply matters.
  @exclusivity(unchecked) private(set) var launchMethod: DelegateMethod?
  /// Whether the host leaves out the method that was called last.
  @exclusivity(unchecked) private(set) var isLeftOut = false
  @exclusivity(unchecked) private var discarded: [SceneID] = []
  /// The sessions that are gone since the process started. To a router a session is its identifier, and no later session
  /// has the same.
  @exclusivity(unchecked) private var gone: [SceneID] = []

  private struct LaunchReplies {
    var includeTrue = false
    var includeFalse = false
  }

  /// A scene session and the state of its scene.
  struct Session: Sendable {
    let scene: SceneID
    var activation: SceneActivationState?
    var isConnected: Bool { activation != nil }
  }

  init(_ circumstances: Circumstances) {
    self.circumstances = circumstances
    queue.reserveCapacity(32)
  }

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
    queue = other.queue
    position = other.position
    postponed = other.postponed
    cut = other.cut
    isPastCut = other.isPastCut
    events = other.events
    completions = other.completions
    launchReplies = other.launchReplies
    staysInBackground = other.staysInBackground
    hasConnected = other.hasConnected
    isRouterCreated = other.isRouterCreated
    launchMethod = other.launchMethod
    isLeftOut = other.isLeftOut
    isTerminating = other.isTerminating
    discarded = other.discarded
    gone = other.gone
  }

  /// Whether a cut launch or event waits to be finished.
  var isCut: Bool { !postponed.isEmpty }

  /// Whether a launch was cut before its event was handed over.
  var isCutBeforeItsEvent: Bool { isCut && cut == .launched }
}

// MARK: - Planning

extension World {
  func beginStep(cutAt cut: CutPoint?) {
    position = queue.count
    isTerminating = false
    if !isCut { self.cut = cut }
    isPastCut = false
  }

  func plan(
    _ call: consuming DelegateCall, carrying: consuming [OccurrenceID] = [],
    if condition: PlannedCall.Condition = .always
  ) {
    if isPastCut {
      postponed.append(PlannedCall(call, carrying: carrying, if: condition))
    } else {
      queue.append(PlannedCall(call, carrying: carrying, if: condition))
    }
  }

  /// Everything planned after this waits for `finish`, if the step is cut here.
  func mark(_ point: CutPoint) {
    if cut == point { isPastCut = true }
  }

  func planPostponed() {
    queue += postponed
    postponed = []
  }

  /// Plans a call to the scene's delegate, if it has one.
  func planToDelegate(_ call: consuming DelegateCall, carrying: consuming [OccurrenceID] = []) {
    if circumstances.sceneHasDelegate { plan(call, carrying: carrying) }
  }

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
    let isLaunchLink = state == .cold || (state == .disconnected && !hasConnected)
    var new: [Occurrence] = []
    event.forEachOccurrence { kind, payload in
      let occurrence = Occurrence(
        id: OccurrenceID(occurrences.count), kind: kind, payload: payload, scene: scene, state: state,
        isLaunchLink: isLaunchLink, process: process, event: events)
      occurrences.append(occurrence)
      new.append(occurrence)
    }
    events += 1
    return new
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
    detachScenes()
  }

  /// Says that a scene, once it is connected, stays in the background.
  func settlesInBackground(_ scene: SceneID) { staysInBackground = scene }

  /// Says that a session is gone when the step is over.
  func discards(_ scene: SceneID) { discarded.append(scene) }

  /// Whether a session is gone that the process had.
  func isGone(_ scene: SceneID) -> Bool { gone.contains(scene) }

  /// Says that the process is gone when the step is over.
  func endsProcess() { isTerminating = true }

  private func endStep() {
    if !discarded.isEmpty {
      sessions.removeAll { discarded.contains($0.scene) }
      gone += discarded
      discarded = []
    }
    if isTerminating {
      isTerminating = false
      isRunning = false
      postponed = []
      detachScenes()
    }
  }

  private func detachScenes() {
    for index in sessions.indices { sessions[index].activation = nil }
  }

  func next() -> PlannedCall? {
    while position < queue.count {
      var planned = queue[position]
      position += 1
      guard planned.condition == .always || holds(planned.condition) else { continue }
      note(planned.call)
      if let leftOut = circumstances.leftOut { isLeftOut = leftOut.contains(planned.call.method) }
      planned.isForwarded = isRouterCreated && !isLeftOut
      return planned
    }
    endStep()
    return nil
  }

  func reply(_ reply: DelegateReply, by method: DelegateMethod) {
    switch method {
    case .willFinishLaunching:
      record(circumstances.setting.host.willFinishLaunchingReturns, or: reply)
    case .didFinishLaunching:
      record(circumstances.setting.host.didFinishLaunchingReturns, or: reply)
      if reply == .unimplemented && circumstances.setting.host.didFinishLaunchingReturns == nil {
        queue.insert(PlannedCall(.didFinishLaunchingWithoutOptions), at: position)
      }
    default: break
    }
  }

  private func record(_ host: Bool?, or reply: DelegateReply) {
    let answer: Bool
    if let host {
      answer = host
    } else if case .bool(let replied) = reply {
      answer = replied
    } else {
      return
    }
    if answer { launchReplies.includeTrue = true } else { launchReplies.includeFalse = true }
  }

  private func holds(_ condition: PlannedCall.Condition) -> Bool {
    switch condition {
    case .always: return true
    case .unlessLaunchMethodAnsweredFalse: return !launchReplies.includeFalse
    case .unlessLaunchRefusesURL:
      guard launchReplies.includeFalse else { return true }
      guard launchReplies.includeTrue else { return false }
      return read(LaunchRefusal.self) == .bothFalse
    }
  }

  private func note(_ call: DelegateCall) {
    launchMethod = nil
    switch call {
    case .willFinishLaunching: launchMethod = .willFinishLaunching
    case .didFinishLaunching: launchMethod = .didFinishLaunching
    case .applicationWillEnterForeground, .applicationWillResignActive: stateWithoutScenes = .inactive
    case .applicationDidBecomeActive: stateWithoutScenes = .active
    case .applicationDidEnterBackground: stateWithoutScenes = .background
    case .sceneWillConnect(let scene, _, _):
      hasConnected = true
      isRouterCreated = true
      activate(scene, scene == staysInBackground ? .background : .unattached)
      staysInBackground = nil
    case .sceneWillEnterForeground(let scene), .sceneWillResignActive(let scene): activate(scene, .foregroundInactive)
    case .sceneDidBecomeActive(let scene): activate(scene, .foregroundActive)
    case .sceneDidEnterBackground(let scene): activate(scene, .background)
    case .sceneDidDisconnect(let scene): activate(scene, nil)
    default: break
    }
  }
}

/// What the system knows while it plays a scenario: process, sessions, the calls still to make.
struct World: Sendable {
  let setting: Setting
  let reading: Reading
  let setOrder: SetOrder
  private(set) var consulted: PointSet = []
  private(set) var largestSet = 1
  private(set) var occurrences: [Occurrence] = []

  private(set) var isRunning = false
  private(set) var process = -1
  var applicationState = ApplicationState.background
  var sessions: [Session] = []

  private var queue: [PlannedCall] = []
  private var position = 0
  private var postponed: [PlannedCall] = []
  private var cut: CutPoint?
  private var isPastCut = false

  private var events = 0
  private var completions = 0
  private var launchReplies: [Bool] = []
  private var staysInBackground: SceneID?
  private var hasConnected = false
  private var discarded: [SceneID] = []

  /// A scene session and the state of its scene.
  struct Session: Sendable {
    let scene: SceneID
    var activation: SceneActivationState?
    /// Whether the session was made in an earlier process or connected before.
    var existedBefore = false
    var isConnected: Bool { activation != nil }
  }

  init(setting: Setting, reading: Reading, setOrder: SetOrder) {
    self.setting = setting
    self.reading = reading
    self.setOrder = setOrder
  }

  /// Whether a cut launch or event waits to be finished.
  var isCut: Bool { !postponed.isEmpty }

  /// Whether a launch was cut before its event was handed over.
  var isCutBeforeItsEvent: Bool { isCut && cut == .launched }
}

// MARK: - Planning

extension World {
  mutating func beginStep(cutAt cut: CutPoint?) {
    queue.removeAll(keepingCapacity: true)
    position = 0
    if !isCut { self.cut = cut }
    isPastCut = false
  }

  mutating func plan(_ call: DelegateCall, carrying: [OccurrenceID] = [], if condition: PlannedCall.Condition = .always)
  {
    let planned = PlannedCall(call: call, occurrences: carrying, condition: condition)
    if isPastCut { postponed.append(planned) } else { queue.append(planned) }
  }

  /// Everything planned after this waits for `finish`, if the step is cut here.
  mutating func mark(_ point: CutPoint) {
    if cut == point { isPastCut = true }
  }

  mutating func planPostponed() {
    queue = postponed
    postponed = []
  }

  /// Plans a call to the scene's delegate, if it has one.
  mutating func planToDelegate(_ call: DelegateCall, carrying: [OccurrenceID] = []) {
    if setting.sceneHasDelegate { plan(call, carrying: carrying) }
  }

  /// The choice at a disputed point, noting that it mattered.
  mutating func read<Choice: ReadingChoice>(_: Choice.Type) -> Choice {
    consulted.insert(PointSet(Choice.point))
    return reading.choice(Choice.self)
  }

  /// A set's elements in the order of this run.
  mutating func arrange<Element>(_ elements: [Element]) -> [Element] {
    largestSet = max(largestSet, elements.count)
    return setOrder.arrange(elements)
  }

  mutating func makeCompletion() -> CompletionID {
    completions += 1
    return CompletionID(completions)
  }

  /// Notes what the event brings as occurrences of one event.
  mutating func occur(_ event: ExternalEvent?, in scene: SceneID?, state: TableState) -> [Occurrence] {
    guard let event else { return [] }
    let first = occurrences.count
    for (kind, payload) in event.occurrences {
      occurrences.append(
        Occurrence(
          id: OccurrenceID(occurrences.count), kind: kind, payload: payload, scene: scene, state: state,
          isLaunchLink: state == .cold || (state == .disconnected && !hasConnected), process: process,
          event: events))
    }
    events += 1
    return Array(occurrences[first...])
  }
}

// MARK: - Making calls

extension World {
  mutating func startProcess() {
    isRunning = true
    process += 1
    applicationState = .background
    launchReplies = []
    staysInBackground = nil
    hasConnected = false
    for index in sessions.indices { sessions[index].activation = nil }
  }

  /// Says that a scene, once it is connected, stays in the background.
  mutating func settlesInBackground(_ scene: SceneID) { staysInBackground = scene }

  /// Says that a session is gone when the step is over.
  mutating func discards(_ scene: SceneID) { discarded.append(scene) }

  mutating func endStep() {
    guard !discarded.isEmpty else { return }
    sessions.removeAll { discarded.contains($0.scene) }
    discarded = []
  }

  mutating func endProcess() {
    isRunning = false
    postponed = []
    for index in sessions.indices { sessions[index].activation = nil }
  }

  mutating func next() -> PlannedCall? {
    while position < queue.count {
      let planned = queue[position]
      position += 1
      guard holds(planned.condition) else { continue }
      note(planned.call)
      return planned
    }
    return nil
  }

  mutating func reply(_ reply: DelegateReply, by method: DelegateMethod) {
    switch method {
    case .willFinishLaunching:
      record(setting.host.willFinishLaunchingReturns, or: reply)
    case .didFinishLaunching:
      record(setting.host.didFinishLaunchingReturns, or: reply)
      if reply == .unimplemented && setting.host.didFinishLaunchingReturns == nil {
        queue.insert(
          PlannedCall(call: .didFinishLaunchingWithoutOptions, occurrences: [], condition: .always), at: position)
      }
    default: break
    }
  }

  private mutating func record(_ host: Bool?, or reply: DelegateReply) {
    if let host {
      launchReplies.append(host)
    } else if case .bool(let answer) = reply {
      launchReplies.append(answer)
    }
  }

  private mutating func holds(_ condition: PlannedCall.Condition) -> Bool {
    switch condition {
    case .always: return true
    case .unlessLaunchMethodAnsweredFalse: return !launchReplies.contains(false)
    case .unlessLaunchRefusesURL:
      guard launchReplies.contains(false) else { return true }
      guard launchReplies.contains(true) else { return false }
      return read(LaunchRefusal.self) == .bothFalse
    }
  }

  private mutating func note(_ call: DelegateCall) {
    switch call {
    case .applicationWillEnterForeground, .applicationWillResignActive: applicationState = .inactive
    case .applicationDidBecomeActive: applicationState = .active
    case .applicationDidEnterBackground: applicationState = .background
    case .sceneWillConnect(let scene, _, _):
      hasConnected = true
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

/// The calls that a process has been planned to get: those that were made, those of the step that is played, and those
/// that wait for a cut step to be finished.
struct CallQueue: Sendable {
  private var planned: [PlannedCall] = []
  private var position = 0
  private var postponed: [PlannedCall] = []
  private var isPastCut = false
  /// Where the step that is played is cut.
  private var cutOfStep: CutPoint?
  /// Where the step was cut that waits to be finished.
  private(set) var cut: CutPoint?

  init() { planned.reserveCapacity(32) }

  /// Whether a cut launch or event waits to be finished.
  var isCut: Bool { !postponed.isEmpty }

  mutating func beginStep(cutAt cut: CutPoint?) {
    position = planned.count
    if !isCut { self.cut = cut }
    cutOfStep = cut
    isPastCut = false
  }

  mutating func append(_ call: consuming PlannedCall) {
    if isPastCut { postponed.append(call) } else { planned.append(call) }
  }

  /// Everything planned after this waits, if the step is cut here.
  mutating func mark(_ point: CutPoint) {
    if cutOfStep == point { isPastCut = true }
  }

  mutating func planPostponed() {
    planned += postponed
    postponed = []
  }

  mutating func dropPostponed() { postponed = [] }

  /// The next call of the step.
  mutating func next() -> PlannedCall? {
    guard position < planned.count else { return nil }
    position += 1
    return planned[position - 1]
  }

  /// Puts a call before the next one.
  mutating func insert(_ call: consuming PlannedCall) { planned.insert(call, at: position) }
}

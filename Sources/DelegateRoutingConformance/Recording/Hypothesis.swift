import DelegateRoutingCorpus
import DelegateRoutingSpec

/// One way to read a recording as far as it was read: the steps that led to its calls, and the system after them.
struct Hypothesis {
  /// The system after the last move.
  var model: SystemModel
  /// What has happened.
  private(set) var moves: [Move] = []
  /// How many steps it needs; of two ways to read the same, the one with fewer is meant.
  private(set) var steps = 0

  /// One thing that happened.
  enum Move {
    /// A step begins.
    case step(Step)
    /// Something that the app does, whatever the system is doing.
    case appStep(AppStep)
    /// The recorded call of an item, which carries these occurrences.
    case call(item: Int, [OccurrenceID])
    /// A call that the model makes, by a method that the recorder never saw.
    case unrecorded(PlannedCall)
    /// An item that is no call of the system's, or one that may come at any time.
    case item(Int)
  }

  init(_ model: SystemModel) { self.model = model }

  mutating func note(_ move: Move) { moves.append(move) }

  mutating func begin(_ next: Step) {
    steps += 1
    moves.append(.step(next))
    model.begin(next)
  }

  /// Takes a recorded call, if it is the next of the step that is going on. Calls of methods that the recorder never saw
  /// may be missing before it. Nil where the step has no such call left; then it is over if `isOver` says so.
  mutating func take(_ call: DelegateCall, item: Int, returned: Bool?, seen: Set<DelegateMethod>) -> Bool {
    while let planned = model.next() {
      if call.mayBe(planned.call) {
        moves.append(.call(item: item, planned.occurrences))
        model.reply(.bool(returned ?? true))
        return true
      }
      guard skip(planned, seen) else { return false }
    }
    return false
  }

  /// Ends the step that is going on; false if it still has calls that the recorder would have seen.
  mutating func finish(seen: Set<DelegateMethod>) -> Bool {
    while let planned = model.next() {
      guard skip(planned, seen) else { return false }
    }
    return true
  }

  /// Goes on to the next call of the step that the recorder would have seen.
  mutating func skipUnrecorded(seen: Set<DelegateMethod>) {
    var next = self
    while let planned = next.model.next(), next.skip(planned, seen) { self = next }
  }

  /// Ends the step whatever it still leads to: a recording may stop anywhere, and a process too.
  mutating func giveUp() {
    while let planned = model.next() { leaveOut(planned) }
  }

  private mutating func skip(_ planned: PlannedCall, _ seen: Set<DelegateMethod>) -> Bool {
    guard !seen.contains(planned.call.method) || DelegateMethod.unscheduled.contains(planned.call.method) else {
      return false
    }
    leaveOut(planned)
    return true
  }

  private mutating func leaveOut(_ planned: PlannedCall) {
    moves.append(.unrecorded(planned))
    model.reply(.bool(true))
  }

  /// What the step still leads to that the recorder would have seen; nil where nothing.
  func expected(seen: Set<DelegateMethod>) -> DelegateCall? {
    var model = model
    while let planned = model.next() {
      if seen.contains(planned.call.method) { return planned.call }
      model.reply(.bool(true))
    }
    return nil
  }

  /// What can make a difference to what comes: two hypotheses with the same are read on as one.
  func future(scenes: [SceneID]) -> String {
    var model = model
    var parts = ["\(model.isRunning)", "\(model.applicationState)", model.preferredScene.name]
    for scene in scenes { parts.append("\(model.problem(with: .closeScene(scene)) == nil)") }
    while let planned = model.next() {
      parts.append("\(CallText.call(planned.call)) \(planned.call.carriedPayloads.hashValue)")
      model.reply(.bool(true))
    }
    parts += model.connectedScenes().map { "\($0.scene) \($0.activationState)" }.sorted()
    return parts.joined(separator: ",")
  }
}

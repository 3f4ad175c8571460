import DelegateRoutingCorpus
import DelegateRoutingSpec

/// A recording as a trace: with the steps that were found for it, and with the calls that its recorder could not see as
/// calls that nobody forwarded.
struct RecordedTrace {
  private(set) var trace: Trace
  /// The number of the item that each entry comes from; that of the item before where it comes from none.
  private(set) var items: [Int] = []

  private let recording: Recording

  /// What the hypothesis makes of the recording, to the end of its last step unless more is to be added. Steps of the
  /// app's are no matter of the system's; calls that the recorder could not see can be left out.
  init(
    _ recording: Recording, _ hypothesis: Hypothesis, _ reading: Reading, includingAppSteps: Bool = false,
    includingUnrecorded: Bool = true, isComplete: Bool = true
  ) {
    self.recording = recording
    var hypothesis = hypothesis
    if isComplete { hypothesis.giveUp() }
    trace = Trace(setting: recording.setting, reading: reading, occurrences: hypothesis.model.occurrences)
    var isTerminating = false
    for move in hypothesis.moves {
      switch move {
      case .step(let step):
        endStep(isTerminating)
        isTerminating = step == .terminate
        begin(step)
        if case .launch = step { add(.processStarted) }
        if case .launchInBackground = step { add(.processStarted) }
      case .appStep(let step) where includingAppSteps: begin(.app(step))
      case .call(let item, let occurrences): addCall(item, occurrences)
      case .unrecorded(let planned) where includingUnrecorded:
        add(.call(planned.call, occurrences: planned.occurrences, forwarded: false))
      case .item(let item): addItem(item)
      case .appStep, .unrecorded: break
      }
    }
    if isComplete { endStep(isTerminating) }
  }

  /// Adds a call that the hypothesis does not explain, after a step that may have led to it, if one is given.
  mutating func add(_ item: Int, after step: Step?) {
    if let step { begin(step) }
    guard case .call(let call, _) = recording.items[item].content else { return }
    let carried = call.carriedPayloads
    let occurrences = trace.occurrences.filter { occurrence in
      carried.contains { $0.isSameThing(as: occurrence.payload) }
    }
    addCall(item, occurrences.map(\.id))
  }

  /// The line in the file that an entry comes from.
  func line(of entry: Int) -> Int? {
    guard let item = items.indices.contains(entry) ? items[entry] : items.last, item >= 0 else { return nil }
    return recording.items[item].line
  }

  private mutating func add(_ entry: TraceEntry, item: Int? = nil) {
    trace.entries.append(entry)
    items.append(item ?? items.last ?? -1)
  }

  private mutating func begin(_ step: Step) {
    add(.step(trace.steps.count))
    trace.steps.append(step)
  }

  private mutating func endStep(_ isTerminating: Bool) {
    if !trace.entries.isEmpty { add(.settled) }
    if isTerminating { add(.processEnded) }
  }

  private mutating func addCall(_ item: Int, _ occurrences: [OccurrenceID]) {
    guard case .call(let call, let circumstances) = recording.items[item].content else { return }
    add(.call(call, occurrences: occurrences, forwarded: true), item: item)
    if circumstances.isOffMainThread { add(.offMainThread) }
    // Somebody implements a launch method that was recorded; it returns true more often than not.
    let isLaunch = call.method == .willFinishLaunching || call.method == .didFinishLaunching
    if let returned = circumstances.returned ?? (isLaunch ? true : nil) { add(.reply(.bool(returned))) }
  }

  private mutating func addItem(_ item: Int) {
    switch recording.items[item].content {
    case .delivery(let delivery): add(.delivery(delivery), item: item)
    case .windows(let scene, let windows): add(.windows(scene, windows), item: item)
    case .call(let call, _) where call.method == .applicationWillTerminate: addCall(item, [])
    case .call, .otherCall, .trigger, .processStarted: break
    }
  }
}

import DelegateRoutingCorpus
import DelegateRoutingSpec

extension Recording {
  /// Judges the recording: its calls by the system model and the platform rules, and its deliveries, if it has any, by
  /// the router rules under a profile.
  public func judged(by profile: RouterProfile?) -> RecordingVerdict { RecordingJudge(self, profile).verdict() }
}

/// Judges one recording.
struct RecordingJudge {
  let recording: Recording
  let profile: RouterProfile?
  private let outlook: Outlook
  var result = RecordingVerdict()
  private(set) var outcomes: [(reading: Reading, outcome: RecordingSearch.Outcome)] = []

  /// How many steps are tried in all, so that no recording keeps the judge busy for long.
  private static let budget = 400_000
  private static let readingLimit = 48

  init(_ recording: Recording, _ profile: RouterProfile?) {
    self.recording = recording
    self.profile = profile
    outlook = Outlook(recording)
  }

  func verdict() -> RecordingVerdict {
    var judge = self
    judge.count()
    guard SystemModel(setting: recording.setting) != nil else {
      judge.judgeUnplayed()
      return judge.result
    }
    if recording.setting.host.hasHostingSceneDelegate {
      judge.result.notes.append(
        "Who is handed an event for a scene of a UIHostingSceneDelegate is not documented: a call with one is not explained."
      )
    }
    judge.search()
    judge.judgeCalls()
    judge.judgeDeliveries()
    return judge.result
  }

  private mutating func count() {
    result.skippedLines = recording.skippedLines
    for item in recording.items {
      switch item.content {
      case .call: result.calls += 1
      case .otherCall:
        result.calls += 1
        result.leftOut += 1
      case .delivery: result.deliveries += 1
      case .processStarted, .trigger, .windows: break
      }
    }
  }
}

// MARK: - Calls

extension RecordingJudge {
  /// Every alternative is tried until a reading explains the calls; from there on, one alternative at a time.
  private mutating func search() {
    var budget = Self.budget
    var leaves: Set<Reading> = []
    _ = Reading.thatMatter(limit: Self.readingLimit) { reading in
      guard budget > 0, let model = SystemModel(setting: recording.setting, reading: reading) else { return [] }
      var search = RecordingSearch(recording, outlook, budget: budget)
      let outcome = search.run(model)
      budget = search.budget
      outcomes.append((reading, outcome))
      if leaves.contains(reading) { return [] }
      if outcome.unexplained == nil { leaves.formUnion(reading.alternatives(at: outcome.consulted)) }
      return outcome.consulted
    }
    let isExplained = outcomes.contains { $0.outcome.unexplained == nil }
    result.isGivenUp = budget <= 0 && !isExplained
    if budget <= 0 && isExplained { result.notes.append("Not every reading was tried: the search has a limit.") }
  }

  private mutating func judgeCalls() {
    let fitting = outcomes.filter { $0.outcome.unexplained == nil }
    if let best = fitting.first, let hypothesis = best.outcome.hypotheses.first {
      result.isExplained = true
      describe(hypothesis)
      describeReadings(fitting.map(\.reading), default: best.reading)
      let isBroken = Set(broken(by: RecordedTrace(recording, hypothesis, best.reading)).map(\.rule))
      let recorded = RecordedTrace(recording, hypothesis, best.reading, includingUnrecorded: false)
      result.brokenRules = broken(by: recorded).filter { isBroken.contains($0.rule) }
    } else {
      describeUnexplained()
    }
  }

  private mutating func describe(_ hypothesis: Hypothesis) {
    for move in hypothesis.moves {
      switch move {
      case .step(let step): result.steps.append(CallText.step(step))
      case .item(let index):
        if case .call(let call, _) = recording.items[index].content, call.method != .applicationWillTerminate {
          result.leftOut += 1
        }
      default: break
      }
    }
  }

  private mutating func describeReadings(_ fitting: [Reading], default best: Reading) {
    for point in DisputedPoint.allCases {
      let tried = Set(outcomes.map { $0.reading.number(at: point) })
      guard tried.count > 1 else { continue }
      let fits = Set(fitting.map { $0.number(at: point) })
      let names = point.facts.choices.enumerated().filter { tried.contains(UInt8($0.offset)) }
      result.readings.append(
        RecordingVerdict.Fitting(
          point: point.facts.name, fits: names.filter { fits.contains(UInt8($0.offset)) }.map(\.element.name),
          doesNotFit: names.filter { !fits.contains(UInt8($0.offset)) }.map(\.element.name)))
    }
  }

  /// The item that was reached under the reading that explains most.
  private mutating func describeUnexplained() {
    guard let furthest = outcomes.compactMap(\.outcome.unexplained).max(),
      let best = outcomes.first(where: { $0.outcome.unexplained == furthest }),
      let hypothesis = best.outcome.hypotheses.first
    else { return }
    describe(hypothesis)
    var expected: [RecordingVerdict.Expected] = []
    for (reading, outcome) in outcomes where outcome.unexplained == furthest {
      for call in outcome.hypotheses.map({ $0.expected(seen: outlook.seen) }) {
        let text = call.map(CallText.call) ?? Self.stepIsOver
        if !expected.contains(where: { $0.call == text }) {
          expected.append(RecordingVerdict.Expected(reading: reading.name, call: text))
        }
      }
    }
    if expected.count > 1 { expected.removeAll { $0.call == Self.stepIsOver } }
    let item = recording.items[furthest]
    result.unexplained = RecordingVerdict.Unexplained(
      line: item.line, what: text(item.content) + (problem(at: furthest, hypothesis).map { ": \($0)" } ?? ""),
      expected: Array(expected.prefix(4)))
    if !result.isGivenUp, case .call = item.content {
      result.brokenRules = rulesBroken(by: furthest, hypothesis, best.reading)
    }
  }

  /// Why what a trigger says makes no sense where it stands; nil for other items.
  private func problem(at item: Int, _ hypothesis: Hypothesis) -> String? {
    guard case .trigger(let trigger) = recording.items[item].content else { return nil }
    return trigger.steps(outlook, from: item).compactMap(hypothesis.model.problem).first
  }

  private static let stepIsOver = "nothing: the step is over, and no other leads to this"

  private func text(_ content: Recording.Content) -> String {
    switch content {
    case .call(let call, _): CallText.call(call)
    case .trigger(let trigger): "the trigger \(trigger.kind.rawValue)"
    case .processStarted: "a process starts"
    case .otherCall(let method): method.rawValue
    case .delivery(let delivery): CallText.delivery(delivery)
    case .windows(let scene, _): "the windows of \(scene)"
    }
  }

  /// The rules that are broken by the call, in the step that was going on or after what may have been sent, whichever
  /// breaks fewer. A rule counts if it is broken with the calls that the recorder could not see and without them.
  private func rulesBroken(by item: Int, _ hypothesis: Hypothesis, _ reading: Reading) -> [RecordingVerdict.Broken] {
    var hypothesis = hypothesis
    hypothesis.skipUnrecorded(seen: outlook.seen)
    let events = outlook.saysWhatWasSent ? [] : outlook.events(from: item)
    let steps: [Step?] =
      [nil] + events.map { .receive($0, scene: outlook.scenes(from: item)[0], upTo: nil) }
    let found = steps.map { step in
      let withoutThem = newlyBroken(by: item, after: step, hypothesis, reading, includingUnrecorded: false).map(\.rule)
      return newlyBroken(by: item, after: step, hypothesis, reading, includingUnrecorded: true)
        .filter { withoutThem.contains($0.rule) }
    }
    return found.min { $0.count < $1.count } ?? []
  }

  /// What is broken with the call and was not before it.
  private func newlyBroken(
    by item: Int, after step: Step?, _ hypothesis: Hypothesis, _ reading: Reading, includingUnrecorded: Bool
  ) -> [RecordingVerdict.Broken] {
    var trace = RecordedTrace(
      recording, hypothesis, reading, includingUnrecorded: includingUnrecorded, isComplete: false)
    let before = Set(broken(by: trace).map { [$0.rule, $0.message] })
    trace.add(item, after: step)
    return broken(by: trace).filter { !before.contains([$0.rule, $0.message]) }
  }

  private func broken(by trace: RecordedTrace) -> [RecordingVerdict.Broken] {
    PlatformRule.broken(by: trace.trace).map { broken in
      RecordingVerdict.Broken(
        rule: broken.rule, line: trace.line(of: broken.violation.entry), message: broken.violation.message)
    }
  }

  /// An app whose life cycle the model does not play: one that refuses to launch must not be called at all.
  private mutating func judgeUnplayed() {
    let lifeCycle = recording.setting.lifeCycle
    guard lifeCycle == .refusedToLaunch else {
      result.notes.append(
        "The system model does not play the life cycle \(lifeCycle.rawValue) yet: nothing of this was judged.")
      return
    }
    var trace = Trace(setting: recording.setting, steps: [.launch(nil, scene: .main, upTo: nil)])
    trace.entries = [.step(0), .processStarted]
    var lines: [Int?] = [nil, nil]
    for item in recording.items {
      guard case .call(let call, _) = item.content else { continue }
      trace.entries.append(.call(call, occurrences: [], forwarded: true))
      lines.append(item.line)
    }
    result.isExplained = result.calls == 0
    result.brokenRules = PlatformRule.broken(by: trace).map { broken in
      RecordingVerdict.Broken(
        rule: broken.rule, line: lines[min(broken.violation.entry, lines.count - 1)], message: broken.violation.message)
    }
  }
}

extension RecordingVerdict.Broken {
  init(rule: Rule, line: Int?, message: String) {
    self.init(
      rule: rule.name, line: line, message: message, level: rule.level, statement: rule.statement, link: rule.link)
  }
}

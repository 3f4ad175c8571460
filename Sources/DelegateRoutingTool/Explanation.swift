import DelegateRoutingConformance
import DelegateRoutingCorpus
import DelegateRoutingSpec

/// What iOS calls for an event, as `explain` shows it.
struct Explanation: Encodable {
  let event: EventKind
  let state: TableState
  let lifeCycle: TableColumn
  let ios: OSVersion
  let sdk: OSVersion
  let calls: [Call]
  let neverCalled: [String]
  let rules: [NamedRule]
  let readings: [Point]

  struct Call: Encodable, Equatable {
    let method: String
    let scene: String?
    let payload: String?
  }

  struct NamedRule: Encodable {
    let name: String
    let statement: String
    let evidence: Evidence
    let link: String
  }

  /// A disputed point that decides something here.
  struct Point: Encodable {
    let name: String
    let question: String
    let evidence: Evidence
    let choices: [Choice]

    struct Choice: Encodable {
      let name: String
      let statement: String
      let isDefault: Bool
      let sources: [Source]
      /// The calls under this choice.
      let calls: [Call]
    }
  }
}

extension Explanation {
  /// Plays the event in a setting. Throws a `UsageError` for what is not played.
  init(_ kind: EventKind, _ state: TableState, in setting: Setting, _ corpus: Corpus) throws {
    let setting = setting.with(corpus.identity())
    let steps = try ExampleEvent(kind, corpus).steps(state)
    guard let main = Self.play(steps, setting, Reading()) else {
      throw UsageError("\(kind.rawValue) does not come \(state.rawValue) in the life cycle \(setting.column.rawValue)")
    }
    let points = Reading().alternatives(at: main.consulted)
    let alternatives = points.compactMap { reading in
      Self.play(steps, setting, reading).map { (reading, $0.calls.map(Call.init)) }
    }
    self.event = kind
    self.state = state
    lifeCycle = setting.column
    ios = setting.ios
    sdk = setting.sdk
    calls = main.calls.map(Call.init)
    let called = Set((calls + alternatives.flatMap(\.1)).map(\.method))
    let neverCalled = ExampleEvent.carriers(of: kind, in: setting).filter { !called.contains($0.rawValue) }
    self.neverCalled = neverCalled.map(\.rawValue)
    rules = (RulesAtStake(steps, setting, neverCalled: neverCalled)?.rules ?? []).map { NamedRule($0.rule) }
    let calls = calls
    readings = DisputedPoint.allCases.filter(main.consulted.contains).map { point in
      Point(point, calls, alternatives)
    }
  }

  /// The calls of the last step; nil where a step is impossible.
  static func play(
    _ steps: [Step], _ setting: Setting, _ reading: Reading
  ) -> (calls: [DelegateCall], consulted: PointSet)? {
    var consulted = PointSet(rawValue: 0)
    let played = Trace(playing: steps, in: setting, reading: reading, replies: .agreeable, noting: &consulted)
    // What a host leaves out iOS cannot call.
    return played.map { trace in
      (trace.lastStep.compactMap { if case .call(let call, _, forwarded: true) = $0 { call } else { nil } }, consulted)
    }
  }
}

extension Explanation {
  /// An event for an app that does not launch: nothing is called, for the rule that says so.
  init(_ kind: EventKind, _ state: TableState, refusedIn setting: Setting) {
    event = kind
    self.state = state
    lifeCycle = setting.column
    ios = setting.ios
    sdk = setting.sdk
    calls = []
    neverCalled = ExampleEvent.carriers(of: kind, in: setting).map(\.rawValue)
    rules = PlatformRule.all.filter { $0.rule.lifeCycles == [.refusedToLaunch] && $0.applies(setting) }
      .map { NamedRule($0.rule) }
    readings = []
  }
}

extension Explanation.NamedRule {
  fileprivate init(_ rule: Rule) {
    self.init(name: rule.name, statement: rule.statement, evidence: rule.evidence, link: rule.link)
  }
}

extension Explanation.Call {
  fileprivate init(_ call: DelegateCall) {
    self.init(method: call.method.rawValue, scene: call.scene?.name, payload: CallText.payload(of: call))
  }
}

extension Explanation.Point {
  fileprivate init(
    _ point: DisputedPoint, _ main: [Explanation.Call], _ alternatives: [(Reading, [Explanation.Call])]
  ) {
    name = point.facts.name
    question = point.facts.question
    evidence = point.facts.evidence
    choices = point.facts.choices.enumerated().map { number, choice in
      Choice(
        name: choice.name, statement: choice.statement, isDefault: number == 0, sources: choice.sources,
        calls: alternatives.first { $0.0.number(at: point) == UInt8(number) && number > 0 }?.1 ?? main)
    }
  }
}

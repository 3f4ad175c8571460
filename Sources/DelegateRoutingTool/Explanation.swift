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
  /// The kinds of event that the system model plays, each with the fixture that stands for it.
  static let played: [(kind: EventKind, fixture: String)] = [
    (.customURL, "custom-scheme/plain"), (.fileURL, "file/plain"), (.universalLink, "universal-link/plain"),
    (.widget, "widget/plain"), (.appActivity, "app-activity/plain"),
  ]

  /// Plays the event in a setting. Throws a `UsageError` for what is not played.
  init(_ kind: EventKind, _ state: TableState, in setting: Setting, _ corpus: Corpus) throws {
    let setting = setting.with(corpus.identity())
    let event = try Self.event(kind, corpus)
    let steps = Self.steps(event, state)
    guard let main = Self.play(steps, setting, Reading()) else {
      throw UsageError("\(state.rawValue) does not exist in the life cycle \(setting.column.rawValue)")
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
    let neverCalled = Self.carriers(of: kind).filter { !called.contains($0.rawValue) }
    self.neverCalled = neverCalled.map(\.rawValue)
    rules = (RulesAtStake(steps, setting, neverCalled: neverCalled)?.rules ?? []).map { NamedRule($0.rule) }
    let calls = calls
    readings = DisputedPoint.allCases.filter(main.consulted.contains).map { point in
      Point(point, calls, alternatives)
    }
  }

  /// The event that stands for a kind.
  static func event(_ kind: EventKind, _ corpus: Corpus) throws -> ExternalEvent {
    let identity = corpus.identity()
    let kinds = played.map(\.kind.rawValue).joined(separator: ", ")
    guard let id = played.first(where: { $0.kind == kind })?.fixture else {
      throw UsageError("the system model does not play \(kind.rawValue) yet; it plays \(kinds)")
    }
    if kind == .customURL || kind == .fileURL, let url = corpus.url(id)?.url(for: identity) {
      return .openURLs([OpenURLContext(url: url)])
    }
    guard let activity = corpus.activity(id)?.activity(for: identity) else {
      throw UsageError("the corpus has no fixture '\(id)', which stands for \(kind.rawValue)")
    }
    return kind == .universalLink ? .universalLink(activity) : .activity(activity, kind: kind)
  }

  /// The steps that bring about a state and then the event.
  static func steps(_ event: ExternalEvent, _ state: TableState) -> [Step] {
    let open: [Step] = [.launch(nil, scene: .main, upTo: nil), .leave(.main)]
    let receive = Step.receive(event, scene: .main, upTo: nil)
    switch state {
    case .cold: return [.launch(event, scene: .main, upTo: nil)]
    case .warm: return open + [receive]
    case .disconnected: return open + [.disconnect(.main), receive]
    }
  }

  /// The calls of the last step; nil where a step is impossible.
  static func play(
    _ steps: [Step], _ setting: Setting, _ reading: Reading
  ) -> (calls: [DelegateCall], consulted: PointSet)? {
    guard var model = SystemModel(setting: setting, reading: reading) else { return nil }
    var calls: [DelegateCall] = []
    for step in steps {
      guard model.allows(step) else { return nil }
      calls = []
      model.begin(step)
      while let planned = model.next() {
        // What a host leaves out iOS cannot call.
        if planned.isForwarded { calls.append(planned.call) }
        model.reply(.bool(true))
      }
    }
    return (calls, model.consulted)
  }

  /// The methods by which such an event could come anywhere.
  static func carriers(of kind: EventKind) -> [DelegateMethod] {
    switch kind {
    case .customURL, .fileURL: [.applicationOpenURL, .sceneWillConnect, .sceneOpenURLContexts]
    default: [.applicationContinueActivity, .sceneWillConnect, .sceneWillContinueActivity, .sceneContinueActivity]
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
    neverCalled = Self.carriers(of: kind).map(\.rawValue)
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

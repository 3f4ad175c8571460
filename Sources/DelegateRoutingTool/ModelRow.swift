import DelegateRoutingConformance
import DelegateRoutingCorpus
import DelegateRoutingSpec

/// A row of the behaviour tables as the system model has it: the shape of the rows in `Specs/tables`, without what the
/// model cannot know of itself (grade and sources), and with the disputed points that decide.
struct ModelRow: Encodable {
  /// A kind of event, or `plain-launch`.
  let event: String
  let state: TableState
  let lifeCycle: TableColumn
  let calls: [Call]
  /// The methods by which such an event comes elsewhere, and here under no reading.
  let neverCalled: [String]
  /// Whether every reading has the calls in this order.
  let orderCertain: Bool
  /// The disputed points that decide here, by name.
  let readings: [String]

  struct Call: Encodable {
    let method: String
    let payload: String?
    /// Whether a reading is without it.
    let optional: Bool

    private enum CodingKeys: CodingKey {
      case method, payload, optional
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(method, forKey: .method)
      try container.encode(payload, forKey: .payload)
      try container.encode(optional, forKey: .optional)
    }
  }
}

extension ModelRow {
  /// What the tables call an app that is opened without an event.
  static let plainLaunch = "plain-launch"

  /// The rows of a state that the model plays: the plain launch, then each kind of event, in each column.
  static func rows(_ state: TableState, _ corpus: Corpus) throws -> [ModelRow] {
    let kinds: [EventKind?] = [nil] + EventKind.allCases
    return try kinds.flatMap { kind in
      try TableColumn.allCases.compactMap { column in
        try column.setting(for: kind).flatMap { try ModelRow(kind, state, in: $0, corpus) }
      }
    }
  }

  /// Nil where the state does not exist in the setting.
  private init?(_ kind: EventKind?, _ state: TableState, in setting: Setting, _ corpus: Corpus) throws {
    let setting = setting.with(corpus.identity())
    let steps = try kind.map { try ExampleEvent($0, corpus).steps(state) } ?? Self.plainSteps(state)
    guard let main = Explanation.play(steps, setting, Reading()) else { return nil }
    let others = Reading().alternatives(at: main.consulted).compactMap { reading in
      Explanation.play(steps, setting, reading)?.calls.map(\.method)
    }
    let methods = main.calls.map(\.method)
    event = kind?.rawValue ?? Self.plainLaunch
    self.state = state
    lifeCycle = setting.column
    calls = main.calls.map { call in
      let places = CallText.payloadPlaces(of: call)
      return Call(
        method: call.method.rawValue, payload: places.isEmpty ? nil : places.joined(separator: ", "),
        optional: others.contains { !$0.contains(call.method) })
    }
    let called = Set(methods + others.joined())
    neverCalled = (kind.map { ExampleEvent.carriers(of: $0, in: setting) } ?? []).filter { !called.contains($0) }.map(
      \.rawValue)
    orderCertain = others.allSatisfy { other in
      other.filter(methods.contains) == methods.filter(other.contains)
    }
    readings = DisputedPoint.allCases.filter(main.consulted.contains).map(\.facts.name)
  }

  private static func plainSteps(_ state: TableState) -> [Step] {
    let launch = Step.launch(nil, scene: .main, upTo: nil)
    switch state {
    case .cold: return [launch]
    case .warm: return [launch, .leave(.main), .comeBack(.main)]
    case .disconnected: return [launch, .leave(.main), .disconnect(.main), .comeBack(.main)]
    }
  }
}

import DelegateRoutingSpec

/// A system model that is broken in one way: what the real one plays, with an edit. The rule about the platform that it
/// was made for has to convict it.
public struct ModelFault: Sendable, CustomStringConvertible {
  /// The name of the rule that the edit breaks.
  public let rule: String
  /// What is wrong with the system.
  public let edit: Edit

  let setting: Setting
  let steps: [Step]
  let reading: Reading
  let replies: [DelegateMethod: DelegateReply]

  /// A change to the calls of a trace. A method stands for its last call.
  public enum Edit: Sendable {
    /// The call is not made.
    case drop(DelegateMethod)
    /// The call is made twice.
    case `repeat`(DelegateMethod)
    /// Two calls change places.
    case swap(DelegateMethod, DelegateMethod)
    /// The call is another, or has another payload.
    case replace(DelegateMethod, with: DelegateCall)
    /// A call comes that should not.
    case add(DelegateCall, after: DelegateMethod)
    /// The process begins with a call that should not come.
    case begin(with: DelegateCall)
    /// Nothing comes after the call.
    case stop(after: DelegateMethod)
    /// What has happened around the delegates just before the call is this and nothing else.
    case surround(DelegateMethod, with: [TraceEntry])
  }

  public var description: String { rule }

  /// A model that plays the steps in the setting as the real one does, but for the edit.
  public init(
    _ rule: String, in setting: Setting, _ steps: [Step], reading: Reading = Reading(),
    replies: [DelegateMethod: DelegateReply] = [:], _ edit: Edit
  ) {
    self.rule = rule
    self.setting = setting
    self.steps = steps
    self.reading = reading
    self.replies = replies
    self.edit = edit
  }

  /// Every fault, in the order of the rules.
  public static let all =
    applicationDelegateFaults + applicationDelegateEventFaults + sceneFaults + sceneEventFaults + swiftUIFaults
    + surroundingFaults
}

extension ModelFault {
  /// What the real model plays.
  public var real: Trace {
    Trace(playing: steps, in: setting, reading: reading, replies: replies) ?? Trace(setting: setting)
  }

  /// What the broken model plays.
  public var broken: Trace {
    var trace = real
    func place(_ method: DelegateMethod) -> Int? {
      trace.entries.lastIndex { if case .call(let call, _, _) = $0 { call.method == method } else { false } }
    }
    /// The call with the answer to it.
    func turn(_ method: DelegateMethod) -> Range<Int>? {
      place(method).map { place in
        place..<(trace.entries[(place + 1)...].firstIndex { !$0.isPartOfTurn } ?? trace.entries.endIndex)
      }
    }
    switch edit {
    case .drop(let method): if let turn = turn(method) { trace.entries.removeSubrange(turn) }
    case .repeat(let method):
      if let turn = turn(method) { trace.entries.insert(contentsOf: trace.entries[turn], at: turn.upperBound) }
    case .swap(let one, let other):
      if let one = place(one), let other = place(other) { trace.entries.swapAt(one, other) }
    case .replace(let method, let call):
      if let place = place(method), case .call(_, let carried, let isForwarded) = trace.entries[place] {
        trace.entries[place] = .call(call, occurrences: carried, forwarded: isForwarded)
      }
    case .add(let call, let method):
      if let turn = turn(method) { trace.entries.insert(Self.entry(call), at: turn.upperBound) }
    case .begin(let call):
      let place = trace.entries.lastIndex { if case .processStarted = $0 { true } else { false } }
      if let place { trace.entries.insert(Self.entry(call), at: place + 1) }
    case .stop(let method): if let turn = turn(method) { trace.entries.removeSubrange(turn.upperBound...) }
    case .surround(let method, let notes):
      guard let place = place(method) else { break }
      let before = trace.entries[..<place].lastIndex { !$0.isNote } ?? 0
      trace.entries.replaceSubrange((before + 1)..<place, with: notes)
    }
    return trace
  }

  private static func entry(_ call: DelegateCall) -> TraceEntry { .call(call, occurrences: [], forwarded: true) }

  /// What is wrong with the rule, to judge by the two traces; nil where it tells them apart.
  public var problem: String? {
    guard let rule = PlatformRule.named(rule), rule.applies(setting) else {
      return "there is no rule \(rule) about \(setting.name)"
    }
    if real.entries.isEmpty { return "the real model does not play the steps with which \(self) is tested" }
    let broken = PlatformRule.broken(by: real).map(\.rule.name)
    if !broken.isEmpty { return "the real model breaks \(broken.joined(separator: ", ")) where \(self) is tested" }
    return rule.violation(self.broken) == nil ? "the rule \(self) does not convict its broken model" : nil
  }

  /// The same with another edit.
  public func with(_ edit: Edit) -> ModelFault {
    ModelFault(rule, in: setting, steps, reading: reading, replies: replies, edit)
  }

  /// The other rules that convict it.
  var others: [String] { PlatformRule.broken(by: broken).map(\.rule.name).filter { $0 != rule } }
}

extension TraceEntry {
  /// Whether it belongs to the call before it.
  fileprivate var isPartOfTurn: Bool {
    switch self {
    case .reply, .settled: true
    default: false
    }
  }

  /// Whether it tells of something around the delegates.
  fileprivate var isNote: Bool {
    switch self {
    case .windows, .delegateMade: true
    default: false
    }
  }
}

extension ModelFault.Edit: CustomStringConvertible {
  public var description: String {
    switch self {
    case .drop(let method): "`\(method.rawValue)` is missing"
    case .repeat(let method): "`\(method.rawValue)` comes twice"
    case .swap(let one, let other): "`\(one.rawValue)` and `\(other.rawValue)` change places"
    case .replace(let method, let call) where method == call.method: "`\(method.rawValue)` has another payload"
    case .replace(let method, let call): "`\(call.method.rawValue)` comes for `\(method.rawValue)`"
    case .add(let call, _), .begin(let call): "`\(call.method.rawValue)` comes as well"
    case .stop(let method): "nothing comes after `\(method.rawValue)`"
    case .surround(let method, _): "something else happens just before `\(method.rawValue)`"
    }
  }
}

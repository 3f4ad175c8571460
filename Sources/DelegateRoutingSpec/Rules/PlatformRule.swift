/// A rule about what iOS does: a predicate over a trace.
public struct PlatformRule: Sendable {
  /// The rule's name, statement and evidence.
  public let rule: Rule
  /// The settings in which it applies.
  public let applies: @Sendable (Setting) -> Bool
  /// The first place in what was read that breaks the rule; nil if none does.
  let question: @Sendable (TraceHistory) -> Violation?

  /// A place in a trace that breaks a rule.
  public struct Violation: Sendable, Hashable {
    /// The number of the entry that breaks it; of the last call of the step where a call is missing.
    public let entry: Int
    /// What is wrong there, in one sentence.
    public let message: String

    /// A violation.
    public init(entry: Int, message: String) {
      self.entry = entry
      self.message = message
    }
  }

  /// The first place in the trace that breaks the rule; nil if none does.
  public func violation(_ trace: Trace) -> Violation? { question(TraceHistory(trace)) }

  /// The rules that apply in the trace's setting and that it breaks, in the order of the pages. The trace is read once.
  public static func broken(by trace: Trace) -> [(rule: Rule, violation: Violation)] {
    let history = TraceHistory(trace)
    return all.compactMap { candidate in
      guard candidate.applies(trace.setting), let violation = candidate.question(history) else { return nil }
      return (candidate.rule, violation)
    }
  }
}

/// A rule about what iOS does: a predicate over a trace.
public struct PlatformRule: Sendable {
  /// The rule's name, statement and evidence.
  public let rule: Rule
  /// The settings in which it applies.
  public let applies: @Sendable (Setting) -> Bool
  /// The first place in the trace that breaks the rule; nil if none does.
  public let violation: @Sendable (Trace) -> Violation?

  /// A place in a trace that breaks a rule.
  public struct Violation: Sendable, Hashable {
    /// The number of the entry that breaks it.
    public let entry: Int
    /// What is wrong there, in one sentence.
    public let message: String

    /// A violation.
    public init(entry: Int, message: String) {
      self.entry = entry
      self.message = message
    }
  }

  /// A rule about what iOS does.
  public init(
    _ rule: Rule, applies: @escaping @Sendable (Setting) -> Bool,
    violation: @escaping @Sendable (Trace) -> Violation?
  ) {
    self.rule = rule
    self.applies = applies
    self.violation = violation
  }
}

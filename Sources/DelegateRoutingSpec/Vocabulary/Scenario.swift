/// A course of events in a setting.
public struct Scenario: Sendable, Hashable {
  /// The permanent name, a path made of names.
  public var id: String
  /// The setting that it is played in.
  public var setting: Setting
  /// What happens.
  public var steps: [Step]
  /// The names of the rules that it is about.
  public var rules: [String]
  /// Where it comes from.
  public var sources: [Source]
  /// What the profile's consumers answer, in their order; those beyond the list take everything.
  public var answers: [ListenerAnswer]

  /// A scenario.
  public init(
    id: String, setting: Setting, steps: [Step], rules: [String] = [], sources: [Source] = [],
    answers: [ListenerAnswer] = []
  ) {
    self.id = id
    self.setting = setting
    self.steps = steps
    self.rules = rules
    self.sources = sources
    self.answers = answers
  }
}

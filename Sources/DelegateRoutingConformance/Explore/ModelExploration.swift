import DelegateRoutingSpec

/// The system model, held to the rules about the platform in every legal sequence of an alphabet's steps.
public struct ModelExploration: Sendable {
  /// How many sequences were played.
  public private(set) var sequences = 0
  /// How many traces they made, under each reported reading that matters to them.
  public private(set) var traces = 0
  /// The shortest sequence that breaks each broken rule.
  public private(set) var violations: [Violation] = []

  /// A rule that the model breaks.
  public struct Violation: Sendable, Hashable {
    /// The rule's name.
    public let rule: String
    /// The names of the steps, with dots between them.
    public let sequence: String
    /// The setting's name.
    public let setting: String
    /// The reading's name; empty for the default.
    public let reading: String
    /// What is wrong, in one sentence.
    public let message: String
  }

  /// Plays every legal sequence of an alphabet up to a depth, by the system model unless another player is given. Throws a
  /// `SuiteError` where the corpus lacks a payload.
  package init(
    _ alphabet: StepAlphabet, depth: Int, _ catalogue: Catalogue,
    playedBy play: ([Step], Setting, Reading) -> Trace? = { Trace(playing: $0, in: $1, reading: $2) }
  ) throws {
    var shortest: [String: Int] = [:]
    for setting in alphabet.settings {
      let space = try SequenceSpace(alphabet, in: setting, catalogue.corpus)
      for sequence in LegalSequences(space, depth: depth) {
        sequences += 1
        let steps = space.steps(sequence)
        for reading in Self.readings(steps, space.setting) {
          guard let trace = play(steps, space.setting, reading) else { continue }
          traces += 1
          for (rule, violation) in PlatformRule.broken(by: trace)
          where sequence.count < shortest[rule.name] ?? .max {
            shortest[rule.name] = sequence.count
            violations.removeAll { $0.rule == rule.name }
            violations.append(
              Violation(
                rule: rule.name, sequence: space.name(sequence), setting: setting.name, reading: reading.name,
                message: violation.message))
          }
        }
      }
    }
  }

  /// The default reading, and those that matter to the steps and allow them.
  private static func readings(_ steps: [Step], _ setting: Setting) -> [Reading] {
    guard let consulted = SystemModel.consulted(by: steps, in: setting, Reading()) else { return [] }
    return [Reading()]
      + Reading().alternatives(at: consulted).filter { SystemModel.consulted(by: steps, in: setting, $0) != nil }
  }
}

extension ModelExploration {
  /// What was played, and the rules that were broken, for people.
  public var text: String {
    violations.map { violation in
      let reading = violation.reading.isEmpty ? "" : ", under the reading \(violation.reading)"
      return "✗ \(violation.rule): \(violation.message)\n  \(violation.setting): \(violation.sequence)\(reading)\n"
    }.joined()
      + "the system model: \(sequences) sequences, \(traces) traces, \(violations.count) broken rules about the platform\n"
  }
}

import DelegateRoutingCorpus
import DelegateRoutingSpec

/// The step sequences over an alphabet in one of its settings.
struct SequenceSpace: Sendable {
  let alphabet: StepAlphabet
  let setting: Setting
  let steps: [Step]
  /// The letters that are put together, by their numbers.
  let letters: [Int]

  /// The space of an alphabet in one of its settings. `usesLetter` says which steps are put together; sequences of the
  /// others can be played all the same. Throws a `SuiteError` where the corpus lacks a payload.
  init(
    _ alphabet: StepAlphabet, in setting: Setting, _ corpus: Corpus, usesLetter: (Step) -> Bool = { _ in true }
  ) throws {
    self.alphabet = alphabet
    let identity = corpus.identity(extending: setting.identity)
    self.setting = setting.with(identity)
    steps = try alphabet.letters.map { letter in
      guard let step = letter.step.step(for: identity, in: corpus) else {
        throw SuiteError("the corpus lacks a payload of the step \(letter.name), or Foundation does not parse it here")
      }
      return step
    }
    letters = steps.indices.filter { [steps] in usesLetter(steps[$0]) }
  }

  /// The system before the first step; nil where the model does not play the setting.
  var start: SystemModel? { SystemModel(setting: setting) }

  /// A sequence's steps.
  func steps(_ sequence: [Int]) -> [Step] { sequence.map { steps[$0] } }

  /// A sequence by the names of its steps, with dots between them.
  func name(_ sequence: [Int]) -> String { sequence.map { alphabet.letters[$0].name }.joined(separator: ".") }

  /// Whether each step makes sense where it stands, under every reported reading.
  func isLegal(_ sequence: [Int]) -> Bool { SystemModel.problem(with: steps(sequence), in: setting) == nil }

  /// The case that a legal sequence is: judged like every other.
  func conformanceCase(_ sequence: [Int]) -> ConformanceCase {
    ConformanceCase(
      group: "explore/\(alphabet.name)/\(setting.name)", name: name(sequence),
      scenario: Scenario(id: "", setting: setting, steps: steps(sequence), answers: alphabet.answers),
      isLegal: true)
  }
}

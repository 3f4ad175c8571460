import DelegateRoutingCorpus
import DelegateRoutingSpec

/// A few named steps and the settings that they are played in: what an exploration puts together in every legal way.
public struct StepAlphabet: Sendable {
  /// The permanent name.
  public let name: String
  /// What it is for, in one line.
  public let summary: String
  /// The settings, at most one for each column of the behaviour tables.
  public let settings: [Setting]
  /// What the profile's consumers answer, in their order; those beyond the list take everything.
  let answers: [ListenerAnswer]
  /// The steps, at most `limit`, the simplest first.
  let letters: [Letter]

  /// A step with its name.
  struct Letter: Sendable {
    /// Words joined by hyphens.
    let name: String
    let step: FixtureStep

    init(_ name: String, _ step: FixtureStep) {
      self.name = name
      self.step = step
    }
  }

  /// The names of the steps.
  public var steps: [String] { letters.map(\.name) }

  /// How many steps an alphabet has at most: with more, no depth worth the name can be gone through.
  public static let limit = 14

  init(
    _ name: String, _ summary: String, in settings: [Setting], answers: [ListenerAnswer] = [], _ letters: [Letter]
  ) {
    self.name = name
    self.summary = summary
    self.settings = settings
    self.answers = answers
    self.letters = letters
  }

  /// The alphabet of that name. Throws a `SuiteError` that lists those that there are.
  public static func named(_ name: String) throws -> StepAlphabet {
    guard let alphabet = all.first(where: { $0.name == name }) else {
      throw SuiteError("there is no alphabet '\(name)'; there are \(all.map(\.name).joined(separator: ", "))")
    }
    return alphabet
  }
}

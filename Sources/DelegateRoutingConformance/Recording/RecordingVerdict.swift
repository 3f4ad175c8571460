import DelegateRoutingCorpus
import DelegateRoutingSpec

/// What became of a recording: whether its calls can be explained, and what is broken.
public struct RecordingVerdict: Sendable, Encodable {
  /// How many calls were recorded.
  public internal(set) var calls = 0
  /// How many deliveries.
  public internal(set) var deliveries = 0
  /// How many lines of the file were not the recorder's.
  public internal(set) var skippedLines = 0
  /// How many calls say nothing about routing, or come at any time, and were left out of the judgement.
  public internal(set) var leftOut = 0
  /// The steps that lead to the calls, as far as they are explained; those that nobody wrote down are inferred.
  public internal(set) var steps: [String] = []
  /// Whether a reading explains every call.
  public internal(set) var isExplained = false
  /// The first thing that no reading explains.
  public internal(set) var unexplained: Unexplained?
  /// Whether the search was given up, so that more may be explained than was found.
  public internal(set) var isGivenUp = false
  /// For each disputed point that matters, what may be read so that the calls are explained.
  public internal(set) var readings: [Fitting] = []
  /// The platform rules that the calls break.
  public internal(set) var brokenRules: [Broken] = []
  /// The router rules that the deliveries break; nil where none were judged.
  public internal(set) var router: Router?
  /// What to know of the judgement.
  public internal(set) var notes: [String] = []

  /// Whether everything is explained and nothing that must hold is broken.
  public var isGood: Bool {
    isExplained && brokenRules.isEmpty && (router?.broken.allSatisfy { $0.level == .should } ?? true)
  }

  /// A place in the recording that cannot be explained.
  public struct Unexplained: Sendable, Encodable {
    /// The line in the file.
    public let line: Int
    /// What stands there.
    public let what: String
    /// What a reading has there instead.
    public let expected: [Expected]
  }

  /// What would have come under a reading.
  public struct Expected: Sendable, Hashable, Encodable {
    /// The reading by name; empty for the default.
    public let reading: String
    /// What would have come.
    public let call: String
  }

  /// What may be read at a disputed point.
  public struct Fitting: Sendable, Encodable {
    /// The point's name.
    public let point: String
    /// The names of the choices with which the calls are explained.
    public let fits: [String]
    /// The names of the others.
    public let doesNotFit: [String]
  }

  /// A broken rule.
  public struct Broken: Sendable, Encodable {
    /// The rule's name.
    public let rule: String
    /// The line in the file at which it shows.
    public let line: Int?
    /// What is wrong there.
    public let message: String
    /// The rule's level.
    public let level: Rule.Level
    /// The rule's statement.
    public let statement: String
    /// The rule's page.
    public let link: String
  }

  /// What became of the deliveries.
  public struct Router: Sendable, Encodable {
    /// How many deliveries were owed.
    public let owed: Int
    /// The rules that were broken.
    public let broken: [Broken]
  }
}

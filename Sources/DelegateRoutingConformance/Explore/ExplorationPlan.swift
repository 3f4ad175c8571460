import Foundation

/// What an exploration goes through.
public struct ExplorationPlan: Sendable {
  /// The steps and settings.
  public var alphabet: StepAlphabet
  /// The length up to which every legal sequence is played.
  public var depth: Int
  /// The seed of the longer sequences drawn at random after those.
  public var seed: UInt64 = 1
  /// For how many seconds such are played; 0 for none.
  public var seconds: TimeInterval = 0
  /// Whether deviations at level *should* make a sequence fail.
  public var shouldFails = false
  /// The part of the sequences that is played: every `total`th, beginning with number `index`.
  public var part = (index: 0, total: 1)
  /// How long a sequence may take, in seconds.
  public var timeLimit: TimeInterval = 5
  /// Called now and then with how many sequences are done and how many there are in all.
  public var progress: (@MainActor @Sendable (Int, Int) -> Void)?

  /// Every legal sequence of an alphabet up to a depth.
  public init(_ alphabet: StepAlphabet, depth: Int) {
    self.alphabet = alphabet
    self.depth = depth
  }

  /// The lengths of the sequences drawn at random.
  var randomLengths: ClosedRange<Int> { depth + 1...3 * depth + 6 }
}

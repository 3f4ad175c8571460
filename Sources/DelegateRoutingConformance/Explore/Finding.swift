import DelegateRoutingSpec

/// Failing sequences of one kind: they break the same rule and contain the same minimal sequence.
struct Finding {
  /// What went wrong: the name of the broken rule, or of the verdict where no rule explains it.
  let reason: String
  /// The minimal sequence, by the numbers of its letters.
  let sequence: [Int]
  let space: SequenceSpace
  /// What the minimal sequence came to.
  let result: CaseResult
  /// Whether the sequence fails again when it is played alone.
  var failsAlone = true
  /// How many failing sequences contain it.
  var count = 1

  /// Whether a failing sequence is of this kind.
  func contains(_ reason: String, _ other: [Int], in setting: Setting) -> Bool {
    self.reason == reason && space.setting == setting && sequence.isSubsequence(of: other)
  }
}

extension CaseResult {
  /// What went wrong; empty where nothing did.
  var reasons: [String] {
    guard verdict.isFailure else { return [] }
    return verdict == .errored || brokenRules.isEmpty ? [verdict.rawValue] : brokenRules.map(\.rawValue)
  }
}

extension Collection where Element: Equatable {
  /// Whether the elements occur in another collection in the same order, with others between them or not.
  func isSubsequence(of other: some Collection<Element>) -> Bool {
    var rest = self[...]
    for element in other where element == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}

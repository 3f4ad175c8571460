import DelegateRoutingSpec

/// What a case came to.
public enum Verdict: String, Sendable, Hashable, Codable, CaseIterable {
  case pass
  case fail
  /// It fails in a way that was declared, with a reason.
  case knownFailure = "known-failure"
  /// It is about something that the profile does not claim, and the router does not do it.
  case unsupported
  /// It owed nothing, and the router did not deliver the link that was sent to see whether it is alive.
  case vacuous
  /// The adapter did not come back, crashed, or spoke when its case was closed.
  case errored

  /// Whether the verdict makes a run fail.
  public var isFailure: Bool {
    switch self {
    case .pass, .knownFailure, .unsupported: false
    case .fail, .vacuous, .errored: true
    }
  }

  /// How bad it is, for a cell's mark: the worst of its cases.
  var severity: Int {
    switch self {
    case .unsupported: 0
    case .pass: 1
    case .knownFailure: 2
    case .vacuous: 3
    case .fail: 4
    case .errored: 5
    }
  }
}

/// A failure that is known and has a reason: what it covers does not make a run fail, and passing does.
public struct KnownFailure: Sendable, Hashable, Codable {
  /// A pattern of case ids.
  public let cases: String
  /// The name of the only rule that may be broken.
  public let rule: String
  /// Why, with a link.
  public let reason: String

  /// A known failure.
  public init(cases: String, rule: String, reason: String) {
    self.cases = cases
    self.rule = rule
    self.reason = reason
  }
}

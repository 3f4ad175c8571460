import DelegateRoutingConformance
import DelegateRoutingSpec

/// A router that is broken in one way, as a real one was. It has to be convicted by the rule that it was made for.
public struct Fault: Sendable, CustomStringConvertible {
  /// The permanent name, words joined by hyphens.
  public let id: String
  /// What the router does wrong, in one sentence.
  public let mistake: String
  /// The rule that the mistake breaks.
  public let rule: RouterRule
  /// What the mistake breaks besides; empty where its rule convicts alone.
  public let alsoBreaks: Set<RouterRule>
  /// Where it really happened, or what it goes against.
  public let source: Source

  private let promises: RouterProfile
  private let does: RouterProfile
  private let router: ProfileFollowingRouter.Type

  public var description: String { id }

  /// The router with its promise.
  @MainActor public var candidate: Candidate { router.candidate(id, promises: promises, does: does) }

  /// A mistake in a router's code, or a difference between what it promises and what it does, or both.
  init(
    _ id: String, breaks rule: RouterRule, and others: Set<RouterRule> = [], _ mistake: String, _ source: Source,
    promises: RouterProfile = RouterProfile(), does: RouterProfile? = nil,
    by router: ProfileFollowingRouter.Type = ProfileFollowingRouter.self
  ) {
    self.id = id
    self.rule = rule
    self.mistake = mistake
    self.source = source
    self.promises = promises
    self.does = does ?? promises
    self.router = router
    alsoBreaks = others
  }

  /// Every fault, chapter by chapter.
  public static let all =
    lostLinks + repeatedLinks + wrongTimes + changedPayloads + misreadURLs + wrongScenes + wrongChannels + wrongAnswers
    + undeclared + otherEvents + swiftUIHosts + wrongStarts + changedCharacters
}

extension RouterProfile {
  /// A router that delivers while a listener is attached.
  static let listening = RouterProfile { $0.ready = .listenerAttached }
}

import DelegateRoutingConformance
import DelegateRoutingSpec

extension ProfileFollowingRouter {
  /// A router that promises one profile and does another, or the same.
  static func candidate(_ name: String, promises: RouterProfile, does: RouterProfile? = nil) -> Candidate {
    Candidate(name: name, profile: promises) { Self($0, does: does ?? promises) }
  }
}

extension Candidate {
  /// A router that does what its profile says.
  public static func following(_ profile: RouterProfile) -> Candidate { following(profile, promising: profile) }

  /// A router that does what one profile says and promises another.
  public static func following(_ profile: RouterProfile, promising promise: RouterProfile) -> Candidate {
    ProfileFollowingRouter.candidate("profile-following", promises: promise, does: profile)
  }
}

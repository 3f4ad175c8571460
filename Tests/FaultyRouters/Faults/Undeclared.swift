import DelegateRoutingSpec

extension Fault {
  static let undeclared = [
    Fault(
      "activities-told-by-their-user-info", breaks: .declaredLimitsHold,
      "Whatever has a userInfo is taken for an activity of the router's own.",
      Source("onebusaway-iphone pull request 952", "https://github.com/OneBusAway/onebusaway-iphone/pull/952"),
      by: ActivitiesToldByTheirUserInfo.self),
    Fault(
      "any-webpage-url", breaks: .declaredLimitsHold, and: [.trueMeansTaken],
      "Any activity with a webpage URL is delivered, without a look at its type.",
      Source(
        "flutter, FlutterSceneLifeCycle.mm", "https://github.com/flutter/flutter"),
      does: RouterProfile { $0.otherActivities = .acceptedWithWebpageURL }),
    Fault(
      "not-cancelled-by-the-disconnect", breaks: .declaredLimitsHold,
      "A link that waits outlives its scene, though the router says that it is dropped.",
      Source("capacitor-plus pull request 118", "https://github.com/Cap-go/capacitor-plus/pull/118"),
      promises: RouterProfile {
        $0.ready = .appSignal(.scene)
        $0.disconnectBeforeReady = .drops
      }, does: RouterProfile { $0.ready = .appSignal(.scene) }),
    Fault(
      "launch-link-by-both-ways", breaks: .declaredLimitsHold,
      "The launch link is to be had from the accessor, and comes as an event as well.",
      Source("react-native issue 11191", "https://github.com/react/react-native/issues/11191"),
      promises: RouterProfile {
        $0.launchLink = .launchOnly
        $0.coldLinksByAccessorAlone = true
      }, does: RouterProfile { $0.launchLink = .launchOnly }),
    Fault(
      "every-url-of-one", breaks: .declaredLimitsHold,
      "The router says that it routes one of several URLs, and routes them all.",
      Source("passepartout issue 637", "https://github.com/partout-io/passepartout/issues/637"),
      promises: RouterProfile { $0.severalURLs = .first }, does: RouterProfile()),
  ]
}

private final class ActivitiesToldByTheirUserInfo: ProfileFollowingRouter {
  override func take(_ handover: Handover) -> Bool {
    for arrival in handover.arrivals where !claims(arrival) && !arrival.link.userInfo.isEmpty {
      process.deliver(arrival.link, scene: handover.scene)
    }
    return super.take(handover)
  }
}

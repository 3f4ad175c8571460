import DelegateRoutingSpec
import Foundation

extension Fault {
  static let lostLinks = [
    Fault(
      "cold-links-forgotten", breaks: .coldLinkDeliveredOnce, and: [.reconnectedSceneLinkDeliveredOnce],
      "The scene delegate starts the interface without what the scene was connected for.",
      Source("expo pull request 47628", "https://github.com/expo/expo/pull/47628"), by: ColdLinksForgotten.self),
    Fault(
      "cold-activities-forgotten", breaks: .coldLinkDeliveredOnce,
      and: [.reconnectedSceneLinkDeliveredOnce, .urlsAndActivitiesAreIndependent],
      "Of what a scene is connected for, only the URLs are read.",
      Source("odysee-ios pull request 422", "https://github.com/OdyseeTeam/odysee-ios/pull/422"),
      by: ColdActivitiesForgotten.self),
    Fault(
      "url-contexts-alone-forwarded", breaks: .coldLinkDeliveredOnce,
      and: [.warmLinkDeliveredOnce, .reconnectedSceneLinkDeliveredOnce],
      "The proxy of the scene delegate forwards one of the three link callbacks: that for URLs.",
      Source("firebase-ios-sdk issue 16365", "https://github.com/firebase/firebase-ios-sdk/issues/16365"),
      by: URLContextsAloneForwarded.self),
    Fault(
      "scene-activities-forgotten", breaks: .warmLinkDeliveredOnce,
      and: [.coldLinkDeliveredOnce, .reconnectedSceneLinkDeliveredOnce, .sameLinkTwiceIsTwo],
      "Nothing implements the scene's method for activities.",
      Source("AppsFlyerFramework issue 109", "https://github.com/AppsFlyerSDK/AppsFlyerFramework/issues/109"),
      by: SceneActivitiesForgotten.self),
    Fault(
      "scene-urls-to-a-gated-method", breaks: .warmLinkDeliveredOnce,
      "Warm URLs of a scene are forwarded to an app-delegate method that ignores them in an app with scenes.",
      Source("expo issue 50230", "https://github.com/expo/expo/issues/50230"), by: SceneURLsToAGatedMethod.self),
    Fault(
      "first-connection-alone", breaks: .reconnectedSceneLinkDeliveredOnce, and: [.sameLinkTwiceIsTwo],
      "What a scene is connected for is read once in a process; a scene that is connected later starts without it.",
      Source("firefox-ios issue 16079", "https://github.com/mozilla-mobile/firefox-ios/issues/16079"),
      by: FirstConnectionAlone.self),
    Fault(
      "first-url-alone", breaks: .wholeSetDelivered, "Of a set of URLs, the first is taken.",
      Source("gamebookengine issue 64", "https://github.com/amiantos/gamebookengine/issues/64"),
      does: RouterProfile { $0.severalURLs = .first }),
    Fault(
      "activities-unless-urls", breaks: .urlsAndActivitiesAreIndependent,
      "A chain of else-ifs reads the activities of a connection only where it has no URLs.",
      Source(
        "react-native-siri-shortcut pull request 114",
        "https://github.com/Gustash/react-native-siri-shortcut/pull/114"), by: ActivitiesUnlessURLs.self),
    Fault(
      "first-handled-ends-it", breaks: .urlsAndActivitiesAreIndependent,
      "A connection's activities are tried first, and its URLs only where none of them was handled.",
      Source("app_links, AppLinksIosPlugin.swift", "https://github.com/llfbandit/app_links"),
      by: FirstHandledEndsIt.self),
    Fault(
      "other-activity-ends-the-search", breaks: .otherActivitiesDoNotHideTheWebLink,
      "The activities of a connection are gone through up to the first that is no web link.",
      Source("SOPT-iOS pull request 980", "https://github.com/sopt-makers/SOPT-iOS/pull/980"),
      by: OtherActivityEndsTheSearch.self),
    Fault(
      "first-activity-alone", breaks: .otherActivitiesDoNotHideTheWebLink, and: [.coldLinkDeliveredOnce],
      "Of a set of activities, the first is taken, whatever its type.",
      Source("SOPT-iOS pull request 980", "https://github.com/sopt-makers/SOPT-iOS/pull/980"),
      by: FirstActivityAlone.self),
    Fault(
      "launch-answered-false", breaks: .falseLaunchReturnLosesNoLink,
      "The launch method answers what its subscribers say, and false where there are none.",
      Source("expo pull request 15593", "https://github.com/expo/expo/pull/15593"), by: LaunchAnsweredFalse.self),
    Fault(
      "early-launch-answered-false", breaks: .falseLaunchReturnLosesNoLink,
      "The first of the two launch methods answers false.",
      Source(
        "Branch iOS issue 487", "https://github.com/BranchMetrics/ios-branch-deep-linking-attribution/issues/487"),
      by: EarlyLaunchAnsweredFalse.self),
    Fault(
      "last-url-alone", breaks: .wholeSetDelivered,
      "Each URL of a set is presented in the place of the one before, so the last is left.",
      Source("passepartout issue 637", "https://github.com/partout-io/passepartout/issues/637"),
      by: LastURLAlone.self),
    Fault(
      "same-link-of-another-window-ignored", breaks: .sameLinkTwiceIsTwo,
      "A URL that connects a window is dropped if it connected another window before.",
      Source(
        "Apple: scene(_:willConnectTo:options:)",
        "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)"),
      by: SameLinkOfAnotherWindowIgnored.self),
    Fault(
      "activity-after-a-failed-one-ignored", breaks: .warmLinkDeliveredOnce,
      "The activity after one whose data did not come is taken for that one and dropped.",
      Source(
        "Apple: application(_:didFailToContinueUserActivityWithType:error:)",
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didfailtocontinueuseractivitywithtype:error:)"
      ), by: ActivityAfterAFailedOneIgnored.self),
    Fault(
      "activity-after-a-response-ignored", breaks: .warmLinkDeliveredOnce,
      "The activity after a notification response is taken for the link in the notification and dropped.",
      Source(
        "Apple: userNotificationCenter(_:didReceive:withCompletionHandler:)",
        "https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate/usernotificationcenter(_:didreceive:withcompletionhandler:)"
      ), by: ActivityAfterAResponseIgnored.self),
  ]
}

private final class SameLinkOfAnotherWindowIgnored: ProfileFollowingRouter {
  private var connected: [URL: SceneID] = [:]

  override func sceneReply(to call: DelegateCall) -> DelegateReply {
    guard case .sceneWillConnect(let scene, let session, var options) = call else {
      return super.sceneReply(to: call)
    }
    options.urlContexts.removeAll { connected[$0.url] ?? scene != scene }
    for context in options.urlContexts { connected[context.url] = scene }
    return super.sceneReply(to: .sceneWillConnect(scene, session, options))
  }
}

private final class ActivityAfterAFailedOneIgnored: ProfileFollowingRouter {
  private var hasFailed = false

  override func reply(to call: DelegateCall) -> DelegateReply {
    switch call {
    case .applicationDidFailToContinueActivity, .sceneDidFailToContinueActivity: hasFailed = true
    case .applicationContinueActivity where hasFailed, .sceneContinueActivity where hasFailed:
      hasFailed = false
      return .bool(false)
    default: break
    }
    return super.reply(to: call)
  }
}

private final class ActivityAfterAResponseIgnored: ProfileFollowingRouter {
  private var hasResponse = false

  override func reply(to call: DelegateCall) -> DelegateReply {
    switch call {
    case .didReceiveNotificationResponse: hasResponse = true
    case .applicationContinueActivity where hasResponse, .sceneContinueActivity where hasResponse:
      hasResponse = false
      return .bool(false)
    default: break
    }
    return super.reply(to: call)
  }
}

private final class ColdLinksForgotten: ProfileFollowingRouter {
  override func take(_ handover: Handover) -> Bool { handover.state == .cold ? false : super.take(handover) }
}

private final class ColdActivitiesForgotten: ProfileFollowingRouter {
  override func arrivals(in options: ConnectionOptions) -> [Arrival] { options.urlContexts.map { Arrival($0) } }
}

private final class URLContextsAloneForwarded: ProfileFollowingRouter {
  override func sceneReply(to call: DelegateCall) -> DelegateReply {
    if case .sceneOpenURLContexts = call { super.sceneReply(to: call) } else { .unimplemented }
  }
}

private final class SceneActivitiesForgotten: ProfileFollowingRouter {
  override func sceneReply(to call: DelegateCall) -> DelegateReply {
    if case .sceneContinueActivity = call { .unimplemented } else { super.sceneReply(to: call) }
  }
}

private final class SceneURLsToAGatedMethod: ProfileFollowingRouter {
  private var isInSceneApp = false

  override func sceneReply(to call: DelegateCall) -> DelegateReply {
    isInSceneApp = true
    guard case .sceneOpenURLContexts(_, let contexts) = call else { return super.sceneReply(to: call) }
    for context in contexts { _ = applicationReply(to: .applicationOpenURL(context)) }
    return .void
  }

  override func applicationReply(to call: DelegateCall) -> DelegateReply {
    isInSceneApp ? .bool(false) : super.applicationReply(to: call)
  }
}

private final class FirstConnectionAlone: ProfileFollowingRouter {
  override func take(_ handover: Handover) -> Bool { handover.state == .disconnected ? false : super.take(handover) }
}

private final class ActivitiesUnlessURLs: ProfileFollowingRouter {
  override func arrivals(in options: ConnectionOptions) -> [Arrival] {
    let urls = options.urlContexts.map { Arrival($0) }
    return urls.isEmpty ? options.userActivities.map { Arrival($0) } : urls
  }
}

private final class FirstHandledEndsIt: ProfileFollowingRouter {
  override func arrivals(in options: ConnectionOptions) -> [Arrival] {
    let activities = options.userActivities.map { Arrival($0) }
    return activities.contains(where: claims) ? activities : options.urlContexts.map { Arrival($0) }
  }
}

private final class OtherActivityEndsTheSearch: ProfileFollowingRouter {
  override func arrivals(in options: ConnectionOptions) -> [Arrival] {
    options.urlContexts.map { Arrival($0) }
      + options.userActivities.prefix { $0.isBrowsingWeb }.map { Arrival($0) }
  }
}

private final class FirstActivityAlone: ProfileFollowingRouter {
  override func arrivals(in options: ConnectionOptions) -> [Arrival] {
    options.urlContexts.map { Arrival($0) } + options.userActivities.prefix(1).map { Arrival($0) }
  }
}

private final class LaunchAnsweredFalse: ProfileFollowingRouter {
  override func reply(to call: DelegateCall) -> DelegateReply {
    if case .didFinishLaunching = call { .bool(false) } else { super.reply(to: call) }
  }
}

private final class EarlyLaunchAnsweredFalse: ProfileFollowingRouter {
  override func reply(to call: DelegateCall) -> DelegateReply {
    if case .willFinishLaunching = call { .bool(false) } else { super.reply(to: call) }
  }
}

private final class LastURLAlone: ProfileFollowingRouter {
  override func selected(from arrivals: [Arrival]) -> [Arrival] {
    let last = arrivals.lastIndex(where: \.isURL)
    return arrivals.indices.filter { $0 == last || !arrivals[$0].isURL }.map { arrivals[$0] }
  }
}

import DelegateRoutingSpec
import Foundation

extension Fault {
  static let otherEvents = [
    Fault(
      "quick-actions-when-warm-alone", breaks: .coldLinkDeliveredOnce, and: [.reconnectedSceneLinkDeliveredOnce],
      "Quick actions are performed by the method for a running app alone; what the app is launched for is not read.",
      Source("flutter issue 130243", "https://github.com/flutter/flutter/issues/130243"),
      promises: RouterProfile {
        $0.eventKinds.insert(.quickAction)
        $0.lifeCycles.insert(.swiftUI)
      }, by: OthersWhenWarmAlone.self),
    Fault(
      "quick-actions-forgotten", breaks: .coldLinkDeliveredOnce,
      and: [.warmLinkDeliveredOnce, .reconnectedSceneLinkDeliveredOnce],
      "Nothing performs quick actions since the app has scenes.",
      Source("Home Assistant iOS pull request 4767", "https://github.com/home-assistant/iOS/pull/4767"),
      promises: .routing(.quickAction), does: RouterProfile()),
    Fault(
      "notifications-when-warm-alone", breaks: .coldLinkDeliveredOnce, and: [.reconnectedSceneLinkDeliveredOnce],
      "The tap that launches the app is not routed; each later one is.",
      Source("firefox-ios issue 17395", "https://github.com/mozilla-mobile/firefox-ios/issues/17395"),
      promises: .routing(.notificationResponse), by: OthersWhenWarmAlone.self),
    Fault(
      "local-notifications-forgotten", breaks: .coldLinkDeliveredOnce,
      and: [.warmLinkDeliveredOnce, .reconnectedSceneLinkDeliveredOnce],
      "Only the payload of a push is looked into; the tap on a notification of the app's own making leads nowhere.",
      Source("react-native issue 8580", "https://github.com/react/react-native/issues/8580"),
      promises: .routing(.notificationResponse), by: LocalNotificationsForgotten.self),
    Fault(
      "taps-lost-before-the-listener", breaks: .keptUntilReady,
      "The tap that launches the app is broadcast before anybody listens, and not kept.",
      Source("expo issue 7787", "https://github.com/expo/expo/issues/7787"),
      promises: .listening(for: .notificationResponse),
      does: RouterProfile {
        $0 = .listening(for: .notificationResponse)
        $0.keepsUntilReady = .none
      }),
    Fault(
      "both-copies-of-a-response", breaks: .oneEventInTwoCopiesIsOne,
      "A response is routed from what the app is launched for, and from the notification centre's call.",
      Source("Appboy iOS SDK issue 170", "https://github.com/Appboy/appboy-ios-sdk/issues/170"),
      promises: .routing(.notificationResponse), by: BothCopiesOfAResponse.self),
    Fault(
      "link-of-a-notification-to-the-browser", breaks: .noUndeclaredCallOut,
      "The web link in a notification is opened by the system, which shows it in the browser.",
      Source("react-native-onesignal issue 1352", "https://github.com/OneSignal/react-native-onesignal/issues/1352"),
      promises: .routing(.notificationResponse), by: LinkOfANotificationToTheBrowser.self),
    Fault(
      "response-hides-the-rest", breaks: .coldLinkDeliveredOnce,
      "Of what a scene is connected for, the notification response alone is mapped where there is one.",
      Source(
        "react-native-siri-shortcut pull request 114",
        "https://github.com/Gustash/react-native-siri-shortcut/pull/114"), promises: .routing(.notificationResponse),
      by: ResponseHidesTheRest.self),
    Fault(
      "shares-when-warm-alone", breaks: .coldLinkDeliveredOnce, and: [.reconnectedSceneLinkDeliveredOnce],
      "A share is accepted by the method for a running app alone.",
      Source("sqlite-data pull request 148", "https://github.com/pointfreeco/sqlite-data/pull/148"),
      promises: .routing(.cloudKitShare), by: OthersWhenWarmAlone.self),
    Fault(
      "siri-intents-forgotten", breaks: .coldLinkDeliveredOnce,
      and: [.warmLinkDeliveredOnce, .reconnectedSceneLinkDeliveredOnce],
      "Activities of Siri's intents are not routed, though the router says so.",
      Source("Capacitor issue 3724", "https://github.com/ionic-team/capacitor/issues/3724"),
      promises: .routing(.siriIntent), does: RouterProfile()),
    Fault(
      "activity-data-forgotten", breaks: .payloadIntact,
      "An activity arrives without its user info: which item it was.",
      Source("pocket-ios pull request 990", "https://github.com/Pocket/pocket-ios/pull/990"),
      promises: .routing(.spotlightItem), by: ActivityDataForgotten.self),
  ]
}

extension RouterProfile {
  /// The default, with one kind of event more.
  fileprivate static func routing(_ kind: EventKind) -> RouterProfile { RouterProfile { $0.eventKinds.insert(kind) } }

  /// A router that delivers while a listener is attached, with one kind of event more.
  fileprivate static func listening(for kind: EventKind) -> RouterProfile {
    RouterProfile {
      $0 = .listening
      $0.eventKinds.insert(kind)
    }
  }
}

extension Arrival {
  /// Whether it is neither URL nor activity.
  fileprivate var isOther: Bool { !isLink }
}

private final class OthersWhenWarmAlone: ProfileFollowingRouter {
  override func take(_ handover: Handover) -> Bool {
    var left = handover
    if handover.state != .warm { left.arrivals.removeAll(where: \.isOther) }
    return super.take(left)
  }
}

private final class LocalNotificationsForgotten: ProfileFollowingRouter {
  override func claims(_ arrival: Arrival) -> Bool { arrival.response?.isRemote != false && super.claims(arrival) }
}

private final class BothCopiesOfAResponse: ProfileFollowingRouter {
  override func firstCopies(in arrivals: [Arrival]) -> [Arrival] { arrivals }

  override func reply(to call: DelegateCall) -> DelegateReply {
    if case .didFinishLaunching(let options?) = call, let userInfo = options.remoteNotification,
      case .dictionary(let aps)? = userInfo["aps"], aps["alert"] != nil
    {
      let arrival = Arrival(.notificationResponse, DeliveredLink(userInfo: userInfo))
      take(Handover(scene: nil, state: .cold, arrivals: [arrival]))
    }
    return super.reply(to: call)
  }
}

private final class LinkOfANotificationToTheBrowser: ProfileFollowingRouter {
  override func take(_ handover: Handover) -> Bool {
    for arrival in handover.arrivals where arrival.kind == .notificationResponse {
      if case .string(let text)? = arrival.link.userInfo["url"], text.hasPrefix("https:"), let url = URL(string: text) {
        process.open(url)
      }
    }
    return super.take(handover)
  }
}

private final class ResponseHidesTheRest: ProfileFollowingRouter {
  override func arrivals(in options: ConnectionOptions) -> [Arrival] {
    options.notificationResponse.map { [Arrival($0)] } ?? super.arrivals(in: options)
  }
}

private final class ActivityDataForgotten: ProfileFollowingRouter {
  override func transformed(_ link: DeliveredLink, of handover: Handover) -> DeliveredLink {
    var link = link
    if link.activityType != nil { link.userInfo = [:] }
    return link
  }
}

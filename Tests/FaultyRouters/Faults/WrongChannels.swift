import DelegateRoutingConformance
import DelegateRoutingSpec

extension Fault {
  static let wrongChannels = [
    Fault(
      "mirror-before-ready", breaks: .mirrorsAgree,
      "The links wait until the router is ready, the old notification is posted at once.",
      Source("capacitor-plus pull request 114", "https://github.com/Cap-go/capacitor-plus/pull/114"),
      promises: RouterProfile {
        $0.ready = .listenerAttached
        $0.channels = mirrored
      }, by: MirrorBeforeReady.self),
    Fault(
      "mirror-of-cold-links-forgotten", breaks: .mirrorsAgree, "The old notification is posted for warm links alone.",
      Source(
        "Branch iOS issue 1160", "https://github.com/BranchMetrics/ios-branch-deep-linking-attribution/issues/1160"),
      promises: RouterProfile { $0.channels = mirrored }, by: MirrorOfColdLinksForgotten.self),
    Fault(
      "mirror-of-no-window", breaks: .mirrorsAgree, "The old notification does not say which window the link is for.",
      Source("capacitor-plus pull request 114", "https://github.com/Cap-go/capacitor-plus/pull/114"),
      promises: RouterProfile { $0.channels = mirrored }, by: MirrorOfNoWindow.self),
    Fault(
      "both-alternatives", breaks: .oneOfTheAlternatives,
      "A link goes to the SDK that resolves it and, as it is, to the app's own router.",
      Source("expo issue 30038", "https://github.com/expo/expo/issues/30038"),
      promises: RouterProfile {
        $0.channels = [
          Channel(name: "resolved", role: .alternative(group: "links")),
          Channel(name: "links", role: .alternative(group: "links")),
        ]
      }, by: BothAlternatives.self),
    Fault(
      "never-claims", breaks: .claimIsRespected,
      "A consumer's answer is ignored: a link that it took goes to the next one, too.",
      Source("flutterfire issue 10095", "https://github.com/firebase/flutterfire/issues/10095"),
      promises: RouterProfile { $0.channels = chain }, by: NeverClaims.self),
    Fault(
      "first-consumer-ends-it", breaks: .refusalPassesTheEventOn,
      "Of two consumers of links, the first blocks the second, whether it took the link or not.",
      Source("flutter issue 123813", "https://github.com/flutter/flutter/issues/123813"),
      promises: RouterProfile { $0.channels = chain }, by: FirstConsumerEndsIt.self),
    Fault(
      "unwanted-links-offered", breaks: .declaredLimitsHold, and: [.trueMeansTaken],
      "A consumer for documents is offered the callbacks of the sign-in, too.",
      Source("flutter packages pull request 12655", "https://github.com/flutter/packages/pull/12655"),
      promises: RouterProfile {
        $0.channels = [
          Channel(name: "documents", role: .consumer(wants: [.fileURL], claims: false)),
          Channel(name: "app", role: .consumer(wants: [.customURL, .fileURL, .universalLink], claims: false)),
        ]
      }, by: UnwantedLinksOffered.self),
    Fault(
      "handler-on-every-tab", breaks: .declaredChannelsAlone, "Every tab has a handler, and each handles the link.",
      Source("Flare pull request 2308", "https://github.com/DimensionDev/Flare/pull/2308"),
      by: HandlerOnEveryTab.self),
    Fault(
      "activation-among-the-links", breaks: .declaredChannelsAlone,
      "Each activation is delivered where links are expected, with or without one.",
      Source("Avalonia pull request 21394", "https://github.com/AvaloniaUI/Avalonia/pull/21394"),
      by: ActivationAmongTheLinks.self),
    Fault(
      "links-among-the-app-events", breaks: .declaredChannelsAlone,
      "A link is raised as a link and once more among the app's life-cycle events.",
      Source("NativeScript pull request 11269", "https://github.com/NativeScript/NativeScript/pull/11269"),
      promises: RouterProfile { $0.channels = withAppEvents }, by: LinksAmongTheAppEvents.self),
    Fault(
      "late-listener-gets-nothing", breaks: .lateListenersGetTheLastLink,
      "A listener that attaches when the link is through is promised the link and gets nothing.",
      Source(
        "appcenter-sdk-react-native issue 274", "https://github.com/microsoft/appcenter-sdk-react-native/issues/274"),
      promises: RouterProfile { $0.channels = [Channel(name: Channel.primaryName, lateListeners: .lastLink)] },
      does: RouterProfile()),
    Fault(
      "app-events-twice", breaks: .appEventsOnceInOrder, "Each life-cycle event is raised by two paths.",
      Source("NativeScript pull request 11269", "https://github.com/NativeScript/NativeScript/pull/11269"),
      promises: RouterProfile { $0.channels = withAppEvents }, by: AppEventsTwice.self),
    Fault(
      "both-alternatives-for-web-links", breaks: .oneOfTheAlternatives,
      "A web link goes to the SDK and to the app's own router; other links go to one of them.",
      Source(
        "OneSignal React Native issue 1352", "https://github.com/OneSignal/react-native-onesignal/issues/1352"),
      promises: RouterProfile {
        $0.channels = [
          Channel(name: "resolved", role: .alternative(group: "links")),
          Channel(name: "links", role: .alternative(group: "links")),
        ]
      }, by: BothAlternativesForWebLinks.self),
    Fault(
      "claim-without-an-answer", breaks: .claimIsRespected,
      "A consumer that takes a URL answers nothing, so the next is offered it, too.",
      Source("flutter packages pull request 12655", "https://github.com/flutter/packages/pull/12655"),
      promises: RouterProfile { $0.channels = chain }, by: ClaimWithoutAnAnswer.self),
    Fault(
      "failure-ends-it", breaks: .refusalPassesTheEventOn,
      "A consumer that declines passes a link on, one that tries it and fails does not.",
      Source(
        "Custom-URL-scheme issue 295", "https://github.com/EddyVerbruggen/Custom-URL-scheme/issues/295"),
      promises: RouterProfile { $0.channels = chain }, by: FailureEndsIt.self),
    Fault(
      "late-listener-gets-the-first", breaks: .lateListenersGetTheLastLink,
      "A listener that attaches late gets the first link of a session, and nothing if there were more.",
      Source(
        "Branch Cordova issue 364",
        "https://github.com/BranchMetrics/cordova-ionic-phonegap-branch-deep-linking-attribution/issues/364"),
      promises: RouterProfile { $0.channels = [Channel(name: Channel.primaryName, lateListeners: .lastLink)] },
      by: LateListenerGetsTheFirst.self),
    Fault(
      "app-events-of-the-app-delegate-alone", breaks: .appEventsOnceInOrder,
      "Life-cycle events are raised by the app delegate's methods alone, which an app with scenes never gets.",
      Source(
        "AppsFlyer Flutter plug-in pull request 438",
        "https://github.com/AppsFlyerSDK/appsflyer-flutter-plugin/pull/438"
      ), promises: RouterProfile { $0.channels = withAppEvents }, by: AppEventsOfTheAppDelegateAlone.self),
  ]

  private static let mirrored = [
    Channel(name: Channel.primaryName), Channel(name: "old-notification", role: .mirror),
  ]

  private static let withAppEvents = [
    Channel(name: Channel.primaryName), Channel(name: "life-cycle", role: .appEvents),
  ]

  private static let chain = ["sign-in", "app"].map {
    Channel(name: $0, role: .consumer(wants: [.customURL, .fileURL, .universalLink], claims: true))
  }
}

private final class MirrorBeforeReady: ProfileFollowingRouter {
  override func take(_ handover: Handover) -> Bool {
    for arrival in handover.arrivals where claims(arrival) {
      for mirror in does.channels where mirror.role == .mirror {
        super.mirror(arrival.link, on: mirror, in: handover.scene)
      }
    }
    return super.take(handover)
  }

  override func mirror(_ link: DeliveredLink, on mirror: Channel, in scene: SceneID?) {}
}

private final class MirrorOfColdLinksForgotten: ProfileFollowingRouter {
  private var isCold = false

  override func deliver(_ handover: Handover) -> Bool {
    isCold = handover.state == .cold
    return super.deliver(handover)
  }

  override func mirror(_ link: DeliveredLink, on mirror: Channel, in scene: SceneID?) {
    if !isCold { super.mirror(link, on: mirror, in: scene) }
  }
}

private final class BothAlternatives: ProfileFollowingRouter {
  override func channels(for arrival: Arrival) -> [Channel] { does.channels }
}

private final class NeverClaims: ProfileFollowingRouter {
  override func endsChain(_ answer: ListenerAnswer, claims: Bool) -> Bool { false }
}

private final class FirstConsumerEndsIt: ProfileFollowingRouter {
  override func endsChain(_ answer: ListenerAnswer, claims: Bool) -> Bool { true }
}

private final class UnwantedLinksOffered: ProfileFollowingRouter {
  override func wants(_ wants: Set<EventKind>, _ arrival: Arrival) -> Bool { true }
}

private final class HandlerOnEveryTab: ProfileFollowingRouter {
  override func send(_ link: DeliveredLink, on channel: String, in scene: SceneID?) -> ListenerAnswer {
    process.deliver(link, on: "second-tab", scene: scene)
    return super.send(link, on: channel, in: scene)
  }
}

private final class ActivationAmongTheLinks: ProfileFollowingRouter {
  override func reply(to call: DelegateCall) -> DelegateReply {
    switch call {
    case .applicationDidBecomeActive: process.deliver(.becameActive, on: Channel.primaryName)
    case .sceneDidBecomeActive(let scene): process.deliver(.becameActive, on: Channel.primaryName, scene: scene)
    default: break
    }
    return super.reply(to: call)
  }
}

private final class LinksAmongTheAppEvents: ProfileFollowingRouter {
  override func send(_ link: DeliveredLink, on channel: String, in scene: SceneID?) -> ListenerAnswer {
    process.deliver(link, on: "life-cycle", scene: scene)
    return super.send(link, on: channel, in: scene)
  }
}

private final class AppEventsTwice: ProfileFollowingRouter {
  override func announce(_ call: DelegateCall) {
    super.announce(call)
    super.announce(call)
  }
}

private final class MirrorOfNoWindow: ProfileFollowingRouter {
  override func mirror(_ link: DeliveredLink, on mirror: Channel, in scene: SceneID?) {
    super.mirror(link, on: mirror, in: nil)
  }
}

private final class BothAlternativesForWebLinks: ProfileFollowingRouter {
  override func channels(for arrival: Arrival) -> [Channel] {
    arrival.isURL ? super.channels(for: arrival) : does.channels
  }
}

private final class ClaimWithoutAnAnswer: ProfileFollowingRouter {
  private var isURL = false

  override func wants(_ wants: Set<EventKind>, _ arrival: Arrival) -> Bool {
    isURL = arrival.isURL
    return super.wants(wants, arrival)
  }

  override func endsChain(_ answer: ListenerAnswer, claims: Bool) -> Bool {
    !isURL && super.endsChain(answer, claims: claims)
  }
}

private final class FailureEndsIt: ProfileFollowingRouter {
  override func endsChain(_ answer: ListenerAnswer, claims: Bool) -> Bool {
    answer == .failed || super.endsChain(answer, claims: claims)
  }
}

private final class LateListenerGetsTheFirst: ProfileFollowingRouter {
  private var links = 0

  override func show(_ link: DeliveredLink, on channel: Channel, in scene: SceneID?) -> ListenerAnswer {
    links += 1
    return super.show(link, on: channel, in: scene)
  }

  override func repeatLast() { if links == 1 { super.repeatLast() } }
}

private final class AppEventsOfTheAppDelegateAlone: ProfileFollowingRouter {
  override func announce(_ call: DelegateCall) { if call.scene == nil { super.announce(call) } }
}

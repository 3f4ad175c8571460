import DelegateRoutingConformance
import DelegateRoutingSpec
import Foundation

extension Fault {
  static let wrongTimes = [
    Fault(
      "before-the-listener", breaks: .nothingBeforeReady,
      "A link is broadcast when the scene connects, before anybody listens.",
      Source("cordova-ios issue 1671", "https://github.com/apache/cordova-ios/issues/1671"), promises: .listening,
      does: RouterProfile()),
    Fault(
      "any-window-releases-all", breaks: .nothingBeforeReady,
      "The first window that appears releases the links of all windows.",
      Source("capacitor-plus pull request 118", "https://github.com/Cap-go/capacitor-plus/pull/118"),
      promises: RouterProfile { $0.ready = .appSignal(.scene) },
      does: RouterProfile { $0.ready = .appSignal(.process) }),
    Fault(
      "warm-overtakes-cold", breaks: .nothingBeforeReady,
      "Cold links wait until the router is ready, warm ones go straight out.",
      Source("Capacitor pull request 8536", "https://github.com/ionic-team/capacitor/pull/8536"),
      promises: .listening,
      does: RouterProfile {
        $0.ready = .listenerAttached
        $0.earlyWarmLinks = .goOut
      }),
    Fault(
      "dropped-before-ready", breaks: .keptUntilReady, "What comes before the router is ready is thrown away.",
      Source(
        "AppsFlyer React Native plug-in issue 223",
        "https://github.com/AppsFlyerSDK/appsflyer-react-native-plugin/issues/223"),
      promises: .listening,
      does: RouterProfile {
        $0.ready = .listenerAttached
        $0.keepsUntilReady = .none
      }),
    Fault(
      "one-slot", breaks: .keptUntilReady, and: [.sameLinkTwiceIsTwo],
      "There is one place for what has to wait: a second link takes it.",
      Source("craft pull request 216", "https://github.com/craft-native/craft/pull/216"), promises: .listening,
      does: RouterProfile {
        $0.ready = .listenerAttached
        $0.keepsUntilReady = .last
      }),
    Fault(
      "first-alone-kept", breaks: .keptUntilReady, and: [.sameLinkTwiceIsTwo],
      "Of what has to wait, the first is kept.",
      Source("app_links, AppLinksIosPlugin.swift", "https://github.com/llfbandit/app_links"), promises: .listening,
      does: RouterProfile {
        $0.ready = .listenerAttached
        $0.keepsUntilReady = .first
      }),
    Fault(
      "fixed-wait", breaks: .keptUntilReady,
      "The router waits a fixed time for the interface and then throws the link away.",
      Source("MostroP2P mobile pull request 692", "https://github.com/MostroP2P/mobile/pull/692"),
      promises: .listening, by: FixedWait.self),
    Fault(
      "never-ready", breaks: .keptUntilReady, "The router waits for a moment that never comes.",
      Source("MostroP2P mobile pull request 692", "https://github.com/MostroP2P/mobile/pull/692"),
      promises: RouterProfile { $0.ready = .saysSo(.process) }, by: NeverReady.self),
    Fault(
      "parked-until-active", breaks: .deliveredWhenDue,
      "What the app is launched or a scene connected for is parked until it is active.",
      Source("firefox-ios pull request 1498", "https://github.com/mozilla-mobile/firefox-ios/pull/1498"),
      by: ParkedUntilActive.self),
    Fault(
      "newest-first", breaks: .orderKept, "Links that wait are stacked, and the newest comes out first.",
      Source("firefox-ios issue 34090", "https://github.com/mozilla-mobile/firefox-ios/issues/34090"),
      promises: .listening, by: NewestFirst.self),
    Fault(
      "retried-without-need", breaks: .nothingAfterTheEnd,
      "A link is handled, and once more by a retry that nobody waits for.",
      Source("flutterfire issue 8626", "https://github.com/firebase/flutterfire/issues/8626"),
      by: RetriedWithoutNeed.self),
    Fault(
      "nobody-waits-for-the-task", breaks: .nothingAfterTheEnd,
      and: [.coldLinkDeliveredOnce, .warmLinkDeliveredOnce, .reconnectedSceneLinkDeliveredOnce],
      "A link is handled in a task of its own, after the router has said that it is done.",
      Source("Customer.io Expo plug-in issue 336", "https://github.com/customerio/customerio-expo-plugin/issues/336"),
      by: NobodyWaitsForTheTask.self),
    Fault(
      "off-the-main-actor", breaks: .deliveriesOnTheMainActor,
      "A link is delivered on a queue of the router's own.",
      Source(
        "application(_:continue:restorationHandler:)",
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:continue:restorationhandler:)"
      ), by: OffTheMainActor.self),
    Fault(
      "parked-while-inactive", breaks: .deliveredWhenDue,
      "A link that comes while the app is not active is parked, and handled when it is.",
      Source("Jake Hao, deep links with a scene delegate", "https://www.jakehao.com/scene-delegate-open-url"),
      by: ParkedWhileInactive.self),
    Fault(
      "urls-before-activities", breaks: .orderKept,
      "URLs wait in one list and activities in another, and the URLs come out first.",
      Source("webxr-ios issue 43", "https://github.com/mozilla-mobile/webxr-ios/issues/43"), promises: .listening,
      by: URLsBeforeActivities.self),
    Fault(
      "web-links-off-the-main-actor", breaks: .deliveriesOnTheMainActor,
      "A web link is resolved on a queue of the router's own, and delivered from there.",
      Source(
        "application(_:continue:restorationHandler:)",
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:continue:restorationhandler:)"
      ), by: WebLinksOffTheMainActor.self),
  ]
}

private final class FixedWait: ProfileFollowingRouter {
  override func app(_ step: AppStep) {
    if step == .timePasses { dropWaiting() }
    super.app(step)
  }
}

/// A router that parks what it must not, and delivers it when the app becomes active.
private class Parking: ProfileFollowingRouter {
  private var parked: [Handover] = []

  func parks(_ handover: Handover) -> Bool { false }

  override func deliver(_ handover: Handover) -> Bool {
    guard parks(handover) else { return super.deliver(handover) }
    parked.append(handover)
    return true
  }

  override func reply(to call: DelegateCall) -> DelegateReply {
    if call.method == .applicationDidBecomeActive || call.method == .sceneDidBecomeActive {
      for handover in parked { super.deliver(handover) }
      parked = []
    }
    return super.reply(to: call)
  }
}

private final class ParkedUntilActive: Parking {
  override func parks(_ handover: Handover) -> Bool { handover.state != .warm }
}

private final class ParkedWhileInactive: Parking {
  override func parks(_ handover: Handover) -> Bool { process.applicationState != .active }
}

private final class NewestFirst: ProfileFollowingRouter {
  override func inOrder(_ released: [Handover]) -> [Handover] { released.reversed() }
}

private final class RetriedWithoutNeed: ProfileFollowingRouter {
  override func send(_ link: DeliveredLink, on channel: String, in scene: SceneID?) -> ListenerAnswer {
    let process = self.process
    Task { @MainActor in process.deliver(link, on: channel, scene: scene) }
    return super.send(link, on: channel, in: scene)
  }
}

private final class NobodyWaitsForTheTask: ProfileFollowingRouter {
  override func send(_ link: DeliveredLink, on channel: String, in scene: SceneID?) -> ListenerAnswer {
    let process = self.process
    Task { @MainActor in process.deliver(link, on: channel, scene: scene) }
    return .taken
  }
}

private final class OffTheMainActor: ProfileFollowingRouter {
  private let queue = DispatchQueue(label: "router")

  override func send(_ link: DeliveredLink, on channel: String, in scene: SceneID?) -> ListenerAnswer {
    let process = self.process
    return queue.sync { process.deliver(link, on: channel, scene: scene) }
  }
}

private final class NeverReady: ProfileFollowingRouter {
  override func sayReadyOnceActive(_ call: DelegateCall) {}
}

private final class URLsBeforeActivities: ProfileFollowingRouter {
  override func inOrder(_ released: [Handover]) -> [Handover] {
    let isURL = { (handover: Handover) in handover.arrivals.contains(where: \.isURL) }
    return released.filter(isURL) + released.filter { !isURL($0) }
  }
}

private final class WebLinksOffTheMainActor: ProfileFollowingRouter {
  private let queue = DispatchQueue(label: "resolver")

  override func send(_ link: DeliveredLink, on channel: String, in scene: SceneID?) -> ListenerAnswer {
    guard link.activityType != nil else { return super.send(link, on: channel, in: scene) }
    let process = self.process
    return queue.sync { process.deliver(link, on: channel, scene: scene) }
  }
}

import DelegateRoutingSpec
import Foundation

extension Fault {
  static let repeatedLinks = [
    Fault(
      "launch-url-handled-twice", breaks: .coldLinkDeliveredOnce,
      "A link that launches the app is handled as a launch link and, in the same call, as a live one.",
      Source("eliza pull request 12217", "https://github.com/elizaOS/eliza/pull/12217"), by: LaunchURLHandledTwice.self),
    Fault(
      "both-delegates-handle-it", breaks: .warmLinkDeliveredOnce,
      and: [.coldLinkDeliveredOnce, .reconnectedSceneLinkDeliveredOnce],
      "The scene delegate handles a link and forwards it to the app delegate, which handles it as well.",
      Source(
        "Microsoft Authentication Library pull request 684",
        "https://github.com/AzureAD/microsoft-authentication-library-for-objc/pull/684"),
      by: BothDelegatesHandleIt.self),
    Fault(
      "launch-options-and-callback", breaks: .oneEventInTwoCopiesIsOne,
      "The link in the launch options is delivered, and so is the call that follows.",
      Source("vellum-assistant pull request 39301", "https://github.com/vellum-ai/vellum-assistant/pull/39301"),
      by: LaunchOptionsAndCallback.self),
    Fault(
      "same-link-ignored", breaks: .sameLinkTwiceIsTwo,
      "A link that equals the last one changes nothing, so nothing happens.",
      Source("BsuirScheduleApp issue 33", "https://github.com/asiliuk/BsuirScheduleApp/issues/33"),
      by: SameLinkIgnored.self),
    Fault(
      "replays-on-focus", breaks: .noReplay, "The last link is delivered again each time the app becomes active.",
      Source(
        "capacitor-branch-deep-links issue 29",
        "https://github.com/BranchMetrics/capacitor-branch-deep-links/issues/29"), by: ReplaysOnFocus.self),
    Fault(
      "replays-on-return", breaks: .noReplay,
      "The launch link stays set until the process ends, and each return to the app acts on it again.",
      Source("steroids-js pull request 10", "https://github.com/AppGyver/steroids-js/pull/10"),
      by: ReplaysOnReturn.self),
    Fault(
      "replays-after-an-interruption", breaks: .noReplay,
      "The launch link is forgotten when the app is left or another comes, and an active call before that handles it again.",
      Source(
        "capacitor-branch-deep-links issue 29",
        "https://github.com/BranchMetrics/capacitor-branch-deep-links/issues/29"), by: ReplaysAfterAnInterruption.self),
    Fault(
      "replays-on-reload", breaks: .noReplay, "A reload of the interface finds the launch link and handles it again.",
      Source("react-native pull request 22659", "https://github.com/react/react-native/pull/22659"),
      by: ReplaysOnReload.self),
    Fault(
      "survives-termination", breaks: .nothingFromAnEarlierProcess,
      "The last link is stored, and delivered when the app is opened again after it was killed.",
      Source("firebase-ios-sdk issue 1249", "https://github.com/firebase/firebase-ios-sdk/issues/1249"),
      by: SurvivesTermination.self),
    Fault(
      "link-of-a-push", breaks: .nothingWithoutAnEvent, "A push that arrives is handled as if it had been tapped.",
      Source("react-native-firebase issue 5459", "https://github.com/invertase/react-native-firebase/issues/5459"),
      by: LinkOfAPush.self),
    Fault(
      "reconnection-handled-twice", breaks: .reconnectedSceneLinkDeliveredOnce,
      "What a scene is connected again for is handled as a launch and as a link to a running app.",
      Source(
        "scene(_:willConnectTo:options:)",
        "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)"),
      by: ReconnectionHandledTwice.self),
    Fault(
      "activity-of-the-options-and-callback", breaks: .oneEventInTwoCopiesIsOne,
      "A web link is opened from the launch options, and once more by the call that continues it.",
      Source(
        "Branch iOS pull request 1425", "https://github.com/BranchMetrics/ios-branch-deep-linking-attribution/pull/1425"
      ), by: ActivityOfTheOptionsAndCallback.self),
    Fault(
      "each-link-once-a-process", breaks: .sameLinkTwiceIsTwo, and: [.wholeSetDelivered],
      "The router remembers every link that it has seen, and never delivers one of them again.",
      Source("BsuirScheduleApp issue 33", "https://github.com/asiliuk/BsuirScheduleApp/issues/33"),
      by: EachLinkOnceAProcess.self),
    Fault(
      "waiting-links-survive", breaks: .nothingFromAnEarlierProcess,
      "What waits is stored, and delivered by the next process.",
      Source(
        "Branch iOS issue 1391", "https://github.com/BranchMetrics/ios-branch-deep-linking-attribution/issues/1391"),
      promises: .listening, by: WaitingLinksSurvive.self),
    Fault(
      "start-page-as-a-link", breaks: .nothingWithoutAnEvent,
      "Every launch routes to the start page first, as if a link to it had come.",
      Source("flutter issue 142988", "https://github.com/flutter/flutter/issues/142988"), by: StartPageAsALink.self),
  ]
}

private final class LaunchURLHandledTwice: ProfileFollowingRouter {
  override func deliver(_ handover: Handover) -> Bool {
    if handover.state == .cold && handover.scene == nil { super.deliver(handover) }
    return super.deliver(handover)
  }
}

private final class BothDelegatesHandleIt: ProfileFollowingRouter {
  override func deliver(_ handover: Handover) -> Bool {
    if handover.state == .warm && handover.scene != nil { super.deliver(handover) }
    return super.deliver(handover)
  }
}

private final class LaunchOptionsAndCallback: ProfileFollowingRouter {
  override func reply(to call: DelegateCall) -> DelegateReply {
    if case .didFinishLaunching(let options?) = call {
      let arrivals = [options.url.map { Arrival($0) }, options.userActivity?.activity.map { Arrival($0) }]
      take(Handover(scene: nil, state: .cold, arrivals: arrivals.compactMap { $0 }))
    }
    return super.reply(to: call)
  }
}

private final class SameLinkIgnored: ProfileFollowingRouter {
  private var last: [Arrival] = []

  override func deliver(_ handover: Handover) -> Bool {
    defer { last = handover.arrivals }
    return handover.arrivals == last || super.deliver(handover)
  }
}

/// Delivers again what it delivered last.
private class Replaying: ProfileFollowingRouter {
  var last: Handover?

  @discardableResult override func deliver(_ handover: Handover) -> Bool {
    last = handover
    return super.deliver(handover)
  }

  func replay() {
    if let last { deliver(last) }
  }
}

private final class ReplaysOnFocus: Replaying {
  override func reply(to call: DelegateCall) -> DelegateReply {
    if call.method == .applicationDidBecomeActive || call.method == .sceneDidBecomeActive { replay() }
    return super.reply(to: call)
  }
}

private final class ReplaysOnReturn: Replaying {
  private var hasBeenLeft = false

  override func reply(to call: DelegateCall) -> DelegateReply {
    switch call {
    case .applicationDidEnterBackground, .sceneDidEnterBackground: hasBeenLeft = true
    case .applicationDidBecomeActive where hasBeenLeft, .sceneDidBecomeActive where hasBeenLeft: replay()
    default: break
    }
    return super.reply(to: call)
  }
}

private final class ReplaysAfterAnInterruption: Replaying {
  private var active: Set<SceneID?> = []

  @discardableResult override func deliver(_ handover: Handover) -> Bool {
    defer { if handover.state != .cold { last = nil } }
    return super.deliver(handover)
  }

  override func reply(to call: DelegateCall) -> DelegateReply {
    switch call {
    case .applicationDidEnterBackground, .sceneDidEnterBackground, .sceneDidDisconnect: last = nil
    case .applicationDidBecomeActive, .sceneDidBecomeActive:
      if !active.insert(call.scene).inserted && last?.scene == call.scene { replay() }
    default: break
    }
    return super.reply(to: call)
  }
}

private final class ReplaysOnReload: Replaying {
  override func app(_ step: AppStep) {
    super.app(step)
    if step == .reload { replay() }
  }
}

private final class SurvivesTermination: Replaying {
  private static var stored: Handover?
  private var hasResigned = false

  override func system(_ call: DelegateCall) -> DelegateReply {
    let reply = super.system(call)
    switch call {
    case .sceneDidDisconnect where hasResigned, .applicationWillTerminate: Self.stored = last
    case .applicationDidBecomeActive, .sceneDidBecomeActive: restore()
    default: break
    }
    // A scene that disconnects straight after it resigned was killed.
    hasResigned = call.method == .sceneWillResignActive
    return reply
  }

  /// Delivers what was stored, unless this process has a link of its own.
  private func restore() {
    if last == nil, let stored = Self.stored { deliver(stored) }
    Self.stored = nil
  }
}

private final class LinkOfAPush: ProfileFollowingRouter {
  override func reply(to call: DelegateCall) -> DelegateReply {
    if case .didReceiveRemoteNotification = call, let url = URL(string: "acme://offer/from-the-push") {
      take(Handover(scene: nil, state: .warm, arrivals: [Arrival(OpenURLContext(url: url))]))
    }
    return super.reply(to: call)
  }
}

private final class ReconnectionHandledTwice: ProfileFollowingRouter {
  override func deliver(_ handover: Handover) -> Bool {
    if handover.state == .disconnected { super.deliver(handover) }
    return super.deliver(handover)
  }
}

private final class ActivityOfTheOptionsAndCallback: ProfileFollowingRouter {
  override func reply(to call: DelegateCall) -> DelegateReply {
    if case .didFinishLaunching(let options?) = call, let activity = options.userActivity?.activity {
      take(Handover(scene: nil, state: .cold, arrivals: [Arrival(activity)]))
    }
    return super.reply(to: call)
  }
}

private final class EachLinkOnceAProcess: ProfileFollowingRouter {
  private var seen: [Arrival] = []

  override func deliver(_ arrival: Arrival, of handover: Handover) -> Bool {
    if seen.contains(arrival) { return true }
    seen.append(arrival)
    return super.deliver(arrival, of: handover)
  }
}

private final class WaitingLinksSurvive: ProfileFollowingRouter {
  private static var stored: [Handover] = []
  private var hasResigned = false

  override func system(_ call: DelegateCall) -> DelegateReply {
    let reply = super.system(call)
    switch call {
    case .sceneDidDisconnect where hasResigned, .applicationWillTerminate: Self.stored = waiting
    case .applicationDidBecomeActive, .sceneDidBecomeActive:
      let stored = Self.stored
      Self.stored = []
      for handover in stored { _ = mayGoOut(handover) ? deliver(handover) : keep(handover) }
    default: break
    }
    // A scene that disconnects straight after it resigned was killed.
    hasResigned = call.method == .sceneWillResignActive
    return reply
  }
}

private final class StartPageAsALink: ProfileFollowingRouter {
  override func reply(to call: DelegateCall) -> DelegateReply {
    if case .didFinishLaunching = call, let url = URL(string: "acme://start") { process.deliver(.init(url: url)) }
    return super.reply(to: call)
  }
}

import DelegateRoutingSpec
import Foundation

extension Fault {
  static let wrongAnswers = [
    Fault(
      "accessor-empty-when-cold", breaks: .launchLinkAsDeclared,
      "The accessor does not know the link that launched the app.",
      Source("expo pull request 47628", "https://github.com/expo/expo/pull/47628"),
      promises: RouterProfile { $0.launchLink = .launchOnly }, does: RouterProfile()),
    Fault(
      "accessor-overwritten", breaks: .launchLinkAsDeclared,
      "The accessor of the launch link answers the last link of all.",
      Source("Capacitor, CAPApplicationDelegateProxy.swift", "https://github.com/ionic-team/capacitor"),
      promises: RouterProfile { $0.launchLink = .launchOnly }, does: RouterProfile { $0.launchLink = .last }),
    Fault(
      "accessor-too-late", breaks: .launchLinkAsDeclared,
      "The accessor answers nothing until the native side is ready.",
      Source("steroids issue 868", "https://github.com/AppGyver/steroids/issues/868"),
      promises: RouterProfile {
        $0.ready = .listenerAttached
        $0.launchLink = .first
      },
      does: RouterProfile {
        $0.ready = .listenerAttached
        $0.launchLink = .first
        $0.launchLinkReadable = .whenReady
      }),
    Fault(
      "true-for-everything", breaks: .trueMeansTaken, "Every link and activity is said to be handled.",
      Source("React Native, RCTLinkingManager.mm", "https://github.com/facebook/react-native"),
      by: TrueForEverything.self),
    Fault(
      "completion-forgotten", breaks: .completionCalledOnce, "The completion handler of a push is never called.",
      Source(
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)"
      ), by: CompletionForgotten.self),
    Fault(
      "completion-called-twice", breaks: .completionCalledOnce,
      "The answer is given by one branch and once more at the end.",
      Source("uni_links, UniLinksPlugin.m", "https://github.com/avioli/uni_links"), by: CompletionCalledTwice.self),
    Fault(
      "own-link-opened-again", breaks: .noUndeclaredCallOut,
      "The handler of a link asks the system to open the same link.",
      Source(
        "Branch iOS issue 361", "https://github.com/BranchMetrics/ios-branch-deep-linking-attribution/issues/361"),
      by: OwnLinkOpenedAgain.self),
    Fault(
      "unhandled-link-to-the-browser", breaks: .noUndeclaredCallOut,
      "What the router does not take is sent to the browser.",
      Source("flutter pull request 185430", "https://github.com/flutter/flutter/pull/185430"),
      by: UnhandledLinkToTheBrowser.self),
    Fault(
      "true-though-nobody-took-it", breaks: .trueMeansTaken,
      "A link is said to be handled once it was offered, whatever its consumers answer.",
      Source("Telegram iOS pull request 2304", "https://github.com/TelegramMessenger/Telegram-iOS/pull/2304"),
      promises: RouterProfile {
        $0.channels = [
          Channel(name: "app", role: .consumer(wants: [.customURL, .fileURL, .universalLink], claims: true))
        ]
      }, by: TrueThoughNobodyTookIt.self),
  ]
}

private final class TrueForEverything: ProfileFollowingRouter {
  override func applicationReply(to call: DelegateCall) -> DelegateReply {
    _ = super.applicationReply(to: call)
    return .bool(true)
  }
}

private final class CompletionForgotten: ProfileFollowingRouter {
  override func reply(to call: DelegateCall) -> DelegateReply {
    if case .didReceiveRemoteNotification = call { .void } else { super.reply(to: call) }
  }
}

private final class CompletionCalledTwice: ProfileFollowingRouter {
  override func reply(to call: DelegateCall) -> DelegateReply {
    if case .didReceiveRemoteNotification(_, let completion) = call { process.complete(completion) }
    return super.reply(to: call)
  }
}

private final class OwnLinkOpenedAgain: ProfileFollowingRouter {
  override func callOut(for link: DeliveredLink, in scene: SceneID?) {
    if let url = link.url { process.open(url) }
  }
}

private final class UnhandledLinkToTheBrowser: ProfileFollowingRouter {
  override func take(_ handover: Handover) -> Bool {
    for arrival in handover.arrivals where !claims(arrival) {
      if let url = arrival.link.url { process.open(url) }
    }
    return super.take(handover)
  }
}

private final class TrueThoughNobodyTookIt: ProfileFollowingRouter {
  override func deliver(_ handover: Handover) -> Bool {
    super.deliver(handover)
    return true
  }
}

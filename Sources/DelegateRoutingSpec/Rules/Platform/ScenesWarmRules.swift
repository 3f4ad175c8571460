/// How an event comes to a scene that is connected.
extension PlatformRule {
  static let scenesWarm: [PlatformRule] = [
    PlatformRule(
      "warm-url-opens-contexts",
      "URLs for a connected scene come in one open call to that scene, as one set, each with its options.", .documented,
      [.customScheme, .headers27, .flutterTests, .flutterHostApps, .quernProbe], page: .scenesWarm, in: [.scene],
      where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { receipt in
        guard receipt.isForConnectedScene, !receipt.urls.isEmpty, !receipt.opensNewScene else {
          return nil
        }
        let opened = receipt.calls(of: .sceneOpenURLContexts)
        if let wrong = opened.first(where: { Set($0.call.openedURLs) != Set(receipt.urls) || !receipt.names($0) }) {
          return wrong.breaks("The call does not hand the whole set to the step's scene.")
        }
        if opened.count > 1 { return opened[1].breaks("The URLs are opened again.") }
        return opened.isEmpty && receipt.isHandedOver ? receipt.lacks("The URLs have not been opened.") : nil
      }
    },
    PlatformRule(
      "warm-link-continues", "A universal link for a connected scene is continued on that scene, once.", .documented,
      [.universalLinks, .flutterTests, .flutterHostApps], page: .scenesWarm, in: [.scene],
      where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { receipt in
        guard receipt.isForConnectedScene, !receipt.opensNewScene else { return nil }
        if let other = receipt.calls(of: .sceneContinueActivity).first(where: { !receipt.names($0) }) {
          return other.breaks("The link is continued on another scene.")
        }
        return receipt.continuesLinks(by: .sceneContinueActivity)
      }
    },
    PlatformRule(
      "announcement-precedes-continuation",
      "An activity that is announced to a scene is then continued on it or fails, exactly once.", .documented,
      [.sceneContinue, .headers27, .launchPractice], page: .scenesWarm, in: [.scene]
    ) { history in
      history.firstViolation { $0.breaksAnnouncement(in: history) }
    },
    PlatformRule(
      "warm-link-may-be-announced",
      "A universal link for a connected scene may be announced to it before it is continued.", .undocumented,
      [.launchPractice, .sceneContinue, .flutterTests], page: .scenesWarm, in: [.scene],
      where: \.sceneHasDelegate
    ) { history in
      let isAnnounced = history.trace.reading.choice(LinkAnnouncement.self) == .announced
      return history.firstViolation { receipt in
        guard receipt.isReceipt, !receipt.links.isEmpty else { return nil }
        let announcement = receipt.calls.first { $0.call.announcedType == ActivityType.browsingWeb }
        guard isAnnounced else { return announcement?.breaks("The reading has no announcement.") }
        return receipt.calls.first {
          $0.call.continuedActivity?.isBrowsingWeb == true && announcement.map { $0.entry } ?? .max > $0.entry
        }?.breaks("The link is continued without having been announced.")
      }
    },
    PlatformRule(
      "delivery-in-front-needs-no-background-trip",
      "An app or scene in front gets an event without a background trip: alone, or with a resign and an active call.",
      .undocumented, [.customScheme, .flutterHostApps, .openradar2171], page: .scenesWarm,
      in: [.applicationDelegate, .scene]
    ) { history in
      let isWrapped = history.trace.reading.choice(ForegroundDelivery.self) == .insideResignAndActivate
      return history.firstViolation { receipt in
        receipt.isReceipt ? receipt.breaksFrontDelivery(isWrapped: isWrapped) : nil
      }
    },
  ]
}

extension Episode {
  /// What is wrong with the state calls around an event for the app or scene that is in front, as the reading has them.
  fileprivate func breaksFrontDelivery(isWrapped: Bool) -> PlatformRule.Violation? {
    let handovers: Set<DelegateMethod> = [
      .applicationOpenURL, .applicationContinueActivity, .sceneOpenURLContexts, .sceneContinueActivity,
    ]
    guard let handover = calls.first(where: { handovers.contains($0.call.method) }) else { return nil }
    let scene = handover.call.scene
    guard scene.map({ before.scenes[$0] == .foregroundActive }) ?? (before.app == .active) else { return nil }

    let own = calls.filter { $0.call.scene == scene }
    if let trip = own.first(where: { $0.isMethod(.applicationDidEnterBackground, .sceneDidEnterBackground) })
      ?? own.first(where: { $0.isMethod(.applicationWillEnterForeground, .sceneWillEnterForeground) })
    {
      return trip.breaks("What is in front makes no background trip for an event.")
    }
    guard !isOverlapping else { return nil }
    let resign = own.first { $0.isMethod(.applicationWillResignActive, .sceneWillResignActive) }
    guard isWrapped else { return resign?.breaks("The reading has no state call around a delivery in front.") }
    guard let resign, resign.entry < handover.entry else {
      return handover.breaks("The reading has a resign call before a delivery in front.")
    }
    let isActiveAgain = own.contains {
      $0.entry > resign.entry && $0.isMethod(.applicationDidBecomeActive, .sceneDidBecomeActive)
    }
    return isActiveAgain || !isComplete ? nil : lacks("What has resigned for the event is not active again.")
  }
}

extension MadeCall {
  fileprivate func isMethod(_ one: DelegateMethod, _ other: DelegateMethod) -> Bool {
    call.method == one || call.method == other
  }
}

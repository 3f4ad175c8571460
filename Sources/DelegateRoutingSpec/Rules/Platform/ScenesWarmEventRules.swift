/// How events that are neither URLs nor universal links come to a scene that is connected.
extension PlatformRule {
  static let scenesWarmEvents: [PlatformRule] = [
    PlatformRule(
      "warm-activity-continues-on-the-scene",
      "A Spotlight, Siri, widget or other activity for a connected scene is continued on it, once.", .documented,
      [.liveActivityType, .headers27, .intentsTalk, .launchPractice], page: .scenesWarm, in: [.scene],
      where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { receipt in
        guard receipt.isForConnectedScene, !receipt.opensNewScene, !receipt.isHandledInApp else {
          return nil
        }
        return receipt.handsOver(EventKind.activities, by: [.sceneContinueActivity])
      }
    },
    PlatformRule(
      "live-activity-and-widget-are-announced",
      "A Handoff, Live Activity or widget activity is announced to a connected scene before it is continued.",
      .documented, [.sceneContinue, .liveActivityType, .launchPractice], page: .scenesWarm, in: [.scene],
      where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { receipt in
        guard receipt.isForConnectedScene else { return nil }
        let sent = receipt.sent([.handoff, .liveActivity, .widget])
        return receipt.calls(of: .sceneContinueActivity).first { call in
          guard let activity = call.call.continuedActivity, sent.contains(.activity(activity)) else { return false }
          return !receipt.calls.contains {
            $0.call.announcedType == activity.activityType && $0.entry < call.entry
          }
        }?.breaks("The activity is continued without having been announced.")
      }
    },
    PlatformRule(
      "warm-handoff-comes-or-fails",
      "A Handoff activity for a connected scene is announced, then continued if its data comes, or else fails.",
      .documented, [.sceneContinue, .headers27], page: .scenesWarm, in: [.scene], where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { receipt in
        receipt.isForConnectedScene && !receipt.opensNewScene
          ? receipt.breaksHandoff(announcedBy: .sceneWillContinueActivity, in: history) : nil
      }
    },
    PlatformRule(
      "warm-quick-action-is-performed-on-the-scene",
      "A quick action for a connected scene comes by its action call, once.", .documented,
      [.windowScenePerformAction, .headers27, .quickActionsSample], page: .scenesWarm, in: [.scene],
      where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { receipt in
        receipt.isForConnectedScene && !receipt.opensNewScene
          ? receipt.handsOver([.quickAction], by: [.windowScenePerformAction]) : nil
      }
    },
    PlatformRule(
      "warm-share-is-accepted-on-the-scene",
      "A CloudKit share for a connected scene comes by its share call, once.", .documented,
      [.windowSceneDidAcceptShare, .headers27, .shareMetadata], page: .scenesWarm, in: [.scene],
      where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { receipt in
        receipt.isForConnectedScene && !receipt.opensNewScene
          ? receipt.handsOver([.cloudKitShare], by: [.windowSceneDidAcceptShare]) : nil
      }
    },
    PlatformRule(
      "warm-response-comes-to-the-centre-alone",
      "A notification response for a connected scene comes to the centre's delegate, once; no scene method carries it.",
      .documented, [.handlingNotifications, .notificationCenterDelegate, .targetScene, .openHAB], page: .scenesWarm,
      in: [.scene], where: \.setsNotificationDelegateInTime
    ) { history in
      history.firstViolation { receipt in
        guard receipt.isForConnectedScene, !receipt.opensNewScene, !receipt.sendsSeveralEvents,
          !receipt.sent(EventKind.responses).isEmpty
        else { return nil }
        return receipt.calls.first { DelegateMethod.sceneEvents.contains($0.call.method) || $0.isConnection }?
          .breaks("No scene method carries a notification response.")
          ?? receipt.handsOver(EventKind.responses, by: [.didReceiveNotificationResponse])
      }
    },
    PlatformRule(
      "response-names-its-scene",
      "The scene that a warm notification response names is connected, and the one that takes the event.", .documented,
      [.targetScene, .openHAB], page: .scenesWarm, in: [.scene], where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { receipt in
        guard receipt.isForConnectedScene, !receipt.sent([.notificationResponse]).isEmpty else { return nil }
        return receipt.calls(of: .didReceiveNotificationResponse).first { call in
          guard let target = call.call.scene else { return false }
          return call.before.scenes[target] == nil || !receipt.names(call)
        }?.breaks("The response names another scene, or one that is not connected.")
      }
    },
    PlatformRule(
      "warm-app-intent-comes-to-the-scene",
      "An App Intent for a connected scene comes by its intent call, once, before the scene enters the foreground.",
      .documented, [.directingIntents, .appIntentSceneDelegate, .appIntentsTalk], page: .scenesWarm, in: [.scene],
      where: \.directsAppIntents
    ) { history in
      history.firstViolation { receipt in
        guard receipt.isForConnectedScene, !receipt.opensNewScene, !receipt.sent([.appIntent]).isEmpty
        else { return nil }
        return receipt.calls(of: .sceneWillPerformAppIntent).first { call in
          guard let scene = call.call.scene, receipt.before.scenes[scene] == .background else { return false }
          return call.before.scenes[scene] != .background && !receipt.isOverlapping
        }?.breaks("The scene has entered the foreground already.")
          ?? receipt.handsOver([.appIntent], by: [.sceneWillPerformAppIntent])
      }
    },
    PlatformRule(
      "app-intent-needs-several-scenes",
      "An App Intent comes to no scene of an app that does not declare several.", .documented, [.directingIntents],
      page: .scenesWarm, in: [.scene], where: \.hasOneScene
    ) { history in
      history.calls.first { call in
        call.call.method == .sceneWillPerformAppIntent || call.call.connectionOptions?.appIntent != nil
      }?.breaks("The app does not support several scenes.")
    },
    PlatformRule(
      "event-reaches-one-scene", "What one event sends is handed to one scene, and no other scene gets a copy.",
      .documented, [.targetingTalk, .headers27, .configurationForConnecting], page: .scenesWarm,
      in: [.scene, .swiftUI]
    ) { history in
      history.firstViolation { episode in
        let carrying = episode.calls.filter { $0.call.scene != nil && episode.carries($0.call) }
        return carrying.first { $0.call.scene != carrying[0].call.scene }?
          .breaks("Another scene has been handed the event already.")
      }
    },
  ]
}

/// What an app without scenes is told of quick actions, notifications and shares.
extension PlatformRule {
  static let applicationDelegateEvents: [PlatformRule] = [
    PlatformRule(
      "cold-quick-action-in-launch-options",
      "A quick action that launches an app without scenes is in the launch options of both launch methods.",
      .documented, [.performAction, .willFinish, .didFinish], page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.firstViolation { launch in
        launch.shows([.quickAction]) { options, payload in
          options?.shortcutItem.map { .quickAction($0) } == payload
        }
      }
    },
    PlatformRule(
      "quick-action-is-performed-once",
      "A quick action reaches an app without scenes by the action call, once; cold unless a launch method returned false.",
      .documented, [.headers27, .performAction, .launchPractice], page: .applicationDelegate,
      in: [.applicationDelegate]
    ) { history in
      history.firstViolation { episode in
        episode.handsOver(
          [.quickAction], by: [.applicationPerformAction],
          isCertain: !episode.launchAnswers(in: history.trace.setting).contains(false))
      }
    },
    PlatformRule(
      "false-launch-return-silences-the-quick-action",
      "A launch method that returns false keeps the quick action that launched an app without scenes from the action call.",
      .documented, [.headers27, .performAction, .willFinish], page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.firstViolation { launch in
        guard launch.isLaunch, launch.launchAnswers(in: history.trace.setting).contains(false) else { return nil }
        let sent = launch.sent([.quickAction])
        return launch.calls(of: .applicationPerformAction).first { call in
          call.call.handedOver.map(sent.contains) ?? false
        }?.breaks("The launching quick action is performed although it was refused.")
      }
    },
    PlatformRule(
      "quick-action-before-active",
      "An app without scenes performs a quick action that brings it to the front before it becomes active.", .observed,
      [.launchPractice], page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.firstViolation { episode in
        guard episode.isLaunch || episode.isReceipt && episode.before.app == .background else { return nil }
        let sent = episode.sent([.quickAction])
        return episode.calls(of: .applicationPerformAction).first { call in
          call.before.app == .active && call.call.handedOver.map(sent.contains) ?? false
        }?.breaks("The quick action is performed when the app is active already.")
      }
    },
    PlatformRule(
      "tapped-notification-in-launch-options",
      "A remote notification whose tap launches an app without scenes is in the launch options; a local one is not.",
      .documented, [.didFinish, .handlingNotifications], page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.firstViolation { launch in
        launch.shows([.notificationResponse]) { options, payload in
          guard case .notificationResponse(let response) = payload else { return true }
          return options?.remoteNotification == (response.isRemote ? response.userInfo : nil)
        }
      }
    },
    PlatformRule(
      "response-comes-to-the-centre-delegate",
      "A notification response reaches the centre's delegate of an app without scenes, once, if it was set in time.",
      .documented, [.notificationCenterDelegate, .handlingNotifications], page: .applicationDelegate,
      in: [.applicationDelegate], where: \.setsNotificationDelegateInTime
    ) { history in
      history.firstViolation { episode in
        guard case .launchInBackground(.notificationAction) = episode.step else {
          return episode.handsOver(EventKind.responses, by: [.didReceiveNotificationResponse])
        }
        let responses = episode.calls(of: .didReceiveNotificationResponse)
        if let again = responses.dropFirst().first { return again.breaks("The response comes again.") }
        return responses.isEmpty && episode.isComplete ? episode.lacks("The response has not come.") : nil
      }
    },
    PlatformRule(
      "launch-return-is-ignored-for-a-notification",
      "A false launch return does not keep the response to a remote notification from an app without scenes.",
      .documented, [.didFinish, .willFinish, .notificationCenterDelegate], page: .applicationDelegate,
      in: [.applicationDelegate], where: \.setsNotificationDelegateInTime
    ) { history in
      history.firstViolation { launch in
        guard launch.isLaunch, launch.isComplete, launch.launchAnswers(in: history.trace.setting).contains(false)
        else { return nil }
        let handed = launch.calls(of: .didReceiveNotificationResponse).compactMap(\.call.handedOver)
        return launch.sent(EventKind.responses).allSatisfy { $0.isOfLocalNotification || handed.contains($0) }
          ? nil : launch.lacks("The response has not come, and the launch return may not keep it away.")
      }
    },
    PlatformRule(
      "no-response-without-a-centre-delegate",
      "Without a delegate of the notification centre no response call is made.", .documented,
      [.notificationCenterDelegate], page: .applicationDelegate, in: [.applicationDelegate, .scene, .swiftUI],
      where: \.setsNoNotificationDelegate
    ) { history in
      history.first(of: [.didReceiveNotificationResponse, .willPresentNotification])?
        .breaks("Nobody is there to be called.")
    },
    PlatformRule(
      "background-action-brings-nothing-forward",
      "A notification action without the foreground option makes nothing active and brings nothing to the foreground.",
      .documented, [.notificationActionForeground, .handlingNotifications], page: .applicationDelegate,
      in: [.applicationDelegate, .scene, .swiftUI]
    ) { history in
      history.firstViolation { episode in
        guard !episode.sent([.notificationBackgroundAction]).isEmpty, episode.event?.staysInBackground == true
        else { return nil }
        return episode.calls.first { $0.call.bringsForward }?.breaks("The action does not bring the app forward.")
      }
    },
    PlatformRule(
      "tap-may-call-the-push-method",
      "After the response to a remote notification the push method may be called for it, once; not after a local one.",
      .documented, [.didReceiveRemoteNotification, .handlingNotifications, .launchSequenceLog],
      page: .applicationDelegate, in: [.applicationDelegate, .scene, .swiftUI]
    ) { history in
      history.firstViolation { episode in
        var left = episode.sent(EventKind.responses).compactMap(\.pushUserInfo)
        guard !episode.sent(EventKind.responses).isEmpty, !episode.sendsSeveralEvents else { return nil }
        return episode.calls(of: .didReceiveRemoteNotification).first { call in
          guard let position = left.firstIndex(where: { call.call.handedOver == .silentPush($0) }) else { return true }
          left.remove(at: position)
          return false
        }?.breaks("The push method is called for no remote notification, or again.")
      }
    },
    PlatformRule(
      "cold-share-in-launch-options",
      "A CloudKit share that launches an app without scenes is in the launch options of both launch methods.",
      .documented, [.headers27, .didAcceptShare], page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.firstViolation { launch in
        launch.shows([.cloudKitShare]) { options, payload in
          options?.cloudKitShare.map { .cloudKitShare($0) } == payload
        }
      }
    },
    PlatformRule(
      "share-comes-to-the-app-delegate", "A CloudKit share reaches an app without scenes by the accept call, once.",
      .documented, [.headers27, .didAcceptShare], page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.firstViolation { episode in
        episode.handsOver(
          [.cloudKitShare], by: [.applicationDidAcceptShare],
          isCertain: !episode.launchAnswers(in: history.trace.setting).contains(false))
      }
    },
  ]
}

extension EventKind {
  /// The kinds that are a person's response to a notification.
  static let responses: Set<EventKind> = [.notificationResponse, .notificationBackgroundAction]
}

extension Setting {
  /// Whether the notification centre has its delegate before the launch ends.
  var setsNotificationDelegateInTime: Bool { host.setsNotificationDelegate == .beforeLaunchEnds }

  fileprivate var setsNoNotificationDelegate: Bool { host.setsNotificationDelegate == .never }
}

extension Episode {
  /// The violation of launch options that do not show what the step sends of these kinds.
  fileprivate func shows(
    _ kinds: Set<EventKind>, _ isShown: (LaunchOptions?, OccurrencePayload) -> Bool
  ) -> PlatformRule.Violation? {
    guard isLaunch, !sendsSeveralEvents, let payload = sent(kinds).first else { return nil }
    return calls(of: .willFinishLaunching, .didFinishLaunching).first { !isShown($0.call.launchOptions, payload) }?
      .breaks("The launch options do not show what launched the app.")
  }
}

extension OccurrencePayload {
  /// Whether it is the response to a local notification.
  fileprivate var isOfLocalNotification: Bool {
    if case .notificationResponse(let response) = self { !response.isRemote } else { false }
  }

  /// What the push method shows of the remote notification that was responded to.
  fileprivate var pushUserInfo: [String: PropertyValue]? {
    if case .notificationResponse(let response) = self, response.isRemote { response.userInfo } else { nil }
  }
}

extension DelegateCall {
  /// Whether the call makes something active or brings it to the foreground.
  var bringsForward: Bool {
    switch self {
    case .applicationDidBecomeActive, .applicationWillEnterForeground, .sceneDidBecomeActive,
      .sceneWillEnterForeground, .scenePhaseChanged(_, .foregroundActive), .scenePhaseChanged(_, .foregroundInactive):
      true
    default: false
    }
  }
}

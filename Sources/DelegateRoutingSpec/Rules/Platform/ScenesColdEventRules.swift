/// Where events that are neither URLs nor universal links are when they launch an app with scenes.
extension PlatformRule {
  static let scenesColdEvents: [PlatformRule] = [
    PlatformRule(
      "cold-activity-in-connection-options",
      "A Spotlight, Siri, widget or other activity that launches an app is among the activities of the connection.",
      .documented,
      [.connectionOptions, .headers27, .intentsTalk, .liveActivityType, .launchPractice], page: .scenesCold,
      in: [.scene], where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { launch in
        launch.isLaunch && !launch.isHandledInApp ? launch.connects(with: EventKind.activities, in: history) : nil
      }
    },
    PlatformRule(
      "handoff-type-in-connection-options",
      "A scene that connects for a Handoff activity has its type in the options, and never the activity.", .documented,
      [.connectionOptions, .headers27], page: .scenesCold, in: [.scene], where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { episode in
        guard let handoff = episode.event?.handoffs.first, episode.connectsItsScene else { return nil }
        guard let connection = episode.connection(in: history) else {
          return episode.isHandedOver ? episode.lacks("No scene has connected for the activity.") : nil
        }
        let options = connection.call.connectionOptions
        return options?.handoffUserActivityType == handoff.activity.activityType
          && options?.userActivities.contains(handoff.activity) == false
          ? nil : connection.breaks("The options do not hold the type alone.")
      }
    },
    PlatformRule(
      "handoff-follows-the-connection",
      "A Handoff activity for which a scene connects is then announced to it, and continued or failed once.",
      .documented, [.headers27, .sceneContinue, .connectionOptions], page: .scenesCold, in: [.scene],
      where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { episode in
        episode.connectsItsScene
          ? episode.breaksHandoff(announcedBy: .sceneWillContinueActivity, in: history) : nil
      }
    },
    PlatformRule(
      "cold-quick-action-in-connection-options",
      "A quick action that launches an app with scenes is in the options of the connection.", .documented,
      [.connectionOptions, .headers27, .quickActionsSample], page: .scenesCold, in: [.scene], where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { $0.isLaunch ? $0.connects(with: [.quickAction], in: history) : nil }
    },
    PlatformRule(
      "no-action-call-for-the-connecting-quick-action",
      "A quick action that connected a scene is not performed again by the scene's action call.", .documented,
      [.headers27, .quickActionsSample, .jakeHao], page: .scenesCold, in: [.scene, .swiftUI], where: \.sceneHasDelegate
    ) { history in
      history.firstCopy(of: [.windowScenePerformAction]) { call, options in
        options.shortcutItem.map { .quickAction($0) } == call.handedOver
      }?.breaks("The quick action came with the connection.")
    },
    PlatformRule(
      "cold-share-in-connection-options",
      "A CloudKit share that launches an app with scenes is in the options of the connection.", .documented,
      [.connectionOptions, .windowSceneDidAcceptShare, .shareMetadata], page: .scenesCold, in: [.scene],
      where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { $0.isLaunch ? $0.connects(with: [.cloudKitShare], in: history) : nil }
    },
    PlatformRule(
      "no-accept-call-for-the-connecting-share",
      "A CloudKit share that connected a scene is not accepted again by the scene's share call.", .documented,
      [.headers27, .windowSceneDidAcceptShare, .shareMetadata], page: .scenesCold, in: [.scene, .swiftUI],
      where: \.sceneHasDelegate
    ) { history in
      history.firstCopy(of: [.windowSceneDidAcceptShare]) { call, options in
        options.cloudKitShareMetadata.map { .cloudKitShare($0) } == call.handedOver
      }?.breaks("The share came with the connection.")
    },
    PlatformRule(
      "cold-response-comes-in-one-copy-or-two",
      "A notification response that launches an app with scenes is in the options, or comes to the centre, or both.",
      .disputed,
      [
        .optionsNotificationResponse, .notificationCenterDelegate, .depict, .defold, .onmyway884,
        .sceneDelegateReplay, .wordPress,
      ], page: .scenesCold, in: [.scene, .swiftUI],
      where: \.seesResponses
    ) { history in
      history.firstViolation { episode in
        guard episode.connectsItsScene, let sent = episode.sent([.notificationResponse]).first else { return nil }
        let isShown = history.calls(during: episode).contains {
          $0.call.connectionOptions?.payloads.contains(sent) == true
        }
        return isShown || episode.first(.didReceiveNotificationResponse) != nil || !episode.isComplete
          ? nil : episode.lacks("Neither copy of the response has come.")
      }
    },
    PlatformRule(
      "response-copies-are-equal",
      "The copies of a notification response are equal, and neither comes twice.", .observed,
      [.depict, .defold, .optionsNotificationResponse, .notificationCenterDelegate], page: .scenesCold,
      in: [.scene, .swiftUI]
    ) { history in
      history.firstViolation { episode in
        let sent = episode.sent(EventKind.responses)
        guard sent.count == 1, let response = sent.first else { return nil }
        let copies = episode.calls(of: .didReceiveNotificationResponse)
        if let other = copies.first(where: { $0.call.handedOver != response }) {
          return other.breaks("This is another response than the one that was sent.")
        }
        return copies.dropFirst().first?.breaks("The response comes to the centre again.")
      }
    },
    PlatformRule(
      "cold-app-intent-in-connection-options",
      "An App Intent that connects a scene is in the options; the intent call may follow, before the foreground call.",
      .disputed, [.directingIntents, .appIntentOption, .appIntentSceneDelegate, .intentTodo], page: .scenesCold,
      in: [.scene], where: \.directsAppIntents
    ) { history in
      history.firstViolation { episode in
        guard episode.connectsItsScene, !episode.sent([.appIntent]).isEmpty else { return nil }
        return episode.calls(of: .sceneWillPerformAppIntent).first {
          $0.before.isInForeground($0.call.scene ?? .main)
        }?.breaks("The scene is in the foreground already.")
          ?? episode.handsOver([.appIntent], by: [.sceneWillPerformAppIntent], isCertain: false)
          ?? episode.connects(with: [.appIntent], in: history)
      }
    },
    PlatformRule(
      "restore-call-before-active",
      "A scene's restore call comes after its connection and before it becomes active.", .documented,
      [.headers27, .nextLevelTalk, .launchPractice], page: .scenesCold, in: [.scene, .swiftUI],
      where: \.sceneHasDelegate
    ) { history in
      history.calls.first { call in
        guard case .sceneRestoreInteractionState(let scene, _) = call.call, call.before.process > 0 else {
          return false
        }
        return call.before.scenes[scene] == nil || call.before.scenes[scene] == .foregroundActive
      }?.breaks("The scene is not connected, or is active already.")
    },
    PlatformRule(
      "restored-state-is-the-sessions",
      "The activity of a scene's restore call is the one that its session connected with.", .documented,
      [.headers27, .sessionRestorationActivity, .restoringSample], page: .scenesCold, in: [.scene, .swiftUI],
      where: \.sceneHasDelegate
    ) { history in
      history.calls.first { call in
        guard case .sceneRestoreInteractionState(let scene, let activity) = call.call else { return false }
        let connection = history.calls.last { $0.isConnection && $0.call.scene == scene && $0.entry < call.entry }
        return connection?.call.session?.stateRestorationActivity.map { $0 != activity } ?? false
      }?.breaks("The session holds another activity.")
    },
  ]
}

extension Episode {
  /// Whether the step's event has to connect a scene: that of a launch, one that is not connected, or a new one.
  var connectsItsScene: Bool {
    if case .openScene = step { return true }
    return isLaunch || isForMissingScene
  }
}

extension Setting {
  /// Whether both copies of a notification response can be seen: the centre has its delegate in time, and somebody is
  /// shown the options of a connection.
  fileprivate var seesResponses: Bool {
    setsNotificationDelegateInTime && (sceneHasDelegate || host.answersConfiguration)
  }

  /// Whether App Intents are directed to scenes: from iOS 26 on, in an app that declares several.
  var directsAppIntents: Bool { ios >= OSVersion(26) && supportsMultipleScenes && sceneHasDelegate }
}

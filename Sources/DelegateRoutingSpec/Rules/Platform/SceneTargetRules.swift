/// Which scene an event goes to, and which role a scene has.
extension PlatformRule {
  static let sceneTargets: [PlatformRule] = [
    PlatformRule(
      "missing-scene-connects-with-the-event",
      "An activity, quick action or share for a scene that is not connected comes in its connection alone.", .staff,
      [.windowManagementTalk, .intentsTalk, .sceneWillConnect, .shareMetadata], page: .sceneLifetime, in: [.scene],
      where: \.sceneHasDelegate
    ) { history in
      let kinds = EventKind.activities.union([.quickAction, .cloudKitShare])
      return history.firstViolation { episode in
        guard episode.connectsItsScene, !episode.isLaunch, !episode.isHandledInApp,
          episode.connection(in: history)?.call.session?.role != .carPlay
        else { return nil }
        let sent = episode.sent(kinds)
        return episode.calls.first { call in
          DelegateMethod.sceneEvents.contains(call.call.method) && call.call.handedOver.map(sent.contains) ?? false
        }?.breaks("The event comes with the connection, not with this call.")
          ?? episode.connects(with: kinds, in: history)
      }
    },
    PlatformRule(
      "background-work-connects-no-scene",
      "A push, a session's events, a location or a background action connects no scene of a living process.", .staff,
      [.windowManagementTalk, .intentsTalk, .multipleWindowsTalk], page: .sceneLifetime, in: [.scene, .swiftUI]
    ) { history in
      history.firstViolation { receipt in
        guard receipt.isReceipt, !receipt.isOverlapping, receipt.event?.staysInBackground == true else { return nil }
        return receipt.calls.first { $0.call.session != nil }?.breaks("The event needs no scene.")
      }
    },
    PlatformRule(
      "one-scene-app-connects-its-session-again",
      "An app that does not declare several scenes connects the session that it has, and no other.", .documented,
      [.multipleScenesKey, .handlesExternalEvents, .targetingTalk], page: .sceneLifetime, in: [.scene],
      where: \.hasOneScene
    ) { history in
      history.calls.first { call in
        guard call.isConnection, let session = call.call.session, session.role == .windowApplication,
          !history.isInKill(call)
        else { return false }
        let kept = call.before.sessions.filter { $0.value == .kept(.windowApplication) }.keys
        return !kept.isEmpty && !kept.contains(session.scene)
      }?.breaks("The app has another session.")
    },
    PlatformRule(
      "removed-session-is-told-at-the-next-launch",
      "A session that the person removes while the app does not run is discarded soon after the next launch.",
      .documented, [.discardSessions, .headers27], page: .sceneLifetime, in: [.scene]
    ) { history in
      history.firstViolation { episode in
        guard episode.isLaunch, episode.isComplete else { return nil }
        let discarded = history.calls(during: episode).flatMap(\.call.discardedSessions).map(\.scene)
        return episode.before.untoldRemovals.isSubset(of: discarded)
          ? nil : episode.lacks("A session was removed and the app has not been told.")
      }
    },
    PlatformRule(
      "launch-discards-no-connected-scene",
      "A session that is discarded at a launch is not that of a scene which the launch has connected.", .documented,
      [.discardSessions, .headers27], page: .sceneLifetime, in: [.scene]
    ) { history in
      history.firstViolation { episode in
        guard episode.isLaunch || episode.startsInBackground else { return nil }
        return episode.calls(of: .didDiscardSceneSessions).first { call in
          call.call.discardedSessions.contains { call.before.scenes[$0.scene] != nil }
        }?.breaks("The session's scene is connected.")
      }
    },
    PlatformRule(
      "configuration-question-is-about-the-session",
      "The session of the configuration question is the one that then connects, with its role.", .documented,
      [.configurationForConnecting, .headers27], page: .sceneLifetime, in: [.scene, .swiftUI]
    ) { history in
      history.calls.first { call in
        guard call.isConnection, let question = history.question(before: call) else { return false }
        return question.call.session?.role != call.call.session?.role
      }?.breaks("The question was about another role.")
    },
    PlatformRule(
      "configuration-of-another-role-connects-nothing",
      "A scene does not connect whose configuration the app delegate answered with another role than the session's.",
      .documented, [.headers27, .configurationForConnecting, .tao], page: .sceneLifetime, in: [.scene]
    ) { history in
      history.calls.first { call in
        guard call.isConnection, case .configuration(let answer)? = history.question(before: call)?.reply else {
          return false
        }
        return answer.role != nil && answer.role != call.call.session?.role
      }?.breaks("The configuration's role is not the session's.")
    },
    PlatformRule(
      "car-launch-connects-no-window",
      "A launch from the car connects the CarPlay scene, and no window scene until the phone opens the app.", .observed,
      [.organicMaps, .carPlayInterface], page: .sceneLifetime, in: [.scene, .swiftUI]
    ) { history in
      history.firstViolation { launch in
        guard launch.isLaunch, let first = launch.calls.first(where: \.isConnection),
          first.call.session?.role == .carPlay
        else { return nil }
        return launch.calls.first { $0.isConnection && $0.call.session?.role == .windowApplication }?
          .breaks("The launch is for the car alone.")
      }
    },
    PlatformRule(
      "window-calls-come-to-window-scenes",
      "Quick actions and shares come to window scenes: the delegate of a CarPlay scene has no call for them.",
      .documented, [.headers27, .windowScenePerformAction, .windowSceneDidAcceptShare, .carPlaySceneDelegate],
      page: .sceneLifetime, in: [.scene, .swiftUI], where: \.sceneHasDelegate
    ) { history in
      history.calls.first { call in
        guard [.windowScenePerformAction, .windowSceneDidAcceptShare].contains(call.call.method),
          let scene = call.call.scene
        else { return false }
        return call.before.sessions[scene] == .kept(.carPlay)
      }?.breaks("The scene is no window scene.")
    },
  ]
}

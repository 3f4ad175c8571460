/// What an app is told of work in the background, in every life cycle, and of its saved state without scenes.
extension PlatformRule {
  static let backgroundWork: [PlatformRule] = [
    PlatformRule(
      "push-launch-is-marked",
      "A silent push that starts an app without scenes in the background is in the launch options.", .documented,
      [.headers27, .didReceiveRemoteNotification, .didFinish], page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.firstViolation { launch in
        guard case .launchInBackground(.silentPush) = launch.step else { return nil }
        return launch.calls(of: .willFinishLaunching, .didFinishLaunching).first {
          $0.call.launchOptions?.remoteNotification == nil
        }?.breaks("The launch options do not show the push.")
      }
    },
    PlatformRule(
      "silent-push-comes-once", "A silent push reaches the app delegate by the push method, once.", .documented,
      [.headers27, .didReceiveRemoteNotification, .backgroundUpdates], page: .applicationDelegate,
      in: [.applicationDelegate, .scene, .swiftUI]
    ) { history in
      history.firstViolation { episode in
        guard case .launchInBackground(.silentPush) = episode.step else {
          return episode.handsOver([.silentPush], by: [.didReceiveRemoteNotification])
        }
        return episode.calls(of: .didReceiveRemoteNotification).dropFirst().first?.breaks("The push comes again.")
      }
    },
    PlatformRule(
      "session-events-come-to-the-app-delegate",
      "The events of a background URL session reach the app delegate by its session call, once, and nobody else.",
      .documented, [.handleBackgroundSession, .backgroundSessionFinish, .headers27], page: .applicationDelegate,
      in: [.applicationDelegate, .scene, .swiftUI]
    ) { history in
      history.firstViolation { episode in
        guard case .launchInBackground(.backgroundURLSession) = episode.step else {
          return episode.handsOver([.backgroundURLSession], by: [.handleBackgroundURLSession])
        }
        let sessions = episode.calls(of: .handleBackgroundURLSession)
        if let again = sessions.dropFirst().first { return again.breaks("The session's events come again.") }
        return sessions.isEmpty && episode.isComplete ? episode.lacks("The session's events have not come.") : nil
      }
    },
    PlatformRule(
      "location-launch-is-marked",
      "A location event that starts an app without scenes in the background is marked in the launch options.",
      .documented, [.didFinish, .significantLocation], page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.firstViolation { launch in
        guard case .launchInBackground(.location) = launch.step else { return nil }
        return launch.calls(of: .willFinishLaunching, .didFinishLaunching).first {
          $0.call.launchOptions?.location != true
        }?.breaks("The launch options do not say that a location event started the app.")
      }
    },
    PlatformRule(
      "location-calls-no-delegate",
      "A location event calls no delegate method: the location comes to the app's location manager.", .documented,
      [.significantLocation, .didFinish], page: .applicationDelegate, in: [.applicationDelegate, .scene, .swiftUI]
    ) { history in
      history.firstViolation { episode in
        guard episode.bringsLocationAlone else { return nil }
        return episode.calls.first { $0.call.handedOver != nil || DelegateMethod.modifiers.contains($0.call.method) }?
          .breaks("A location is handed to no delegate.")
      }
    },
    PlatformRule(
      "background-work-brings-nothing-forward",
      "A silent push, a session's events and a location make nothing active and bring nothing to the foreground.",
      .documented, [.backgroundSequence, .foregroundNotification, .headers27, .launchSequenceLog],
      page: .applicationDelegate, in: [.applicationDelegate, .scene, .swiftUI]
    ) { history in
      history.firstViolation { episode in
        guard episode.isReceipt, episode.event?.staysInBackground == true else { return nil }
        return episode.calls.first { $0.call.bringsForward }?.breaks("The work is done in the background.")
      }
    },
    PlatformRule(
      "state-is-restored-between-the-launch-methods",
      "An app without scenes is asked whether to restore its state between the two launch methods.", .observed,
      [.launchSequenceLog], page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.calls.first { call in
        call.call == .shouldRestoreApplicationState && call.before.process > 0
          && call.before.launchMethods != [.willFinishLaunching]
      }?.breaks("The question does not stand between the launch methods.")
    },
    PlatformRule(
      "state-is-saved-in-the-background",
      "An app without scenes is asked whether to save its state when it is in the background.", .observed,
      [.launchSequenceLog], page: .applicationDelegate, in: [.applicationDelegate]
    ) { history in
      history.calls.first { call in
        call.call == .shouldSaveApplicationState && call.before.process > 0 && call.before.app != .background
      }?.breaks("The app is not in the background.")
    },
  ]
}

extension Episode {
  fileprivate var bringsLocationAlone: Bool {
    if case .launchInBackground(.location) = step { return true }
    return !sent([.location]).isEmpty && !sendsSeveralEvents
  }
}

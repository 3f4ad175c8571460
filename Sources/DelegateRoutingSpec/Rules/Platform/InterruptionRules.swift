/// What an app or scene is told of interruptions, and how events come in them.
extension PlatformRule {
  static let interruptions: [PlatformRule] = [
    PlatformRule(
      "interruption-resigns-and-stays-in-front",
      "An app or scene that is interrupted resigns; it does not enter the background, and its scene stays connected.",
      .documented,
      [
        .sceneWillResignActive, .applicationWillResignActive, .managingLifeCycle, .launchSequenceLog, .codePush1991,
      ], page: .lifeCyclePairs, in: [.applicationDelegate, .scene, .swiftUI], where: \.hasDelegateForStates
    ) { history in
      history.firstViolation { episode in
        guard case .interrupt(let scene) = episode.step else { return nil }
        if let trip = episode.firstTrip(of: scene) { return trip.breaks("What is interrupted stays in front.") }
        let isActive = episode.before.app == .active || episode.before.scenes[scene] == .foregroundActive
        guard isActive, episode.isComplete else { return nil }
        return episode.calls.contains {
          $0.call == .applicationWillResignActive || $0.call == .sceneWillResignActive(scene)
        }
          ? nil : episode.lacks("What is interrupted has not resigned.")
      }
    },
    PlatformRule(
      "interruption-ends-with-active",
      "When an interruption is over, the app or scene becomes active, with no foreground call before.", .documented,
      [.applicationDidBecomeActive, .managingLifeCycle, .launchSequenceLog, .codePush1991], page: .lifeCyclePairs,
      in: [.applicationDelegate, .scene, .swiftUI], where: \.hasDelegateForStates
    ) { history in
      history.firstViolation { episode in
        guard case .resume(let scene) = episode.step else { return nil }
        if let trip = episode.firstTrip(of: scene) { return trip.breaks("What was interrupted had stayed in front.") }
        guard episode.isComplete else { return nil }
        return episode.calls.contains {
          $0.call == .applicationDidBecomeActive || $0.call == .sceneDidBecomeActive(scene)
        }
          ? nil : episode.lacks("What was interrupted is not active again.")
      }
    },
    PlatformRule(
      "event-in-an-interruption-makes-no-background-trip",
      "An event for an app or scene that is interrupted comes to it where it is: with no background trip.", .observed,
      [.branch699, .openradar2171], page: .lifeCyclePairs, in: [.applicationDelegate, .scene, .swiftUI],
      where: \.hasDelegateForStates
    ) { history in
      history.firstViolation { receipt in
        guard receipt.isReceipt, !receipt.isOverlapping else { return nil }
        return receipt.calls.first { call in
          call.isTrip
            && (call.call.scene.map { receipt.before.scenes[$0] == .foregroundInactive }
              ?? (receipt.before.app == .inactive))
        }?.breaks("What is interrupted makes no background trip for an event.")
      }
    },
  ]
}

extension Episode {
  /// The first call of the step that takes the app, or this scene, to the background or back, or disconnects it.
  fileprivate func firstTrip(of scene: SceneID) -> MadeCall? {
    calls.first { $0.isTrip && [nil, scene].contains($0.call.scene) }
  }
}

extension MadeCall {
  /// Whether it takes the app or a scene to the background or back, or a scene away.
  fileprivate var isTrip: Bool {
    switch call {
    case .applicationDidEnterBackground, .applicationWillEnterForeground, .sceneDidEnterBackground,
      .sceneWillEnterForeground, .sceneDidDisconnect, .sceneWillConnect:
      true
    default: false
    }
  }
}

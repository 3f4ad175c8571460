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
        let isActive = episode.before.app == .active || episode.before.scenes[scene] == .foregroundActive
        return episode.breaksStay(
          of: scene, toldBy: isActive ? [.applicationWillResignActive, .sceneWillResignActive(scene)] : [])
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
        return episode.breaksStay(of: scene, toldBy: [.applicationDidBecomeActive, .sceneDidBecomeActive(scene)])
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
  /// What is wrong with a step in which the app or scene stays in front and is told so by one of these calls, if any.
  fileprivate func breaksStay(of scene: SceneID, toldBy calls: Set<DelegateCall>) -> PlatformRule.Violation? {
    if let trip = self.calls.first(where: { $0.isTrip && [nil, scene].contains($0.call.scene) }) {
      return trip.breaks("What is interrupted stays in front.")
    }
    let isTold = calls.isEmpty || self.calls.contains { calls.contains($0.call) }
    return isTold || !isComplete ? nil : lacks("Nobody has been told.")
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

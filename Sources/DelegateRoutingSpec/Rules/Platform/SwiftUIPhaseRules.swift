/// How the scene phase of SwiftUI moves.
extension PlatformRule {
  static let swiftUIPhases: [PlatformRule] = [
    PlatformRule(
      "phase-goes-through-inactive",
      "A scene phase that comes back from the background is inactive before it is active.", .observed,
      [.launchPractice, .scenePhase], page: .swiftUI, in: [.swiftUI]
    ) { history in
      history.firstPhase { previous, phase in previous == .background && phase == .foregroundActive }?
        .breaks("The phase is active at once.")
    },
    PlatformRule(
      "phase-changes-to-another", "A change of the scene phase is a change: the new phase is not the one before it.",
      .documented, [.scenePhase, .launchPractice], page: .swiftUI, in: [.swiftUI]
    ) { history in
      history.firstPhase { previous, phase in previous == phase }?.breaks("The phase was this one already.")
    },
    PlatformRule(
      "phase-follows-the-scene-call",
      "The scene phase becomes active after the own scene delegate was told so, not before.", .observed,
      [.launchPractice], page: .swiftUI, in: [.swiftUI], where: \.sceneHasDelegate
    ) { history in
      history.calls.first { call in
        guard case .scenePhaseChanged(let scene, .foregroundActive) = call.call, call.before.process > 0 else {
          return false
        }
        if let scene { return call.before.scenes[scene] != .foregroundActive }
        return !call.before.scenes.values.contains(.foregroundActive)
      }?.breaks("The scene's delegate has not been told that it is active.")
    },
    PlatformRule(
      "app-phase-is-active-if-any-scene-is",
      "The phase of the app is active as long as any of its scenes is.", .documented, [.scenePhase], page: .swiftUI,
      in: [.swiftUI]
    ) { history in
      history.calls.first { call in
        guard case .scenePhaseChanged(nil, let phase) = call.call, phase != .foregroundActive else { return false }
        return call.before.scenes.values.contains(.foregroundActive)
      }?.breaks("A scene is active, and the app's phase is not.")
    },
  ]
}

extension TraceHistory {
  /// The first change of a phase of which this is so: the phase before it, of the app or of the scene, and the new one.
  /// What connects a scene, or ends one, begins anew.
  fileprivate func firstPhase(where isMeant: (SceneActivationState, SceneActivationState) -> Bool) -> MadeCall? {
    var phases: [SceneID?: SceneActivationState] = [:]
    var resets = episodes.indices.filter { number in
      episodes[number].beginsPhasesAnew || number > 0 && episodes[number - 1].beginsPhasesAnew
    }.map { episodes[$0].entry }[...]
    for call in calls {
      while let reset = resets.first, reset < call.entry {
        phases = [:]
        resets = resets.dropFirst()
      }
      guard case .scenePhaseChanged(let scene, let phase) = call.call else { continue }
      if let previous = phases[scene], isMeant(previous, phase) { return call }
      phases[scene] = phase
    }
    return nil
  }
}

extension Episode {
  /// Whether phases before the step say nothing about those in it.
  fileprivate var beginsPhasesAnew: Bool {
    switch step {
    case .launch, .launchInBackground, .openScene, .closeScene, .disconnect, .terminate: true
    default: asksForAScene
    }
  }
}

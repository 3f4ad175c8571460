/// When scenes are asked for the state to save, and what becomes of it.
extension PlatformRule {
  static let savedStates: [PlatformRule] = [
    PlatformRule(
      "scene-state-is-asked-for-out-of-sight",
      "A scene is asked for the state to save when it has entered the background, or before it is disconnected.",
      .disputed, [.restoringSample, .sessionRestorationActivity], page: .sceneLifetime, in: [.scene],
      where: \.sceneHasDelegate
    ) { history in
      let moment = history.trace.reading.choice(SavingCall.self)
      return history.calls.first { call in
        guard case .stateRestorationActivity(let scene) = call.call, call.before.process > 0 else { return false }
        switch moment {
        case .inTheBackground: return call.before.scenes[scene] != .background
        case .beforeDisconnection: return history.next(after: call, of: scene)?.call != .sceneDidDisconnect(scene)
        }
      }?.breaks("The reading does not ask for the state here.")
    },
    PlatformRule(
      "session-has-the-state-that-was-answered",
      "The saved activity with which a session connects is the one that its scene's delegate answered last.",
      .documented,
      [.sessionRestorationActivity, .restoringSample], page: .sceneLifetime, in: [.scene], where: \.sceneHasDelegate
    ) { history in
      history.calls.first { connection in
        guard connection.isConnection, let session = connection.call.session,
          let held = session.stateRestorationActivity,
          connection.episodes.allSatisfy({ number in
            history.episodes[number].sent([.stateRestoration]).isEmpty
          })
        else { return false }
        let asked = history.calls.last {
          $0.call == .stateRestorationActivity(session.scene) && $0.entry < connection.entry
        }
        guard case .restorationActivity(let answered)? = asked?.reply else { return false }
        return answered != held
      }?.breaks("The delegate answered another activity, or none.")
    },
  ]
}

extension TraceHistory {
  /// The next call that concerns the scene.
  fileprivate func next(after call: MadeCall, of scene: SceneID) -> MadeCall? {
    calls.first { $0.entry > call.entry && $0.call.scene == scene }
  }
}

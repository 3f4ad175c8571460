/// How scenes and sessions come and go in a living process.
extension PlatformRule {
  static let sceneLifetime: [PlatformRule] =
    sceneConnections + [
      PlatformRule(
        "leaving-does-not-disconnect", "Switching to another app does not disconnect a scene.", .documented,
        [.sceneDidDisconnect, .managingLifeCycle, .flutterHostApps], page: .sceneLifetime, in: [.scene]
      ) { history in
        history.firstViolation { episode in
          guard case .leave = episode.step else { return nil }
          return episode.first(.sceneDidDisconnect)?.breaks("The scene is disconnected though it was only left.")
        }
      },
      PlatformRule(
        "disconnect-is-told", "A scene that the system disconnects is told so.", .documented,
        [.sceneDidDisconnect, .managingLifeCycle, .headers27], page: .sceneLifetime, in: [.scene],
        where: \.sceneHasDelegate
      ) { history in
        history.firstViolation { episode in
          guard case .disconnect(let scene) = episode.step, episode.isComplete,
            !episode.calls.contains(where: { $0.call == .sceneDidDisconnect(scene) })
          else { return nil }
          return episode.lacks("The scene has not been told that it is disconnected.")
        }
      },
      PlatformRule(
        "disconnected-scene-is-silent", "A scene gets no call between its disconnection and its next connection.",
        .documented, [.sceneDidDisconnect, .headers27], page: .sceneLifetime, in: [.scene]
      ) { history in
        history.calls.first { $0.isForMissingScene && !history.isTripInKill($0) }?.breaks("The scene is not connected.")
      },
      PlatformRule(
        "disconnect-discards-nothing",
        "A session is discarded when the person removes it, not when its scene is disconnected or left.",
        .documented, [.discardSessions, .sceneDidDisconnect], page: .sceneLifetime, in: [.scene]
      ) { history in
        history.firstViolation { episode in
          switch episode.step {
          case .disconnect, .leave, .comeBack, .receive, .openScene:
            episode.first(.didDiscardSceneSessions)?.breaks("Nobody has removed a session in this step.")
          default: nil
          }
        }
      },
      PlatformRule(
        "closed-window-disconnects-or-discards",
        "When a window is closed, its scene is disconnected, or its session discarded, or both.", .observed,
        [.sceneDidDisconnect, .discardSessions, .appTermination, .lifeCycleNotes], page: .sceneLifetime,
        in: [.scene], where: \.sceneHasDelegate
      ) { history in
        let reading = history.trace.reading.choice(WindowClosing.self)
        return history.firstViolation { episode in
          guard case .closeScene(let scene) = episode.step, episode.before.scenes[scene] != nil else { return nil }
          return episode.breaksEnd(
            of: scene, disconnects: reading != .discardsAlone, discards: reading != .disconnectsAlone)
        }
      },
      PlatformRule(
        "killed-scene-resigns-and-disconnects",
        "A scene that is killed while it is active resigns, and is then disconnected or, of iPhones, in the background.",
        .observed, [.forums732170, .statesNote, .xcode11Scenes, .swipeUpAnswer, .firefox12622], page: .sceneLifetime,
        in: [.scene], where: \.sceneHasDelegate
      ) { history in
        let kill = history.trace.reading.choice(SceneKill.self)
        return history.firstViolation { episode in
          guard case .terminate = episode.step, !episode.calls.isEmpty else { return nil }
          let active = episode.before.scenes.filter { $0.value == .foregroundActive }.keys
          for scene in active.sorted(by: { $0.name < $1.name }) {
            let ends: Set<DelegateCall> = [.sceneDidDisconnect(scene), .sceneDidEnterBackground(scene)]
            if let early = episode.calls.first(where: {
              ends.contains($0.call) && $0.before.scenes[scene] == .foregroundActive
            }) {
              return early.breaks("The scene has not resigned.")
            }
            if let end = episode.breaksEnd(of: scene, disconnects: kill.disconnects, discards: kill.discards) {
              return end
            }
          }
          return active.isEmpty ? nil : episode.breaksTermination(isTold: kill.tellsTheApp)
        }
      },
      PlatformRule(
        "background-launch-never-activates",
        "A background launch makes nothing active and brings nothing to the foreground.", .documented,
        [.headers27, .backgroundSequence, .foregroundNotification, .launchSequenceLog, .delegateMethodsCalled],
        page: .sceneLifetime, in: [.applicationDelegate, .scene, .swiftUI]
      ) { history in
        history.firstViolation { episode in
          guard episode.staysInBackground else { return nil }
          return episode.calls.first { $0.call.bringsForward }?.breaks("The launch is in the background.")
        }
      },
      PlatformRule(
        "background-launch-may-connect-a-scene",
        "A background launch of an app with scenes connects a scene with empty options, or none.", .disputed,
        [.managingLifeCycle, .sentryPrewarm, .previewsTalk, .wordPress], page: .sceneLifetime, in: [.scene],
        where: \.sceneHasDelegate
      ) { history in
        let connects = history.trace.reading.choice(BackgroundLaunch.self) == .connectsScene
        return history.firstViolation { episode in
          guard episode.startsInBackground else { return nil }
          let connection = episode.calls.first { $0.isConnection }
          if let connection, !connects || connection.call.connectionOptions != ConnectionOptions() {
            return connection.breaks("The reading has no such connection in a background launch.")
          }
          return connects && connection == nil && episode.isComplete
            ? episode.lacks("The reading has a connection in a background launch.") : nil
        }
      },
    ]
}

extension Episode {
  /// What is wrong with how a scene ends: a disconnection or a discarded session that is missing or too much.
  fileprivate func breaksEnd(of scene: SceneID, disconnects: Bool, discards: Bool) -> PlatformRule.Violation? {
    let disconnection = calls.first { $0.call == .sceneDidDisconnect(scene) }
    let discard = calls.first { $0.call.discardedSessions.contains { $0.scene == scene } }
    if let disconnection, !disconnects { return disconnection.breaks("The reading has no disconnection here.") }
    if let discard, !discards { return discard.breaks("The reading discards no session here.") }
    guard cut == nil else { return nil }
    if disconnects && disconnection == nil { return lacks("The scene has not been disconnected.") }
    return discards && discard == nil ? lacks("The session has not been discarded.") : nil
  }
}

extension Episode {
  /// What is wrong with the app being told, or not, that it terminates.
  fileprivate func breaksTermination(isTold: Bool) -> PlatformRule.Violation? {
    let termination = first(.applicationWillTerminate)
    guard isTold else { return termination?.breaks("The reading does not tell the app that it terminates.") }
    return termination == nil ? lacks("The app has not been told that it terminates.") : nil
  }
}

extension MadeCall {
  /// Whether the call is one for a scene that is not connected. Geometry may change before a scene connects (printed
  /// once), and a window that is closed may be discarded before it is disconnected.
  fileprivate var isForMissingScene: Bool {
    guard DelegateMethod.sceneDelegate.contains(call.method), let scene = call.scene else { return false }
    guard before.process > 0, before.scenes[scene] == nil else { return false }
    switch call {
    case .sceneWillConnect, .windowSceneDidUpdateGeometry: return false
    case .sceneDidDisconnect: return before.sessions[scene] != .removed
    default: return true
    }
  }
}

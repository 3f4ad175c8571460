/// How a scene connects in a living process: again, or anew.
extension PlatformRule {
  static let sceneConnections: [PlatformRule] = [
    PlatformRule(
      "disconnected-scene-connects-again",
      "An event for a scene that is not connected connects it and comes in the options of that connection alone.",
      .staff,
      [.windowManagementTalk, .intentsTalk, .sceneWillConnect, .sceneDidDisconnect, .universalLinks, .customScheme],
      page: .sceneLifetime, in: [.scene], where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { receipt in
        guard receipt.isForMissingScene else { return nil }
        let handovers = receipt.calls(
          of: .sceneOpenURLContexts, .sceneWillContinueActivity, .sceneContinueActivity)
        if let call = handovers.first(where: { receipt.carriesItsEvent($0.call) }) {
          return call.breaks("The event comes with the connection, not with this call.")
        }
        return (receipt.urls.isEmpty ? nil : receipt.connectsWithURLs(in: history))
          ?? (receipt.links.isEmpty ? nil : receipt.connectsWithLinks(in: history))
      }
    },
    PlatformRule(
      "no-launch-methods-for-a-reconnect",
      "The launch methods are not called when a scene of a living process connects.",
      .staff, [.windowManagementTalk, .intentsTalk, .sceneWillConnect], page: .sceneLifetime, in: [.scene]
    ) { history in
      history.firstViolation { episode in
        guard !episode.isLaunch, !episode.startsInBackground else { return nil }
        return episode.calls(of: .willFinishLaunching, .didFinishLaunching, .didFinishLaunchingWithoutOptions)
          .first { $0.episodes.allSatisfy { !history.episodes[$0].isLaunch } }?
          .breaks("The process is running already.")
      }
    },
    PlatformRule(
      "configuration-asked-for-a-session-made-now",
      "The app delegate is asked for the configuration of a session that is made now, before its scene connects.",
      .documented, [.headers27, .configurationForConnecting, .specifyingScenes, .launchPractice],
      page: .sceneLifetime, in: [.scene], where: \.host.answersConfiguration
    ) { history in
      history.calls.first { call in
        guard let scene = call.connectedScene, call.before.sessions[scene] == nil, call.before.process > 0,
          !history.isInKill(call)
        else {
          return false
        }
        return history.question(before: call) == nil
      }?.breaks("The session is new, and nobody was asked for its configuration.")
    },
    PlatformRule(
      "old-session-may-skip-the-configuration",
      "For a session that existed before, the app delegate may be asked for a configuration again, or not.", .disputed,
      [.configurationNotCalled, .forums702040, .launchPractice, .catalystTalk, .headers27], page: .sceneLifetime,
      in: [.scene], where: \.host.answersConfiguration
    ) { history in
      let isAsked = history.trace.reading.choice(ConfigurationAtRelaunch.self) == .asked
      return history.calls.first { call in
        guard let scene = call.connectedScene, case .kept = call.before.sessions[scene] else { return false }
        return (history.question(before: call) != nil) != isAsked
      }?.breaks("The reading says otherwise of the configuration question for a session that existed before.")
    },
    PlatformRule(
      "configuration-question-shows-the-options",
      "The configuration question holds the same options that the scene then connects with.", .documented,
      [.configurationForConnecting, .targetingTalk, .catalystTalk], page: .sceneLifetime, in: [.scene]
    ) { history in
      history.calls.first { call in
        guard call.isConnection, let question = history.question(before: call) else { return false }
        return question.call.connectionOptions != call.call.connectionOptions
      }?.breaks("The options differ from those of the configuration question.")
    },
    PlatformRule(
      "new-scene-takes-the-link-alone",
      "A URL or link that opens a new scene is in that scene's connection; connected scenes get nothing of it.",
      .documented, [.configurationForConnecting, .targetingTalk, .catalystTalk], page: .sceneLifetime, in: [.scene],
      where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { opening in
        guard case .openScene(let scene, _) = opening.step else { return nil }
        if let other = opening.calls.first(where: {
          opening.carriesItsEvent($0.call) && !($0.call.scene == scene && $0.call.connectionOptions != nil)
        }) {
          return other.breaks("The event comes with the new scene's connection, not with this call.")
        }
        return (opening.urls.isEmpty ? nil : opening.connectsWithURLs(in: history))
          ?? (opening.links.isEmpty ? nil : opening.connectsWithLinks(in: history))
      }
    },
    PlatformRule(
      "one-scene-unless-declared",
      "An app that does not declare multiple scenes has one window scene at most.", .documented,
      [.multipleScenesKey], page: .sceneLifetime, in: [.scene], where: \.hasOneScene
    ) { history in
      history.calls.first { call in
        guard let scene = call.connectedScene, call.call.session?.role == .windowApplication,
          !history.isInKill(call)
        else { return false }
        return call.before.scenes.keys.contains {
          $0 != scene && call.before.sessions[$0] == .kept(.windowApplication)
        }
      }?.breaks("A second window scene connects.")
    },
    PlatformRule(
      "reconnect-keeps-the-session", "A scene connects with its own session, which keeps its role.", .documented,
      [.sceneDidDisconnect, .headers27], page: .sceneLifetime, in: [.scene]
    ) { history in
      history.calls.first { call in
        guard let scene = call.connectedScene, let session = call.call.session else { return false }
        guard session.scene == scene, case .kept(let role) = call.before.sessions[scene] else {
          return session.scene != scene
        }
        return role != session.role
      }?.breaks("The session is not the scene's own.")
    },
  ]
}

extension Setting {
  /// Whether the app does not declare several scenes.
  var hasOneScene: Bool { !supportsMultipleScenes }
}

extension Episode {
  /// Whether the call hands over one of the step's URLs or links, or announces one.
  fileprivate func carriesItsEvent(_ call: DelegateCall) -> Bool {
    let urlContexts = call.openedURLs + (call.connectionOptions?.urlContexts ?? [])
    let activities = (call.connectionOptions?.userActivities ?? []) + [call.continuedActivity].compactMap { $0 }
    return urls.contains { $0.hasSameURL(as: urlContexts) } || links.contains(where: activities.contains)
      || links.contains { $0.activityType == call.announcedType }
  }
}

extension MadeCall {
  /// The scene that the call connects.
  fileprivate var connectedScene: SceneID? { isConnection ? call.scene : nil }
}

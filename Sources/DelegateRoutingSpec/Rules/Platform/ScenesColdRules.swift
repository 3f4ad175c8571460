/// How an app with scenes starts, and how the event comes that started it.
extension PlatformRule {
  static let scenesCold: [PlatformRule] = [
    PlatformRule(
      "scene-launch-options-are-nil",
      "The launch options of an app with scenes are nil; for some background launches that is disputed.",
      .documented, [.willFinish, .didFinish, .locationReport, .significantLocation], page: .scenesCold,
      in: [.scene, .swiftUI]
    ) { history in
      let mayBeFilled = history.trace.reading.choice(BackgroundLaunchOptions.self) == .filled
      return history.firstViolation { episode in
        episode.calls(of: .willFinishLaunching, .didFinishLaunching).first { call in
          guard let options = call.call.launchOptions else { return false }
          return !(mayBeFilled && episode.mayFill(options))
        }?.breaks("The launch options are not nil.")
      }
    },
    PlatformRule(
      "connect-before-foreground-before-active",
      "A scene connects once before it enters the foreground, and enters the foreground before it becomes active.",
      .documented,
      [
        .launchSequence, .sceneWillEnterForeground, .architectingTalk, .flutterTests, .launchPractice, .xcode11Scenes,
      ], page: .scenesCold, in: [.scene]
    ) { history in
      history.calls.first { call in
        guard call.before.process > 0, !history.isTripInKill(call) else { return false }
        return switch call.call {
        case .sceneWillConnect(let scene, _, _): call.before.scenes[scene] != nil
        case .sceneWillEnterForeground(let scene): call.before.scenes[scene] == nil
        case .sceneDidBecomeActive(let scene): !call.before.isInForeground(scene)
        default: false
        }
      }?.breaks("The scene is not where this call belongs.")
    },
    PlatformRule(
      "scene-launch-ends-with-active",
      "A launch that shows an app with scenes connects a scene, brings it to the foreground and makes it active.",
      .documented,
      [.launchSequence, .sceneWillEnterForeground, .flutterTests, .launchPractice, .xcode11Scenes], page: .scenesCold,
      in: [.scene], where: \.sceneHasDelegate
    ) { history in
      history.episodes.first { launch in
        launch.endsInFront && launch.isComplete
          && !history.calls(during: launch).contains {
            $0.call.method == .sceneDidBecomeActive && $0.call.scene == launch.step.scene
          }
      }?.lacks("The launch is over and its scene has not become active.")
    },
    PlatformRule(
      "cold-url-in-connection-options",
      "URLs that launch an app with scenes are in the options of the connection, all of them, each with its options.",
      .documented, [.connectionOptions, .customScheme, .flutterTests, .quernProbe], page: .scenesCold, in: [.scene],
      where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { $0.isLaunch && !$0.urls.isEmpty ? $0.connectsWithURLs(in: history) : nil }
    },
    PlatformRule(
      "cold-link-in-connection-options",
      "A universal link that launches an app with scenes is among the user activities of the connection.",
      .documented, [.connectionOptions, .universalLinks, .windowManagementTalk, .flutterTests, .cordovaLink],
      page: .scenesCold, in: [.scene], where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { $0.isLaunch && !$0.links.isEmpty ? $0.connectsWithLinks(in: history) : nil }
    },
    PlatformRule(
      "no-open-call-for-the-connecting-url",
      "A URL that connected a scene is not opened again by the scene's open call.",
      .documented, [.customScheme, .sceneWillConnect, .flutterTests, .quernProbe, .jakeHao], page: .scenesCold,
      in: [.scene]
    ) { history in
      history.firstCopy(of: [.sceneOpenURLContexts]) { call, options in
        options.urlContexts.contains { $0.hasSameURL(as: call.openedURLs) }
      }?.breaks("The URL came with the connection.")
    },
    PlatformRule(
      "no-continue-call-for-the-connecting-link",
      "A universal link that connected a scene is neither announced nor continued by the scene's other calls.",
      .documented, [.universalLinks, .windowManagementTalk, .intentsTalk, .flutterTests, .cordovaLink],
      page: .scenesCold, in: [.scene]
    ) { history in
      history.firstCopy(of: [.sceneWillContinueActivity, .sceneContinueActivity]) { call, options in
        if let activity = call.continuedActivity { return options.userActivities.contains(activity) }
        return options.userActivities.contains { $0.activityType == call.announcedType }
      }?.breaks("The link came with the connection.")
    },
    PlatformRule(
      "web-links-are-never-url-contexts",
      "A universal link is an activity: no URL context of a scene holds a web URL, cold or warm.", .documented,
      [.connectionOptions, .customScheme, .universalLinks, .headers27], page: .scenesCold, in: [.scene]
    ) { history in
      history.calls.first { call in
        let contexts = call.call.connectionOptions?.urlContexts ?? call.call.openedURLs
        return contexts.contains { $0.isWebURL(for: history.trace.setting.identity) }
      }?.breaks("A URL context holds a web URL.")
    },
    PlatformRule(
      "connection-options-hold-the-event-alone",
      "A scene connects with its own event and nothing else; with empty options if no event connects it.", .documented,
      [.headers27, .connectionOptions], page: .scenesCold, in: [.scene]
    ) { history in
      history.calls.first { !history.holdsItsEventAlone($0) }?
        .breaks("The options hold something that was not sent to this scene in this step.")
    },
    PlatformRule(
      "app-delegate-is-silent-under-scenes",
      "With scenes the app delegate gets no state call, no URL, no activity, no quick action and no share.",
      .documented,
      [
        .headers27, .transition, .performAction, .didAcceptShare, .customScheme, .universalLinks, .launchPractice,
        .flutterHostApps, .quernProbe,
      ], page: .scenesCold, in: [.scene]
    ) { history in
      history.first(of: DelegateMethod.applicationState.union(DelegateMethod.applicationEvents))?
        .breaks("With scenes this call goes to a scene.")
    },
    PlatformRule(
      "app-announcements-stop-under-scenes",
      "With scenes the app delegate gets no announcement, failure or update of an activity.", .observed,
      [.launchPractice, .headers27], page: .scenesCold, in: [.scene]
    ) { history in
      history.first(of: DelegateMethod.applicationAnnouncements)?.breaks("With scenes this call goes to a scene.")
    },
  ]
}

extension Episode {
  /// Whether the step is a background launch that may fill the launch options of an app with scenes like this.
  fileprivate func mayFill(_ options: LaunchOptions) -> Bool {
    switch step {
    case .launchInBackground(.location): options == LaunchOptions(location: true)
    case .launchInBackground(.silentPush), .launch(.notificationResponse, _, _):
      options == LaunchOptions(remoteNotification: options.remoteNotification)
    default: false
    }
  }
}

extension OpenURLContext {
  /// Whether the URL is one that only a universal link can bring to this app.
  fileprivate func isWebURL(for identity: AppIdentity) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return ["http", "https"].contains(scheme) && !identity.schemes.contains(scheme)
  }
}

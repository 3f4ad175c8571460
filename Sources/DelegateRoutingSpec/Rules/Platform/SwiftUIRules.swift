/// What an app in SwiftUI's life cycle is told.
extension PlatformRule {
  static let swiftUI: [PlatformRule] = [
    PlatformRule(
      "app-delegate-is-silent-under-swiftui",
      "Under SwiftUI the adaptor's app delegate gets no state call, URL, activity, quick action or share.",
      .documented, [.swiftUIMigration, .delegateAdaptor, .forums651234, .launchPractice], page: .swiftUI,
      in: [.swiftUI]
    ) { history in
      history.first(of: DelegateMethod.replacedByScenes)?.breaks("Under SwiftUI this call is not made.")
    },
    PlatformRule(
      "scene-calls-need-an-own-scene-delegate",
      "Under SwiftUI scene calls come only to a scene delegate that the app has supplied itself.", .observed,
      [.openSwiftUI, .delegateAdaptor, .launchPractice], page: .swiftUI, in: [.swiftUI],
      where: \.hasNoOwnSceneDelegate
    ) { history in
      history.first(of: DelegateMethod.sceneDelegate)?.breaks("The app has no scene delegate of its own.")
    },
    PlatformRule(
      "adaptor-is-asked-at-every-connection",
      "Under SwiftUI the adaptor is asked for a configuration at every connection, for old sessions too.", .observed,
      [.openSwiftUI, .launchPractice, .forums746362], page: .swiftUI, in: [.swiftUI],
      where: \.host.answersConfiguration
    ) { history in
      let unasked = history.calls.first { call in
        call.isConnection && call.before.process > 0 && !history.isInKill(call)
          && history.question(before: call) == nil
      }
      if let unasked { return unasked.breaks("The scene connects, and nobody was asked for a configuration.") }
      return history.episodes.first { launch in
        launch.endsInFront && launch.isComplete
          && !history.calls(during: launch).contains { $0.call.method == .configurationForConnecting }
      }?.lacks("The launch is over, and nobody was asked for a configuration.")
    },
    PlatformRule(
      "own-scene-delegate-sees-the-whole-connection",
      "Under SwiftUI the app's own scene delegate gets the event that connects its scene in the options, all of it.",
      .observed, [.openSwiftUI, .forums746362, .forums762526], page: .swiftUI, in: [.swiftUI],
      where: \.sceneHasDelegate
    ) { history in
      let kinds = EventKind.activities.union([.customURL, .fileURL, .universalLink, .quickAction, .cloudKitShare])
      return history.firstViolation { episode in
        episode.isLaunch && !episode.isHandledInApp ? episode.connects(with: kinds, in: history) : nil
      }
    },
    PlatformRule(
      "own-scene-delegate-opens-the-whole-set",
      "URLs for a connected SwiftUI scene come to its own delegate in one open call, after the modifier's action.",
      .observed, [.openSwiftUI], page: .swiftUI, in: [.swiftUI], where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { receipt in
        guard receipt.isForConnectedScene, !receipt.urls.isEmpty, !receipt.asksForAScene else { return nil }
        let opened = receipt.calls(of: .sceneOpenURLContexts)
        if let wrong = opened.first(where: { Set($0.call.openedURLs) != Set(receipt.urls) }) ?? opened.dropFirst().first
        {
          return wrong.breaks("The call does not open the whole set once.")
        }
        if let action = receipt.first(.onOpenURL), let own = opened.first, own.entry < action.entry {
          return own.breaks("The modifier's action comes first.")
        }
        return opened.isEmpty && receipt.isComplete ? receipt.lacks("The URLs have not been opened.") : nil
      }
    },
    PlatformRule(
      "no-own-open-call-for-the-connecting-url",
      "A URL that connected a SwiftUI scene is not opened again by the open call of the app's own scene delegate.",
      .observed, [.openSwiftUI, .forums746362], page: .swiftUI, in: [.swiftUI], where: \.sceneHasDelegate
    ) { history in
      history.firstCopy(of: [.sceneOpenURLContexts]) { call, options in
        options.urlContexts.contains { $0.hasSameURL(as: call.openedURLs) }
      }?.breaks("The URL came with the connection.")
    },
    PlatformRule(
      "own-scene-delegate-continues-no-web-link",
      "Under SwiftUI the app's own scene delegate is not asked to continue a universal link.", .staff,
      [.forums762526, .forums746362, .openSwiftUI], page: .swiftUI, in: [.swiftUI],
      where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { episode in
        episode.calls(of: .sceneContinueActivity).first { call in
          episode.links.contains { $0 == call.call.continuedActivity }
        }?.breaks("A universal link comes to a modifier alone.")
      }
    },
    PlatformRule(
      "own-scene-delegate-continues-other-activities",
      "An activity other than a link, for a connected SwiftUI scene, comes to its own delegate too, once.", .observed,
      [.launchPractice, .openSwiftUI], page: .swiftUI, in: [.swiftUI], where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { receipt in
        guard receipt.isForConnectedScene, !receipt.asksForAScene, !receipt.isHandledInApp else { return nil }
        return receipt.handsOver(EventKind.activities, by: [.sceneContinueActivity])
      }
    },
    PlatformRule(
      "own-scene-delegate-gets-actions-and-shares",
      "A quick action or share for a connected SwiftUI scene comes to its own delegate, once, by the window scene's call.",
      .documented, [.delegateAdaptor, .windowSceneDidAcceptShare, .openSwiftUI], page: .swiftUI, in: [.swiftUI],
      where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { receipt in
        guard receipt.isForConnectedScene, !receipt.asksForAScene else { return nil }
        return receipt.handsOver([.quickAction], by: [.windowScenePerformAction])
          ?? receipt.handsOver([.cloudKitShare], by: [.windowSceneDidAcceptShare])
      }
    },
    PlatformRule(
      "own-scene-delegate-is-not-asked-for-its-state",
      "Under SwiftUI the app's own scene delegate is not asked for the state to save: SwiftUI saves its own.",
      .observed,
      [.openSwiftUI], page: .swiftUI, in: [.swiftUI], where: \.sceneHasDelegate
    ) { history in
      history.first(of: [.stateRestorationActivity])?.breaks("SwiftUI saves the scene's state itself.")
    },
  ]
}

extension Episode {
  /// Whether the step connects a scene, or asks for the configuration of one.
  var asksForAScene: Bool { calls.contains { $0.call.session != nil } }
}

extension Setting {
  fileprivate var hasNoOwnSceneDelegate: Bool { !sceneHasDelegate }
}

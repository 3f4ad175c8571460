/// Which windows a scene has, and when. They judge traces that tell of windows; a trace need not.
extension PlatformRule {
  static let windows: [PlatformRule] = [
    PlatformRule(
      "storyboard-window-before-the-connection",
      "With a storyboard UIKit makes a scene's window before it tells the delegate of the connection.", .staff,
      [.architectingTalk, .nextLevelTalk, .headers27], page: .windows, in: [.scene],
      where: \.sceneHasDelegateAndStoryboard
    ) { history in
      history.firstConnectionTold { ($0.before.windows[$0.call.scene ?? .main] ?? []).isEmpty }?
        .breaks("The scene connects without the storyboard's window.")
    },
    PlatformRule(
      "swiftui-window-is-key-before-the-connection",
      "SwiftUI makes a scene's window, and makes it key, before the app's own scene delegate is told of the connection.",
      .observed, [.openSwiftUI, .forums746362], page: .windows, in: [.swiftUI], where: \.sceneHasDelegate
    ) { history in
      history.firstConnectionTold { call in
        !(call.before.windows[call.call.scene ?? .main] ?? []).contains { $0.isKey }
      }?.breaks("The scene connects without a key window.")
    },
    PlatformRule(
      "one-key-window-in-a-scene", "Of a scene's windows one at most is the key window.", .documented,
      [.sceneKeyWindow, .headers27], page: .windows, in: [.scene, .swiftUI]
    ) { history in
      history.windows.first { told in told.windows.filter(\.isKey).count > 1 }.map {
        PlatformRule.Violation(entry: $0.entry, message: "The scene has two key windows.")
      }
    },
    PlatformRule(
      "windows-go-with-their-scene",
      "A scene that was disconnected has no windows until it is about to connect again.", .documented,
      [.sceneDidDisconnect, .headers27], page: .windows, in: [.scene, .swiftUI], where: \.sceneHasDelegate
    ) { history in
      history.windows.first { told in
        !told.windows.isEmpty && history.wasDisconnected(told.scene, before: told.entry)
          && history.nextMethod(of: told.scene, after: told.entry) != .sceneWillConnect
      }.map { PlatformRule.Violation(entry: $0.entry, message: "The scene is not connected, and has windows.") }
    },
    PlatformRule(
      "windows-stay-in-the-background",
      "A scene keeps its windows while it is in the background.", .documented,
      [.sceneDidDisconnect, .managingLifeCycle], page: .windows, in: [.scene, .swiftUI], where: \.sceneHasDelegate
    ) { history in
      history.firstViolation { episode in
        guard case .leave(let scene) = episode.step else { return nil }
        return history.windows.first { told in
          told.scene == scene && told.windows.isEmpty && told.entry > episode.entry && told.entry <= episode.lastEntry
        }.map { PlatformRule.Violation(entry: $0.entry, message: "The scene was only left.") }
      }
    },
  ]
}

extension Setting {
  /// Whether the scene has a delegate, and Info.plist names a storyboard for it.
  fileprivate var sceneHasDelegateAndStoryboard: Bool {
    if case .configured(_, storyboard: true) = manifest { sceneHasDelegate } else { false }
  }
}

extension TraceHistory {
  /// The first connection of a window scene of which this is so, in a trace that tells of windows.
  fileprivate func firstConnectionTold(where isMeant: (MadeCall) -> Bool) -> MadeCall? {
    guard !windows.isEmpty else { return nil }
    return calls.first { call in
      call.isConnection && call.before.process > 0 && call.call.session?.role == .windowApplication
        && !isInKill(call) && isMeant(call)
    }
  }

  /// Whether the last connection or disconnection of the scene before an entry was a disconnection.
  fileprivate func wasDisconnected(_ scene: SceneID, before entry: Int) -> Bool {
    calls.last { call in
      call.entry < entry && call.call.scene == scene
        && [.sceneWillConnect, .sceneDidDisconnect].contains(call.call.method)
    }?.call.method == .sceneDidDisconnect
  }

  /// The next call to the scene's delegate; the configuration question and the modifiers are none.
  fileprivate func nextMethod(of scene: SceneID, after entry: Int) -> DelegateMethod? {
    calls.first { call in
      call.entry > entry && call.call.scene == scene && DelegateMethod.sceneDelegate.contains(call.call.method)
        && call.call.method != .windowSceneDidUpdateGeometry
    }?.call.method
  }
}

/// How the state calls of the app delegate and of scenes belong together.
extension PlatformRule {
  static let lifeCyclePairs: [PlatformRule] = [
    PlatformRule(
      "only-what-is-active-resigns", "An app or scene resigns from being active, and from nothing else.", .documented,
      [.managingLifeCycle, .headers27, .flutterHostApps], page: .lifeCyclePairs,
      in: [.applicationDelegate, .scene, .swiftUI]
    ) { history in
      history.calls.first { call in
        guard call.before.process > 0 else { return false }
        return switch call.call {
        case .applicationWillResignActive: call.before.app != .active
        case .sceneWillResignActive(let scene): call.before.scenes[scene] != .foregroundActive
        default: false
        }
      }?.breaks("It is not active.")
    },
    PlatformRule(
      "active-is-told-once", "An app or scene that is active is not told again that it became active.", .documented,
      [.managingLifeCycle, .headers27, .flutterHostApps, .launchPractice], page: .lifeCyclePairs,
      in: [.applicationDelegate, .scene, .swiftUI]
    ) { history in
      history.calls.first { call in
        switch call.call {
        case .applicationDidBecomeActive: call.before.app == .active
        case .sceneDidBecomeActive(let scene): call.before.scenes[scene] == .foregroundActive
        default: false
        }
      }?.breaks("It is active already.")
    },
    PlatformRule(
      "foreground-is-entered-from-the-background",
      "A scene enters the foreground when it has connected or was in the background, and once.", .documented,
      [.sceneWillEnterForeground, .managingLifeCycle, .flutterHostApps, .launchPractice], page: .lifeCyclePairs,
      in: [.scene, .swiftUI], where: \.sceneHasDelegate
    ) { history in
      history.calls.first { call in
        guard case .sceneWillEnterForeground(let scene) = call.call else { return false }
        return call.before.isInForeground(scene)
      }?.breaks("The scene is in the foreground already.")
    },
    PlatformRule(
      "only-the-left-scene-goes-to-the-background",
      "When one of several windows is left, only its scene enters the background; the others at most resign and return.",
      .observed, [.flutterHostApps], page: .lifeCyclePairs, in: [.scene, .swiftUI], where: \.supportsMultipleScenes
    ) { history in
      history.firstViolation { episode in
        guard case .leave(let left) = episode.step else { return nil }
        return episode.calls(of: .sceneDidEnterBackground, .sceneWillEnterForeground, .sceneDidDisconnect).first {
          $0.call.scene != left
        }?.breaks("This scene was not left.")
      }
    },
    PlatformRule(
      "termination-comes-in-the-background",
      "An app without scenes that is told that it terminates has entered the background before.", .observed,
      [.ichiPro], page: .lifeCyclePairs, in: [.applicationDelegate]
    ) { history in
      history.calls.first {
        $0.call == .applicationWillTerminate && $0.before.process > 0 && $0.before.app != .background
      }?.breaks("The app is not in the background.")
    },
    PlatformRule(
      "termination-is-the-last-call", "Nothing is called in a process after it was told that it terminates.",
      .documented, [.applicationWillTerminate], page: .lifeCyclePairs,
      in: [.applicationDelegate, .scene, .swiftUI]
    ) { history in
      history.calls.first { call in
        history.calls.contains {
          $0.call == .applicationWillTerminate && $0.entry < call.entry && $0.before.process == call.before.process
        }
      }?.breaks("The process was told before that it terminates.")
    },
  ]
}

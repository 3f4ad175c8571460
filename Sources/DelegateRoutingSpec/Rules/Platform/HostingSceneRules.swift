/// What a UIKit app is told of a scene that SwiftUI runs for it.
extension PlatformRule {
  static let hostingScenes: [PlatformRule] = [
    PlatformRule(
      "hosting-scene-delegate-gets-the-state-calls",
      "A UIHostingSceneDelegate is told when its scene becomes active and when it enters the background.", .documented,
      [.hostingSceneDelegate, .hostingActivationRequest], page: .swiftUI, in: [.scene],
      where: \.host.hasHostingSceneDelegate
    ) { history in
      history.firstViolation { episode in
        guard episode.isComplete, !episode.isOverlapping else { return nil }
        let told: DelegateCall
        switch episode.step {
        case .launch(_, let scene, _) where episode.endsInFront: told = .sceneDidBecomeActive(scene)
        case .comeBack(let scene), .openScene(let scene, _), .resume(let scene): told = .sceneDidBecomeActive(scene)
        case .leave(let scene): told = .sceneDidEnterBackground(scene)
        default: return nil
        }
        return history.calls(during: episode).contains { $0.call == told }
          ? nil : episode.lacks("The scene's delegate has not been told.")
      }
    }
  ]
}

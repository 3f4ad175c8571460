import DelegateRoutingConformance
import DelegateRoutingSpec

extension Fault {
  static let wrongScenes = [
    Fault(
      "first-scene-found", breaks: .rightScene, "A link goes to the first of the connected scenes.",
      Source("firefox-ios issue 20531", "https://github.com/mozilla-mobile/firefox-ios/issues/20531"),
      by: FirstSceneFound.self),
    Fault(
      "scene-forgotten", breaks: .rightScene, "One presenter for all windows: a delivery does not say which one.",
      Source("MvvmCross issue 4196", "https://github.com/MvvmCross/MvvmCross/issues/4196"),
      does: RouterProfile { $0.sceneScope = .process }),
    Fault(
      "window-kept-since-the-connection", breaks: .rightWindow,
      "The window is noted when the scene connects; another that has become the key window since is not seen.",
      Source("UIWindowScene.keyWindow", "https://developer.apple.com/documentation/uikit/uiwindowscene/keywindow"),
      promises: .inWindows, by: WindowKept.self),
    Fault(
      "any-key-window", breaks: .rightWindow, "The key window is looked for in all scenes, and the first is taken.",
      Source("openhab-ios pull request 1229", "https://github.com/openhab/openhab-ios/pull/1229"),
      promises: .inWindows, by: AnyKeyWindow.self),
    Fault(
      "waiting-links-to-one-window", breaks: .pendingLinksStayWithTheirScene,
      "Links that wait are put into one list, and delivered to whichever window is there.",
      Source("capacitor-plus pull request 118", "https://github.com/Cap-go/capacitor-plus/pull/118"),
      promises: .listening, by: WaitingLinksToOneWindow.self),
    Fault(
      "left-links-to-another-window", breaks: .pendingLinksStayWithTheirScene,
      "What waits for a window that has gone is delivered to another.",
      Source("capacitor-plus pull request 118", "https://github.com/Cap-go/capacitor-plus/pull/118"),
      promises: .listening, by: LeftLinksToAnotherWindow.self),
  ]
}

private final class FirstSceneFound: ProfileFollowingRouter {
  override func deliver(_ handover: Handover) -> Bool {
    let first = handover.scene == nil ? nil : process.connectedScenes.first?.scene
    return super.deliver(Handover(scene: first, state: handover.state, arrivals: handover.arrivals))
  }
}

private final class WaitingLinksToOneWindow: ProfileFollowingRouter {
  override func inOrder(_ released: [Handover]) -> [Handover] {
    released.map { handover in
      let first = handover.scene == nil ? nil : process.connectedScenes.first?.scene
      return Handover(scene: first, state: handover.state, arrivals: handover.arrivals)
    }
  }
}

private final class LeftLinksToAnotherWindow: ProfileFollowingRouter {
  override func inOrder(_ released: [Handover]) -> [Handover] {
    released.map { handover in
      guard let scene = handover.scene, !process.connectedScenes.contains(where: { $0.scene == scene }),
        let other = process.connectedScenes.first?.scene
      else { return handover }
      return Handover(scene: other, state: handover.state, arrivals: handover.arrivals)
    }
  }
}

extension RouterProfile {
  /// A router whose deliveries act on the key window of their scene.
  fileprivate static let inWindows = RouterProfile { $0.windowScope = .keyWindow }
}

private final class WindowKept: ProfileFollowingRouter {
  private var kept: [SceneID: String] = [:]

  override func window(in scene: SceneID?) -> String? {
    guard let scene else { return nil }
    if let window = kept[scene] { return window }
    kept[scene] = super.window(in: scene)
    return kept[scene]
  }

  override func sceneEnded(_ scene: SceneID) {
    super.sceneEnded(scene)
    kept[scene] = nil
  }

  override func system(_ call: DelegateCall) -> DelegateReply {
    if case .sceneWillEnterForeground(let scene) = call { _ = window(in: scene) }
    return super.system(call)
  }
}

private final class AnyKeyWindow: ProfileFollowingRouter {
  override func window(in scene: SceneID?) -> String? {
    guard let scene else { return nil }
    let own = process.connectedScenes.first { $0.scene == scene }?.windows ?? []
    let all = process.connectedScenes.flatMap(\.windows)
    return own.isEmpty ? nil : all.first(where: \.isKey)?.name ?? super.window(in: scene)
  }
}

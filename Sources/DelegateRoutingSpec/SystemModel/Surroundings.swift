/// What stands around the delegates: their instances, and the windows of scenes.
extension World {
  /// Source: [UIApplicationDelegateAdaptor](https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor)
  func makeApplicationDelegate() {
    notes = [.delegateMade(.applicationDelegate, scene: nil, isInEnvironment: isInEnvironment)]
  }

  /// A scene that connects gets a new instance of its delegate, also where its session existed before. A storyboard's
  /// window is there before the delegate is asked, and SwiftUI's is the key window by then.
  ///
  /// Sources: [UISceneSession](https://developer.apple.com/documentation/uikit/uiscenesession),
  /// [WWDC19-258](https://developer.apple.com/videos/play/wwdc2019/258/),
  /// [OpenSwiftUI](https://github.com/OpenSwiftUIProject/OpenSwiftUI)
  func surroundings(before session: SceneSession) {
    if circumstances.isSwiftUI {
      show(Self.shown, in: session.scene)
    } else if case .configured(_, storyboard: true) = circumstances.setting.manifest {
      show(Self.prepared, in: session.scene)
    }
    if circumstances.sceneHasDelegate {
      notes.append(.delegateMade(.sceneDelegate, scene: session.scene, isInEnvironment: isInEnvironment))
    }
  }

  /// A window is shown when the connection is over, unless nobody makes one; a scene that ends takes its windows along.
  func surroundings(after call: DelegateCall) {
    switch call {
    // When SwiftUI makes the window of a UIKit app's scene is not documented.
    case .sceneWillConnect(let scene, _, _)
    where circumstances.sceneHasDelegate && !circumstances.isSwiftUI
      && !circumstances.setting.host.hasHostingSceneDelegate:
      show(Self.shown, in: scene)
    case .sceneDidDisconnect(let scene): show([], in: scene)
    default: break
    }
  }

  /// The app shows another window, which is the key window from then on.
  func showKeyWindow(_ name: String, in scene: SceneID) {
    let others = (session(of: scene)?.windows ?? []).filter { $0.name != name }
    show(others.map { WindowInfo(name: $0.name, isKey: false) } + [WindowInfo(name: name, isKey: true)], in: scene)
  }

  func takeNotes() -> [TraceEntry] {
    defer { notes = [] }
    return notes
  }

  private func show(_ windows: [WindowInfo], in scene: SceneID) {
    setWindows(windows, of: scene)
    notes.append(.windows(scene, windows))
  }

  private var isInEnvironment: Bool {
    circumstances.isSwiftUI && circumstances.setting.host.hasObservableDelegates
  }

  private static let prepared = [WindowInfo(name: "main", isKey: false)]
  private static let shown = [WindowInfo(name: "main", isKey: true)]
}

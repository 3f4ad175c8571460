extension Setting {
  /// The life cycle that the setting leads to (rules of the page *Adoption*).
  public var lifeCycle: LifeCycle {
    if framework == .swiftUI { return .swiftUI }
    if ios < OSVersion(13) { return .applicationDelegate }
    if adoptsScenes { return .scene }
    return ios >= OSVersion(27) && sdk >= OSVersion(27) ? .refusedToLaunch : .applicationDelegate
  }

  /// The column of the behaviour tables that the setting belongs to.
  public var column: TableColumn {
    switch lifeCycle {
    case .applicationDelegate: .applicationDelegate
    case .scene: .scene
    case .swiftUI: host.hasOwnSceneDelegate ? .swiftUIOwnSceneDelegate : .swiftUI
    case .refusedToLaunch: .refusedToLaunch
    }
  }

  /// Whether UIKit can get a configuration for the window role: from Info.plist, or from an app delegate that answers
  /// the configuration question.
  ///
  /// Source: [Transitioning to the UIKit scene-based life cycle](https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle)
  var adoptsScenes: Bool {
    if host.answersConfiguration { return true }
    if case .configured = manifest { return true }
    return false
  }

  /// Whether a scene that connects gets a delegate of the app's: an app delegate that answers the configuration question
  /// supplies one (under SwiftUI it may do so, beside SwiftUI's own); else the class that the manifest names has to load.
  ///
  /// Source of the missing class: [rules_apple issue 1016](https://github.com/bazelbuild/rules_apple/issues/1016)
  var sceneHasDelegate: Bool {
    if framework == .swiftUI { return host.hasOwnSceneDelegate && host.answersConfiguration }
    if host.answersConfiguration { return true }
    guard case .configured(let delegateClass, _) = manifest else { return false }
    return delegateClass == .loadable
  }
}

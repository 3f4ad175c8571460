/// The life cycle that a setting leads to. It follows from a `Setting` (`Setting.lifeCycle`) and is never stored.
public enum LifeCycle: String, Sendable, Hashable, Codable, CaseIterable {
  /// Events go to the app delegate (iOS 12 and earlier; later, where scenes are not adopted).
  case applicationDelegate = "app-delegate"
  /// Events go to a scene's delegate.
  case scene
  /// Events go to SwiftUI's modifiers.
  case swiftUI = "swiftui"
  /// The app was built with the iOS 27 SDK, runs on iOS 27 and has not adopted scenes: it does not launch.
  case refusedToLaunch = "refused-to-launch"
}

/// A column of the behaviour tables: a life cycle, with SwiftUI's split by whether the app has a scene delegate of its own.
public enum TableColumn: String, Sendable, Hashable, Codable, CaseIterable {
  case applicationDelegate = "app-delegate"
  case scene
  case swiftUI = "swiftui"
  case swiftUIOwnSceneDelegate = "swiftui-own-scene-delegate"
  case refusedToLaunch = "refused-to-launch"

  /// The life cycle that the column belongs to.
  public var lifeCycle: LifeCycle {
    switch self {
    case .applicationDelegate: .applicationDelegate
    case .scene: .scene
    case .swiftUI, .swiftUIOwnSceneDelegate: .swiftUI
    case .refusedToLaunch: .refusedToLaunch
    }
  }
}

/// Which behaviour table an event belongs to: where the process and the event's scene were when it came.
public enum TableState: String, Sendable, Hashable, Codable, CaseIterable {
  /// The process was not running.
  case cold
  /// The event's scene (or the app, in the app-delegate life cycle) was there.
  case warm
  /// The process was alive, but the event's scene was not connected.
  case disconnected
}

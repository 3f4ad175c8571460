import DelegateRoutingSpec

/// Where the statements of an app-delegate method belong once the app has scenes.
public struct Move: Sendable, Hashable, Encodable {
  /// Where they belong while the scene is connected; nil where there is no such place.
  public let warm: String?
  /// Where they belong while the scene connects: at launch, and whenever it connects again.
  public let cold: String?
  /// What is different there.
  public let note: String?
}

extension Move {
  /// The methods that stop, with the places that take over, in a life cycle with scenes.
  static func of(_ method: DelegateMethod, inSwiftUI: Bool) -> Move? {
    inSwiftUI ? swiftUI(method) ?? scenes(method) : scenes(method)
  }

  private static func scenes(_ method: DelegateMethod) -> Move? {
    switch method {
    case .applicationOpenURL:
      Move(
        warm: "scene(_:openURLContexts:): each context's url and options",
        cold: "scene(_:willConnectTo:options:): each of connectionOptions.urlContexts",
        note: "The scene's methods return nothing: a link can no longer be refused.")
    case .applicationContinueActivity:
      Move(
        warm: "scene(_:continue:): the same activity",
        cold: "scene(_:willConnectTo:options:): connectionOptions.userActivities, found by type",
        note: "Handoff is the exception: its activity comes through scene(_:continue:) after the scene has connected.")
    case .applicationWillContinueActivity:
      Move(
        warm: "scene(_:willContinueUserActivityWithType:)",
        cold: "scene(_:willConnectTo:options:): connectionOptions.handoffUserActivityType, for Handoff alone",
        note: "It returns nothing there.")
    case .applicationDidFailToContinueActivity:
      Move(
        warm: "scene(_:didFailToContinueUserActivityWithType:error:)",
        cold: "the same, after the scene has connected, for Handoff alone", note: nil)
    case .applicationDidUpdateActivity: Move(warm: "scene(_:didUpdate:)", cold: nil, note: nil)
    case .applicationPerformAction:
      Move(
        warm: "windowScene(_:performActionFor:completionHandler:)",
        cold: "scene(_:willConnectTo:options:): connectionOptions.shortcutItem",
        note: "The launch options no longer hold it, so nothing is handled twice.")
    case .applicationDidAcceptShare:
      Move(
        warm: "windowScene(_:userDidAcceptCloudKitShareWith:)",
        cold: "scene(_:willConnectTo:options:): connectionOptions.cloudKitShareMetadata", note: nil)
    case .applicationDidBecomeActive:
      Move(
        warm: "sceneDidBecomeActive(_:)", cold: "the same",
        note: "It comes for each scene; UIApplication.didBecomeActiveNotification comes for the app.")
    case .applicationWillResignActive:
      Move(
        warm: "sceneWillResignActive(_:)", cold: nil,
        note: "It comes for each scene; UIApplication.willResignActiveNotification comes for the app.")
    case .applicationDidEnterBackground:
      Move(
        warm: "sceneDidEnterBackground(_:)", cold: nil,
        note: "It comes for each scene; UIApplication.didEnterBackgroundNotification comes for the app.")
    case .applicationWillEnterForeground:
      Move(
        warm: "sceneWillEnterForeground(_:)", cold: "the same",
        note: "It comes at the launch as well, which applicationWillEnterForeground(_:) did not.")
    default: nil
    }
  }

  private static func swiftUI(_ method: DelegateMethod) -> Move? {
    switch method {
    case .applicationOpenURL:
      Move(warm: "onOpenURL(perform:)", cold: "the same", note: "It gets one URL of several.")
    case .applicationContinueActivity:
      Move(
        warm: "onOpenURL(perform:) for web links, onContinueUserActivity(_:perform:) for each other type",
        cold: "the same", note: "A web link comes as its URL alone.")
    case .applicationPerformAction, .applicationDidAcceptShare:
      scenes(method).map {
        Move(
          warm: $0.warm, cold: $0.cold,
          note:
            "There is no modifier: application(_:configurationForConnecting:options:) has to supply a scene delegate.")
      }
    case .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
      .applicationWillEnterForeground:
      Move(warm: "scenePhase, in the App or a view", cold: "the same", note: nil)
    default: nil
    }
  }
}

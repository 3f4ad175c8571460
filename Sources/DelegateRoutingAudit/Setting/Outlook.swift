import DelegateRoutingSpec

/// What becomes of an app on one iOS, built with one SDK.
public struct Outlook: Sendable, Hashable, Encodable {
  /// The iOS that it runs on.
  public let ios: OSVersion
  /// The SDK that it was built with.
  public let sdk: OSVersion
  /// The life cycle that follows.
  public let lifeCycle: LifeCycle
  /// What happens, in one sentence.
  public let sentence: String
  /// The platform rules that say so, by name.
  public let rules: [String]

  init(_ app: DerivedApp, ios: OSVersion, sdk: OSVersion) {
    let setting = app.setting(ios: ios, sdk: sdk)
    self.ios = ios
    self.sdk = sdk
    lifeCycle = setting.lifeCycle
    rules = PlatformRule.all.filter { $0.rule.page == "adoption.md" && $0.applies(setting) }.map(\.rule.name)
    sentence = Self.sentence(setting)
  }

  private static func sentence(_ setting: Setting) -> String {
    switch setting.lifeCycle {
    case .applicationDelegate: "runs with the app-delegate life cycle"
    case .refusedToLaunch: "does not launch: it has not adopted scenes"
    case .swiftUI:
      setting.host.hasOwnSceneDelegate
        ? "runs with SwiftUI's scenes, and a scene delegate of its own" : "runs with SwiftUI's scenes"
    case .scene:
      switch setting.manifest {
      case _ where setting.host.answersConfiguration: "runs with scenes"
      case .configured(.missing, _):
        setting.ios < OSVersion(27)
          ? "runs with scenes, shows a black screen: the delegate class cannot be loaded"
          : "has a delegate class that cannot be loaded: a black screen up to iOS 26, and not reported for this one"
      case .configured(.notConforming, _):
        "ends when the scene connects: the delegate class does not conform to UISceneDelegate"
      case .configured(.none, _):
        "runs with scenes without a delegate, or ends at launch (reports differ): no delegate class is named"
      default: "runs with scenes"
      }
    }
  }
}

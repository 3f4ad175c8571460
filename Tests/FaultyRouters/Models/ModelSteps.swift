import DelegateRoutingSpec
import Foundation

/// What the broken models are asked to play.
extension Step {
  static let launch = Step.launch(nil, scene: .main, upTo: nil)
  static let launchByURL = Step.launch(.openURLs([.sent]), scene: .main, upTo: nil)
  static let launchByLink = Step.launch(.universalLink(.sent), scene: .main, upTo: nil)
  static let receiveURL = Step.receive(.openURLs([.sent]), scene: nil, upTo: nil)
  static let receiveLink = Step.receive(.universalLink(.sent), scene: nil, upTo: nil)
  static let leave = Step.leave(.main)
  static let comeBack = Step.comeBack(.main)
  static let disconnect = Step.disconnect(.main)
}

extension SceneID {
  static let second = SceneID("second")
}

extension OpenURLContext {
  static let sent = OpenURLContext(url: .sent("acme://item/7"))
  /// A web link where it never is.
  static let web = OpenURLContext(url: .sent("https://links.example.com/item/7"))
}

extension UserActivity {
  static let sent = UserActivity(
    activityType: ActivityType.browsingWeb, webpageURL: .sent("https://links.example.com/item/7"))
}

extension LaunchOptions {
  static let sentURL = LaunchOptions(url: .sent)
  static let sentLinkType = LaunchOptions(userActivity: LaunchActivity(activityType: ActivityType.browsingWeb))
}

extension DelegateCall {
  static func connect(
    _ scene: SceneID = .main, role: SceneRole = .windowApplication, _ options: ConnectionOptions = ConnectionOptions()
  ) -> DelegateCall {
    .sceneWillConnect(scene, SceneSession(scene: scene, role: role), options)
  }
}

extension URL {
  fileprivate static func sent(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/not-a-url") }
}

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

  static func launch(by event: ExternalEvent) -> Step { .launch(event, scene: .main, upTo: nil) }
  static func receive(_ event: ExternalEvent) -> Step { .receive(event, scene: nil, upTo: nil) }
}

extension SceneID {
  static let second = SceneID("second")
  static let car = SceneID("car")
}

extension Setting {
  /// The setting with something else in it.
  func having(_ change: (inout Setting) -> Void) -> Setting {
    var setting = self
    change(&setting)
    return setting
  }
}

extension OpenURLContext {
  static let sent = OpenURLContext(url: .sent("acme://item/7"))
  static let other = OpenURLContext(url: .sent("acme://item/8"))
  /// A web link where it never is.
  static let web = OpenURLContext(url: .sent("https://links.example.com/item/7"))
}

extension UserActivity {
  /// What the system never makes.
  static let ofAnAppScheme = UserActivity(
    activityType: ActivityType.browsingWeb, webpageURL: .sent("acme://item/7"))
  static let sent = UserActivity(
    activityType: ActivityType.browsingWeb, webpageURL: .sent("https://links.example.com/item/7"))
  static let found = UserActivity(activityType: "com.apple.corespotlightitem")
  static let tapped = UserActivity(activityType: "com.acme.widget")
  static let edited = UserActivity(activityType: "com.acme.edit")
}

extension QuickAction {
  static let sent = QuickAction(type: "compose")
}

extension NotificationResponse {
  static let sent = NotificationResponse(requestIdentifier: "message", date: 1)
  static let local = NotificationResponse(requestIdentifier: "timer", date: 2, isRemote: false)
  static let behind = NotificationResponse(
    requestIdentifier: "news", actionIdentifier: "later", date: 3, bringsAppForward: false)
}

extension CloudKitShare {
  static let sent = CloudKitShare(containerIdentifier: "iCloud.com.acme", recordName: "share")
}

extension AppIntentRequest {
  static let sent = AppIntentRequest(name: "OpenItem")
}

extension ExternalEvent {
  static let twoURLs = ExternalEvent.openURLs([.sent, .other])
  static let spotlightItem = ExternalEvent.activity(.found, kind: .spotlightItem)
  static let widget = ExternalEvent.activity(.tapped, kind: .widget)
  static let handoff = ExternalEvent.handoff(.edited, fails: false)
  static let lostHandoff = ExternalEvent.handoff(.edited, fails: true)
  static let action = ExternalEvent.quickAction(.sent)
  static let response = ExternalEvent.notificationResponse(.sent)
  static let localResponse = ExternalEvent.notificationResponse(.local)
  static let backgroundAction = ExternalEvent.notificationResponse(.behind)
  static let share = ExternalEvent.cloudKitShare(.sent)
  static let intent = ExternalEvent.appIntent(.sent)
  static let push = ExternalEvent.silentPush([:])
  static let savedState = ExternalEvent.stateRestoration(.edited)
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

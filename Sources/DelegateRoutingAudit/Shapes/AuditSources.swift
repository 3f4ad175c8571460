import DelegateRoutingSpec

/// The pages that the audit's rules cite beside those of the rules that they would break.
extension Source {
  static let adaptor = Source(
    "UIApplicationDelegateAdaptor", "https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor")
  static let notificationDelegate = Source(
    "UNUserNotificationCenter.delegate",
    "https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/delegate")
  static let applicationHeader27 = Source(
    "UIApplication.h of the iPhoneOS 27.0 SDK (public mirror, commit ad607cb)", "https://github.com/xybp888/iOS-SDKs")
  static let sceneConfigurationHeader27 = Source(
    "UISceneConfiguration.h of the iPhoneOS 27.0 SDK (public mirror, commit ad607cb)",
    "https://github.com/xybp888/iOS-SDKs")
  static let transitionPage = Source(
    "Transitioning to the UIKit scene-based life cycle",
    "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle")
  static let architectingTalk = Source(
    "WWDC19-258: Architecting Your App for Multiple Windows", "https://developer.apple.com/videos/play/wwdc2019/258/")
  static let expoBlackScreen = Source("expo issue 50179", "https://github.com/expo/expo/issues/50179")
}

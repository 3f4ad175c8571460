/// The pages that rules and disputed points cite.
extension Source {
  // Apple's documentation
  static let willFinish = Source(
    "application(_:willFinishLaunchingWithOptions:)",
    apple("uikit/uiapplicationdelegate/application(_:willfinishlaunchingwithoptions:)"))
  static let didFinish = Source(
    "application(_:didFinishLaunchingWithOptions:)",
    apple("uikit/uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:)"))
  static let applicationOpen = Source(
    "application(_:open:options:)", apple("uikit/uiapplicationdelegate/application(_:open:options:)"))
  static let applicationContinue = Source(
    "application(_:continue:restorationHandler:)",
    apple("uikit/uiapplicationdelegate/application(_:continue:restorationhandler:)"))
  static let applicationWillContinue = Source(
    "application(_:willContinueUserActivityWithType:)",
    apple("uikit/uiapplicationdelegate/application(_:willcontinueuseractivitywithtype:)"))
  static let configurationForConnecting = Source(
    "application(_:configurationForConnecting:options:)",
    apple("uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)"))
  static let discardSessions = Source(
    "application(_:didDiscardSceneSessions:)",
    apple("uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)"))
  static let sceneWillConnect = Source(
    "scene(_:willConnectTo:options:)", apple("uikit/uiscenedelegate/scene(_:willconnectto:options:)"))
  static let sceneContinue = Source("scene(_:continue:)", apple("uikit/uiscenedelegate/scene(_:continue:)"))
  static let sceneDidDisconnect = Source(
    "sceneDidDisconnect(_:)", apple("uikit/uiscenedelegate/scenediddisconnect(_:)"))
  static let sceneWillEnterForeground = Source(
    "sceneWillEnterForeground(_:)", apple("uikit/uiscenedelegate/scenewillenterforeground(_:)"))
  static let connectionOptions = Source(
    "UIScene.ConnectionOptions", apple("uikit/uiscene/connectionoptions"))
  static let transition = Source(
    "Transitioning to the UIKit scene-based life cycle",
    apple("uikit/transitioning-to-the-uikit-scene-based-life-cycle"))
  static let technote3187 = Source(
    "TN3187: Migrating to the UIKit scene-based life cycle",
    apple("technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"))
  static let releaseNotes27 = Source(
    "iOS & iPadOS 27 Release Notes", apple("ios-ipados-release-notes/ios-ipados-27-release-notes"))
  static let sceneManifest = Source(
    "UIApplicationSceneManifest", apple("bundleresources/information-property-list/uiapplicationscenemanifest"))
  static let specifyingScenes = Source(
    "Specifying the scenes your app supports", apple("uikit/specifying-the-scenes-your-app-supports"))
  static let managingLifeCycle = Source(
    "Managing your app's life cycle", apple("uikit/managing-your-app-s-life-cycle"))
  static let launchSequence = Source(
    "About the app launch sequence", apple("uikit/about-the-app-launch-sequence"))
  static let backgroundSequence = Source(
    "About the background execution sequence", apple("uikit/about-the-background-execution-sequence"))
  static let universalLinks = Source(
    "Supporting universal links in your app", apple("xcode/supporting-universal-links-in-your-app"))
  static let customScheme = Source(
    "Defining a custom URL scheme for your app", apple("xcode/defining-a-custom-url-scheme-for-your-app"))
  static let appClip = Source("Responding to App Clip invocations", apple("appclip/responding-to-invocations"))
  static let significantLocation = Source(
    "startMonitoringSignificantLocationChanges()",
    apple("corelocation/cllocationmanager/startmonitoringsignificantlocationchanges()"))
  static let multipleScenesKey = Source(
    "UIApplicationSupportsMultipleScenes",
    apple(
      "bundleresources/information-property-list/uiapplicationscenemanifest/uiapplicationsupportsmultiplescenes"))
  static let foregroundNotification = Source(
    "UIApplication.willEnterForegroundNotification", apple("uikit/uiapplication/willenterforegroundnotification"))
  static let performAction = Source(
    "application(_:performActionFor:completionHandler:)",
    apple("uikit/uiapplicationdelegate/application(_:performactionfor:completionhandler:)"))
  static let didAcceptShare = Source(
    "application(_:userDidAcceptCloudKitShareWith:)",
    apple("uikit/uiapplicationdelegate/application(_:userdidacceptcloudkitsharewith:)"))
  static let didReceiveRemoteNotification = Source(
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
    apple("uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)"))
  static let handlingNotifications = Source(
    "Handling notifications and notification-related actions",
    apple("usernotifications/handling-notifications-and-notification-related-actions"))
  static let directingIntents = Source(
    "Directing app intents to your app's scenes",
    apple("appintents/directing-app-intents-to-your-apps-scenes"))
  static let appIntentOption = Source(
    "UIScene.ConnectionOptions: appIntent", apple("uikit/uiscene/connectionoptions/appintent"))
  static let handlesExternalEvents = Source(
    "handlesExternalEvents(preferring:allowing:)", apple("swiftui/view/handlesexternalevents(preferring:allowing:)"))
  static let headers27 = Source(
    "UIKit headers of the iPhoneOS 27.0 SDK (public mirror, commit ad607cb)", "https://github.com/xybp888/iOS-SDKs")

  // Apple's engineers
  static let forums732170 = Source(
    "Apple Developer Forums: Unexpected order of scene delegate method calls", forums(732170))
  static let forums702040 = Source("Apple Developer Forums, thread 702040", forums(702040))
  static let forums789004 = Source("Apple Developer Forums, thread 789004", forums(789004))
  static let forums813300 = Source("Apple Developer Forums, thread 813300", forums(813300))
  static let forums820807 = Source("Apple Developer Forums, thread 820807", forums(820807))
  static let forums746362 = Source("Apple Developer Forums, thread 746362", forums(746362))
  static let nextLevelTalk = Source("WWDC21-10057: Take your iPad apps to the next level", wwdc(2021, 10057))
  static let windowManagementTalk = Source(
    "WWDC19-246: Window Management in Your Multitasking App", wwdc(2019, 246))
  static let architectingTalk = Source(
    "WWDC19-258: Architecting Your App for Multiple Windows", wwdc(2019, 258))
  static let targetingTalk = Source("WWDC19-259: Targeting Content with Multiple Windows", wwdc(2019, 259))
  static let previewsTalk = Source("WWDC19-233: Mastering Xcode Previews", wwdc(2019, 233))
  static let intentsTalk = Source("WWDC20-10073: Empower your intents", wwdc(2020, 10073))
  static let catalystTalk = Source("WWDC21-10053: Qualities of a great Mac Catalyst app", wwdc(2021, 10053))
  static let modernizeTalk = Source("WWDC26-278: Modernize your UIKit app", wwdc(2026, 278))

  // Measurements and reports
  static let flutterTests = Source(
    "flutter pull request 192173 (integration tests)", "https://github.com/flutter/flutter/pull/192173")
  static let flutterHostApps = Source(
    "flutter integration tests with native host apps",
    "https://github.com/flutter/flutter/tree/master/dev/integration_tests/ios_add2app_uiscene/native")
  static let quernProbe = Source(
    "Quern pull request 83 (probe app self test)", "https://github.com/quern-dev/quern/pull/83")
  static let openradar6833 = Source(
    "openradar mirror, issue 6833", "https://github.com/lionheart/openradar-mirror/issues/6833")
  static let eigen835 = Source("artsy/eigen issue 835", "https://github.com/artsy/eigen/issues/835")
  static let depict = Source(
    "depict.tokyo notification log",
    "https://depict.tokyo/swift/20220824/swift-notification-tap-process-scenedelegate")
  static let defold = Source(
    "defold extension-push pull request 58", "https://github.com/defold/extension-push/pull/58")
  static let sceneDelegateReplay = Source("TJSceneDelegate", "https://github.com/timonus/TJSceneDelegate")
  static let onmyway884 = Source("onmyway133 blog, issue 884", "https://github.com/onmyway133/blog/issues/884")
  static let intentTodo = Source("IntentTodo", "https://github.com/touyou/IntentTodo")
  static let openSwiftUI = Source(
    "OpenSwiftUI (commit 069dd80, checked against SwiftUI of iOS 18.5)",
    "https://github.com/OpenSwiftUIProject/OpenSwiftUI")
  static let siriShortcut102 = Source(
    "react-native-siri-shortcut issue 102", "https://github.com/Gustash/react-native-siri-shortcut/issues/102")
  static let cordovaLink = Source(
    "cordova-ios pull request 1717 (device test)", "https://github.com/apache/cordova-ios/pull/1717")
  static let jakeHao = Source("jakehao.com: scene-delegate-open-url", "https://jakehao.com/scene-delegate-open-url")
  static let delegateMethodsCalled = Source(
    "Delegate methods called when opening app",
    "https://medium.com/@jigarm/delegate-methods-called-when-opening-app-533f9b176cdf")
  static let xcode11Scenes = Source(
    "miyablo.sakura.ne.jp: xcode11-scenedelegate (printed logs)",
    "https://miyablo.sakura.ne.jp/home/development/xcode11-scenedelegate")
  static let duckDuckGo = Source(
    "DuckDuckGo iOS pull request 3704", "https://github.com/duckduckgo/iOS/pull/3704")
  static let otpkit = Source("otpkit pull request 152", "https://github.com/OneBusAway/otpkit/pull/152")
  static let stoDevX = Source(
    "AAO-React-Native pull request 7743", "https://github.com/StoDevX/AAO-React-Native/pull/7743")
  static let customerIO = Source(
    "Customer.io: iOS 27 UIScene migration",
    "https://docs.customer.io/integrations/sdk/ios/whats-new/ios-27-uiscene-migration")
  static let tauriEmptyConfigurations = Source("tauri issue 15719", "https://github.com/tauri-apps/tauri/issues/15719")
  static let quern = Source("Quern pull request 82 (fixture apps)", "https://github.com/quern-dev/quern/pull/82")
  static let launchPractice = Source(
    "LaunchPractice (printed logs, iOS 16)", "https://github.com/wtrmiya/LaunchPractice")
  static let launchSequenceLog = Source(
    "AppLaunchSequence README (printed logs, iOS 11)", "https://github.com/regularberry/AppLaunchSequence")
  static let invocationOrder = Source(
    "Guide: UIApplicationDelegate method invocation order",
    "https://recoursive.com/2019/03/14/guide_uiapplicationdelegate_method_invocation_order")
  static let configurationNotCalled = Source(
    "On iOS scenes and why your configurationForConnecting isn't called",
    "https://luxmentis.org/on-ios-scenes-and-why-your")
  static let wordPress = Source(
    "WordPress-iOS pull request 25643", "https://github.com/wordpress-mobile/WordPress-iOS/pull/25643")
  static let sentryPrewarm = Source("sentry-cocoa issue 1897", "https://github.com/getsentry/sentry-cocoa/issues/1897")
  static let locationReport = Source(
    "LocationManager issue 119", "https://github.com/intuit/LocationManager/issues/119")
  static let openradar2171 = Source(
    "openradar mirror, issue 9430", "https://github.com/lionheart/openradar-mirror/issues/9430")
  static let statesNote = Source(
    "My iOS Dev Learning Tracker: States",
    "https://github.com/Lemonbrush/My-iOS-Dev-Learning-Tracker/blob/main/Resources/Note_attachments/Practical_knowledge/Cocoa_Touch/UIKit/States.md"
  )
  static let appTermination = Source("App termination", "https://douglashill.co/app-termination/")
  static let lifeCycleNotes = Source(
    "AppDelegate life cycle", "https://ibrahimtasdemir.com.tr/2022/12/12/appdelegate-life-cycle")
  static let missingDelegateClass = Source(
    "rules_apple issue 1016", "https://github.com/bazelbuild/rules_apple/issues/1016")
  static let emptyConfigurations = Source(
    "mobile_nebula pull request 405", "https://github.com/DefinedNet/mobile_nebula/pull/405")

  static func apple(_ path: String) -> String { "https://developer.apple.com/documentation/\(path)" }
  static func forums(_ thread: Int) -> String { "https://developer.apple.com/forums/thread/\(thread)" }
  static func wwdc(_ year: Int, _ session: Int) -> String {
    "https://developer.apple.com/videos/play/wwdc\(year)/\(session)/"
  }
}

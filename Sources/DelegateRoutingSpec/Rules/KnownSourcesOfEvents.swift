/// The pages that the rules about other events than URLs and universal links cite.
extension Source {
  // Apple's documentation
  static let spotlightItem = Source("CSSearchableItemActionType", apple("corespotlight/cssearchableitemactiontype"))
  static let spotlightQuery = Source(
    "CSQueryContinuationActionType", apple("corespotlight/csquerycontinuationactiontype"))
  static let browsingWebType = Source(
    "NSUserActivityTypeBrowsingWeb", apple("foundation/nsuseractivitytypebrowsingweb"))
  static let handlerForIntent = Source(
    "application(_:handlerFor:)", apple("uikit/uiapplicationdelegate/application(_:handlerfor:)"))
  static let notificationCenterDelegate = Source(
    "UNUserNotificationCenter.delegate", apple("usernotifications/unusernotificationcenter/delegate"))
  static let notificationActionForeground = Source(
    "UNNotificationActionOptions.foreground", apple("usernotifications/unnotificationactionoptions/foreground"))
  static let targetScene = Source(
    "UNNotificationResponse.targetScene", apple("usernotifications/unnotificationresponse/targetscene"))
  static let backgroundUpdates = Source(
    "Pushing background updates to your App", apple("usernotifications/pushing-background-updates-to-your-app"))
  static let handleBackgroundSession = Source(
    "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
    apple("uikit/uiapplicationdelegate/application(_:handleeventsforbackgroundurlsession:completionhandler:)"))
  static let backgroundSessionFinish = Source(
    "urlSessionDidFinishEvents(forBackgroundURLSession:)",
    apple("foundation/urlsessiondelegate/urlsessiondidfinishevents(forbackgroundurlsession:)"))
  static let applicationWillTerminate = Source(
    "applicationWillTerminate(_:)", apple("uikit/uiapplicationdelegate/applicationwillterminate(_:)"))
  static let optionsNotificationResponse = Source(
    "UIScene.ConnectionOptions: notificationResponse", apple("uikit/uiscene/connectionoptions/notificationresponse"))
  static let windowScenePerformAction = Source(
    "windowScene(_:performActionFor:completionHandler:)",
    apple("uikit/uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:)"))
  static let windowSceneDidAcceptShare = Source(
    "windowScene(_:userDidAcceptCloudKitShareWith:)",
    apple("uikit/uiwindowscenedelegate/windowscene(_:userdidacceptcloudkitsharewith:)"))
  static let shareMetadata = Source("CKShare.Metadata", apple("cloudkit/ckshare/metadata"))
  static let quickActionsSample = Source(
    "Add Home Screen quick actions (sample)", apple("uikit/add-home-screen-quick-actions"))
  static let sessionRestorationActivity = Source(
    "UISceneSession.stateRestorationActivity", apple("uikit/uiscenesession/staterestorationactivity"))
  static let restoringSample = Source("Restoring your app's state (sample)", apple("uikit/restoring-your-app-s-state"))
  static let liveActivityType = Source(
    "NSUserActivityTypeLiveActivity", apple("widgetkit/nsuseractivitytypeliveactivity"))
  static let widgetLinks = Source(
    "Linking to specific app scenes from your widget or Live Activity",
    apple("widgetkit/linking-to-specific-app-scenes-from-your-widget-or-live-activity"))
  static let appIntentSceneDelegate = Source("AppIntentSceneDelegate", apple("appintents/appintentscenedelegate"))
  static let sceneKeyWindow = Source("UIWindowScene.keyWindow", apple("uikit/uiwindowscene/keywindow"))
  static let carPlayInterface = Source(
    "Building your app's initial CarPlay interface", apple("carplay/building-your-apps-initial-carplay-interface"))
  static let carPlaySceneDelegate = Source(
    "CPTemplateApplicationSceneDelegate", apple("carplay/cptemplateapplicationscenedelegate"))
  static let onOpenURL = Source("onOpenURL(perform:)", apple("swiftui/view/onopenurl(perform:)"))
  static let onContinue = Source(
    "onContinueUserActivity(_:perform:)", apple("swiftui/view/oncontinueuseractivity(_:perform:)"))
  static let handlesExternalEventsScene = Source(
    "handlesExternalEvents(matching:)", apple("swiftui/scene/handlesexternalevents(matching:)"))
  static let activationConditions = Source(
    "UISceneActivationConditions", apple("uikit/uisceneactivationconditions"))
  static let canActivatePredicate = Source(
    "canActivateForTargetContentIdentifierPredicate",
    apple("uikit/uisceneactivationconditions/canactivatefortargetcontentidentifierpredicate"))
  static let prefersToActivatePredicate = Source(
    "prefersToActivateForTargetContentIdentifierPredicate",
    apple("uikit/uisceneactivationconditions/preferstoactivatefortargetcontentidentifierpredicate"))
  static let sceneWillResignActive = Source(
    "sceneWillResignActive(_:)", apple("uikit/uiscenedelegate/scenewillresignactive(_:)"))
  static let applicationWillResignActive = Source(
    "applicationWillResignActive(_:)", apple("uikit/uiapplicationdelegate/applicationwillresignactive(_:)"))
  static let applicationDidBecomeActive = Source(
    "applicationDidBecomeActive(_:)", apple("uikit/uiapplicationdelegate/applicationdidbecomeactive(_:)"))
  static let hostingSceneDelegate = Source("UIHostingSceneDelegate", apple("swiftui/uihostingscenedelegate"))
  static let hostingActivationRequest = Source(
    "UISceneSessionActivationRequest, init(hostingDelegateClass:)",
    apple("uikit/uiscenesessionactivationrequest-swift.struct/init(hostingdelegateclass:)"))
  static let delegateAdaptor = Source("UIApplicationDelegateAdaptor", apple("swiftui/uiapplicationdelegateadaptor"))
  static let swiftUIMigration = Source(
    "Migrating to the SwiftUI life cycle", apple("swiftui/migrating-to-the-swiftui-life-cycle"))
  static let scenePhase = Source("ScenePhase", apple("swiftui/scenephase"))

  // Apple's engineers
  static let forums651234 = Source("Apple Developer Forums, thread 651234", forums(651234))
  static let forums713819 = Source("Apple Developer Forums, thread 713819", forums(713819))
  static let forums762526 = Source("Apple Developer Forums, thread 762526", forums(762526))
  static let multipleWindowsTalk = Source("WWDC19-212: Introducing Multiple Windows on iPad", wwdc(2019, 212))
  static let assistiveAccessTalk = Source("WWDC25-238: Customize your app for Assistive Access", wwdc(2025, 238))
  static let appIntentsTalk = Source("WWDC25-275: Explore new advances in App Intents", wwdc(2025, 275))

  // Measurements and reports
  static let openHAB = Source("openhab-ios pull request 1229", "https://github.com/openhab/openhab-ios/pull/1229")
  static let organicMaps = Source(
    "organicmaps pull request 12612", "https://github.com/organicmaps/organicmaps/pull/12612")
  static let tao = Source("tao pull request 1305", "https://github.com/tauri-apps/tao/pull/1305")
  static let pastePoint = Source("PastePoint pull request 235", "https://github.com/SloMR/PastePoint/pull/235")
  static let swipeUpAnswer = Source(
    "isolution.pro: an answer about a swipe in the app switcher on iOS 13 (Portuguese copy)",
    "https://isolution.pro/pt/q/so71570813/no-ios-13-quais-eventos-recebo-quando-o-usuario-desliza-meu-aplicativo-para-cima-no-alternador-de-aplicativos"
  )
  static let firefox12622 = Source(
    "firefox-ios issue 12622", "https://github.com/mozilla-mobile/firefox-ios/issues/12622")
  static let branch699 = Source(
    "ios-branch-deep-linking-attribution issue 699",
    "https://github.com/BranchMetrics/ios-branch-deep-linking-attribution/issues/699")
  static let codePush1991 = Source(
    "react-native-code-push pull request 1991", "https://github.com/microsoft/react-native-code-push/pull/1991")
  static let ichiPro = Source(
    "ichi.pro: the life cycle of an iOS app (Japanese)", "https://ichi.pro/ios-apuri-no-raifusaikuru-53465853749925")
}

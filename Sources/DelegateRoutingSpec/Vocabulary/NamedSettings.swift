extension Setting {
  /// The named settings, so that a fixture says one word.
  public static let named: [Setting] = [
    appDelegateIOS12, appDelegateIOS26, appDelegateEmptyManifest, appDelegateReturnsFalse,
    scenesTemplate, scenesIOS13, scenesIOS27, scenesByManifestAlone, scenesByCodeAlone, scenesTwoWindows,
    scenesLateRouter, scenesWithoutDelegate, scenesHostingSwiftUI, refusedIOS27, swiftUIApp, swiftUIOwnSceneDelegate,
  ]

  /// The named setting of that name.
  public static func named(_ name: String) -> Setting? { named.first { $0.name == name } }

  /// An app without scenes on iOS 12, where there are none.
  public static let appDelegateIOS12 = Setting(name: "app-delegate-ios12", ios: OSVersion(12, 4), sdk: OSVersion(18))

  /// An app that has not adopted scenes, built with the iOS 26 SDK, on iOS 26.
  public static let appDelegateIOS26 = Setting(
    name: "app-delegate-ios26", ios: OSVersion(26), host: HostApp(answersConfiguration: false))

  /// An empty scene manifest and no configuration method: not adopted.
  public static let appDelegateEmptyManifest = Setting(
    name: "app-delegate-empty-manifest", ios: OSVersion(26), manifest: .empty,
    host: HostApp(answersConfiguration: false))

  /// A host whose launch method answers false whatever the router says.
  public static let appDelegateReturnsFalse = Setting(
    name: "app-delegate-returns-false", ios: OSVersion(12, 4), sdk: OSVersion(18),
    host: HostApp(didFinishLaunchingReturns: false))

  /// What Xcode's UIKit template makes: a manifest with delegate class and storyboard, and the configuration method.
  public static let scenesTemplate = Setting(
    name: "uikit-scenes-template", ios: OSVersion(26), manifest: .configured(delegateClass: .loadable, storyboard: true)
  )

  /// The template's app on iOS 13.
  public static let scenesIOS13 = Setting(
    name: "uikit-scenes-ios13", ios: OSVersion(13), sdk: OSVersion(26),
    manifest: .configured(delegateClass: .loadable, storyboard: true))

  /// The template's app, built with the iOS 27 SDK, on iOS 27.
  public static let scenesIOS27 = Setting(
    name: "uikit-scenes-ios27", ios: OSVersion(27), manifest: .configured(delegateClass: .loadable, storyboard: true))

  /// A complete manifest without the configuration method.
  public static let scenesByManifestAlone = Setting(
    name: "uikit-scenes-manifest-alone", ios: OSVersion(26),
    manifest: .configured(delegateClass: .loadable, storyboard: false), host: HostApp(answersConfiguration: false))

  /// The configuration method without a manifest.
  public static let scenesByCodeAlone = Setting(name: "uikit-scenes-code-alone", ios: OSVersion(26))

  /// An app that may have several windows.
  public static let scenesTwoWindows = Setting(
    name: "uikit-scenes-two-windows", ios: OSVersion(26),
    manifest: .configured(delegateClass: .loadable, storyboard: false), supportsMultipleScenes: true)

  /// An app that creates its router when the first scene connects.
  public static let scenesLateRouter = Setting(
    name: "uikit-scenes-late-router", ios: OSVersion(26),
    manifest: .configured(delegateClass: .loadable, storyboard: false),
    host: HostApp(createsRouter: .whenSceneConnects))

  /// A manifest whose delegate class cannot be loaded: the scene connects without delegate.
  public static let scenesWithoutDelegate = Setting(
    name: "uikit-scenes-missing-delegate", ios: OSVersion(26),
    manifest: .configured(delegateClass: .missing, storyboard: true), host: HostApp(answersConfiguration: false))

  /// A UIKit app whose delegate answers the configuration question with a `UIHostingSceneDelegate`.
  public static let scenesHostingSwiftUI = Setting(
    name: "uikit-hosting-scene-delegate", ios: OSVersion(26), supportsMultipleScenes: true,
    host: HostApp(hasHostingSceneDelegate: true))

  /// Built with the iOS 27 SDK, on iOS 27, without scenes: it does not launch.
  public static let refusedIOS27 = Setting(
    name: "not-adopted-ios27", ios: OSVersion(27), host: HostApp(answersConfiguration: false))

  /// A SwiftUI app.
  public static let swiftUIApp = Setting(
    name: "swiftui-app", ios: OSVersion(26), framework: .swiftUI, manifest: .empty, supportsMultipleScenes: true)

  /// A SwiftUI app with a scene delegate of its own.
  public static let swiftUIOwnSceneDelegate = Setting(
    name: "swiftui-own-scene-delegate", ios: OSVersion(26), framework: .swiftUI, manifest: .empty,
    supportsMultipleScenes: true, host: HostApp(hasOwnSceneDelegate: true))
}

/// When the scene life cycle applies. These rules read the parts of a setting, never `Setting.lifeCycle`: they are
/// there to check it.
extension PlatformRule {
  static let adoption: [PlatformRule] = [
    PlatformRule(
      "adoption-by-manifest-or-code",
      "From iOS 13 on a UIKit app has scenes if Info.plist names a configuration or its delegate answers for one.",
      .disputed,
      [
        .transition, .technote3187, .specifyingScenes, .forums820807, .quernProbe, .wordPress, .otpkit,
        .flutterHostApps,
      ],
      leadsTo: .scene, where: \.hasConfigurationWithDelegate
    ) { history in
      runsOnScenes(history)
    },
    PlatformRule(
      "empty-manifest-does-not-adopt",
      "A scene manifest without configurations adopts nothing if the app delegate does not answer for one.", .observed,
      [.emptyConfigurations, .tauriEmptyConfigurations, .transition, .technote3187], leadsTo: .applicationDelegate,
      where: \.hasEmptyManifestAlone
    ) { history in
      runsWithoutScenes(history)
    },
    PlatformRule(
      "not-adopted-keeps-the-app-delegate",
      "An app that has not adopted scenes keeps the app-delegate life cycle, on iOS 27 too if an older SDK built it.",
      .documented,
      [.managingLifeCycle, .releaseNotes27, .forums789004, .quernProbe, .flutterHostApps, .customerIO],
      leadsTo: .applicationDelegate,
      where: \.hasNothingOfScenes
    ) { history in
      runsWithoutScenes(history)
    },
    PlatformRule(
      "no-scenes-before-ios-13", "Up to iOS 12 a UIKit app runs without scenes, whatever Info.plist says.",
      .documented, [.managingLifeCycle, .architectingTalk], leadsTo: .applicationDelegate,
      where: \.isUIKitBeforeScenes
    ) { history in
      runsWithoutScenes(history)
    },
    PlatformRule(
      "refused-on-27",
      "An app that the iOS 27 SDK built and that has not adopted scenes does not launch on iOS 27.", .documented,
      [.releaseNotes27, .transition, .modernizeTalk, .forums789004, .forums813300, .emptyConfigurations, .stoDevX],
      leadsTo: .refusedToLaunch,
      where: \.isRefused
    ) { history in
      let seen: Set<DelegateMethod> = [.willFinishLaunching, .didFinishLaunching, .didFinishLaunchingWithoutOptions]
      if let call = history.calls.first(where: { !seen.contains($0.call.method) }) {
        return call.breaks("An app that does not launch is called after its launch methods.")
      }
      return history.episodes.first { $0.isLaunch && $0.isComplete }?
        .lacks("The launch is over and the process has not ended.")
    },
    PlatformRule(
      "missing-delegate-class-gets-no-scene-calls",
      "A scene whose delegate class cannot be loaded connects without delegate: no scene call is made.", .observed,
      [.missingDelegateClass], leadsTo: .scene,
      where: \.connectsWithoutDelegate
    ) { history in
      history.first(of: DelegateMethod.sceneDelegate)?.breaks("A scene without delegate is called.")
    },
    PlatformRule(
      "no-fallback-to-the-app-delegate",
      "With scenes, a scene method that nobody implements does not bring its app-delegate twin back.", .observed,
      [.headers27, .quernProbe, .launchPractice, .flutterTests], leadsTo: .scene,
      where: \.leavesSceneMethodsOut
    ) { history in
      history.first(of: DelegateMethod.replacedByScenes)?.breaks("The app delegate is called in place of a scene.")
    },
  ]
}

private func runsOnScenes(_ history: TraceHistory) -> PlatformRule.Violation? {
  if let call = history.first(of: DelegateMethod.replacedByScenes) {
    return call.breaks("The app has adopted scenes, and the app delegate is called in place of a scene.")
  }
  let launch = history.episodes.first { launch in
    launch.endsInFront && launch.cut == nil && !history.calls(during: launch).contains { $0.isConnection }
  }
  return launch?.lacks("The app has adopted scenes, and no scene has connected by the end of the launch.")
}

private func runsWithoutScenes(_ history: TraceHistory) -> PlatformRule.Violation? {
  if let call = history.first(of: DelegateMethod.scenesOnly) {
    return call.breaks("The app has no scenes, and a call comes that only an app with scenes gets.")
  }
  let launch = history.episodes.first { launch in
    launch.endsInFront && launch.cut == nil
      && !history.calls(during: launch).contains { $0.call == .applicationDidBecomeActive }
  }
  return launch?.lacks("The app has no scenes, and its delegate has not been told by the end of the launch.")
}

extension Setting {
  /// Whether a configuration can be had, with a delegate: from Info.plist or from the app delegate.
  fileprivate var hasConfigurationWithDelegate: Bool {
    isUIKitWithScenes && (host.answersConfiguration || names(.loadable))
  }

  /// Whether an empty manifest is all that the app has of scenes, on a system that lets it.
  fileprivate var hasEmptyManifestAlone: Bool { manifest == .empty && mayRunWithoutScenes }

  /// Whether the app has nothing of scenes, on a system that lets it.
  fileprivate var hasNothingOfScenes: Bool { manifest == .absent && mayRunWithoutScenes }

  /// Whether the app is written in UIKit and the system has no scenes.
  fileprivate var isUIKitBeforeScenes: Bool { framework == .uiKit && ios < OSVersion(13) }

  /// Whether the app has no configuration on a system that wants one.
  fileprivate var isRefused: Bool {
    isUIKitWithScenes && requiresScenes && !host.answersConfiguration && (manifest == .absent || manifest == .empty)
  }

  /// Whether the delegate class that Info.plist names cannot be loaded; what iOS 27 does then is not reported.
  fileprivate var connectsWithoutDelegate: Bool {
    isUIKitWithScenes && ios < OSVersion(27) && names(.missing) && !host.answersConfiguration
  }

  /// Whether the app has adopted scenes and methods of the scene's delegate are missing.
  fileprivate var leavesSceneMethodsOut: Bool {
    connectsWithoutDelegate
      || hasConfigurationWithDelegate && !host.leavesOut.isDisjoint(with: DelegateMethod.sceneDelegate)
  }

  private var isUIKitWithScenes: Bool { framework == .uiKit && ios >= OSVersion(13) }

  private var requiresScenes: Bool { ios >= OSVersion(27) && sdk >= OSVersion(27) }

  private var mayRunWithoutScenes: Bool { isUIKitWithScenes && !host.answersConfiguration && !requiresScenes }

  private func names(_ kind: SceneDelegateClass) -> Bool {
    if case .configured(kind, _) = manifest { true } else { false }
  }
}

/// What depends on the version of iOS, and what iOS 26 and 27 changed.
extension PlatformRule {
  static let versions: [PlatformRule] = [
    PlatformRule(
      "no-method-before-its-ios", "No method is called on an iOS that is older than the method.", .documented,
      [.headers27], page: .versions, in: [.applicationDelegate, .scene, .swiftUI]
    ) { history in
      let ios = history.trace.setting.ios
      return history.calls.first { call in
        call.call.method.facts.since > ios && !DelegateMethod.withOlderForm.contains(call.call.method)
      }?.breaks("This iOS does not have the method.")
    },
    PlatformRule(
      "app-intents-from-26", "App Intents come to scenes and modifiers from iOS 26 on, and never earlier.", .documented,
      [.appIntentOption, .appIntentSceneDelegate, .appIntentsTalk], page: .versions,
      in: [.applicationDelegate, .scene, .swiftUI], where: \.isOlderThan26
    ) { history in
      history.calls.first { call in
        if call.call.connectionOptions?.appIntent != nil { return true }
        if case .appIntent? = call.call.handedOver { return true }
        return false
      }?.breaks("This iOS performs the intent without telling a scene.")
    },
    PlatformRule(
      "roles-from-their-ios",
      "A session has a role that its iOS knows: assistive access from 26 on, a non-interactive display from 16 on.",
      .documented, [.headers27, .assistiveAccessTalk], page: .versions, in: [.scene, .swiftUI]
    ) { history in
      let ios = history.trace.setting.ios
      return history.calls.first { $0.call.session.map { $0.role.since > ios } ?? false }?
        .breaks("This iOS does not have the role.")
    },
    PlatformRule(
      "swiftui-launches-on-27", "A SwiftUI app launches on iOS 27 without having adopted scenes by a manifest.",
      .documented, [.swiftUIMigration, .otpkit, .releaseNotes27], page: .versions, in: [.swiftUI],
      where: \.isWholly27
    ) { history in
      history.episodes.first { $0.isLaunch && $0.endsProcess }?.lacks("The process has ended in its launch.")
    },
    PlatformRule(
      "old-app-delegate-calls-still-come-on-26",
      "The app delegate's methods that the iOS 26 SDK deprecates are still called in an app without scenes.", .observed,
      [.headers27, .quernProbe, .customerIO, .flutterHostApps], page: .versions, in: [.applicationDelegate],
      where: \.isOn26OrLater
    ) { history in
      history.firstViolation { episode in
        guard episode.isReceipt, episode.isComplete else { return nil }
        let isHanded = episode.calls.contains {
          $0.call.method.facts.deprecated == OSVersion(26) && episode.carries($0.call)
        }
        return isHanded || episode.urls.isEmpty && episode.links.isEmpty
          ? nil : episode.lacks("The event has reached no method of the app delegate.")
      }
    },
  ]
}

extension DelegateMethod {
  /// Methods that older systems call in another form.
  fileprivate static let withOlderForm: Set<DelegateMethod> = [
    .shouldSaveApplicationState, .shouldRestoreApplicationState,
  ]
}

extension SceneRole {
  /// The first iOS that has the role under this name.
  fileprivate var since: OSVersion {
    switch self {
    case .windowApplication, .carPlay: OSVersion(13)
    case .externalDisplay: OSVersion(16)
    case .assistiveAccess: OSVersion(26)
    }
  }
}

extension Setting {
  fileprivate var isOlderThan26: Bool { ios < OSVersion(26) }

  fileprivate var isOn26OrLater: Bool { ios >= OSVersion(26) }

  /// Whether the app was built with the iOS 27 SDK and runs on iOS 27, or later.
  fileprivate var isWholly27: Bool { ios >= OSVersion(27) && sdk >= OSVersion(27) }
}

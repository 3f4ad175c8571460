import DelegateRoutingSpec
import Testing

/// Which life cycle each named setting leads to, written out by hand.
struct AdoptionTests {
  private static let expected: [(setting: String, lifeCycle: LifeCycle)] = [
    ("app-delegate-ios12", .applicationDelegate), ("app-delegate-ios26", .applicationDelegate),
    ("app-delegate-empty-manifest", .applicationDelegate), ("app-delegate-returns-false", .applicationDelegate),
    ("uikit-scenes-template", .scene), ("uikit-scenes-ios13", .scene), ("uikit-scenes-ios27", .scene),
    ("uikit-scenes-manifest-alone", .scene), ("uikit-scenes-code-alone", .scene),
    ("uikit-scenes-two-windows", .scene), ("uikit-scenes-late-router", .scene),
    ("uikit-scenes-missing-delegate", .scene), ("uikit-hosting-scene-delegate", .scene),
    ("not-adopted-ios27", .refusedToLaunch), ("swiftui-app", .swiftUI),
    ("swiftui-own-scene-delegate", .swiftUI),
  ]

  @Test func everyNamedSettingHasItsLifeCycle() {
    #expect(Setting.named.map(\.name) == Self.expected.map(\.setting))
    for (setting, (name, lifeCycle)) in zip(Setting.named, Self.expected) {
      #expect(setting.lifeCycle == lifeCycle, "\(name)")
    }
  }

  @Test func anOldSDKKeepsTheAppDelegateOnIOS27() {
    let host = HostApp(answersConfiguration: false)
    #expect(Setting(name: "", ios: OSVersion(27), sdk: OSVersion(26), host: host).lifeCycle == .applicationDelegate)
    #expect(Setting(name: "", ios: OSVersion(26), sdk: OSVersion(27), host: host).lifeCycle == .applicationDelegate)
    #expect(Setting(name: "", ios: OSVersion(27), sdk: OSVersion(27), host: host).lifeCycle == .refusedToLaunch)
  }
}

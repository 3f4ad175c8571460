import DelegateRoutingSpec

/// The profile of a router that there is, as far as it is known: options that really come together.
struct KnownProfile: Sendable, CustomStringConvertible {
  let description: String
  let profile: RouterProfile

  private init(_ description: String, _ change: (inout RouterProfile) -> Void) {
    self.description = description
    profile = RouterProfile(change)
  }

  static let all = [
    KnownProfile("Capacitor 8.5") {
      $0.ready = .appSignal(.process)
      $0.earlyWarmLinks = .goOut
      $0.launchLink = .last
      $0.launchLinkScope = .process
      $0.channels = [
        Channel(name: "scene-tagged"), Channel(name: "open-url", role: .mirror),
        Channel(name: "cordova", role: .mirror, fields: [.url]),
      ]
    },
    KnownProfile("Cordova 8") {
      $0.ready = .appSignal(.process)
      $0.otherActivities = .forwarded
      $0.missingWebpageURL = .forwarded
      $0.disconnectBeforeReady = .drops
      $0.sceneScope = .process
    },
    KnownProfile("React Native") {
      $0.ready = .listenerAttached
      $0.keepsUntilReady = .none
      $0.severalURLs = .first
      $0.launchLink = .launchOnly
      $0.coldLinksByAccessorAlone = true
      $0.channels = [Channel(name: "url", fields: [.url])]
      $0.sceneScope = .process
    },
    KnownProfile("app_links") {
      $0.ready = .listenerAttached
      $0.keepsUntilReady = .first
      $0.otherActivities = .acceptedWithWebpageURL
      $0.launchLink = .first
      $0.channels = [Channel(name: "uri", fields: [.url])]
      $0.sceneScope = .process
    },
    KnownProfile("Organic Maps") {
      $0.ready = .appSignal(.process)
      $0.keepsUntilReady = .last
      $0.missingWebpageURL = .forwarded
      $0.otherActivities = .forwarded
      $0.transforms = [.url]
    },
    KnownProfile("TJSceneDelegate") {
      $0.lifeCycles = [.scene]
      $0.ready = .systemCall(.sceneDidBecomeActive, .scene)
      $0.earlyWarmLinks = .goOut
      $0.otherActivities = .forwarded
      $0.missingWebpageURL = .forwarded
    },
    KnownProfile("Flutter's chain of plug-ins") {
      $0.ready = .saysSo(.scene)
      $0.channels = ["sign-in", "framework"].map {
        Channel(name: $0, role: .consumer(wants: [.customURL, .fileURL, .universalLink], claims: true))
      }
    },
    KnownProfile("a browser with windows") {
      $0.ready = .appSignal(.scene)
      $0.disconnectBeforeReady = .drops
      $0.channels = [
        Channel(name: "tabs", lateListeners: .lastLink), Channel(name: "log", role: .mirror, fields: [.url]),
        Channel(name: "life-cycle", role: .appEvents),
      ]
    },
  ]
}

import DelegateRoutingSpec

/// Launch options under scenes, and what the launch methods do without.
extension Shape {
  static let launchOptions: [Shape] = [
    Shape(
      "launch-options-read", .must, breaks: ["scene-launch-options-are-nil"],
      "The launch options are read for a link, a quick action or a share; under scenes they are nil.",
      advice: "read the connection options in scene(_:willConnectTo:options:)", in: [.scene, .swiftUI]
    ) { app in
      app.hasScenes && !app.runsBeforeScenes
        ? app.launchKeys(LaunchKey.links).map { Sighting($0, $1, "\($0.code[$1]) is never there") } : []
    },
    Shape(
      "background-launch-options-read", .should, breaks: ["scene-launch-options-are-nil"],
      "The launch options are read for the reason of a background launch; under scenes reports differ on what is there.",
      advice: "do not rely on it: set up the location manager and the push handling at every launch",
      in: [.scene, .swiftUI], evidence: .disputed,
      sources: [
        Source("LocationManager issue 119", "https://github.com/intuit/LocationManager/issues/119")
      ]
    ) { app in
      app.hasScenes ? app.launchKeys(LaunchKey.reasons).map { Sighting($0, $1, "\($0.code[$1]) may not be there") } : []
    },
    Shape(
      "launch-options-handed-on", .should, breaks: ["scene-launch-options-are-nil"],
      "A library is given the launch options to find its link in; under scenes they are nil.",
      advice: "see whether the library has a way in for scenes, and forward the connection options to it",
      in: [.scene, .swiftUI]
    ) { app in
      guard app.hasScenes else { return [] }
      return app.launchMethods.flatMap { method -> [Sighting] in
        guard let options = method.declaration.parameters.last, method.declaration.parameters.count == 2 else {
          return []
        }
        return method.file.places(of: options, in: method.body).filter { place in
          let code = method.file.code
          return code[place - 1] == ":" && [",", ")", "]"].contains(code[place + 1])
        }.map { Sighting(method.file, $0, "\(options) is nil") }
      }
    },
    Shape(
      "both-copies-handled", .must, breaks: ["one-event-in-two-copies-is-one"],
      "Without scenes the URL that launches the app is in the launch options and comes again: both are handled.",
      advice: "leave it to application(_:open:options:)", in: [.applicationDelegate]
    ) { app in
      guard !app.hasScenes, app.code.applicationMethods[.applicationOpenURL] != nil else { return [] }
      return app.launchKeys(["url", "UIApplicationLaunchOptionsURLKey"])
        .map { Sighting($0, $1, "the URL comes again in application(_:open:options:)") }
    },
    Shape(
      "launch-answers-false", .should, breaks: ["false-launch-return-loses-no-link"],
      "A launch method answers false: the call for the link that launched the app does not follow.",
      advice: "answer true, unless the launch link has been handled there", in: [.applicationDelegate]
    ) { app in
      guard !app.hasScenes else { return [] }
      return app.launchMethods.flatMap { method in
        method.body.filter { place in
          method.file.code[place] == "return" && ["false", "NO"].contains(method.file.code[place + 1])
        }.map { Sighting(method.file, $0, "the launch link is not handed over") }
      }
    },
  ]
}

/// Keys of the launch options, in Swift and Objective-C.
private enum LaunchKey {
  static let links: Set<String> = [
    "url", "userActivityDictionary", "userActivityType", "shortcutItem", "cloudKitShareMetadata",
    "UIApplicationLaunchOptionsURLKey", "UIApplicationLaunchOptionsUserActivityDictionaryKey",
    "UIApplicationLaunchOptionsUserActivityTypeKey", "UIApplicationLaunchOptionsShortcutItemKey",
    "UIApplicationLaunchOptionsCloudKitShareMetadataKey",
  ]
  static let reasons: Set<String> = [
    "location", "remoteNotification", "UIApplicationLaunchOptionsLocationKey",
    "UIApplicationLaunchOptionsRemoteNotificationKey",
  ]
}

extension DerivedApp {
  /// The launch methods.
  var launchMethods: [LocatedMethod] {
    [.willFinishLaunching, .didFinishLaunching].compactMap { code.applicationMethods[$0] }
  }

  /// The places in the launch methods where an element of the launch options is asked for by one of the keys.
  fileprivate func launchKeys(_ keys: Set<String>) -> [(SourceFile, Int)] {
    launchMethods.flatMap { method -> [(SourceFile, Int)] in
      guard let options = method.declaration.parameters.last else { return [] }
      let file = method.file
      return method.body.filter { place in
        guard keys.contains(file.code[place]) else { return false }
        if file.code[place].hasPrefix("UIApplicationLaunchOptions") { return true }
        // `launchOptions?[.url]`, `launchOptions![UIApplication.LaunchOptionsKey.url]`
        let bracket = file.surroundings(of: place).lowerBound - 1
        guard file.code[bracket] == "[" else { return false }
        return file.code[bracket - 1] == options || file.code[bracket - 2] == options
      }.map { (file, $0) }
    }
  }
}

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
          // A base class has to be told whatever there is.
          return code[place - 1] == ":" && [",", ")", "]"].contains(code[place + 1])
            && !method.file.isToldToSuper(place)
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

  /// The places in the launch methods where the launch options are asked for one of the keys.
  fileprivate func launchKeys(_ keys: Set<String>) -> [(SourceFile, Int)] {
    launchMethods.flatMap { method -> [(SourceFile, Int)] in
      guard let options = method.declaration.parameters.last else { return [] }
      let file = method.file
      let names = file.names(of: [options], in: method.body)
      return method.body.filter { place in
        keys.contains(file.code[place])
          && (file.code[place].hasPrefix("UIApplicationLaunchOptions") || file.isAsked(of: names, place))
      }.map { (file, $0) }
    }
  }
}

extension SourceFile {
  /// Whether the call around an argument is one of `super`'s.
  fileprivate func isToldToSuper(_ argument: Int) -> Bool {
    let open = surroundings(of: argument).lowerBound - 1
    return code[open + 1] == "super" || open > 0 && code[beginOfChain(open - 1)] == "super"
  }

  /// Whether a key is asked of one of the values: `values?[.key]`, `values.keys.contains(.key)`, or in a loop over them
  /// or a closure that they are handed to.
  fileprivate func isAsked(of values: Set<String>, _ key: Int) -> Bool {
    guard code[key - 1] == "." else { return false }
    var place = key
    for _ in 0..<Self.mostBrackets {
      let open = surroundings(of: place).lowerBound - 1
      guard open > 0 else { return false }
      var end = open - 1
      while ["?", "!"].contains(code[end]) { end -= 1 }
      let chain = code.range(beginOfChain(end), end + 1)
      if chain.contains(where: { values.contains(code[$0]) }) {
        // The body of a condition is none of a closure's.
        return code[open] != "{" || code[chain.lowerBound - 1] == "in"
          || chain.count > 1 && Self.asking.contains(code[end])
      }
      place = open
    }
    return false
  }

  private static let mostBrackets = 8
  private static let asking: Set<String> = ["map", "flatMap", "contains", "first", "filter", "forEach"]
}

import DelegateRoutingSpec

/// Links that a scene connects for.
extension Shape {
  static let coldLinks: [Shape] = [
    Shape(
      "connect-method-missing", .must, breaks: ["cold-link-delivered-once", "no-open-call-for-the-connecting-url"],
      "A scene delegate takes links while it is connected, and has no method for those that it connects for.",
      advice: "implement scene(_:willConnectTo:options:) and read its connection options"
    ) { app in
      app.sceneDelegates.compactMap { delegate in
        let methods = delegate.methods
        guard methods[.sceneWillConnect] == nil, !app.code.inheritsUnseen(delegate),
          let warm = DelegateMethod.warm.lazy.compactMap({ methods[$0] }).first
        else { return nil }
        return Sighting(warm, "there is no scene(_:willConnectTo:options:) in \(delegate.name)")
      }
    },
    Shape(
      "connection-options-ignored", .must, breaks: ["cold-link-delivered-once", "cold-url-in-connection-options"],
      "The connect method of an app that takes links never looks at its connection options.",
      advice: "route what is in its connection options, as the methods of the connected scene do"
    ) { app in
      app.connects.filter { !$0.method.mentionsOptions && app.takesLinks($0.delegate) }
        .map { Sighting($0.method, "the connection options are not looked at") }
    },
    Shape(
      "connection-options-half-read", .must, breaks: ["cold-link-delivered-once"],
      "The connect method leaves out a kind of event that the connected scene takes.",
      advice: "read the member of the connection options that holds it"
    ) { app in
      app.connects.filter { $0.method.mentionsOptions }.flatMap { connect -> [Sighting] in
        DelegateMethod.warmMembers.compactMap { warm, members in
          guard connect.delegate.methods[warm] != nil, !connect.method.reads(members) else { return nil }
          return Sighting(
            connect.method, "\(members.sorted().last ?? "") is not read, and \(warm.rawValue) is implemented")
        }
      }
    },
    Shape(
      "first-of-a-set", .must, breaks: ["whole-set-delivered"],
      "One URL is taken out of a set of several.", advice: "handle each URL context of the set"
    ) { app in
      app.sceneLinkMethods.flatMap { method in
        method.sets(named: ["urlContexts", "URLContexts"], argument: method.is(.sceneOpenURLContexts))
          .compactMap { place in method.file.takesOne(after: place) }
          .map { Sighting(method.file, $0, "the other URLs are lost") }
      }
    },
    Shape(
      "first-activity-taken", .must, breaks: ["other-activities-do-not-hide-the-web-link"],
      "One activity is taken out of a set, whichever comes first.",
      advice: "look for the activity by its type"
    ) { app in
      app.sceneLinkMethods.flatMap { method in
        method.sets(named: ["userActivities"], argument: false)
          .compactMap { place in method.file.takesOne(after: place) }
          .filter { place in !method.file.filtersByType(before: place) }
          .map { Sighting(method.file, $0, "another activity may hide the web link") }
      }
    },
    Shape(
      "urls-hide-activities", .must, breaks: ["urls-and-activities-are-independent"],
      "URL contexts and activities are handled in two branches of one condition.",
      advice: "handle both, one after the other"
    ) { app in
      app.sceneLinkMethods.flatMap { method in
        method.branches.filter { branch in
          let urls: Set<String> = ["urlContexts", "URLContexts"]
          let activities: Set<String> = ["userActivities"]
          let mentions = { (words: Set<String>, range: Range<Int>) in method.file.mentions(words, in: range) }
          return mentions(urls, branch.condition) && mentions(activities, branch.otherwise)
            || mentions(activities, branch.condition) && mentions(urls, branch.otherwise)
        }.map { Sighting(method.file, $0.otherwise.lowerBound, "what comes second is lost when both are there") }
      }
    },
  ]
}

/// A connect method with the delegate that it is of.
struct SceneConnect {
  let delegate: DelegateType
  let method: LocatedMethod
}

extension DerivedApp {
  /// The scene delegates, where the app has scenes or is about to.
  var sceneDelegates: [DelegateType] { code.sceneDelegates }

  /// The connect methods of the scene delegates.
  var connects: [SceneConnect] {
    sceneDelegates.compactMap { delegate in
      delegate.methods[.sceneWillConnect].map { SceneConnect(delegate: delegate, method: $0) }
    }
  }

  /// The methods in which a scene delegate is handed links.
  var sceneLinkMethods: [LocatedMethod] {
    sceneDelegates.flatMap { delegate in
      [.sceneWillConnect, .sceneOpenURLContexts, .sceneContinueActivity].compactMap { delegate.methods[$0] }
    }
  }

  /// Whether the app can be sent links, as far as its declarations and methods say.
  fileprivate func takesLinks(_ delegate: DelegateType) -> Bool {
    if DelegateMethod.warm.contains(where: { delegate.methods[$0] != nil }) { return true }
    // SwiftUI hands cold links to its modifiers.
    if isSwiftUI { return false }
    return !target.schemes.isEmpty || !target.domains.isEmpty
      || DelegateMethod.carryingLinks.contains { code.applicationMethods[$0]?.hasNoStatements == false }
  }
}

extension DelegateMethod {
  /// The methods that hand an event to a connected scene.
  fileprivate static let warm: [DelegateMethod] = [
    .sceneOpenURLContexts, .sceneContinueActivity, .windowScenePerformAction, .windowSceneDidAcceptShare,
  ]

  /// The members of the connection options that hold what the scene would be handed if it were connected.
  fileprivate static let warmMembers: [(DelegateMethod, Set<String>)] = [
    (.sceneOpenURLContexts, ["URLContexts", "urlContexts"]), (.sceneContinueActivity, ["userActivities"]),
    (.windowScenePerformAction, ["shortcutItem"]), (.windowSceneDidAcceptShare, ["cloudKitShareMetadata"]),
  ]
}

extension LocatedMethod {
  func `is`(_ method: DelegateMethod) -> Bool { declaration.method == method }

  /// Whether the last argument is mentioned at all.
  fileprivate var mentionsOptions: Bool {
    declaration.parameters.last.map { options in body.contains { file.code[$0] == options } } ?? false
  }

  /// The places of a set: a member of that name, or the method's own last argument.
  fileprivate func sets(named names: Set<String>, argument: Bool) -> [Int] {
    let own = argument ? declaration.parameters.last : nil
    return body.filter { place in
      let word = file.code[place]
      return names.contains(word) && file.code[place + 1] != ":" || own == word && file.code[place - 1] != "."
    }
  }

  /// The conditions with another branch: `if … { } else …`.
  fileprivate var branches: [(condition: Range<Int>, otherwise: Range<Int>)] {
    body.filter { file.code[$0] == "if" }.compactMap { place in
      let open =
        file.code[place + 1] == "(" && file.text.language == .objectiveC ? file.code.end(of: place + 1) + 1 : place + 1
      guard let brace = file.code.range(open, body.upperBound).first(where: { file.code[$0] == "{" }) else {
        return nil
      }
      let end = file.code.end(of: brace)
      guard file.code[end + 1] == "else" else { return nil }
      var last = end + 1
      while last < body.upperBound, file.code[last] != "{" { last += 1 }
      return (
        file.code.range(place + 1, brace), file.code.range(end + 2, min(file.code.end(of: last), body.upperBound))
      )
    }
  }
}

extension SourceFile {
  /// Whether the chain that ends at a place has filtered by an activity's type.
  fileprivate func filtersByType(before place: Int) -> Bool {
    code.range(place - 40, place).reversed().prefix { code[$0] != "userActivities" }.contains {
      code[$0] == "activityType"
    }
  }
}

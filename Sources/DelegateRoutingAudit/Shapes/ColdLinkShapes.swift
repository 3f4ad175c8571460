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
          .compactMap { place in method.file.takesOne(after: place) ?? method.file.endsLoop(over: place) }
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
        method.hidingPlaces.map { Sighting(method.file, $0, "what comes second is lost when both are there") }
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
  /// The delegates of the app's windows; those that the manifest names for other roles alone get no links.
  var sceneDelegates: [DelegateType] {
    code.sceneDelegates.filter { delegate in
      let roles = target.manifest.configurations
        .filter { $0.delegateClass?.split(separator: ".").last.map(String.init) == delegate.name }.map(\.role)
      return roles.isEmpty || roles.contains(Manifest.windowRole)
    }
  }

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
    // SwiftUI hands cold links to its modifiers, and another delegate may be that of the windows that get them.
    let isAnothers = sceneDelegates.contains { other in
      other.name != delegate.name
        && (DelegateMethod.warm.contains { other.methods[$0] != nil }
          || other.methods[.sceneWillConnect]?.mentionsOptions == true)
    }
    if isSwiftUI || isAnothers { return false }
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
    let aliases = file.names(of: names.union(own.map { [$0] } ?? []), in: body).subtracting(names)
    return body.filter { place in
      let word = file.code[place]
      return names.contains(word) && file.code[place + 1] != ":"
        || aliases.contains(word) && file.code[place - 1] != "."
    }
  }
}

extension LocatedMethod {
  /// Where a choice about URL contexts decides whether the activities are looked at, or the other way round: in another
  /// branch, or behind it, if the method may end before.
  fileprivate var hidingPlaces: [Int] {
    let (urls, activities) = (
      places(of: ["urlContexts", "URLContexts"], without: "userActivities"),
      places(of: ["userActivities"], without: "urlContexts", "URLContexts")
    )
    guard !urls.isEmpty, !activities.isEmpty else { return [] }
    return file.choices(in: body).compactMap { choice, rest in
      let isAboutURLs = urls.meets(choice.condition)
      guard isAboutURLs != activities.meets(choice.condition) else { return nil }
      let others = isAboutURLs ? activities : urls
      if let otherwise = choice.otherwise, others.meets(otherwise) { return otherwise.lowerBound }
      let mayEnd =
        choice.kind == .requirement || choice.kind == .condition && choice.arms.contains { file.isLeft(by: $0) }
      return mayEnd && others.meets(rest) ? choice.place : nil
    }
  }
}

extension LocatedMethod {
  /// The places of a set, and of what is named after it alone: `let url = options.urlContexts.first?.url`.
  private func places(of words: Set<String>, without others: String...) -> [Int] {
    var names = file.names(of: words, in: body)
    for place in body where names.contains(file.code[place]) {
      let statement = file.code.range(place, place + 40).prefix {
        ![";", "}", "let", "var", "if", "guard", "for", "return"].contains(file.code[$0])
      }
      guard !statement.contains(where: { others.contains(file.code[$0]) }) else { continue }
      if let name = file.nameGiven(toChainAt: place) { names.insert(name) }
    }
    return body.filter { names.contains(file.code[$0]) }
  }
}

extension SourceFile {
  /// The place of the statement that ends a loop over a set with its first element; nil where it looks for one, or goes
  /// through all.
  fileprivate func endsLoop(over place: Int) -> Int? {
    guard code[beginOfChain(place) - 1] == "in" else { return nil }
    let brace = text.language == .objectiveC && code[place + 1] == ")" ? place + 2 : place + 1
    let body = code.inside(brace)
    // A body as long as this does more than to take the first.
    guard code[brace] == "{", body.count < 1_000, !mentions(["continue"], in: body) else { return nil }
    switch statements(in: body).last {
    case .leave(let range), .stop(let range): return range.lowerBound
    default: return nil
    }
  }

  /// Whether the chain that ends at a place has filtered by an activity's type.
  fileprivate func filtersByType(before place: Int) -> Bool {
    code.range(place - 40, place).reversed().prefix { code[$0] != "userActivities" }.contains {
      code[$0] == "activityType"
    }
  }
}

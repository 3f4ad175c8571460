import DelegateRoutingSpec

/// App-delegate methods that are never called again.
extension Shape {
  static let deadMethods: [Shape] = [
    Shape(
      "dead-link-method", .must, breaks: ["app-delegate-is-silent-under-scenes", "no-fallback-to-the-app-delegate"],
      "An app-delegate method that takes links is never called under scenes, and nothing takes its place.",
      advice: "move its statements to the warm and to the cold place", in: [.scene, .swiftUI]
    ) { app in
      app.deadMethods.filter { DelegateMethod.carryingLinks.contains($0.method) && !app.isReplaced($0.method) }
        .map { app.sighting($0, "\($0.method.rawValue) is never called") }
    },
    Shape(
      "dead-method-left-behind", .should, breaks: ["app-delegate-is-silent-under-scenes"],
      "An app-delegate method is never called under scenes, beside the methods that take its place.",
      advice: "see that each of its statements has moved, and delete it", in: [.scene, .swiftUI]
    ) { app in
      guard !app.runsBeforeScenes else { return [] }
      return app.deadMethods.filter { DelegateMethod.carryingLinks.contains($0.method) && app.isReplaced($0.method) }
        .map { app.sighting($0, "\($0.method.rawValue) is never called, others take its place") }
    },
    Shape(
      "dead-life-cycle-method", .should, breaks: ["app-delegate-is-silent-under-scenes"],
      "An app-delegate method for the app's state or an activity is never called under scenes.",
      advice: "move its statements to the scene's method, or observe the app's notification", in: [.scene, .swiftUI]
    ) { app in
      guard !app.runsBeforeScenes else { return [] }
      return app.deadMethods.filter { !DelegateMethod.carryingLinks.contains($0.method) }
        .map { app.sighting($0, "\($0.method.rawValue) is never called") }
    },
    Shape(
      "misspelt-delegate-method", .must, breaks: ["warm-link-delivered-once", "cold-link-delivered-once"],
      "A method of a delegate is named almost like one that the system calls, and is never called.",
      advice: "give it the name that the system calls", in: [.applicationDelegate, .scene, .swiftUI],
      evidence: .observed,
      sources: [
        Source(
          "pwabuilder-ios-app-store issue 40", "https://github.com/pwa-builder/pwabuilder-ios-app-store/issues/40")
      ]
    ) { app in
      app.strangeMethods.compactMap { method in
        DelegateMethod.meant(by: method.declaration.name, in: method.file.text.language).map {
          Sighting(method, "\(method.declaration.name) is never called; \($0) would be")
        }
      }
    },
    Shape(
      "outdated-delegate-method", .should, breaks: ["warm-link-delivered-once"],
      "A delegate method was replaced many versions ago, and does not exist for scenes.",
      advice: "implement the method that took its place", in: [.applicationDelegate, .scene, .swiftUI],
      evidence: .documented, sources: [.applicationHeader27]
    ) { app in
      app.strangeMethods.compactMap { method in
        DelegateMethod.replacement(for: method.declaration.name).map {
          Sighting(method, "\(method.declaration.name) is deprecated since iOS 9; \($0.rawValue) replaced it")
        }
      }
    },
  ]
}

/// A method that is never called, with the place where it stands.
struct DeadMethod {
  let method: DelegateMethod
  let located: LocatedMethod
}

extension DerivedApp {
  /// The app delegate's methods with statements that the life cycle never calls, and no code of the app's own does.
  var deadMethods: [DeadMethod] { hasScenes ? methodsThatStop.filter { !isCalled($0) } : [] }

  /// The app delegate's methods with statements that are not called under scenes.
  var methodsThatStop: [DeadMethod] {
    code.applicationMethods.filter { Move.of($0.key, inSwiftUI: false) != nil && !$0.value.hasNoStatements }
      .map { DeadMethod(method: $0.key, located: $0.value) }
      .sorted { $0.method.order < $1.method.order }
  }

  fileprivate func sighting(_ dead: DeadMethod, _ detail: String) -> Sighting {
    var sighting = Sighting(dead.located, detail)
    sighting.statements = dead.located.file.lines(dead.located.body)
    sighting.moves = Move.of(dead.method, inSwiftUI: isSwiftUI)
    return sighting
  }

  /// Whether the warm and the cold place of a method's events are there.
  fileprivate func isReplaced(_ method: DelegateMethod) -> Bool {
    if code.sceneDelegates.contains(where: code.inheritsUnseen) { return true }
    if isSwiftUI, method == .applicationOpenURL { return !code.places(of: "onOpenURL").isEmpty }
    if isSwiftUI, method == .applicationContinueActivity {
      return !code.places(of: "onOpenURL").isEmpty || !code.places(of: "onContinueUserActivity").isEmpty
    }
    guard let warm = DelegateMethod.warmTwins[method], let member = DelegateMethod.connectionMembers[method],
      code.sceneMethods[warm] != nil, let connect = code.sceneMethods[.sceneWillConnect]
    else { return false }
    return connect.reads(member)
  }

  /// Whether code of the app calls the method itself: `appDelegate.application(app, open: url, …)`.
  private func isCalled(_ dead: DeadMethod) -> Bool {
    let name = dead.method.rawValue
    let base = String(name.prefix { $0 != "(" })
    let labels = name.split(separator: ":").map { String($0.drop { $0 == "(" }) }
    let selector = (dead.method.facts.selector ?? "").split(separator: ":").map(String.init)
    return code.places(of: base).contains { file, place in
      guard file.isSentToADelegate(place) else { return false }
      let second = file.text.language == .swift ? labels.dropFirst().first : selector.dropFirst().first
      guard let second, second != ")" else { return true }
      return file.arguments(of: place).contains { file.code[$0] == second && file.code[$0 + 1] == ":" }
    }
  }

  /// Methods of delegates that the catalogue does not have.
  fileprivate var strangeMethods: [LocatedMethod] {
    (code.applicationDelegates + code.sceneDelegates).flatMap(\.all)
      .filter { $0.declaration.method == nil && $0.declaration.name.contains(":") }
  }
}

extension SourceFile {
  /// Whether what stands before a method's name is a delegate: `delegate?.`, `(… as? AppDelegate)?.`, `[delegate `.
  fileprivate func isSentToADelegate(_ place: Int) -> Bool {
    var before = place - 1
    while [".", "?", "!"].contains(code[before]) { before -= 1 }
    guard before >= 0, before < place - 1 || text.language == .objectiveC else { return false }
    let range = code.range(min(code.partner(of: before) ?? before, before), before + 1)
    return range.contains { code[$0].lowercased().hasSuffix("delegate") && code[$0] != "super" }
  }

  /// The places of a call's arguments, behind its name.
  func arguments(of place: Int) -> Range<Int> {
    var next = place + 1
    while ["?", "!"].contains(code[next]) { next += 1 }
    return code[next] == "(" ? code.inside(next) : code.range(place, surroundings(of: place).upperBound)
  }
}

import DelegateRoutingSpec

/// Links that reach a connected scene or a running app.
extension Shape {
  static let warmLinks: [Shape] = [
    Shape(
      "warm-method-missing", .must, breaks: ["warm-link-delivered-once", "web-links-are-never-url-contexts"],
      "A kind of event is handled when a scene connects for it, and not when it reaches the connected scene.",
      advice: "implement the method of the connected scene as well"
    ) { app in
      app.connects.filter { !app.code.inheritsUnseen($0.delegate) }.flatMap { connect -> [Sighting] in
        let pairs: [(Set<String>, DelegateMethod)] = [
          (["urlContexts", "URLContexts"], .sceneOpenURLContexts), (["userActivities"], .sceneContinueActivity),
          (["shortcutItem"], .windowScenePerformAction), (["cloudKitShareMetadata"], .windowSceneDidAcceptShare),
        ]
        return pairs.compactMap { members, warm in
          guard connect.delegate.methods[warm] == nil,
            let place = connect.method.body.first(where: { members.contains(connect.method.file.code[$0]) })
          else { return nil }
          return Sighting(connect.method.file, place, "there is no \(warm.rawValue) in \(connect.delegate.name)")
        }
      }
    },
    Shape(
      "web-links-not-taken", .must, breaks: ["warm-link-delivered-once", "web-links-are-never-url-contexts"],
      "The app has associated domains, and its scene delegate has a method for URLs alone.",
      advice: "implement scene(_:continue:), and read connectionOptions.userActivities"
    ) { app in
      guard !app.target.domains.isEmpty, !app.isSwiftUI else { return [] }
      return app.sceneDelegates.filter { $0.methods[.sceneContinueActivity] == nil && !app.code.inheritsUnseen($0) }
        .compactMap { delegate in
          delegate.methods[.sceneOpenURLContexts].map { Sighting($0, "\(delegate.name) has no scene(_:continue:)") }
        }
    },
    Shape(
      "link-compared-with-the-last", .must, breaks: ["same-link-twice-is-two"],
      "A link is dropped because it equals the last one.",
      advice: "tell two copies of one event apart by the call, not by the URL",
      in: [.applicationDelegate, .scene, .swiftUI]
    ) { app in
      app.linkMethods.flatMap { method in
        method.body.filter { place in
          guard ["==", "!=", "isEqual", "isEqualToString"].contains(method.file.code[place]) else { return false }
          return method.file.operands(around: place).contains { method.file.code[$0].isNameOfTheLastLink }
        }.map { Sighting(method.file, $0, "the same link, sent again on purpose, does nothing") }
      }
    },
    Shape(
      "link-handled-at-each-activation", .should, breaks: ["no-replay"],
      "A stored link is acted on whenever the app becomes active, and not cleared there.",
      advice: "clear it when it is acted on", in: [.applicationDelegate, .scene, .swiftUI]
    ) { app in
      [.sceneDidBecomeActive, .sceneWillEnterForeground, .applicationDidBecomeActive].compactMap(app.code.method)
        .flatMap { method in
          let stored = method.body.filter { method.file.code[$0].isNameOfAStoredLink }
          let isCleared = stored.contains { place in
            method.file.code[place + 1] == "=" && method.file.code[place + 2] != "="
              || ["removeAll", "removeFirst", "removeLast", "popLast", "removeAllObjects"].contains(
                method.file.member(after: place).map { method.file.code[$0] } ?? "")
          }
          return isCleared ? [] : stored.prefix(1).map { Sighting(method.file, $0, "each return acts on it again") }
        }
    },
  ]
}

extension DerivedApp {
  /// The methods, of whichever delegate, in which links come.
  var linkMethods: [LocatedMethod] {
    sceneLinkMethods
      + [.applicationOpenURL, .applicationContinueActivity].compactMap { code.applicationMethods[$0] }
  }
}

extension SourceFile {
  /// The last names of what is compared at a place: `a.b == c.d` has `b` and `d`.
  fileprivate func operands(around place: Int) -> [Int] {
    var next = place + 1
    while [":", "(", "["].contains(code[next]) { next += 1 }
    while let member = member(after: next), code[next + 1] != "]" { next = member }
    return [place - 1, next]
  }
}

extension String {
  /// Whether a name says that it is the last link: `lastURL`, `previousDeepLink`, `handledUrl`.
  fileprivate var isNameOfTheLastLink: Bool { isLink(after: ["last", "previous", "handled", "_last"]) }

  /// Whether a name says that it is a link that was kept: `pendingURL`, `lastLink`, `queuedDeepLink`.
  var isNameOfAStoredLink: Bool {
    isLink(after: ["last", "pending", "queued", "deferred", "launch", "initial", "stored"])
  }

  /// Whether a name says that it is one link that waits.
  var isNameOfAWaitingLink: Bool { isLink(after: ["pending", "queued", "deferred", "waiting"]) }

  private func isLink(after beginnings: [String]) -> Bool {
    let name = drop { $0 == "_" }.lowercased()
    return beginnings.contains { name.hasPrefix($0) }
      && ["url", "link", "deeplink", "activity", "urlstring"].contains { name.hasSuffix($0) }
  }
}

import DelegateRoutingSpec

/// Whether the app has scenes at all, and a delegate for them.
extension Shape {
  static let adoption: [Shape] = [
    Shape(
      "app-has-no-scenes", .must, breaks: ["refused-on-27"],
      "The app has not adopted scenes: built with the iOS 27 SDK it does not launch on iOS 27.",
      advice: "name a scene delegate in the manifest, or answer application(_:configurationForConnecting:options:)",
      in: [.refusedToLaunch]
    ) { app in
      guard app.isRefused, app.target.manifest.place == nil else { return [] }
      return [Sighting(app.place, "there is no UIApplicationSceneManifest, and nothing answers for a configuration")]
    },
    Shape(
      "manifest-adopts-nothing", .must, breaks: ["empty-manifest-does-not-adopt", "refused-on-27"],
      "The scene manifest has no configuration for windows, and the app delegate does not answer for one.",
      advice: "add a configuration with a delegate class for \(Manifest.windowRole)", in: [.refusedToLaunch]
    ) { app in
      guard app.isRefused, let place = app.target.manifest.place else { return [] }
      return [
        Sighting(place, app.target.manifest.isGenerated ? "a generated manifest is empty" : "the manifest is empty")
      ]
    },
    Shape(
      "scene-delegate-class-missing", .must, breaks: ["missing-delegate-class-gets-no-scene-calls"],
      "The manifest names a scene delegate class that no source declares.",
      advice: "correct the name, with $(PRODUCT_MODULE_NAME). before a Swift class"
    ) { app in app.configurations(with: .missing).map { "\($0) is declared nowhere" }.map(app.inManifest) },
    Shape(
      "scene-delegate-does-not-conform", .must, breaks: ["missing-delegate-class-gets-no-scene-calls"],
      "The manifest names a class that does not conform to UISceneDelegate.",
      advice: "let it conform to UIWindowSceneDelegate", evidence: .observed,
      sources: [
        Source(
          "cocoapods-pod-merge pull request 13", "https://github.com/grab/cocoapods-pod-merge/pull/13")
      ]
    ) { app in app.configurations(with: .notConforming).map { "\($0) does not conform" }.map(app.inManifest) },
    Shape(
      "scene-delegate-not-named", .must, breaks: ["adoption-by-manifest-or-code"],
      "There is a scene delegate that neither the manifest nor the app delegate names.",
      advice: "name it in the manifest, or in application(_:configurationForConnecting:options:)",
      in: [.applicationDelegate, .scene, .swiftUI]
    ) { app in
      // Beside one that is named others may be a library's.
      guard !app.code.sceneDelegates.contains(where: app.isNamed) else { return [] }
      return app.code.sceneDelegates.map { Sighting($0.place, "\($0.name) is never made") }
    },
    Shape(
      "second-application-delegate-adaptor", .must, breaks: ["cold-link-delivered-once"],
      "An app declares UIApplicationDelegateAdaptor more than once, which ends it at run time.",
      advice: "declare it once, in the App", in: [.swiftUI], evidence: .documented, sources: [.adaptor]
    ) { app in
      let places =
        app.code.places(of: "@UIApplicationDelegateAdaptor") + app.code.places(of: "UIApplicationDelegateAdaptor")
      return places.sorted { ($0.file.path, $0.place) < ($1.file.path, $1.place) }.dropFirst()
        .map { Sighting($0.file, $0.place, "another adaptor") }
    },
    Shape(
      "configuration-for-every-role", .should, breaks: ["right-scene"],
      "The configuration method gives every role the same delegate class, also a car's or an outer display's.",
      advice: "look at connectingSceneSession.role first", in: [.scene, .swiftUI], evidence: .documented,
      sources: [.adaptor, .sceneConfigurationHeader27]
    ) { app in
      guard let method = app.code.applicationMethods[.configurationForConnecting] else { return [] }
      let file = method.file
      guard let assigned = method.body.first(where: { file.code[$0] == "delegateClass" && file.code[$0 + 1] == "=" }),
        !method.testsARole
      else { return [] }
      return [Sighting(file, assigned, "the role is not looked at")]
    },
  ]
}

extension DerivedApp {
  /// Where the app is declared: its manifest, its delegate, or its project.
  fileprivate var place: Place {
    target.manifest.place ?? code.applicationDelegates.first?.place ?? Place(path: target.origin, line: nil)
  }

  fileprivate func inManifest(_ detail: String) -> Sighting { Sighting(place, detail) }

  /// The class names of the manifest's window configurations of which that becomes.
  fileprivate func configurations(with delegateClass: SceneDelegateClass) -> [String] {
    guard !isSwiftUI, !answersConfiguration else { return [] }
    return target.manifest.windowConfigurations.filter { self.delegateClass(of: $0) == delegateClass }
      .compactMap(\.delegateClass)
  }

  /// Whether the manifest or a configuration method names the class, or one that it inherits from.
  fileprivate func isNamed(_ type: DelegateType) -> Bool {
    let named = Set(target.manifest.configurations.compactMap { $0.delegateClass?.split(separator: ".").last })
    let names = code.ancestors(of: type).union([type.name])
    if names.contains(where: { named.contains($0[...]) }) { return true }
    guard let method = code.applicationMethods[.configurationForConnecting] else { return false }
    // A configuration by name takes its class from the manifest; what else happens there cannot be seen.
    return method.file.mentions(names, in: method.body)
      || !method.body.contains { method.file.code[$0] == "delegateClass" } && target.manifest.place == nil
  }
}

extension LocatedMethod {
  /// Whether a role is compared, switched over or asked.
  fileprivate var testsARole: Bool {
    body.contains { place in
      guard file.code[place] == "role" else { return false }
      if ["==", "!=", "{", "isEqualToString", "isEqual"].contains(file.code[place + 1]) { return true }
      return (1...6).contains { ["==", "isEqualToString", "isEqual"].contains(file.code[place - $0]) }
    }
  }
}

import DelegateRoutingSpec

/// Windows and scenes that are found without being told.
extension Shape {
  static let windows: [Shape] = [
    Shape(
      "application-window-read", .should, breaks: ["right-scene"],
      "The app delegate's window is read; under scenes UIKit never sets it.",
      advice: "take the window of the scene that the call names, or of a view", in: [.scene, .swiftUI],
      evidence: .observed,
      sources: [
        Source("analytics-ios issue 903", "https://github.com/segmentio/analytics-ios/issues/903"),
        Source("open_file issue 340", "https://github.com/crazecoder/open_file/issues/340"),
      ]
    ) { app in
      guard app.hasScenes else { return [] }
      return app.code.places(of: "delegate").compactMap { file, place in
        guard let window = file.windowOfApplicationDelegate(place) else { return nil }
        return Sighting(file, window, "it is nil")
      }
    },
    Shape(
      "key-window-of-the-app", .should, breaks: ["right-scene"],
      "The app's key window or list of windows is asked, which may answer with another scene's.",
      advice: "ask the scene that the call names, or a view's windowScene", in: [.scene, .swiftUI],
      evidence: .documented, sources: [.applicationHeader27]
    ) { app in
      guard app.hasScenes else { return [] }
      return ["keyWindow", "windows"].flatMap(app.code.places).filter { file, place in
        // `UIApplication.shared.keyWindow`, `[UIApplication sharedApplication].windows`
        (1...4).contains { ["shared", "sharedApplication"].contains(file.code[place - $0]) }
          && (1...6).contains { file.code[place - $0] == "UIApplication" }
      }.map { Sighting($0, $1, "it may be another scene's") }
    },
    Shape(
      "any-scene-taken", .should, breaks: ["right-scene"],
      "One of the connected scenes is taken, whichever comes first: a car's, an outer display's, another window's.",
      advice: "take the scene that the call names, or a view's", in: [.scene, .swiftUI], evidence: .documented,
      sources: [.applicationHeader27]
    ) { app in
      app.code.places(of: "connectedScenes").compactMap { file, place in
        guard let taken = file.takesOne(after: place) ?? file.takesTheActiveOne(after: place) else { return nil }
        return Sighting(file, taken, "a set has no first")
      }
    },
    Shape(
      "window-without-a-scene", .must, breaks: ["right-scene"],
      "A launch method makes a window of no scene: it never shows.",
      advice: "make it in scene(_:willConnectTo:options:) with UIWindow(windowScene:)", evidence: .documented,
      sources: [.transitionPage, .expoBlackScreen]
    ) { app in
      guard app.hasScenes, !app.isSwiftUI, !app.runsBeforeScenes else { return [] }
      return app.launchMethods.flatMap { method in
        method.body.filter { place in
          let code = method.file.code
          guard code[place] == "UIWindow" else { return false }
          let next = code[place + 1] == "(" ? code[place + 2] : code[place + 2] + code[place + 3]
          return ["frame", ")"].contains(next) || code[place + 1] == "alloc" && !next.contains("WindowScene")
        }.filter { _ in !method.file.mentions(["windowScene"], in: method.body) }
          .map { Sighting(method.file, $0, "it belongs to no scene") }
      }
    },
    Shape(
      "storyboard-and-own-window", .should, breaks: ["right-scene"],
      "The manifest names a storyboard, whose window UIKit makes, and the connect method makes another.",
      advice: "remove UISceneStoryboardFile, or leave the window to UIKit", evidence: .staff,
      sources: [.architectingTalk]
    ) { app in
      guard app.usesStoryboard else { return [] }
      return app.connects.compactMap { connect in
        let file = connect.method.file
        let made = connect.method.body.first { place in
          file.code[place] == "UIWindow" && (file.code[place + 1] == "(" || file.code[place + 1] == "alloc")
        }
        return made.map { Sighting(file, $0, "there are two windows") }
      }
    },
    Shape(
      "scene-delegate-without-window", .should, breaks: ["right-scene"],
      "The manifest names a storyboard, and the scene delegate has no window property for UIKit to set.",
      advice: "declare var window: UIWindow? in it", evidence: .staff, sources: [.architectingTalk]
    ) { app in
      guard app.usesStoryboard else { return [] }
      let named = app.target.manifest.windowConfigurations.compactMap { $0.delegateClass?.split(separator: ".").last }
      return app.sceneDelegates.filter { delegate in
        named.contains(delegate.name[...]) && !delegate.hasProperty("window") && !app.code.inheritsUnseen(delegate)
      }.map { Sighting($0.place, "\($0.name) has no window") }
    },
  ]
}

extension DerivedApp {
  fileprivate var usesStoryboard: Bool {
    !isSwiftUI && target.manifest.windowConfigurations.contains { $0.storyboard != nil }
  }
}

extension SourceFile {
  /// The place of `window` where the app's delegate is asked for it: `UIApplication.shared.delegate?.window`,
  /// `(UIApplication.shared.delegate as? AppDelegate)?.window`.
  fileprivate func windowOfApplicationDelegate(_ place: Int) -> Int? {
    guard (1...4).contains(where: { ["shared", "sharedApplication"].contains(code[place - $0]) }) else { return nil }
    var end = place
    if ["as", "?"].contains(code[place + 1]), let close = closeOfParentheses(around: place) { end = close }
    guard let member = member(after: end), code[member] == "window" else { return nil }
    return member
  }

  private func closeOfParentheses(around place: Int) -> Int? {
    let range = surroundings(of: place)
    return code[range.lowerBound - 1] == "(" ? range.upperBound : nil
  }

  /// The place of `first(where:)` that asks for the scene in front.
  fileprivate func takesTheActiveOne(after place: Int) -> Int? {
    guard let found = memberBeyondFilters(after: place), code[found] == "first" else { return nil }
    var open = found + 1
    while code[open] == "(", code[open + 1] == "where", code[open + 2] == ":" { open += 3 }
    guard open < code.count, ["{", "("].contains(code[open]) else { return nil }
    return mentions(["activationState"], in: code.inside(open)) ? found : nil
  }
}

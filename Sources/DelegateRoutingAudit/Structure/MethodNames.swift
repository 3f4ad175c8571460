import DelegateRoutingSpec

extension LocatedMethod {
  /// Whether there is nothing in it but a plain return.
  var hasNoStatements: Bool {
    let words = body.map { file.code[$0] }.filter { $0 != ";" }
    return words.isEmpty || words.count <= 2 && words[0] == "return" || words.count == 1 && words[0].isLiteral
  }

  /// Whether it reads a member of its last argument, or hands the argument on whole.
  func reads(_ members: Set<String>) -> Bool {
    guard let options = declaration.parameters.last else { return false }
    return body.contains { place in
      if members.contains(file.code[place]) { return true }
      guard file.code[place] == options else { return false }
      return file.member(after: place) == nil || file.text.language == .objectiveC && handsOn(place)
    }
  }

  /// Whether an Objective-C message has the argument as its own.
  private func handsOn(_ place: Int) -> Bool { file.code[place - 1] == ":" && file.code[place + 1] != "." }
}

extension DelegateMethod {
  /// The app delegate's methods that take a link, an action or a share.
  static let carryingLinks: Set<DelegateMethod> = [
    .applicationOpenURL, .applicationContinueActivity, .applicationPerformAction, .applicationDidAcceptShare,
  ]

  /// The scene delegate's methods that take over, while the scene is connected.
  static let warmTwins: [DelegateMethod: DelegateMethod] = [
    .applicationOpenURL: .sceneOpenURLContexts, .applicationContinueActivity: .sceneContinueActivity,
    .applicationPerformAction: .windowScenePerformAction, .applicationDidAcceptShare: .windowSceneDidAcceptShare,
  ]

  /// The members of the connection options that hold what the method was given, in Swift and Objective-C.
  static let connectionMembers: [DelegateMethod: Set<String>] = [
    .applicationOpenURL: ["urlContexts", "URLContexts"], .applicationContinueActivity: ["userActivities"],
    .applicationPerformAction: ["shortcutItem"], .applicationDidAcceptShare: ["cloudKitShareMetadata"],
  ]

  /// The place in the catalogue.
  var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Methods that were replaced before the catalogue begins, by Swift name and selector.
  static func replacement(for name: String) -> DelegateMethod? {
    switch name {
    case "application(_:handleOpen:)", "application:handleOpenURL:",
      "application(_:open:sourceApplication:annotation:)", "application:openURL:sourceApplication:annotation:":
      .applicationOpenURL
    default: nil
    }
  }

  /// The name that was meant by one that is almost it; nil where the name is another's.
  static func meant(by name: String, in language: SourceLanguage) -> String? {
    guard replacement(for: name) == nil, !others.contains(name) else { return nil }
    let base = name.prefix { $0 != "(" && $0 != ":" }
    let candidates = allCases.compactMap { method -> (method: DelegateMethod, name: String)? in
      let known = language == .swift ? method.rawValue : method.facts.selector
      guard let known, known.contains(":"),
        [.applicationDelegate, .sceneDelegate, .windowSceneDelegate].contains(method.facts.owner)
      else { return nil }
      return (method, known)
    }
    let near = candidates.filter { known in
      known.name.prefix { $0 != "(" && $0 != ":" } == base && isNear(labels(name), labels(known.name))
        || labels(known.name).dropFirst() == labels(name).dropFirst() && labels(name).count > 1
          && base.isNear(known.name)
    }
    return near.first?.name
  }

  /// The parts of a name: `application(_:open:options:)` has `application`, `open`, `options`.
  private static func labels(_ name: String) -> [String] {
    name.split { $0 == "(" || $0 == ":" || $0 == ")" }.map(String.init).filter { $0 != "_" }
  }

  /// Whether the words behind the first are those of a known name but for one, or begin or end alike.
  private static func isNear(_ labels: [String], _ known: [String]) -> Bool {
    let (labels, known) = (labels.dropFirst(), known.dropFirst())
    guard let first = labels.first, let knownFirst = known.first else { return false }
    if labels == known { return true }
    if first == knownFirst { return labels.count == known.count || alike.contains(first) }
    return labels.dropFirst() == known.dropFirst() && isAlike(first, knownFirst)
  }

  /// First labels that no other delegate method begins with.
  private static let alike: Set<String> = [
    "willConnectTo", "willConnectToSession", "openURLContexts", "continue", "continueUserActivity",
    "configurationForConnecting", "configurationForConnectingSceneSession", "didDiscardSceneSessions",
  ]

  private static func isAlike(_ one: String, _ other: String) -> Bool {
    let (short, long) =
      one.count < other.count ? (one.lowercased(), other.lowercased()) : (other.lowercased(), one.lowercased())
    return short.count >= 4 && long.hasPrefix(short) || one.lowercased() == other.lowercased()
  }

  /// Names of the application delegate that the catalogue leaves out.
  private static let others: Set<String> = [
    "application(_:didReceiveRemoteNotification:)", "application:didReceiveRemoteNotification:",
    "application(_:didReceive:)", "application:didReceiveLocalNotification:",
    "application(_:shouldAllowExtensionPointIdentifier:)", "application:shouldAllowExtensionPointIdentifier:",
    "application(_:handleWatchKitExtensionRequest:reply:)", "application:handleWatchKitExtensionRequest:reply:",
    "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
    "application:viewControllerWithRestorationIdentifierPath:coder:",
    "application(_:willEncodeRestorableStateWith:)", "application:willEncodeRestorableStateWithCoder:",
    "application(_:didDecodeRestorableStateWith:)", "application:didDecodeRestorableStateWithCoder:",
    "application(_:shouldSaveApplicationState:)", "application:shouldSaveApplicationState:",
    "application(_:shouldRestoreApplicationState:)", "application:shouldRestoreApplicationState:",
    "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
    "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:",
  ]
}

extension Substring {
  /// Whether the word is that at a name's beginning but for a letter or two, or another case.
  fileprivate func isNear(_ name: String) -> Bool {
    let known = name.prefix { $0 != "(" && $0 != ":" }
    return self != known && lowercased().first == known.lowercased().first && abs(count - known.count) <= 2
  }
}

extension String {
  fileprivate var isLiteral: Bool { ["true", "false", "YES", "NO"].contains(self) }
}

extension RouterProfile {
  /// What the profile declares beyond the strictest promise, a line each; every report shows them.
  public var declaredLimits: [String] {
    let strict = RouterProfile()
    var limits: [String] = []
    func note(_ isDeclared: Bool, _ text: @autoclosure () -> String) {
      if isDeclared { limits.append(text()) }
    }
    note(lifeCycles != strict.lifeCycles, "life cycles: \(Self.names(lifeCycles))")
    note(eventKinds != strict.eventKinds, "event kinds: \(Self.names(eventKinds))")
    note(ready != strict.ready, "ready: \(ready.text)")
    note(keepsUntilReady != strict.keepsUntilReady, "keeps until ready: \(keepsUntilReady.rawValue)")
    note(severalURLs != strict.severalURLs, "of several URLs: \(severalURLs.rawValue)")
    note(earlyWarmLinks != strict.earlyWarmLinks, "early warm links: \(earlyWarmLinks.rawValue)")
    note(otherActivities != strict.otherActivities, "other activities: \(otherActivities.rawValue)")
    note(missingWebpageURL != strict.missingWebpageURL, "missing webpage URL: \(missingWebpageURL.rawValue)")
    note(
      disconnectBeforeReady != strict.disconnectBeforeReady,
      "disconnect before ready: \(disconnectBeforeReady.rawValue)")
    note(launchLink != strict.launchLink, "launch link: \(launchLink.rawValue)")
    note(launchLinkReadable != strict.launchLinkReadable, "launch link readable: \(launchLinkReadable.rawValue)")
    note(launchLinkScope != strict.launchLinkScope, "launch link scope: \(launchLinkScope.rawValue)")
    note(coldLinksByAccessorAlone, "cold links by the accessor alone")
    note(channels != strict.channels, "channels: \(channels.map(\.text).joined(separator: ", "))")
    note(sceneScope != strict.sceneScope, "scene scope: \(sceneScope.rawValue)")
    note(windowScope != strict.windowScope, "window scope: \(windowScope.rawValue)")
    note(takes != strict.takes, "takes schemes \(takes.schemes), hosts \(takes.hosts)")
    note(!transforms.isEmpty, "transforms: \(Self.names(transforms))")
    note(!parsing.isEmpty, "parsing: \(Self.names(parsing))")
    note(!callsOut.isEmpty, "calls out: \(Self.names(callsOut))")
    note(!resetClearsEverything, "reset() does not clear everything")
    return limits
  }

  private static func names<Value: RawRepresentable<String>>(_ values: Set<Value>) -> String {
    values.map(\.rawValue).sorted().joined(separator: ", ")
  }
}

extension Readiness {
  fileprivate var text: String {
    switch self {
    case .atOnce: "at once"
    case .listenerAttached: "while a listener is attached"
    case .appSignal(let scope): "at the app's signal, for the \(scope.rawValue)"
    case .systemCall(let method, let scope): "at \(method.rawValue), for the \(scope.rawValue)"
    case .saysSo(let scope): "when the router says so, for the \(scope.rawValue)"
    }
  }
}

extension Channel {
  fileprivate var text: String {
    let role =
      switch self.role {
      case .primary: "primary"
      case .mirror: "mirror"
      case .alternative(let group): "alternative in \(group)"
      case .consumer(_, let claims): claims ? "claiming consumer" : "consumer"
      case .appEvents: "app events"
      }
    let missing = Set(LinkField.allCases).subtracting(fields).map(\.rawValue).sorted()
    let without = missing.isEmpty || self.role == .appEvents ? "" : " without \(missing.joined(separator: ", "))"
    let late = lateListeners == .lastLink ? ", late listeners get the last link" : ""
    return "\(name) (\(role)\(without)\(late))"
  }
}

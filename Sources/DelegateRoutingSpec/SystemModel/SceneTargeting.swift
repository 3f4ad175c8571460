/// Which scene an event goes to that names none.
///
/// Source: [WWDC19-259: Targeting Content with Multiple Windows](https://developer.apple.com/videos/play/wwdc2019/259/)
extension World {
  /// The scene for an event: a scene that prefers it, else one that allows it, else a new one where the app may have
  /// several. Of several the one in front, else the one connected last.
  func target(of event: ExternalEvent) -> SceneID {
    let host = circumstances.setting.host
    if circumstances.isSwiftUI && circumstances.setting.supportsMultipleScenes && host.sceneClaims.isEmpty
      && !event.isPastScenes && sessions.contains(where: { $0.isConnected }) && read(UnclaimedEvent.self) == .newScene
    {
      return newScene
    }
    guard !host.sceneClaims.isEmpty, let identifier = event.targetIdentifier else { return preferredScene }
    let scenes = sessions.filter(\.isWindow).map(\.scene)
    let preferring = scenes.filter { host.sceneClaims[$0.name]?.prefers(identifier) ?? false }
    if !preferring.isEmpty { return front(of: preferring) }
    let allowing = scenes.filter { host.sceneClaims[$0.name]?.allows(identifier) ?? true }
    if !allowing.isEmpty || !circumstances.setting.supportsMultipleScenes { return front(of: allowing) }
    return newScene
  }

  /// The scene that takes an event of which nothing is known: the one in front, else the one connected last, else the
  /// session made last, else a new main scene.
  var preferredScene: SceneID {
    for index in sessions.indices where sessions[index].activation.isForeground && sessions[index].isWindow {
      return sessions[index].scene
    }
    let windows = sessions.filter(\.isWindow)
    return (windows.last { $0.isConnected } ?? windows.last)?.scene ?? (isGone(.main) ? newScene : .main)
  }

  private func front(of scenes: [SceneID]) -> SceneID {
    scenes.contains(preferredScene) ? preferredScene : scenes.last { isConnected($0) } ?? scenes.last ?? preferredScene
  }

  /// A name that no session has.
  private var newScene: SceneID {
    var number = 2
    while session(of: SceneID("window-\(number)")) != nil || isGone(SceneID("window-\(number)")) { number += 1 }
    return SceneID("window-\(number)")
  }
}

extension ExternalEvent {
  /// The string that scenes' claims are compared with; nil for an event without one.
  ///
  /// Source: [WWDC19-259: Targeting Content with Multiple Windows](https://developer.apple.com/videos/play/wwdc2019/259/)
  var targetIdentifier: String? {
    switch self {
    case .openURLs(let contexts): contexts.first?.url.absoluteString
    case .universalLink(let activity), .handoff(let activity, _), .activity(let activity, _),
      .stateRestoration(let activity):
      activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString
    case .quickAction(let action): action.targetContentIdentifier
    case .notificationResponse(let response): response.targetContentIdentifier
    case .together(let events): events.lazy.compactMap(\.targetIdentifier).first
    default: nil
    }
  }
}

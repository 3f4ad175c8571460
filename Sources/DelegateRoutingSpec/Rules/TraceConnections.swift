/// How scenes connect, and what their connections hand over.
extension TraceHistory {
  /// The first call that hands over again what a connection of the same scene has handed over: it carries the same
  /// occurrence, or it comes in the connection's own step with what `isCopy` recognises. A Handoff activity, of which
  /// the options hold the type alone, still has to come.
  func firstCopy(
    of methods: Set<DelegateMethod>, isCopy: (DelegateCall, ConnectionOptions) -> Bool
  ) -> MadeCall? {
    calls.first { copy in
      guard methods.contains(copy.call.method) else { return false }
      return calls.contains { connection in
        guard case .sceneWillConnect(let scene, _, let options) = connection.call, scene == copy.call.scene,
          connection.entry < copy.entry
        else { return false }
        if let handoff = options.handoffUserActivityType, handoff == copy.call.activityType { return false }
        return !Set(copy.occurrences).isDisjoint(with: connection.occurrences)
          || isSameStep(copy, connection) && isCopy(copy.call, options)
      }
    }
  }

  /// Whether two calls belong to one step, and no event for the living process stands between them.
  private func isSameStep(_ call: MadeCall, _ connection: MadeCall) -> Bool {
    !Set(call.episodes).isDisjoint(with: connection.episodes)
      && call.episodes.allSatisfy { !episodes[$0].isReceipt || connection.episodes.contains($0) }
  }

  /// Whether the call's connection options, if it has any, hold only what its steps send to its scene. What comes
  /// between a step that was cut and its end may still be waiting for the connection.
  func holdsItsEventAlone(_ call: MadeCall) -> Bool {
    guard let options = call.call.connectionOptions else { return true }
    let numbers = call.episodes + call.pending
    let events = episodes.indices.filter { $0 >= numbers.min() ?? 0 && $0 <= numbers.max() ?? 0 }
      .map { episodes[$0] }
      .filter { $0.step.scene == nil || $0.step.scene == call.call.scene }
      .compactMap(\.event)
    let sent = events.flatMap(\.occurrences).filter { $0.kind != .stateRestoration }.map(\.payload)
    let handoff = options.handoffUserActivityType
    return options.payloads.allSatisfy(sent.contains)
      && (handoff.map { type in events.contains { $0.handoffTypes.contains(type) } } ?? true)
  }

  /// Whether the call comes while the app is killed: there a connection of another scene was logged once.
  func isInKill(_ call: MadeCall) -> Bool {
    call.episodes.contains { if case .terminate = episodes[$0].step { true } else { false } }
  }

  /// Whether the call is a trip to the foreground or back of a scene that is not connected, while the app is killed: it
  /// was logged once.
  func isTripInKill(_ call: MadeCall) -> Bool {
    guard let scene = call.call.scene, call.before.scenes[scene] == nil else { return false }
    return [.sceneWillEnterForeground, .sceneDidEnterBackground].contains(call.call.method) && isInKill(call)
  }

  /// The configuration question for the scene that a call connects, in the same process and since its last connection.
  func question(before connection: MadeCall) -> MadeCall? {
    let earlier = calls.prefix { $0.entry < connection.entry }
      .filter { $0.call.session?.scene == connection.call.scene && $0.before.process == connection.before.process }
    guard let last = earlier.last, last.call.method == .configurationForConnecting else { return nil }
    return last
  }
}

extension Episode {
  /// Whether the step is an event for a scene that is connected.
  var isForConnectedScene: Bool {
    guard isReceipt else { return false }
    return step.scene.map { before.scenes[$0] != nil } ?? before.hasWindowScene
  }

  /// Whether the step is an event for a scene that is not connected, in a process whose launch was seen and is over.
  var isForMissingScene: Bool {
    guard isReceipt, !isOverlapping, before.process > 0 else { return false }
    return step.scene.map { before.scenes[$0] == nil } ?? !before.hasWindowScene
  }

  /// Whether the system, free to choose the scene, has opened a new one for the event.
  var opensNewScene: Bool { step.scene == nil && calls.contains { $0.isConnection } }

  /// Whether the call concerns the scene that the step names, if it names one.
  func names(_ call: MadeCall) -> Bool { step.scene == nil || call.call.scene == step.scene }

  /// The violation of a scene that does not connect with what the step sends of these kinds. A CarPlay scene is no
  /// such scene: one was reported to get its activity later.
  func connects(with kinds: Set<EventKind>, in history: TraceHistory) -> PlatformRule.Violation? {
    let sent = self.sent(kinds)
    guard !sent.isEmpty else { return nil }
    guard let connection = connection(in: history) else {
      return isHandedOver ? lacks("No scene has connected with what was sent.") : nil
    }
    let held = connection.call.connectionOptions?.payloads ?? []
    return connection.call.session?.role == .carPlay || sent.allSatisfy(held.contains)
      ? nil : connection.breaks("The options do not hold what was sent.")
  }

  /// The connection of the step's scene, in this step or in one that comes before it is finished.
  func connection(in history: TraceHistory) -> MadeCall? {
    history.calls(during: self).first { $0.isConnection && (step.scene == nil || $0.call.scene == step.scene) }
  }

  /// The violation of a scene that does not connect with exactly the step's URLs.
  func connectsWithURLs(in history: TraceHistory) -> PlatformRule.Violation? {
    guard let connection = connection(in: history) else {
      return isHandedOver ? lacks("No scene has connected with the URLs.") : nil
    }
    let contexts = connection.call.connectionOptions?.urlContexts ?? []
    return Set(contexts) == Set(urls) ? nil : connection.breaks("The options do not hold the URLs that were sent.")
  }

  /// The violation of a scene that does not connect with exactly the step's universal links.
  func connectsWithLinks(in history: TraceHistory) -> PlatformRule.Violation? {
    guard let connection = connection(in: history) else {
      return isHandedOver ? lacks("No scene has connected with the link.") : nil
    }
    let activities = connection.call.connectionOptions?.userActivities.filter(\.isBrowsingWeb) ?? []
    return Set(activities) == Set(links) ? nil : connection.breaks("The options do not hold the link that was sent.")
  }
}

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
}

extension Episode {
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

import DelegateRoutingSpec

/// A step of a scenario, with its payloads by name.
package enum FixtureStep: Sendable {
  case launch(FixtureEvent, scene: SceneID, upTo: CutPoint?)
  case receive(FixtureEvent, scene: SceneID?, upTo: CutPoint?)
  case openScene(SceneID, FixtureEvent)
  /// Every step without payload.
  case plain(Step)

  /// The fixtures that the step names.
  package var event: FixtureEvent {
    switch self {
    case .launch(let event, _, _), .receive(let event, _, _), .openScene(_, let event): event
    case .plain: FixtureEvent()
    }
  }

  /// The step with its payload; nil where one does not parse here. `inline` are the payloads that the scenario writes
  /// out itself.
  package func step(
    for identity: AppIdentity, in corpus: Corpus, inline: InlinePayloads = InlinePayloads()
  ) -> Step? {
    if case .plain(let step) = self { return step }
    guard let events = event.events(for: identity, in: corpus, inline) else { return nil }
    let event = events.count > 1 ? ExternalEvent.together(events) : events.first
    switch self {
    case .launch(_, let scene, let upTo): return .launch(event, scene: scene, upTo: upTo)
    case .receive(_, let scene, let upTo): return event.map { .receive($0, scene: scene, upTo: upTo) }
    case .openScene(let scene, _): return .openScene(scene, event)
    case .plain(let step): return step
    }
  }
}

/// What one step sends, by name.
package struct FixtureEvent: Sendable {
  package let urls: [String]
  package let activities: [String]
  package let events: [String]
  /// Whether the data of an activity from another device never comes.
  package let handoffFails: Bool

  package init(
    urls: [String] = [], activities: [String] = [], events: [String] = [], handoffFails: Bool = false
  ) {
    self.urls = urls
    self.activities = activities
    self.events = events
    self.handoffFails = handoffFails
  }

  /// Whether the step sends the payload, and it arrives.
  func sends(_ payload: FixtureReference) -> Bool {
    if case .activity = payload, handoffFails { return false }
    return names(payload)
  }

  /// Whether the step sends the payload; the data of a Handoff may never come.
  func names(_ payload: FixtureReference) -> Bool {
    switch payload {
    case .url(let id): urls.contains(id)
    case .activity(let id): activities.contains(id)
    case .event(let id): events.contains(id)
    }
  }

  /// The events: the URLs to open as one, then each web link, each activity and the others. Nil where one does not parse
  /// here.
  func events(for identity: AppIdentity, in corpus: Corpus, _ inline: InlinePayloads) -> [ExternalEvent]? {
    var contexts: [OpenURLContext] = []
    var others: [ExternalEvent] = []
    for id in urls {
      guard let event = (inline.urls[id] ?? corpus.url(id))?.event(for: identity) else { return nil }
      if case .openURLs(let more) = event { contexts += more } else { others.append(event) }
    }
    for id in activities {
      guard
        let event = (inline.activities[id] ?? corpus.activity(id))?.event(for: identity, handoffFails: handoffFails)
      else { return nil }
      others.append(event)
    }
    for id in events {
      guard let event = (inline.events[id] ?? corpus.event(id))?.event(for: identity) else { return nil }
      others.append(event)
    }
    return contexts.isEmpty ? others : [.openURLs(contexts)] + others
  }
}

/// The payloads that a scenario writes out itself, by the names that they have in it.
package struct InlinePayloads: Sendable {
  var urls: [String: URLFixture] = [:]
  var activities: [String: ActivityFixture] = [:]
  var events: [String: EventFixture] = [:]

  package init() {}
}

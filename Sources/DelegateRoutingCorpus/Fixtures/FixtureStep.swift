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
    case .plain: FixtureEvent(urls: [], activities: [])
    }
  }

  /// The step with its payload; nil where one does not parse here.
  package func step(for identity: AppIdentity, in corpus: Corpus) -> Step? {
    if case .plain(let step) = self { return step }
    guard let events = event.events(for: identity, in: corpus) else { return nil }
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

  package init(urls: [String] = [], activities: [String] = []) {
    self.urls = urls
    self.activities = activities
  }

  var isEmpty: Bool { urls.isEmpty && activities.isEmpty }

  /// The events: the URLs to open as one, then each web link, then each activity. Nil where one does not parse here.
  func events(for identity: AppIdentity, in corpus: Corpus) -> [ExternalEvent]? {
    var contexts: [OpenURLContext] = []
    var others: [ExternalEvent] = []
    for id in urls {
      guard let fixture = corpus.url(id), let url = fixture.url(for: identity) else { return nil }
      if fixture.kind == .universalLink {
        others.append(.universalLink(UserActivity(activityType: ActivityType.browsingWeb, webpageURL: url)))
      } else {
        contexts.append(OpenURLContext(url: url, options: fixture.options))
      }
    }
    for id in activities {
      guard let fixture = corpus.activity(id), let activity = fixture.activity(for: identity) else { return nil }
      switch fixture.kind {
      case .universalLink: others.append(.universalLink(activity))
      case .handoff: others.append(.handoff(activity, fails: false))
      default: others.append(.activity(activity, kind: fixture.kind))
      }
    }
    return contexts.isEmpty ? others : [.openURLs(contexts)] + others
  }
}

import DelegateRoutingSpec

/// What there has to be in a scenario with a tag. Tags without an entry are for people alone.
struct TagMeaning: Sendable {
  /// What is missing where it does not hold.
  let what: String
  let holds: @Sendable (ScenarioFixture, PlayedScenario) -> Bool

  static let all: [String: TagMeaning] = [
    "cold": TagMeaning("an event that starts the process") { _, played in
      played.hasEvent(.cold) || played.steps.contains { if case .launch(.some, _, _) = $0 { true } else { false } }
    },
    "warm": TagMeaning("an event for a scene that is connected") { _, played in
      played.hasEvent(.warm) || played.steps.contains { if case .receive(.handoff, _, _) = $0 { true } else { false } }
    },
    "disconnected": TagMeaning("a scene that is not connected while the process lives") { _, played in
      played.hasEvent(.disconnected)
        || played.steps.contains { if case .disconnect = $0 { true } else { false } }
    },
    "background": TagMeaning("a launch in the background, or work that is done there") { _, played in
      played.steps.contains { if case .launchInBackground = $0 { true } else { false } }
        || played.occurrences.contains { Self.inBackground.contains($0.kind) }
    },
    "no-event": steps("a launch or a return without an event") { step in
      switch step {
      case .launch(nil, _, _), .openScene(_, nil), .comeBack, .resume, .launchInBackground: true
      default: false
      }
    },
    "several": TagMeaning("a second event") { scenario, _ in
      scenario.steps.map { $0.event.urls.count + $0.event.activities.count + $0.event.events.count }.reduce(0, +) > 1
    },
    "order": TagMeaning("a second event") { scenario, _ in scenario.steps.filter { !$0.event.isEmpty }.count > 1 },
    "scenes": TagMeaning("a second scene") { _, played in played.scenes.count > 1 },
    "ready": TagMeaning("a moment of readiness") { scenario, played in
      scenario.profile.ready != .atOnce || played.steps.contains { $0.isAboutReadiness }
    },
    "listener": steps("a listener that attaches or detaches") {
      $0 == .app(.attachListener) || $0 == .app(.detachListener)
    },
    "launch-link": steps("a step that asks for the launch link") {
      if case .askForLaunchLink = $0 { true } else { false }
    },
    "consumers": TagMeaning("an answer") { scenario, _ in !scenario.answers.isEmpty },
    "reload": steps("a reload") { $0 == .app(.reload) },
    "interrupted": steps("a launch or an event that is cut") { $0.isCut },
    "interruption": steps("an interruption") { if case .interrupt = $0 { true } else { false } },
    "terminated": steps("an end of the process") { $0 == .terminate },
    "completion": TagMeaning("a call with a completion handler") { _, played in
      played.traces.flatMap(\.entries).contains {
        if case .call(let call, _, _) = $0 { call.completion != nil } else { false }
      }
    },
    "other-activities": kinds(
      "an activity that is no web link",
      [
        .handoff, .spotlightItem, .spotlightQuery, .siriIntent, .liveActivity, .widget, .appActivity, .stateRestoration,
      ]),
    // One that fails never occurs.
    "handoff": steps("a Handoff") { step in
      switch step {
      case .launch(.handoff, _, _), .receive(.handoff, _, _), .openScene(_, .handoff): true
      default: false
      }
    },
    "notification": TagMeaning("a notification") { _, played in
      played.occurrences.contains {
        [.notificationResponse, .notificationBackgroundAction, .silentPush].contains($0.kind)
      }
    },
    "quick-action": kinds("a quick action", [.quickAction]),
    "share": kinds("an accepted share", [.cloudKitShare]), "app-intent": kinds("an App Intent", [.appIntent]),
    "restoration": TagMeaning("state that is saved") { scenario, played in
      scenario.settings.contains(where: \.host.savesState)
        || played.occurrences.contains { $0.kind == .stateRestoration }
    },
  ]

  private init(_ what: String, holds: @escaping @Sendable (ScenarioFixture, PlayedScenario) -> Bool) {
    self.what = what
    self.holds = holds
  }

  private static func steps(_ what: String, _ predicate: @escaping @Sendable (Step) -> Bool) -> TagMeaning {
    TagMeaning(what) { _, played in played.steps.contains(where: predicate) }
  }

  private static let inBackground: Set<EventKind> = [
    .silentPush, .backgroundURLSession, .notificationBackgroundAction, .location,
  ]

  private static func kinds(_ what: String, _ kinds: Set<EventKind>) -> TagMeaning {
    TagMeaning(what) { _, played in played.occurrences.contains { kinds.contains($0.kind) } }
  }
}

extension FixtureEvent {
  fileprivate var isEmpty: Bool { urls.isEmpty && activities.isEmpty && events.isEmpty }
}

extension Step {
  fileprivate var isCut: Bool {
    switch self {
    case .launch(_, _, let cut), .receive(_, _, let cut): cut != nil
    default: false
    }
  }

  fileprivate var isAboutReadiness: Bool {
    switch self {
    case .app(.attachListener), .app(.detachListener), .app(.becomeReady), .app(.reload), .app(.timePasses), .finish:
      true
    default: isCut
    }
  }
}

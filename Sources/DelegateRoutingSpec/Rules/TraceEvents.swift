/// What a step sends, by kind, and how calls hand it over.
extension EventKind {
  /// The kinds that come as activities whose data is there at once, but for universal links.
  static let activities: Set<EventKind> = [
    .spotlightItem, .spotlightQuery, .siriIntent, .liveActivity, .widget, .appActivity,
  ]

  /// The kinds that bring nothing to the front.
  static let background: Set<EventKind> = [
    .notificationBackgroundAction, .silentPush, .backgroundURLSession, .location,
  ]
}

extension ExternalEvent {
  /// The Handoff activities in the event, with those whose data never comes.
  var handoffs: [(activity: UserActivity, fails: Bool)] {
    switch self {
    case .handoff(let activity, let fails): [(activity, fails)]
    case .together(let events): events.flatMap(\.handoffs)
    default: []
    }
  }

  /// Whether the event brings nothing to the front.
  var staysInBackground: Bool {
    let kinds = occurrences.map(\.kind)
    return !kinds.isEmpty && kinds.allSatisfy(EventKind.background.contains)
  }
}

extension Episode {
  /// What the step sends of these kinds.
  func sent(_ kinds: Set<EventKind>) -> [OccurrencePayload] {
    event?.occurrences.filter { kinds.contains($0.kind) }.map(\.payload) ?? []
  }

  /// Whether the step starts a process that stays in the background. A push that was held back may come when the person
  /// starts the app.
  var staysInBackground: Bool {
    startsInBackground || isLaunch && event?.staysInBackground == true && sent([.silentPush]).isEmpty
  }

  /// Whether the step is a launch after which something is in front. Some intents are performed without.
  var endsInFront: Bool {
    isLaunch && event?.staysInBackground != true && sent([.appIntent]).isEmpty
  }

  /// The first thing wrong with how the calls of these methods hand over what the step sends of these kinds: nothing,
  /// or something once too often. What comes that was not sent is for `only-what-was-sent-comes`.
  func handsOver(
    _ kinds: Set<EventKind>, by methods: Set<DelegateMethod>, isCertain: Bool = true
  ) -> PlatformRule.Violation? {
    let sent = self.sent(kinds)
    guard !sent.isEmpty else { return nil }
    var left = sent
    for call in calls where methods.contains(call.call.method) {
      guard let payload = call.call.handedOver, sent.contains(payload) else { continue }
      guard let position = left.firstIndex(of: payload) else {
        return call.breaks("This is handed over again.")
      }
      left.remove(at: position)
    }
    return left.isEmpty || !isComplete || !isCertain ? nil : lacks("What was sent has not been handed over.")
  }

  /// The violation of a Handoff activity that is continued although its data never comes, fails although it does, or
  /// is neither announced nor has an outcome by the end of the step or of one that is no event.
  func breaksHandoff(
    announcedBy announcement: DelegateMethod, in history: TraceHistory
  ) -> PlatformRule.Violation? {
    let own = Set(calls.map(\.entry))
    for (activity, fails) in event?.handoffs ?? [] {
      let about = history.calls.filter { call in
        call.call.activityType == activity.activityType
          && (own.contains(call.entry)
            || call.entry > lastEntry && call.before.process == lastProcess
              && call.episodes.allSatisfy { history.episodes[$0].event == nil })
      }
      if let wrong = about.first(where: { $0.call.outcomeType != nil && ($0.call.continuedActivity == nil) != fails }) {
        return wrong.breaks("The outcome is not the one that the activity's data has.")
      }
      guard isComplete else { continue }
      guard about.contains(where: { $0.call.method == announcement }) else {
        return lacks("The activity has not been announced.")
      }
      if !about.contains(where: { $0.call.outcomeType != nil }) {
        return lacks("The activity has neither been continued nor failed.")
      }
    }
    return nil
  }

  /// The process that the step happens in.
  private var lastProcess: Int { calls.last?.before.process ?? before.process }
}

extension Episode {
  /// Whether the call hands over something that the step sends, or shows it in the options of a connection.
  func carries(_ call: DelegateCall) -> Bool {
    let payloads = event?.occurrences.map(\.payload) ?? []
    let held = (call.connectionOptions?.payloads ?? []) + [call.handedOver].compactMap { $0 }
    return held.contains(where: payloads.contains) || urls.contains { $0.hasSameURL(as: call.openedURLs) }
      || call.modifierPayloads.contains { $0.isAmong(payloads) }
  }

  /// Whether an intent of the step is handled by the app itself, with no scene for it.
  var isHandledInApp: Bool { first(.handlerForIntent) != nil }
}

/// What a modifier of SwiftUI hands over: a URL, which may stand for a universal link, or an activity.
enum ModifierPayload {
  case url(String)
  case activity(UserActivity)

  /// Whether it is one of these, or stands for it.
  func isAmong(_ payloads: [OccurrencePayload]) -> Bool {
    payloads.contains { payload in
      switch (self, payload) {
      case (.url(let url), .url(let context)): context.url.absoluteString == url
      case (.url(let url), .activity(let activity)): activity.webpageURL?.absoluteString == url
      case (.activity(let activity), .activity(let other)): activity == other
      default: false
      }
    }
  }
}

extension DelegateCall {
  /// The one thing that the call hands over, the modifiers of SwiftUI aside; nil for a call that shows options, is
  /// about a state, or announces.
  var handedOver: OccurrencePayload? {
    switch self {
    case .applicationOpenURL(let context): .url(context)
    case .applicationPerformAction(let action, _), .windowScenePerformAction(_, let action, _): .quickAction(action)
    case .applicationDidAcceptShare(let share), .windowSceneDidAcceptShare(_, let share): .cloudKitShare(share)
    case .handleBackgroundURLSession(let identifier, _): .backgroundURLSession(identifier)
    case .didReceiveRemoteNotification(let userInfo, _): .silentPush(userInfo)
    case .didReceiveNotificationResponse(let response, _, _): .notificationResponse(response)
    case .sceneWillPerformAppIntent(_, let intent), .onAppIntentExecution(_, let intent): .appIntent(intent)
    default: continuedActivity.map { .activity($0) }
    }
  }
}

extension DelegateCall {
  /// What the call hands over, where it is that of a modifier for URLs or activities.
  var modifierPayloads: [ModifierPayload] {
    switch self {
    case .onOpenURL(_, let url): [.url(url.absoluteString)]
    case .onContinueUserActivity(_, let activity): [.activity(activity)]
    default: []
    }
  }
}

extension DelegateMethod {
  /// The methods of a scene's delegate that hand an event over or announce it.
  static let sceneEvents: Set<DelegateMethod> = [
    .sceneOpenURLContexts, .sceneWillContinueActivity, .sceneContinueActivity, .sceneDidFailToContinueActivity,
    .windowScenePerformAction, .windowSceneDidAcceptShare, .sceneWillPerformAppIntent,
  ]

  /// The modifiers of SwiftUI that hand an event over.
  static let modifiers: Set<DelegateMethod> = [.onOpenURL, .onContinueUserActivity, .onAppIntentExecution]
}

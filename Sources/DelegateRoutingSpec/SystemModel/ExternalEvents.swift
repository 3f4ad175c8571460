/// An event on its way to the app, with what it brings.
struct Arrival {
  let event: ExternalEvent?
  let occurrences: [Occurrence]

  /// The numbers of what it brings.
  var ids: [OccurrenceID] { occurrences.map(\.id) }

  /// What it brings that is a URL.
  var contexts: [OpenURLContext] { occurrences.compactMap(\.urlContext) }

  /// What it brings that is an activity.
  var activities: [(occurrence: Occurrence, activity: UserActivity)] {
    occurrences.compactMap { occurrence in occurrence.activity.map { (occurrence, $0) } }
  }

  /// The activity from another device, and whether its data never comes.
  var handoff: (activity: UserActivity, fails: Bool)? {
    if case .handoff(let activity, let fails) = event { (activity, fails) } else { nil }
  }
}

extension World {
  /// Notes that an event comes.
  func arrive(_ event: ExternalEvent?, in scene: SceneID?, state: TableState) -> Arrival {
    Arrival(event: event, occurrences: occur(event, in: scene, state: state))
  }

  /// Whether the notification centre has its delegate when a response comes that the process was started for, or later.
  func hasNotificationDelegate(atLaunch: Bool) -> Bool {
    switch circumstances.setting.host.setsNotificationDelegate {
    case .beforeLaunchEnds: true
    case .afterLaunch: !atLaunch
    case .never: false
    }
  }

  /// Whether the process has had this very response: a notification is answered once, and one that comes again has another
  /// date.
  func hasAnswered(_ response: NotificationResponse) -> Bool {
    occurrences.contains { $0.process == process && $0.payload == .notificationResponse(response) }
  }

  /// Whether an activity is announced to the delegate before it is continued. Documented for Handoff and Spotlight,
  /// printed for a widget, and taken to be the same for a Live Activity; the rest stands open.
  ///
  /// Sources: [CSSearchableItemActionType](https://developer.apple.com/documentation/corespotlight/cssearchableitemactiontype),
  /// [LaunchPractice](https://github.com/wtrmiya/LaunchPractice)
  func announces(_ kind: EventKind) -> Bool {
    switch kind {
    case .siriIntent: read(SiriAnnouncement.self) == .announced
    case .universalLink, .appActivity: !circumstances.hasScenes || read(LinkAnnouncement.self) == .announced
    default: true
    }
  }
}

extension ExternalEvent {
  /// Whether the event reaches the app without any scene and does not bring the app forward.
  var isPastScenes: Bool {
    switch self {
    case .silentPush, .backgroundURLSession, .location: true
    case .notificationResponse(let response): !response.bringsAppForward
    default: false
    }
  }

  /// Whether the event has to come alone: how it would share a connection is not reported.
  var comesAlone: Bool {
    switch self {
    case .handoff, .stateRestoration, .appIntent: true
    default: isPastScenes
    }
  }
}

extension Occurrence {
  var urlContext: OpenURLContext? {
    if case .url(let context) = payload { context } else { nil }
  }

  var activity: UserActivity? {
    if case .activity(let activity) = payload { activity } else { nil }
  }
}

extension Optional where Wrapped == SceneActivationState {
  var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
}

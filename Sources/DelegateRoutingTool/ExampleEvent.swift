import DelegateRoutingCorpus
import DelegateRoutingSpec

/// An event that stands for its kind where the tool explains what iOS calls.
struct ExampleEvent {
  private let event: ExternalEvent
  /// Why an app is started for it in the background; nil for an event that brings it forward.
  private let reason: BackgroundReason?

  /// The event that stands for a kind: a plain fixture of the corpus. Throws a `UsageError` if the corpus is another and
  /// lacks it.
  init(_ kind: EventKind, _ corpus: Corpus) throws {
    let fixture = Self.fixture(of: kind)
    guard let event = corpus.event(of: fixture, for: corpus.identity()) else {
      throw UsageError("the corpus has no fixture '\(fixture.id)', which stands for \(kind.rawValue)")
    }
    self.event = event
    reason = Self.reasons[kind]
  }

  private static let reasons: [EventKind: BackgroundReason] = [
    .silentPush: .silentPush, .backgroundURLSession: .backgroundURLSession, .location: .location,
    .notificationBackgroundAction: .notificationAction,
  ]

  /// Whether an app is started for such an event in the background.
  static func isInBackground(_ kind: EventKind) -> Bool { reasons[kind] != nil }

  /// The fixture that stands for a kind.
  static func fixture(of kind: EventKind) -> FixtureReference {
    switch kind {
    case .customURL: .url("custom-scheme/plain")
    case .fileURL: .url("file/plain")
    case .universalLink: .activity("universal-link/plain")
    case .handoff: .activity("handoff/plain")
    case .spotlightItem: .activity("spotlight/item")
    case .spotlightQuery: .activity("spotlight/query")
    case .siriIntent: .activity("siri/start-call")
    case .liveActivity: .activity("live-activity/plain")
    case .widget: .activity("widget/plain")
    case .appActivity: .activity("app-activity/plain")
    case .stateRestoration: .activity("saved-state/plain")
    case .quickAction: .event("quick-action/plain")
    case .notificationResponse: .event("notification/plain")
    case .notificationBackgroundAction: .event("notification-background/plain")
    case .silentPush: .event("silent-push/plain")
    case .cloudKitShare: .event("share/plain")
    case .backgroundURLSession: .event("background-session/plain")
    case .location: .event("location/plain")
    case .appIntent: .event("app-intent/plain")
    }
  }

  /// The steps that bring about a state and then the event.
  func steps(_ state: TableState) -> [Step] {
    let open: [Step] = [.launch(nil, scene: .main, upTo: nil), .leave(.main)]
    let receive = Step.receive(event, scene: .main, upTo: nil)
    switch state {
    case .cold: return [reason.map { .launchInBackground($0) } ?? .launch(event, scene: .main, upTo: nil)]
    case .warm: return open + [receive]
    case .disconnected: return open + [.disconnect(.main), receive]
    }
  }

  /// The methods by which such an event could come to an app of this kind.
  static func carriers(of kind: EventKind, in setting: Setting) -> [DelegateMethod] {
    carriers(of: kind).filter { setting.framework == .swiftUI || $0.facts.owner != .swiftUI }
  }

  private static func carriers(of kind: EventKind) -> [DelegateMethod] {
    switch kind {
    case .customURL, .fileURL: [.applicationOpenURL, .sceneWillConnect, .sceneOpenURLContexts, .onOpenURL]
    case .universalLink:
      [
        .applicationContinueActivity, .sceneWillConnect, .sceneWillContinueActivity, .sceneContinueActivity,
        .onOpenURL, .onContinueUserActivity,
      ]
    case .handoff, .spotlightItem, .spotlightQuery, .siriIntent, .liveActivity, .widget, .appActivity:
      [
        .applicationContinueActivity, .sceneWillConnect, .sceneWillContinueActivity, .sceneContinueActivity,
        .onContinueUserActivity,
      ]
    case .appIntent: [.sceneWillConnect, .sceneWillPerformAppIntent, .onAppIntentExecution]
    case .quickAction: [.applicationPerformAction, .sceneWillConnect, .windowScenePerformAction]
    case .notificationResponse, .notificationBackgroundAction: [.didReceiveNotificationResponse, .sceneWillConnect]
    case .silentPush: [.didReceiveRemoteNotification, .sceneWillConnect]
    case .cloudKitShare: [.applicationDidAcceptShare, .sceneWillConnect, .windowSceneDidAcceptShare]
    case .backgroundURLSession: [.handleBackgroundURLSession, .sceneWillConnect]
    case .location: []
    case .stateRestoration: [.shouldRestoreApplicationState, .sceneWillConnect, .sceneRestoreInteractionState]
    }
  }
}

extension TableColumn {
  /// The setting that stands for the column where the tool prints tables: App Intents reach scenes in apps alone that may
  /// have several.
  func setting(for kind: EventKind?) -> Setting? {
    switch self {
    case .applicationDelegate: .appDelegateIOS26
    case .scene: kind == .appIntent ? .scenesTwoWindows : .scenesTemplate
    case .swiftUI: .swiftUIApp
    case .swiftUIOwnSceneDelegate: .swiftUIOwnSceneDelegate
    case .refusedToLaunch: nil
    }
  }
}

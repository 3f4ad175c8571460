import DelegateRoutingCorpus
import DelegateRoutingSpec

/// An event that stands for its kind where the tool explains what iOS calls.
struct ExampleEvent {
  private let event: ExternalEvent
  /// Why an app is started for it in the background; nil for an event that brings it forward.
  private let reason: BackgroundReason?

  /// The event that stands for a kind: a plain fixture of the corpus where there is one. Throws a `UsageError` if the
  /// corpus is another and lacks it.
  init(_ kind: EventKind, _ corpus: Corpus) throws {
    event = try Self.event(kind, corpus)
    reason = Self.reasons[kind]
  }

  private static let reasons: [EventKind: BackgroundReason] = [
    .silentPush: .silentPush, .backgroundURLSession: .backgroundURLSession, .location: .location,
    .notificationBackgroundAction: .notificationAction,
  ]

  private static let fixtures: [EventKind: String] = [
    .customURL: "custom-scheme/plain", .fileURL: "file/plain", .universalLink: "universal-link/plain",
    .handoff: "handoff/plain", .spotlightItem: "spotlight/item", .spotlightQuery: "spotlight/query",
    .siriIntent: "siri/start-call", .liveActivity: "live-activity/plain", .widget: "widget/plain",
    .appActivity: "app-activity/plain", .stateRestoration: "app-activity/plain",
  ]

  private static func event(_ kind: EventKind, _ corpus: Corpus) throws -> ExternalEvent {
    switch kind {
    case .quickAction: return .quickAction(QuickAction(type: "compose"))
    case .notificationResponse:
      return .notificationResponse(NotificationResponse(requestIdentifier: "message", date: 0))
    case .notificationBackgroundAction:
      return .notificationResponse(
        NotificationResponse(
          requestIdentifier: "message", actionIdentifier: "archive", date: 0, bringsAppForward: false))
    case .silentPush: return .silentPush(["aps": .dictionary(["content-available": .integer(1)])])
    case .cloudKitShare:
      return .cloudKitShare(CloudKitShare(containerIdentifier: "iCloud.com.example.acme", recordName: "share"))
    case .backgroundURLSession: return .backgroundURLSession("downloads")
    case .location: return .location
    case .appIntent: return .appIntent(AppIntentRequest(name: "OpenItem"))
    default: break
    }
    let identity = corpus.identity()
    let id = fixtures[kind] ?? kind.rawValue
    if kind == .customURL || kind == .fileURL, let url = corpus.url(id)?.url(for: identity) {
      return .openURLs([OpenURLContext(url: url)])
    }
    guard let activity = corpus.activity(id)?.activity(for: identity) else {
      throw UsageError("the corpus has no fixture '\(id)', which stands for \(kind.rawValue)")
    }
    switch kind {
    case .universalLink: return .universalLink(activity)
    case .handoff: return .handoff(activity, fails: false)
    case .stateRestoration: return .stateRestoration(activity)
    default: return .activity(activity, kind: kind)
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

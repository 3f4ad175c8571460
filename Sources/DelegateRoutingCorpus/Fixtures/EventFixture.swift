import DelegateRoutingSpec

/// What may reach an app besides URLs and activities: a quick action, a response to a notification, a share, a push and
/// the like.
public struct EventFixture: Sendable {
  /// The permanent name, such as `quick-action/plain`.
  public let id: String
  /// What it is.
  public let kind: EventKind
  /// Which mistake of a router it uncovers, in one sentence.
  public let why: String
  /// Where the shape comes from.
  public let sources: [Source]
  /// The public reports of routers that failed it.
  public let reports: [FaultReport]
  /// What it is about, for choosing fixtures.
  public let tags: [String]

  /// The event with its placeholders.
  let template: ExternalEvent
  let place: Place

  /// The kinds that a fixture can have.
  static let kinds: [EventKind] = [
    .quickAction, .notificationResponse, .notificationBackgroundAction, .cloudKitShare, .backgroundURLSession,
    .silentPush, .appIntent, .location,
  ]

  /// The event as the app with this identity gets it.
  public func event(for identity: AppIdentity) -> ExternalEvent { template.filled(for: identity) }
}

extension ExternalEvent {
  /// The event with the placeholders of its texts filled in; names that the app has given stay as they are.
  fileprivate func filled(for identity: AppIdentity) -> ExternalEvent {
    func text(_ text: String?) -> String? { text.map { FixtureText($0).filled(for: identity) } }
    func values(_ values: [String: PropertyValue]) -> [String: PropertyValue] {
      values.mapValues { $0.filled(for: identity) }
    }
    switch self {
    case .quickAction(var action):
      action.userInfo = values(action.userInfo)
      action.targetContentIdentifier = text(action.targetContentIdentifier)
      return .quickAction(action)
    case .notificationResponse(var response):
      response.userInfo = values(response.userInfo)
      response.userText = text(response.userText)
      response.targetContentIdentifier = text(response.targetContentIdentifier)
      return .notificationResponse(response)
    case .silentPush(let userInfo): return .silentPush(values(userInfo))
    case .appIntent(var intent):
      intent.parameters = values(intent.parameters)
      return .appIntent(intent)
    default: return self
    }
  }
}

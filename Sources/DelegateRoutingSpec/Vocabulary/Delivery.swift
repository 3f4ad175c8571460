import Foundation

/// What a router hands to the app: the parts of a link, activity or action that it passes on. Compared by value, URLs by
/// `absoluteString`. What the system did not hand over stays empty.
public struct DeliveredLink: Sendable, Codable {
  /// The URL: that of the URL context, or the activity's webpage URL.
  public var url: URL?
  /// The bundle identifier of the app that asked.
  public var sourceApplication: String?
  /// Whether a document is opened where it lies; nil for what is no URL context.
  public var openInPlace: Bool?
  /// Property-list data that the asking app sent along.
  public var annotation: PropertyValue?
  /// The activity's type; nil for what is no activity.
  public var activityType: String?
  /// The page that a universal link was tapped on.
  public var referrerURL: URL?
  /// The app's own data.
  public var userInfo: [String: PropertyValue]
  /// The type of a quick action, the identifier of a notification request, share or URL session, or an intent's name.
  public var identifier: String?
  /// The chosen action of a notification.
  public var actionIdentifier: String?
  /// The text that the person typed into a notification.
  public var userText: String?

  /// A delivery's parts; all empty by default.
  public init(
    url: URL? = nil, sourceApplication: String? = nil, openInPlace: Bool? = nil, annotation: PropertyValue? = nil,
    activityType: String? = nil, referrerURL: URL? = nil, userInfo: [String: PropertyValue] = [:],
    identifier: String? = nil, actionIdentifier: String? = nil, userText: String? = nil
  ) {
    self.url = url
    self.sourceApplication = sourceApplication
    self.openInPlace = openInPlace
    self.annotation = annotation
    self.activityType = activityType
    self.referrerURL = referrerURL
    self.userInfo = userInfo
    self.identifier = identifier
    self.actionIdentifier = actionIdentifier
    self.userText = userText
  }

  /// All of a URL context.
  public init(_ context: OpenURLContext) {
    self.init(
      url: context.url, sourceApplication: context.options.sourceApplication,
      openInPlace: context.options.openInPlace, annotation: context.options.annotation)
  }

  /// All of an activity.
  public init(_ activity: UserActivity) {
    self.init(
      url: activity.webpageURL, activityType: activity.activityType, referrerURL: activity.referrerURL,
      userInfo: activity.userInfo)
  }

  /// All of a quick action.
  public init(_ action: QuickAction) { self.init(userInfo: action.userInfo, identifier: action.type) }

  /// All of a notification response.
  public init(_ response: NotificationResponse) {
    self.init(
      userInfo: response.userInfo, identifier: response.requestIdentifier,
      actionIdentifier: response.actionIdentifier, userText: response.userText)
  }

  /// All of a CloudKit share.
  public init(_ share: CloudKitShare) { self.init(identifier: share.recordName) }
}

extension DeliveredLink: Hashable {
  public static func == (one: Self, other: Self) -> Bool { one.isCopy(of: other, without: []) }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(url?.absoluteString)
    hasher.combine(activityType)
    hasher.combine(identifier)
  }
}

/// The parts of a delivery that a channel can carry.
public enum LinkField: String, Sendable, Hashable, Codable, CaseIterable {
  case url, sourceApplication, openInPlace, annotation, activityType, referrerURL, userInfo, identifier,
    actionIdentifier, userText
}

/// A life-cycle event as the app sees it, in either life cycle.
public enum AppEvent: String, Sendable, Hashable, Codable, CaseIterable {
  case becameActive, resignsActive, entersForeground, entersBackground, disconnected
}

/// What a listener says to a delivery.
public enum ListenerAnswer: String, Sendable, Hashable, Codable, CaseIterable {
  /// The listener took it.
  case taken
  /// It is not the listener's.
  case declined
  /// The listener tried and failed.
  case failed
}

/// A delivery as the stage recorded it.
public struct Delivery: Sendable, Hashable {
  /// The channel's name.
  public var channel: String
  /// The scene that the router named; nil if none.
  public var scene: SceneID?
  /// The window that the router acted on, by name; nil if it named none.
  public var window: String?
  /// What was delivered.
  public var content: Content
  /// Whether it came from the main actor.
  public var onMainActor: Bool
  /// What the listener answered.
  public var answer: ListenerAnswer

  /// A link, or an app event.
  public indirect enum Content: Sendable, Hashable {
    case link(DeliveredLink)
    case appEvent(AppEvent)
  }

  /// A delivery.
  public init(
    channel: String, scene: SceneID?, window: String? = nil, content: Content, onMainActor: Bool = true,
    answer: ListenerAnswer = .taken
  ) {
    self.channel = channel
    self.scene = scene
    self.window = window
    self.content = content
    self.onMainActor = onMainActor
    self.answer = answer
  }
}

/// What a router found in a URL, if it takes URLs apart. Compared with the parts that the fixture's author wrote.
public struct ParsedLink: Sendable, Hashable, Codable {
  /// The scheme.
  public var scheme: String?
  /// The host.
  public var host: String?
  /// The port, where one is written.
  public var port: Int?
  /// The path as written, percent-encoded.
  public var path: String?
  /// The decoded path segments.
  public var segments: [String]?
  /// The decoded query items in order, with repeats; an item without `=` has no value.
  public var query: [QueryItem]?
  /// The fragment as written.
  public var fragment: String?

  /// A query item.
  public struct QueryItem: Sendable, Hashable, Codable {
    /// What is before the first `=`, decoded.
    public var name: String
    /// What is after it, decoded; nil without `=`.
    public var value: String?

    /// A query item; nil is an item without `=`.
    public init(name: String, value: String?) {
      self.name = name
      self.value = value
    }
  }

  /// The parts; a part that the router does not expose stays nil and is not compared.
  public init(
    scheme: String? = nil, host: String? = nil, port: Int? = nil, path: String? = nil, segments: [String]? = nil,
    query: [QueryItem]? = nil, fragment: String? = nil
  ) {
    self.scheme = scheme
    self.host = host
    self.port = port
    self.path = path
    self.segments = segments
    self.query = query
    self.fragment = fragment
  }
}

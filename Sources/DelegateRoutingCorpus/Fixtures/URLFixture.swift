import DelegateRoutingSpec
import Foundation

/// A URL as the system may hand it to an app: a custom-scheme link, a document, or the web page of a universal link.
public struct URLFixture: Sendable {
  /// The permanent name, such as `custom-scheme/plain`.
  public let id: String
  /// How the URL reaches the app: `.customURL`, `.fileURL` or `.universalLink`.
  public let kind: EventKind
  /// What the system says about it; nothing for a universal link.
  public let options: OpenURLOptions
  /// Whether Foundation makes a URL of the text.
  public let parses: Parsing
  /// Which mistake of a router it uncovers, in one sentence.
  public let why: String
  /// Where the shape comes from.
  public let sources: [Source]
  /// The public reports of routers that failed it.
  public let reports: [FaultReport]
  /// What it is about, for choosing fixtures.
  public let tags: [String]

  let text: FixtureText
  let parts: FixtureParts?
  let place: Place

  /// Whether `URL(string:)` makes a URL with exactly the fixture's text.
  public enum Parsing: Sendable, Hashable {
    /// On every system.
    case always
    /// On none.
    case never
    /// The systems differ, for the reason given.
    case varies(because: String)
  }

  /// The text of the URL as the app with this identity gets it.
  public func text(for identity: AppIdentity) -> String { text.filled(for: identity) }

  /// The URL as the app with this identity gets it; nil where this system's Foundation makes none of the text.
  public func url(for identity: AppIdentity) -> URL? { URL(string: text(for: identity)) }

  /// The event that hands the URL over; nil where `url(for:)` is.
  public func event(for identity: AppIdentity) -> ExternalEvent? {
    url(for: identity).map { url in
      kind == .universalLink
        ? .universalLink(UserActivity(activityType: ActivityType.browsingWeb, webpageURL: url))
        : .openURLs([OpenURLContext(url: url, options: options)])
    }
  }

  /// How RFC 3986 reads the text, as the fixture's author wrote it; nil where nothing is written.
  public func parts(for identity: AppIdentity) -> ParsedLink? { parts?.filled(for: identity) }
}

/// The parts of a URL as the fixture's author wrote them, with placeholders.
struct FixtureParts: Sendable {
  let scheme: FixtureText
  let host: FixtureText?
  let port: Int?
  let path: FixtureText
  let segments: [FixtureText]
  let query: [(name: FixtureText, value: FixtureText?)]?
  let fragment: FixtureText?

  func filled(for identity: AppIdentity) -> ParsedLink {
    ParsedLink(
      scheme: scheme.filled(for: identity), host: host?.filled(for: identity), port: port,
      path: path.filled(for: identity), segments: segments.map { $0.filled(for: identity) },
      query: query?.map { .init(name: $0.name.filled(for: identity), value: $0.value?.filled(for: identity)) },
      fragment: fragment?.filled(for: identity))
  }
}

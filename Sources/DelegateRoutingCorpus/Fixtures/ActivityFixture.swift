import DelegateRoutingSpec
import Foundation

/// A user activity as the system may hand it to an app.
public struct ActivityFixture: Sendable {
  /// The permanent name, such as `handoff/plain`.
  public let id: String
  /// How the activity comes about.
  public let kind: EventKind
  /// The activity's type.
  public let activityType: String
  /// Which mistake of a router it uncovers, in one sentence.
  public let why: String
  /// Where the shape comes from.
  public let sources: [Source]
  /// The public reports of routers that failed it.
  public let reports: [FaultReport]
  /// What it is about, for choosing fixtures.
  public let tags: [String]

  let webpageURL: FixtureText?
  let referrerURL: FixtureText?
  let title: FixtureText?
  let targetContentIdentifier: FixtureText?
  let userInfo: [String: PropertyValue]
  let place: Place

  /// The kinds that a fixture can have.
  static let kinds: [EventKind] = [
    .universalLink, .handoff, .spotlightItem, .spotlightQuery, .siriIntent, .liveActivity, .widget, .appActivity,
    .stateRestoration,
  ]

  /// The event that hands the activity over; nil where `activity(for:)` is. A Handoff may fail.
  public func event(for identity: AppIdentity, handoffFails: Bool = false) -> ExternalEvent? {
    activity(for: identity).map { activity in
      switch kind {
      case .universalLink: .universalLink(activity)
      case .handoff: .handoff(activity, fails: handoffFails)
      case .stateRestoration: .stateRestoration(activity)
      default: .activity(activity, kind: kind)
      }
    }
  }

  /// The activity as the app with this identity gets it; nil where this system's Foundation makes no URL of one of its
  /// addresses.
  public func activity(for identity: AppIdentity) -> UserActivity? {
    var activity = UserActivity(
      activityType: activityType, title: title?.filled(for: identity),
      userInfo: userInfo.mapValues { $0.filled(for: identity) },
      targetContentIdentifier: targetContentIdentifier?.filled(for: identity))
    if let webpageURL {
      guard let url = URL(string: webpageURL.filled(for: identity)) else { return nil }
      activity.webpageURL = url
    }
    if let referrerURL {
      guard let url = URL(string: referrerURL.filled(for: identity)) else { return nil }
      activity.referrerURL = url
    }
    return activity
  }
}

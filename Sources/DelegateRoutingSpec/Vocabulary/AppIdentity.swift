import Foundation

/// What the app has declared that it opens. The system delivers nothing else. Fixtures write `{scheme}` for its first
/// scheme and `{host}` for its first associated domain.
public struct AppIdentity: Sendable, Hashable, Codable {
  /// URL schemes, in lower case.
  public var schemes: [String]
  /// Associated domains, in lower case.
  public var domains: [String]
  /// The activity types in `NSUserActivityTypes`.
  public var activityTypes: [String]
  /// Whether the app declares document types.
  public var opensDocuments: Bool

  /// An identity; by default that of the corpus's own example app.
  public init(
    schemes: [String] = ["acme"], domains: [String] = ["links.example.com"], activityTypes: [String] = [],
    opensDocuments: Bool = true
  ) {
    self.schemes = schemes
    self.domains = domains
    self.activityTypes = activityTypes
    self.opensDocuments = opensDocuments
  }

  /// Whether the system hands this event to the app at all.
  public func accepts(_ event: ExternalEvent) -> Bool {
    switch event {
    case .openURLs(let contexts) where contexts.count == 1: accepts(contexts[0].url)
    case .openURLs(let contexts): !contexts.isEmpty && contexts.allSatisfy { accepts($0.url) }
    case .universalLink(let activity):
      activity.isBrowsingWeb && (activity.webpageURL.map(isAssociated) ?? true)
    case .together(let events): events.allSatisfy(accepts)
    default: true
    }
  }

  private func accepts(_ url: URL) -> Bool {
    guard !url.isFileURL else { return opensDocuments }
    guard let scheme = url.scheme?.lowercased() else { return false }
    return schemes.contains(scheme)
  }

  private func isAssociated(_ url: URL) -> Bool {
    guard let host = url.host?.lowercased() else { return false }
    return domains.contains(host)
  }
}

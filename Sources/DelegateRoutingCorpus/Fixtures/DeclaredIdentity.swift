import DelegateRoutingSpec
import Foundation

/// What an app has to declare beyond its first scheme and domain so that every fixture reaches it: schemes and domains
/// that are written out, subdomains of its own domain, and activity types.
struct DeclaredIdentity: Sendable {
  private var schemes: [FixtureText] = []
  private var domains: [FixtureText] = []
  private var activityTypes: [String] = []

  init(urls: [URLFixture], activities: [ActivityFixture]) {
    // What does not parse here cannot be delivered here.
    // What begins with the app's own scheme or domain declares nothing; to make a URL of a megabyte takes its time.
    for fixture in urls where !fixture.text.beginsWithOwnName {
      guard let url = fixture.url(for: Self.marked) else { continue }
      switch fixture.kind {
      case .customURL: Self.add(url.scheme, replacing: Self.marked.schemes, by: .scheme, to: &schemes)
      case .universalLink: Self.add(url.host, replacing: Self.marked.domains, by: .host, to: &domains)
      default: break
      }
    }
    for fixture in activities {
      guard let activity = fixture.activity(for: Self.marked) else { continue }
      if activity.isBrowsingWeb {
        Self.add(activity.webpageURL?.host, replacing: Self.marked.domains, by: .host, to: &domains)
      } else if !activityTypes.contains(activity.activityType) {
        activityTypes.append(activity.activityType)
      }
    }
  }

  /// The identity with all of this declared. Where it declares no scheme or no domain at all, it stays so.
  func added(to identity: AppIdentity) -> AppIdentity {
    var sum = identity
    if !identity.schemes.isEmpty { sum.schemes.appendNew(schemes.map { $0.filled(for: identity) }) }
    if !identity.domains.isEmpty { sum.domains.appendNew(domains.map { $0.filled(for: identity) }) }
    sum.activityTypes.appendNew(activityTypes)
    return sum
  }

  /// The scheme or host that a fixture writes out instead of a placeholder; nil where it has the app's own, or needs
  /// none.
  static func foreignName(of fixture: URLFixture) -> String? {
    let url = fixture.text.beginsWithOwnName ? nil : fixture.url(for: marked)
    return switch fixture.kind {
    case .customURL: foreign(url?.scheme, to: marked.schemes)
    case .universalLink: foreign(url?.host, to: marked.domains)
    default: nil
    }
  }

  /// The host of a web link that a fixture writes out.
  static func foreignName(of fixture: ActivityFixture) -> String? {
    fixture.activity(for: marked).flatMap { $0.isBrowsingWeb ? foreign($0.webpageURL?.host, to: marked.domains) : nil }
  }

  private static func foreign(_ name: String?, to marks: [String]) -> String? {
    guard let name = name?.lowercased(), !marks.contains(where: name.contains) else { return nil }
    return name
  }

  /// An identity that no fixture writes out, so that it can be told what comes from a placeholder.
  private static let marked = AppIdentity(schemes: ["scheme-of-the-app"], domains: ["domain-of-the-app.example"])

  private static func add(
    _ name: String?, replacing marks: [String], by placeholder: FixtureText.Placeholder, to texts: inout [FixtureText]
  ) {
    guard var template = name?.lowercased() else { return }
    for mark in marks { template = template.replacingOccurrences(of: mark, with: placeholder.written) }
    texts.appendNew([FixtureText(template)])
  }
}

extension FixtureText {
  fileprivate var beginsWithOwnName: Bool {
    template.hasPrefix("\(Placeholder.scheme.written):") || template.hasPrefix("https://\(Placeholder.host.written)/")
  }
}

extension Array where Element: Equatable {
  /// Appends those that are not there yet.
  fileprivate mutating func appendNew(_ elements: [Element]) {
    for element in elements where !contains(element) { append(element) }
  }
}

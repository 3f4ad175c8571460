import Foundation

/// Which events a scene says it takes: `UISceneActivationConditions`, or SwiftUI's
/// `handlesExternalEvents(preferring:allowing:)`. An event's identifier is its `targetContentIdentifier`, else its URL; it
/// fits if it contains one of the strings.
///
/// Source: [handlesExternalEvents(preferring:allowing:)](https://developer.apple.com/documentation/swiftui/view/handlesexternalevents(preferring:allowing:))
public struct SceneClaim: Sendable, Hashable, Codable {
  /// What the scene wants before others.
  public var prefers: [String]
  /// What the scene can take; nil means everything.
  public var allows: [String]?

  /// A claim.
  public init(prefers: [String] = [], allows: [String]? = nil) {
    self.prefers = prefers
    self.allows = allows
  }
}

extension SceneClaim {
  /// Whether the scene wants an event with this identifier before others.
  func prefers(_ identifier: String) -> Bool { prefers.contains { identifier.fits($0) } }

  /// Whether the scene can take an event with this identifier.
  func allows(_ identifier: String) -> Bool { allows?.contains { identifier.fits($0) } ?? true }
}

extension String {
  /// Whether the identifier contains the condition; case and diacritics do not matter, and `*` stands for everything.
  ///
  /// Source: [handlesExternalEvents(preferring:allowing:)](https://developer.apple.com/documentation/swiftui/view/handlesexternalevents(preferring:allowing:))
  fileprivate func fits(_ condition: String) -> Bool {
    condition == "*" || !condition.isEmpty && plain.contains(condition.plain)
  }

  private var plain: String { folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}

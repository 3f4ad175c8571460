/// How sure we are of a fact of the platform. A combined grade takes the first; its sources show the rest.
public enum Evidence: String, Sendable, Hashable, Codable, CaseIterable {
  /// Apple's documentation or an SDK header says so.
  case documented
  /// Apple staff said so, in a session or on the forums.
  case staff
  /// Developers measured or reported it.
  case observed
  /// Sources contradict each other.
  case disputed
  /// Nobody states it.
  case undocumented
}

/// Where a statement comes from.
public struct Source: Sendable, Hashable, Codable {
  /// The page's title.
  public let title: String
  /// Its address.
  public let url: String

  /// A source.
  public init(_ title: String, _ url: String) {
    self.title = title
    self.url = url
  }
}

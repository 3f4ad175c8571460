/// A way by which a router's deliveries reach the app: an event, a notification name, a delegate, a consumer.
public struct Channel: Sendable, Hashable {
  /// The name that the router delivers under.
  public var name: String
  /// What the channel is for.
  public var role: Role
  /// The parts of a link that it carries.
  public var fields: Set<LinkField>
  /// What a listener gets that attaches after a link was delivered.
  public var lateListeners: LateListeners

  /// What a channel is for.
  public enum Role: Sendable, Hashable {
    /// Every link, exactly once.
    case primary
    /// A copy of what the primary channel showed.
    case mirror
    /// One of a group of channels, exactly one of which gets each link.
    case alternative(group: String)
    /// A consumer in a chain, in the order of the profile: it wants some kinds of event, and where it claims, a link
    /// that it takes goes no further.
    case consumer(wants: Set<EventKind>, claims: Bool)
    /// App events instead of links.
    case appEvents
  }

  /// What a listener gets that attaches after a link was delivered.
  public enum LateListeners: String, Sendable, Hashable, Codable, CaseIterable {
    case nothing
    /// The last link again.
    case lastLink = "last-link"
  }

  /// A channel. By default it is primary, carries everything, and late listeners get nothing.
  public init(
    name: String, role: Role = .primary, fields: Set<LinkField> = Set(LinkField.allCases),
    lateListeners: LateListeners = .nothing
  ) {
    self.name = name
    self.role = role
    self.fields = fields
    self.lateListeners = lateListeners
  }

  /// The name of the channel that a router delivers on if it names none.
  public static let primaryName = "links"
}

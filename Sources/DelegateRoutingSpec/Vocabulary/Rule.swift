/// A rule of the specification, under a permanent name.
public struct Rule: Sendable, Hashable, Codable {
  /// The permanent name, such as `cold-link-delivered-once`; also the heading on its page.
  public let name: String
  /// Whom the rule binds.
  public let subject: Subject
  /// How binding it is.
  public let level: Level
  /// The rule in one sentence.
  public let statement: String
  /// How sure we are.
  public let evidence: Evidence
  /// Where it comes from.
  public let sources: [Source]
  /// The page of `Specs/` that explains it, such as `router.md`.
  public let page: String
  /// The life cycles in which it applies.
  public let lifeCycles: [LifeCycle]

  /// Whom a rule binds.
  public enum Subject: String, Sendable, Hashable, Codable, CaseIterable {
    /// What iOS does.
    case platform
    /// What a router owes.
    case router
    /// A shape in code.
    case source
  }

  /// How binding a rule is.
  public enum Level: String, Sendable, Hashable, Codable, CaseIterable {
    case must, should
  }

  /// A rule.
  public init(
    name: String, subject: Subject, level: Level, statement: String, evidence: Evidence, sources: [Source],
    page: String, lifeCycles: [LifeCycle]
  ) {
    self.name = name
    self.subject = subject
    self.level = level
    self.statement = statement
    self.evidence = evidence
    self.sources = sources
    self.page = page
    self.lifeCycles = lifeCycles
  }

  /// The rule's place in `Specs/`, such as `Specs/router.md#cold-link-delivered-once`.
  public var link: String { "\(Rule.specsFolder)/\(page)#\(name)" }

  /// Where the pages are, from the package's root.
  public static let specsFolder = "Specs"
}

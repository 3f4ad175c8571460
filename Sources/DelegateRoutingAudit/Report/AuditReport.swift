import DelegateRoutingSpec

/// What an audit found.
public struct AuditReport: Sendable, Codable {
  /// The format's number.
  public let format: Int
  public let apps: [AppReport]
  /// What was found, chapter by chapter.
  public let findings: [Finding]
  /// What a comment with a reason has silenced.
  public let silenced: [SilencedFinding]
  /// What was not read, or not as it is meant.
  public let unread: [Unread]
  public let census: AuditCensus

  /// Whether something was found at a level or above.
  public func hasFindings(at level: Rule.Level) -> Bool {
    findings.contains { level == .should || $0.level == .must }
  }
}

/// What an audit looked at.
public struct AuditCensus: Sendable, Hashable, Codable {
  /// How many source files were read.
  public let files: Int
  /// How many shapes were looked for.
  public let shapes: Int
  public let must: Int
  public let should: Int
  public let silenced: Int
  public let unread: Int
  /// The profiles whose checks were made, by name.
  public let profiles: [String]
}

/// One app of the project.
public struct AppReport: Sendable, Codable {
  public let name: String
  /// The file that says that there is an app.
  public let origin: String
  /// Where its scene manifest is; nil where there is none.
  public let manifest: Place?
  /// The setting on the iOS and with the SDK that were asked for, or on 26.
  public let setting: Setting
  /// The column of the behaviour tables that it is in.
  public let column: TableColumn
  public let outlooks: [Outlook]
  /// The app-delegate methods that are not called under scenes, in an app that has none yet.
  public let willStop: [StoppingMethod]
  public let coverage: [CoverageCell]
}

/// An app-delegate method that scenes silence, with what is in it and where that belongs.
public struct StoppingMethod: Sendable, Hashable, Codable {
  public let method: String
  public let place: Place
  public let statements: [String]
  public let moves: Move?
}

/// A shape that was found.
public struct Finding: Sendable, Hashable, Codable {
  /// The rule's name.
  public let rule: String
  public let level: Rule.Level
  public let evidence: Evidence
  /// The apps in which it was found.
  public var apps: [String]
  public let place: Place
  /// The source line; nil for a place in a manifest.
  public let line: String?
  /// What is there.
  public let detail: String
  /// The rule's sentence.
  public let statement: String
  public let advice: String
  /// The platform and router rules that it would break.
  public let breaks: [String]
  /// Where the rule is explained.
  public let link: String
  /// The statements that never run, for a method that is never called.
  public let statements: [String]
  public let moves: Move?

  init(_ facts: SourceRule, _ sighting: Sighting, app: String) {
    rule = facts.rule.name
    level = facts.rule.level
    evidence = facts.rule.evidence
    apps = [app]
    place = sighting.place
    line = sighting.line
    detail = sighting.detail
    statement = facts.rule.statement
    advice = facts.advice
    breaks = facts.breaks
    link = facts.rule.link
    statements = sighting.statements
    moves = sighting.moves
  }
}

/// A finding that a comment has silenced.
public struct SilencedFinding: Sendable, Hashable, Codable {
  public let finding: Finding
  public let reason: String
}

import DelegateRoutingSpec

/// What an audit found.
public struct AuditReport: Sendable, Encodable {
  /// The format's number.
  public let format: Int
  /// The apps that were found.
  public let apps: [AppReport]
  /// What was found, chapter by chapter.
  public let findings: [Finding]
  /// What a comment with a reason has silenced.
  public let silenced: [SilencedFinding]
  /// What was not read, or not as it is meant.
  public let unread: [Unread]
  /// What was looked at, in figures.
  public let census: AuditCensus

  /// Whether something was found at a level or above.
  public func hasFindings(at level: Rule.Level) -> Bool {
    findings.contains { level == .should || $0.level == .must }
  }
}

/// What an audit looked at.
public struct AuditCensus: Sendable, Hashable, Encodable {
  /// How many source files were read.
  public let files: Int
  /// How many conditions of `#if` could not be decided, in the files in which there may be something to find.
  public let undecidedConditions: Int
  /// How many shapes were looked for.
  public let shapes: Int
  /// How many findings are at level must.
  public let must: Int
  /// How many are at level should.
  public let should: Int
  /// How many a comment has silenced.
  public let silenced: Int
  /// How many files were not read, or not as they are meant.
  public let unread: Int
  /// The profiles whose checks were made, by name.
  public let profiles: [String]
}

/// One app of the project.
public struct AppReport: Sendable, Encodable {
  /// The app's name.
  public let name: String
  /// The file that says that there is an app.
  public let origin: String
  /// Where its scene manifest is; nil where there is none.
  public let manifest: Place?
  /// Files that name a scene manifest in a form that is not read; then what follows may be wrong.
  public let unreadManifests: [String]
  /// The setting on the first iOS and with the first SDK that were looked at.
  public let setting: Setting
  /// What of the setting follows from the project, in short.
  public let derived: DerivedSetting
  /// The column of the behaviour tables that it is in.
  public let column: TableColumn
  /// What becomes of it, on each iOS and with each SDK that was looked at.
  public let outlooks: [Outlook]
  /// The app-delegate methods that are not called under scenes, in an app that has none yet.
  public let willStop: [StoppingMethod]
  /// The cold and the warm table of its column.
  public let coverage: [CoverageCell]

  private enum CodingKeys: String, CodingKey {
    case name, origin, manifest, unreadManifests, derived, column, outlooks, willStop, coverage
  }
}

/// What of a setting follows from a project.
public struct DerivedSetting: Sendable, Hashable, Encodable {
  /// What its life cycle is written in.
  public let framework: InterfaceFramework
  /// `absent`, `empty` or `configured`.
  public let sceneManifest: String
  /// What becomes of the class that the manifest names for windows; nil without a configuration.
  public let delegateClass: SceneDelegateClass?
  /// Whether the manifest names a storyboard for windows.
  public let storyboard: Bool
  /// `UIApplicationSupportsMultipleScenes`.
  public let supportsMultipleScenes: Bool
  /// Whether an app delegate answers for a configuration.
  public let answersConfiguration: Bool
  /// The URL schemes that it declares, in lower case.
  public let schemes: [String]
  /// The associated domains that it declares, in lower case.
  public let domains: [String]

  init(_ setting: Setting) {
    framework = setting.framework
    supportsMultipleScenes = setting.supportsMultipleScenes
    answersConfiguration = setting.host.answersConfiguration
    schemes = setting.identity.schemes
    domains = setting.identity.domains
    switch setting.manifest {
    case .absent: (sceneManifest, delegateClass, storyboard) = ("absent", nil, false)
    case .empty: (sceneManifest, delegateClass, storyboard) = ("empty", nil, false)
    case .configured(let named, let hasStoryboard):
      (sceneManifest, delegateClass, storyboard) = ("configured", named, hasStoryboard)
    }
  }
}

/// An app-delegate method that scenes silence, with what is in it and where that belongs.
public struct StoppingMethod: Sendable, Hashable, Encodable {
  /// The method's Swift name.
  public let method: String
  /// Where it is.
  public let place: Place
  /// The statements in it.
  public let statements: [String]
  /// Where they belong under scenes; nil where that is nowhere.
  public let moves: Move?
}

/// A shape that was found.
public struct Finding: Sendable, Hashable, Encodable {
  /// The rule's name.
  public let rule: String
  /// The rule's level.
  public let level: Rule.Level
  /// The rule's grade.
  public let evidence: Evidence
  /// The apps in which it was found.
  public var apps: [String]
  /// Where it is.
  public let place: Place
  /// The source line; nil for a place in a manifest.
  public let line: String?
  /// What is there.
  public let detail: String
  /// The rule's sentence.
  public let statement: String
  /// What to do.
  public let advice: String
  /// The platform and router rules that it would break.
  public let breaks: [String]
  /// Where the rule is explained.
  public let link: String
  /// The statements that never run, for a method that is never called.
  public let statements: [String]
  /// Where they belong under scenes; nil where that is nowhere.
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
public struct SilencedFinding: Sendable, Hashable, Encodable {
  /// The finding.
  public let finding: Finding
  /// The reason that the comment gives.
  public let reason: String
}

extension DerivedSetting {
  /// The setting on one line.
  var text: String {
    var parts = [framework == .swiftUI ? "SwiftUI" : "UIKit", "manifest \(sceneManifest)"]
    if let delegateClass { parts.append("delegate class \(delegateClass.rawValue)") }
    if storyboard { parts.append("storyboard") }
    if supportsMultipleScenes { parts.append("several scenes") }
    if answersConfiguration { parts.append("a configuration method") }
    if !schemes.isEmpty { parts.append("schemes \(schemes.joined(separator: ", "))") }
    if !domains.isEmpty { parts.append("domains \(domains.joined(separator: ", "))") }
    return parts.joined(separator: "; ")
  }
}

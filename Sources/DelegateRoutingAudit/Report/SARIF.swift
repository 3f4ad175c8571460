import DelegateRoutingSpec
import Foundation

/// An audit's report in the Static Analysis Results Interchange Format.
///
/// Source: [SARIF 2.1.0](https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html)
public struct SARIF: Encodable {
  let version = "2.1.0"
  let runs: [Run]

  struct Run: Encodable {
    let tool: Tool
    let results: [Result]
    let invocations: [Invocation]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "delegate-routing"
    let semanticVersion: String
    let rules: [Descriptor]
  }

  struct Descriptor: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Message
    let defaultConfiguration: Configuration
    let properties: Properties
  }

  struct Configuration: Encodable {
    let level: String
  }

  struct Properties: Encodable {
    let tags: [String]
    let grade: String
    let breaks: [String]
    let sources: [String]
  }

  struct Message: Encodable {
    let text: String
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Message
    let locations: [Location]
    var suppressions: [Suppression]?
  }

  struct Suppression: Encodable {
    let kind = "inSource"
    let justification: String
  }

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  struct ArtifactLocation: Encodable {
    let uri: String
  }

  struct Region: Encodable {
    let startLine: Int
    let snippet: Message?
  }

  struct Invocation: Encodable {
    let executionSuccessful = true
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level = "warning"
    let message: Message
    let locations: [Location]
  }

  private enum CodingKeys: String, CodingKey {
    case version, runs
  }
}

extension SARIF {
  /// The report of a version of the tool, with the rules of its profiles.
  public init(_ report: AuditReport, toolVersion: String) {
    let rules = SourceRule.all.map(\.rule.name)
    var results = report.findings.map { Result($0, rules) }
    results += report.silenced.map { silenced in
      var result = Result(silenced.finding, rules)
      result.suppressions = [Suppression(justification: silenced.reason)]
      return result
    }
    let notifications = report.unread.map { unread in
      Notification(message: Message(text: unread.why), locations: [Location(Place(path: unread.path, line: nil), nil)])
    }
    runs = [
      Run(
        tool: Tool(driver: Driver(semanticVersion: toolVersion, rules: SourceRule.all.map(Descriptor.init))),
        results: results, invocations: [Invocation(toolExecutionNotifications: notifications)])
    ]
  }
}

extension SARIF.Descriptor {
  fileprivate init(_ facts: SourceRule) {
    id = facts.rule.name
    shortDescription = SARIF.Message(text: facts.rule.statement)
    fullDescription = SARIF.Message(text: facts.rule.statement)
    help = SARIF.Message(text: "\(facts.advice). \(facts.rule.link)")
    defaultConfiguration = SARIF.Configuration(level: SARIF.level(facts.rule.level))
    properties = SARIF.Properties(
      tags: ["links", "scenes"], grade: facts.rule.evidence.rawValue, breaks: facts.breaks,
      sources: facts.rule.sources.map(\.url))
  }
}

extension SARIF.Result {
  fileprivate init(_ finding: Finding, _ rules: [String]) {
    ruleId = finding.rule
    ruleIndex = rules.firstIndex(of: finding.rule)
    level = SARIF.level(finding.level)
    message = SARIF.Message(text: "\(finding.detail). \(finding.statement) Do: \(finding.advice).")
    locations = [SARIF.Location(finding.place, finding.line)]
  }
}

extension SARIF.Location {
  fileprivate init(_ place: Place, _ line: String?) {
    let path = place.path.addingPercentEncoding(withAllowedCharacters: Self.allowed) ?? place.path
    physicalLocation = SARIF.PhysicalLocation(
      artifactLocation: SARIF.ArtifactLocation(uri: path),
      region: place.line.map { SARIF.Region(startLine: $0, snippet: line.map(SARIF.Message.init)) })
  }

  /// What stands for itself in a path that is a relative URI.
  private static let allowed = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/+@")
}

extension SARIF {
  fileprivate static func level(_ level: Rule.Level) -> String { level == .must ? "error" : "warning" }
}

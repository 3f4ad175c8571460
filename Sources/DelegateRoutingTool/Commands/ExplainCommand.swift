import DelegateRoutingAudit
import DelegateRoutingConformance
import DelegateRoutingCorpus
import DelegateRoutingSpec

/// Shows what iOS calls for an event.
enum ExplainCommand: Command {
  static let shape = CommandShape(
    name: "explain", summary: "show what iOS calls for an event, with which payload, and what it never calls",
    help: """
      Usage: delegate-routing explain --event KIND --state STATE [options]

          --event KIND     \(EventKind.allCases.map(\.rawValue).joined(separator: ", "))
          --state STATE    cold, warm or disconnected
          --life-cycle NAME   app-delegate, scene, swiftui or swiftui-own-scene-delegate; all by default
          --ios VERSION    the iOS that the app runs on (26)
          --sdk VERSION    the SDK that it was built with (that of the iOS)
          --project PATH   take the setting of each app of a project, as the audit derives it
          --format FORMAT  text or json
      \(CorpusOptions.help)
      """,
    valued: ["--event", "--state", "--life-cycle", "--ios", "--sdk", "--project", "--format"] + CorpusOptions.names)

  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32 {
    let kind = try required("--event", EventKind.self, arguments)
    let state = try required("--state", TableState.self, arguments)
    let format = try arguments.choice("--format", of: ["text", "json"])
    let settings = try self.settings(kind, arguments)
    let corpus = try CorpusOptions(arguments).read()
    let isChosen = arguments.value("--life-cycle") != nil || arguments.value("--project") != nil
    let explanations = try settings.compactMap { setting -> Explanation? in
      if setting.lifeCycle == .refusedToLaunch { return Explanation(kind, state, refusedIn: setting) }
      if !isChosen && state == .disconnected && setting.lifeCycle == .applicationDelegate { return nil }
      return try Explanation(kind, state, in: setting, corpus)
    }
    if format == "json" {
      terminal.write(try explanations.json())
    } else {
      terminal.write(explanations.map(text).joined(separator: "\n"))
    }
    return 0
  }

  private static func required<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, _: Value.Type, _ arguments: Arguments
  ) throws -> Value {
    let all = Value.allCases.map(\.rawValue)
    guard let text = arguments.value(name) else {
      throw UsageError("explain needs \(name): \(all.joined(separator: ", "))", shape)
    }
    guard let value = Value(rawValue: text) else {
      throw UsageError("\(name) knows no '\(text)'\(Suggestion.text(for: text, among: all))", shape)
    }
    return value
  }

  private static func settings(_ kind: EventKind, _ arguments: Arguments) throws -> [Setting] {
    if let path = arguments.value("--project") { return try settings(ofProject: path, arguments) }
    let ios = try arguments.version("--ios") ?? OSVersion(26)
    return try settings(kind, arguments, ios: ios, sdk: arguments.version("--sdk") ?? ios)
  }

  private static func settings(ofProject path: String, _ arguments: Arguments) throws -> [Setting] {
    guard arguments.value("--life-cycle") == nil else {
      throw UsageError("--life-cycle and --project exclude each other: the life cycle follows from the app")
    }
    var audit = Audit(path: path)
    audit.ios = try arguments.version("--ios")
    audit.sdk = try arguments.version("--sdk")
    let settings = try audit.settings()
    guard !settings.isEmpty else { throw UsageError("--project \(path): there is no app") }
    return settings
  }

  private static func settings(
    _ kind: EventKind, _ arguments: Arguments, ios: OSVersion, sdk: OSVersion
  ) throws -> [Setting] {
    let chosen = try column(arguments)
    let columns = chosen.map { [$0] } ?? TableColumn.allCases
    let settings = columns.compactMap { column -> Setting? in
      guard var setting = column.setting(for: kind), column == .applicationDelegate || ios >= column.since else {
        return nil
      }
      setting.name = "explained"
      setting.ios = ios
      setting.sdk = sdk
      return setting
    }
    if settings.isEmpty, let chosen { throw UsageError("\(chosen.rawValue) does not exist before iOS \(chosen.since)") }
    return settings
  }

  private static func column(_ arguments: Arguments) throws -> TableColumn? {
    guard let text = arguments.value("--life-cycle") else { return nil }
    let names = TableColumn.allCases.filter { $0 != .refusedToLaunch }.map(\.rawValue)
    guard let column = TableColumn(rawValue: text), column != .refusedToLaunch else {
      throw UsageError("--life-cycle knows no '\(text)'\(Suggestion.text(for: text, among: names))")
    }
    return column
  }
}

extension TableColumn {
  /// The first iOS that has the life cycle.
  fileprivate var since: OSVersion {
    switch self {
    case .applicationDelegate, .refusedToLaunch: OSVersion(2)
    case .scene: OSVersion(13)
    case .swiftUI, .swiftUIOwnSceneDelegate: OSVersion(14)
    }
  }
}

extension ExplainCommand {
  private static func text(_ explanation: Explanation) -> String {
    var lines = [
      "\(explanation.event.rawValue), \(explanation.state.rawValue), life cycle \(explanation.lifeCycle.rawValue),"
        + " iOS \(explanation.ios), SDK \(explanation.sdk)"
    ]
    if explanation.lifeCycle == .refusedToLaunch { lines.append("  the app does not launch") }
    lines += explanation.calls.enumerated().map { "  \($0 + 1). \(text($1))" }
    if !explanation.neverCalled.isEmpty {
      lines += ["", "never called:"] + explanation.neverCalled.map { "  \($0)" }
    }
    if !explanation.readings.isEmpty { lines += ["", "disputed or open:"] }
    for point in explanation.readings {
      lines.append("  \(point.name) (\(point.evidence.rawValue)): \(point.question)")
      for choice in point.choices {
        lines.append("    \(choice.isDefault ? "*" : "-") \(choice.name): \(choice.statement)")
        lines += choice.sources.map { "        \($0.title): \($0.url)" }
        if choice.calls != explanation.calls {
          lines.append("        then:")
          lines += choice.calls.enumerated().map { "          \($0 + 1). \(text($1))" }
        }
      }
    }
    if !explanation.rules.isEmpty { lines += ["", "rules:"] }
    for rule in explanation.rules {
      lines += ["  \(rule.name) (\(rule.evidence.rawValue)): \(rule.statement)", "    \(rule.link)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ call: Explanation.Call) -> String {
    [call.method, call.scene, call.payload].compactMap { $0 }.joined(separator: " ")
  }
}

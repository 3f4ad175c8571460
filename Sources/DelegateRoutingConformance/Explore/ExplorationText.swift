extension Exploration {
  /// How many kinds of failure are printed in full.
  private static let fullTexts = 5

  /// The exploration for people: the alphabet, what went wrong, and a census line.
  public var text: String {
    let head =
      "alphabet \(alphabet) in \(settings.joined(separator: " and ")): \(legalSequences) legal sequences up to \(depth) "
      + "steps\n\(steps.map { "  \($0)\n" }.joined())"
    return head + findings.prefix(Self.fullTexts).map { "\n\($0.fullText)" }.joined() + rest + "\n\(census)\n"
  }

  /// What a test framework records, an issue each; empty where nothing went wrong.
  public var issues: [String] {
    guard isFailure else { return [] }
    var issues = findings.prefix(Self.fullTexts).map(\.fullText)
    if !rest.isEmpty { issues.append(rest) }
    if issues.isEmpty { issues.append("") }
    issues[issues.count - 1] += "\(census)\n"
    return issues
  }

  private var rest: String {
    let others = findings.dropFirst(Self.fullTexts).map { kind in
      "  \(kind.reason) (\(kind.sequences)): \(kind.steps.joined(separator: ".")) in \(kind.settings.joined(separator: ", "))\n"
    }
    return others.isEmpty ? "" : "\n\(others.count) more kinds of failure:\n\(others.joined())"
  }

  /// One line that says what was played and what it came to.
  public var census: String {
    var line =
      "\(router): \(played) of \(legalSequences) sequences up to \(depth) steps and \(playedAtRandom) longer ones (seed "
      + "\(seed)) in \(runs) runs: \(judged) judged, \(findings.count) kinds of failure"
    if leftOut > 0 { line += ", \(leftOut) left out that another reading does not allow" }
    if deviations > 0 { line += ", \(deviations) deviations at level should" }
    if judged == 0 { line += " | nothing was judged: the profile claims nothing that the alphabet sends" }
    if let ending { line += " | ended before its time: \(ending)" }
    return line
  }
}

extension Exploration.Kind {
  /// The failure, how often it came, and the scenario to import.
  var fullText: String {
    let count = sequences == 1 ? "one sequence" : "\(sequences) sequences"
    let alone =
      failsAlone
      ? "" : "  played alone it passes: the router remembers what came before; look at what reset() leaves behind\n"
    let scenario = fixture.map { "  as a scenario, \($0.path) of a folder for --extra:\n\($0.text)" } ?? ""
    return "\(text)  found in \(count), in \(settings.joined(separator: ", "))\n\(alone)\(scenario)"
  }
}

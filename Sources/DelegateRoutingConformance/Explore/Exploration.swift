import DelegateRoutingSpec

/// What an exploration came to.
public struct Exploration: Sendable, Hashable, Codable {
  /// The version of the JSON form.
  public var format = 1
  /// The router's name.
  public let router: String
  /// The alphabet's name.
  public let alphabet: String
  /// The alphabet's steps.
  public let steps: [String]
  /// The settings that the sequences were played in.
  public let settings: [String]
  /// The length up to which every legal sequence was played.
  public let depth: Int
  /// How many legal sequences there are up to that length, under the default reading.
  public let legalSequences: Int
  /// How many of them were played; less if they were parted, or the exploration ended before its time.
  public var played: Int
  /// How many sequences were left out, because they make no sense under another reading.
  public var leftOut: Int
  /// The seed of the longer sequences.
  public let seed: UInt64
  /// How many longer sequences were drawn at random and played.
  public var playedAtRandom: Int
  /// How many runs that took.
  public var runs: Int
  /// How many sequences were judged; the others are about something that the profile does not claim.
  public var judged: Int
  /// How many deviations at level *should* there were.
  public var deviations: Int
  /// Why the exploration ended before its time; nil if it did not.
  public var ending: String?
  /// What went wrong, kind by kind, the shortest sequences first.
  public var findings: [Kind]

  /// Failing sequences of one kind: they break the same rule, and contain the same minimal sequence.
  public struct Kind: Sendable, Hashable, Codable {
    /// What went wrong: the name of the broken rule, or of the verdict where no rule explains it.
    public let reason: String
    /// The minimal sequence.
    public let steps: [String]
    /// The settings in which it fails.
    public var settings: [String]
    /// How many failing sequences contain it.
    public var sequences: Int
    /// Whether the sequence fails again when it is played alone. If not, the router remembers the sequences before it.
    public let failsAlone: Bool
    /// The minimal sequence's failure, with both timelines.
    public let text: String
    /// The minimal sequence as a scenario of the corpus; nil where no rule explains the failure.
    public let fixture: ExploredFixture?
  }

  /// Whether anything went wrong. An exploration in which nothing was judged has shown nothing.
  public var isFailure: Bool { !findings.isEmpty || ending != nil || judged == 0 }
}

extension Exploration {
  @MainActor init(
    _ explorer: Explorer, rerun: (_ setting: String, _ steps: String, ExploredFixture?) -> String
  ) async throws {
    let (plan, profile) = (explorer.plan, explorer.candidate.profile)
    var kinds: [Kind] = []
    for finding in explorer.findings {
      let fixture = try await ExploredFixture(finding)
      let (setting, name) = (finding.space.setting.name, finding.space.name(finding.sequence))
      let text = ReportText.failure(finding.result, profile, colour: false, rerun: rerun(setting, name, fixture))
      kinds.append(
        Kind(
          reason: finding.reason, steps: finding.sequence.map { finding.space.alphabet.letters[$0].name },
          settings: [setting], sequences: finding.count, failsAlone: finding.failsAlone, text: text, fixture: fixture))
    }
    router = explorer.candidate.name
    alphabet = plan.alphabet.name
    steps = plan.alphabet.steps
    settings = plan.alphabet.settings.map(\.name)
    depth = plan.depth
    legalSequences = explorer.legal
    played = explorer.exhaustive
    leftOut = explorer.leftOut
    seed = plan.seed
    playedAtRandom = explorer.sequences - explorer.exhaustive
    runs = explorer.runs
    judged = explorer.judged
    deviations = explorer.deviations
    ending = explorer.ending
    findings = Self.joined(kinds)
  }

  /// The whole that parts of one exploration add up to. Throws a `SuiteError` where there is none, or they are not of one.
  package init(merging parts: [Exploration]) throws {
    guard var whole = parts.first else { throw SuiteError("there is no part of an exploration") }
    for part in parts.dropFirst() {
      guard part.router == whole.router, part.alphabet == whole.alphabet, part.depth == whole.depth,
        part.seed == whole.seed
      else { throw SuiteError("the parts are not of one exploration") }
      whole.played += part.played
      whole.leftOut += part.leftOut
      whole.playedAtRandom += part.playedAtRandom
      whole.runs += part.runs
      whole.judged += part.judged
      whole.deviations += part.deviations
      whole.ending = whole.ending ?? part.ending
      whole.findings += part.findings
    }
    whole.findings = Self.joined(whole.findings)
    self = whole
  }

  /// Kinds of which none contains another of the same reason in the same settings, the shortest first.
  static func joined(_ kinds: [Kind]) -> [Kind] {
    let sorted = kinds.sorted {
      ($0.steps.count, $0.reason, $0.steps.joined(separator: ".")) < (
        $1.steps.count, $1.reason, $1.steps.joined(separator: ".")
      )
    }
    return sorted.reduce(into: []) { joined, kind in
      let place = joined.firstIndex { known in
        known.reason == kind.reason
          && (known.steps == kind.steps
            || known.steps.isSubsequence(of: kind.steps) && Set(kind.settings).isSubset(of: known.settings))
      }
      guard let place else { return joined.append(kind) }
      joined[place].sequences += kind.sequences
      joined[place].settings += kind.settings.filter { !joined[place].settings.contains($0) }
    }
  }
}

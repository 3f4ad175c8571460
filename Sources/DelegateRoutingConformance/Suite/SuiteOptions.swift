import Foundation

/// What of the suite is run, and how.
public struct SuiteOptions: Sendable {
  /// Patterns of case ids; empty means all.
  public var only: [Glob] = []
  /// Ids of cases; nil means all that the patterns select.
  public var ids: Set<String>?
  /// Failures that are known.
  public var known: [KnownFailure] = []
  /// Whether deviations at level *should* make a case fail.
  public var shouldFails = false
  /// Whether the run ends with the first failure.
  public var failFast = false
  /// Whether each case is played under every combination of readings and set orders that matter to it, not under one
  /// alternative at a time.
  public var isExhaustive = false
  /// How long a case may take, in seconds.
  public var caseTimeLimit: TimeInterval = 5
  /// Called after each case with how many are done and how many there are.
  public var progress: (@MainActor @Sendable (Int, Int) -> Void)?
  /// Called on another thread when a case blocks the main thread: with the case's id and the results so far. The
  /// process cannot go on; end it.
  public var blocked: @Sendable (String, [CaseResult]) -> Void = { id, _ in
    FileHandle.standardError.write(Data("delegate-routing: the case \(id) blocks the main thread\n".utf8))
    _exit(1)
  }

  /// Everything, with the usual limits.
  public init() {}

  /// The environment variables that a run obeyed, for the census line.
  package var seen: [String] = []
  /// The group or shard that alone is run.
  var part: String?

  /// What narrows the selection, as the census line says it.
  var narrowedBy: [String] {
    only.map { "'\($0.text)'" } + (part.map { [$0] } ?? []) + (failFast ? ["the first failure"] : [])
  }

  func selects(_ id: String) -> Bool {
    guard ids?.contains(id) ?? true else { return false }
    if only.isEmpty { return true }
    var id = id
    return id.withUTF8 { bytes in only.contains { $0.matches(bytes) } }
  }
}

import Foundation

/// The environment variables that a run obeys. From `xcodebuild` they are passed with the prefix `TEST_RUNNER_`, which it
/// takes off.
struct SuiteEnvironment: Sendable {
  /// `DELEGATE_ROUTING_ONLY`: patterns of case ids, with commas between them.
  let only: [Glob]
  /// `DELEGATE_ROUTING_EXTRA`: folders of further fixtures, with colons between them.
  let extra: [URL]
  /// `DELEGATE_ROUTING_KNOWN`: a file of known failures.
  let known: URL?
  /// `DELEGATE_ROUTING_WRITE_KNOWN`: the file that today's failures are written to.
  let writeKnown: URL?
  /// `DELEGATE_ROUTING_EXHAUSTIVE`: 1 to play every payload in every life cycle and every combination of readings.
  let isExhaustive: Bool
  /// `DELEGATE_ROUTING_REPORT`: the file that the report is appended to, as JSON Lines.
  let report: URL?
  /// `TEST_SHARD_INDEX` and `TEST_TOTAL_SHARDS`, as Bazel sets them.
  let shard: Shard?
  /// `TEST_SHARD_STATUS_FILE`: touched to say that sharding is understood.
  let shardStatus: URL?
  /// The variables that were seen, as the census line prints them.
  let seen: [String]

  /// One of several equal parts of the catalogue.
  struct Shard: Sendable, Hashable {
    let index: Int
    let total: Int
  }

  /// Reads the variables. Throws a `SuiteError` for a value that makes no sense.
  init(_ variables: [String: String] = ProcessInfo.processInfo.environment) throws {
    func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
    func list(_ name: String, _ separator: Character) -> [String] {
      (value(name) ?? "").split(separator: separator).map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
    func file(_ name: String) -> URL? { value(name).map { URL(fileURLWithPath: $0) } }
    if let unknown = variables.keys.sorted().first(where: { $0.hasPrefix(Self.prefix) && !Self.names.contains($0) }) {
      throw SuiteError("there is no variable \(unknown); there are \(Self.names.joined(separator: ", "))")
    }
    only = list("DELEGATE_ROUTING_ONLY", ",").map(Glob.init)
    extra = list("DELEGATE_ROUTING_EXTRA", ":").map { URL(fileURLWithPath: $0) }
    known = file("DELEGATE_ROUTING_KNOWN")
    writeKnown = file("DELEGATE_ROUTING_WRITE_KNOWN")
    report = file("DELEGATE_ROUTING_REPORT")
    isExhaustive = try Self.flag("DELEGATE_ROUTING_EXHAUSTIVE", value("DELEGATE_ROUTING_EXHAUSTIVE"))
    shard = try Shard(index: value("TEST_SHARD_INDEX"), total: value("TEST_TOTAL_SHARDS"))
    shardStatus = file("TEST_SHARD_STATUS_FILE")
    seen = Self.names.compactMap { name in value(name).map { "\(name)=\($0)" } }
  }

  private static func flag(_ name: String, _ value: String?) throws -> Bool {
    switch value {
    case nil, "0": false
    case "1": true
    case let other?: throw SuiteError("\(name) is 1 or 0, not '\(other)'")
    }
  }

  private static let prefix = "DELEGATE_ROUTING_"

  /// Those that say which cases there are.
  static let thatMakeCases = ["DELEGATE_ROUTING_EXTRA", "DELEGATE_ROUTING_EXHAUSTIVE"]

  private static let names = [
    "DELEGATE_ROUTING_ONLY", "DELEGATE_ROUTING_EXTRA", "DELEGATE_ROUTING_KNOWN", "DELEGATE_ROUTING_WRITE_KNOWN",
    "DELEGATE_ROUTING_REPORT", "DELEGATE_ROUTING_EXHAUSTIVE", "TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS",
  ]
}

extension SuiteEnvironment.Shard {
  fileprivate init?(index: String?, total: String?) throws {
    guard index != nil || total != nil else { return nil }
    guard let index = index.flatMap({ Int($0) }), let total = total.flatMap({ Int($0) }), total > 0,
      (0..<total).contains(index)
    else {
      throw SuiteError(
        "TEST_SHARD_INDEX and TEST_TOTAL_SHARDS: '\(index ?? "")' of '\(total ?? "")' is no shard; right would be an index from 0 to the total less 1"
      )
    }
    self.init(index: index, total: total)
  }

  /// Whether the case at a place in the catalogue belongs to the shard. Neighbours go to different shards, so that the
  /// shards take about as long.
  func contains(_ place: Int) -> Bool { place % total == index }
}

import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation

/// A line of a report file (JSON Lines, format 1): a run begins, or a case came to a verdict. A report is appended group
/// by group, by as many processes as there are; nothing in it depends on time.
public enum ReportLine: Sendable, Codable, Hashable {
  case run(RunRecord)
  case result(CaseRecord)

  private enum Key: String, CodingKey { case line }
  private enum Kind: String, Codable { case run, result }

  public init(from decoder: any Decoder) throws {
    switch try decoder.container(keyedBy: Key.self).decode(Kind.self, forKey: .line) {
    case .run:
      let record = try RunRecord(from: decoder)
      try Self.check(record.format, is: 1...1, "format", decoder)
      try Self.check(record.catalogue, is: Self.counts, "catalogue", decoder)
      try Self.check(record.unparsed, is: Self.counts, "unparsed", decoder)
      self = .run(record)
    case .result:
      let record = try CaseRecord(from: decoder)
      try Self.check(record.runs, is: Self.counts, "runs", decoder)
      try Self.check(record.deviations, is: Self.counts, "deviations", decoder)
      self = .result(record)
    }
  }

  /// What a count can be; as many of them as a report can have are added up without overflow.
  private static let counts = 0...1_000_000_000

  private static func check(
    _ number: Int, is range: ClosedRange<Int>, _ key: String, _ decoder: any Decoder
  ) throws {
    guard !range.contains(number) else { return }
    let right = range.count == 1 ? "\(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: decoder.codingPath, debugDescription: "\(key) is \(number), but has to be \(right)"))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .run(let record):
      try container.encode(Kind.run, forKey: .line)
      try record.encode(to: encoder)
    case .result(let record):
      try container.encode(Kind.result, forKey: .line)
      try record.encode(to: encoder)
    }
  }
}

/// What all cases of a run have in common.
public struct RunRecord: Sendable, Codable, Hashable {
  /// The format's number.
  public var format = 1
  /// The router's name.
  public var router: String
  /// What it promises.
  public var profile: RouterProfile
  /// The corpus that was played.
  public var corpus: CorpusCensus
  /// How many fixtures this Foundation does not parse.
  public var unparsed: Int
  /// How many cases the catalogue has.
  public var catalogue: Int
  /// Known failures that name a case that passes.
  public var unexpectedPasses: [String]
}

/// What a case came to.
public struct CaseRecord: Sendable, Codable, Hashable {
  /// The router's name.
  public var router: String
  /// The case's id.
  public var id: String
  /// The name of its group.
  public var group: String
  /// Its verdict.
  public var verdict: Verdict
  /// How many runs it took.
  public var runs: Int
  /// How many deviations at level *should* it has.
  public var deviations: Int
  /// The rules that the failed run breaks.
  public var rules: [String]
  /// The reading of the failed run, where it is not the default.
  public var reading: String?
  /// What happened, for a verdict that no rule explains.
  public var note: String?
  /// The claimed cells of the behaviour tables that it touches.
  public var cells: [String]
  /// The declared transformations that changed something.
  public var changed: [LinkField]
  /// The declared differences that showed in the parts which the router found in URLs.
  public var parsed: [ParsingDifference]
  /// The declared requests that the router made.
  public var calledOut: [CallOutKind]
}

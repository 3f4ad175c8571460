import DelegateRoutingSpec
import Foundation

extension CaseResult {
  /// The result as a line of a report file.
  func record(of router: String) -> CaseRecord {
    let reading = failure.map(\.trace.reading.name) ?? ""
    return CaseRecord(
      router: router, id: id, group: group, verdict: verdict, runs: runs, deviations: deviations,
      rules: brokenRules.map(\.rawValue), reading: reading.isEmpty ? nil : reading, note: note,
      cells: cells.map(\.name), changed: changed.sorted { $0.rawValue < $1.rawValue },
      parsed: parsed.sorted { $0.rawValue < $1.rawValue },
      calledOut: calledOut.sorted { $0.rawValue < $1.rawValue })
  }
}

extension ConformanceReport {
  /// The report as the lines of a report file.
  public var lines: [ReportLine] {
    let run = RunRecord(
      router: router, profile: profile, corpus: census, unparsed: unparsed, catalogue: catalogue,
      unexpectedPasses: unexpectedPasses)
    return [.run(run)] + results.map { .result($0.record(of: router)) }
  }

  /// Appends the report to a file, whole lines at a time. Throws a `SuiteError` if the file cannot be written.
  public func append(to file: URL) throws { try ReportLine.append(lines, to: file) }
}

extension ReportLine {
  /// The line that begins a run of a candidate over a catalogue.
  @MainActor public static func run(_ candidate: Candidate, _ catalogue: Catalogue) -> ReportLine {
    .run(
      RunRecord(
        router: candidate.name, profile: candidate.profile, corpus: catalogue.census, unparsed: catalogue.unparsed,
        catalogue: catalogue.cases.count, unexpectedPasses: []))
  }

  /// The line of a case whose process did not come back.
  @MainActor public static func errored(_ id: String, _ candidate: Candidate, note: String) -> ReportLine {
    .result(
      CaseRecord(
        router: candidate.name, id: id, group: String(id.split(separator: "/").dropLast().joined(separator: "/")),
        verdict: .errored, runs: 0, deviations: 0, rules: [], reading: nil, note: note, cells: [], changed: [],
        parsed: [],
        calledOut: []))
  }

  /// Appends lines to a report file. Throws a `SuiteError` if it cannot be written.
  public static func append(_ lines: [ReportLine], to file: URL) throws {
    try SharedFile.append(lines.reduce(into: Data()) { $0 += try $1.json(onOneLine: true) }, to: file)
  }

  /// Reads a report file. Throws a `SuiteError` that names the file and the line.
  public static func read(_ file: URL) throws -> [ReportLine] {
    let decoder = JSONDecoder()
    return try SharedFile.read(file).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      .compactMap { number, line in
        if line.isEmpty { return nil }
        do { return try decoder.decode(ReportLine.self, from: line) } catch let error as DecodingError {
          throw SuiteError("\(file.path):\(number + 1): \(error.placeAndProblem)")
        }
      }
  }
}

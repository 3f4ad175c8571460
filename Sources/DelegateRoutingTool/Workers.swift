import DelegateRoutingConformance
import Foundation

/// Copies of the tool that play cases in processes of their own. A copy that crashes or blocks names its case; the others
/// of its share are played by another copy.
@MainActor package struct Workers {
  let candidate: Candidate
  /// What a copy is called with, besides its cases and its report.
  let arguments: [String]
  /// How many copies run at a time.
  let count: Int
  /// Whether each case has a copy of its own.
  let isolatesCases: Bool
  var progress: Terminal.Progress?

  package init(_ candidate: Candidate, arguments: [String], count: Int, isolatesCases: Bool) {
    self.candidate = candidate
    self.arguments = arguments
    self.count = count
    self.isolatesCases = isolatesCases
  }

  /// Plays the cases and returns the lines of the report.
  package func play(_ ids: [String]) async throws -> [ReportLine] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("delegate-routing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var shares = isolatesCases ? ids.map { [$0] } : Self.shares(of: ids, count)
    var lines: [ReportLine] = []
    var done = 0
    try await withThrowingTaskGroup(of: Share.self) { group in
      var next = 0
      func start() {
        guard !shares.isEmpty else { return }
        let share = shares.removeLast()
        let file = folder.appendingPathComponent("\(next)")
        next += 1
        let arguments = arguments
        group.addTask { try await Self.play(share, file, arguments) }
      }
      for _ in 0..<count { start() }
      while let share = try await group.next() {
        lines += share.lines
        if let lost = share.lost {
          lines.append(.errored(lost, candidate, note: share.problem))
          let rest = share.ids.filter { $0 != lost }
          if !rest.isEmpty { shares.append(rest) }
          done += 1
        } else {
          done += share.ids.count
        }
        progress?.show(done, of: ids.count)
        start()
      }
    }
    return lines
  }

  /// What a copy came to.
  private struct Share: Sendable {
    let ids: [String]
    var lines: [ReportLine] = []
    /// The case that took the copy down.
    var lost: String?
    var problem = ""
  }

  private static func shares(of ids: [String], _ count: Int) -> [[String]] {
    (0..<count).map { share in ids.indices.filter { $0 % count == share }.map { ids[$0] } }.filter { !$0.isEmpty }
  }

  private nonisolated static func play(_ ids: [String], _ file: URL, _ arguments: [String]) async throws -> Share {
    let cases = file.appendingPathExtension("cases")
    let report = file.appendingPathExtension("jsonl")
    let errors = file.appendingPathExtension("errors")
    try Data(ids.joined(separator: "\n").utf8).write(to: cases)
    try Data().write(to: errors)
    let reason = try await ToolCopy.run(
      arguments + ["--cases", cases.path, "--report", report.path], output: FileHandle.nullDevice,
      errors: FileHandle(forWritingTo: errors))
    let isDone = reason == .exit && FileManager.default.fileExists(atPath: report.path)
    if isDone { return Share(ids: ids, lines: try ReportLine.read(report)) }
    let said = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    guard let lost = ids.first(where: { id in said.contains("the case \(id)\n") || said.contains("the case \(id) ") })
    else { throw WorkerError(description: "a copy of the tool ended without a report: \(said.suffix(400))") }
    let problem =
      said.contains("blocks")
      ? "it blocks the main thread" : said.contains("ended the process") ? "it ended the process" : "it crashed"
    return Share(ids: ids, lost: lost, problem: problem)
  }
}

/// The harness itself failed: exit status 3.
struct WorkerError: Error, CustomStringConvertible {
  let description: String
}

import DelegateRoutingSpec
import Foundation

extension Recording {
  /// The version of the format that this reader knows.
  public static let version = 1
  /// What stands before the JSON in a line of a console.
  public static let marker = "delegate-recorder: "
  /// Larger files are refused before they are read.
  public static let sizeLimit = 16 << 20
  /// Recordings with more lines than this are refused.
  public static let itemLimit = 10_000

  /// Reads a recording: JSON Lines, or a console in which the recorder's lines have their marker.
  ///
  /// - Throws: `CorpusError`, which names the line.
  public static func read(_ bytes: some Collection<UInt8>, file: String) throws -> Recording {
    let (lines, skipped) = try self.lines(bytes, file: file)
    var reader = RecordingReader(file: file)
    for line in lines { try reader.read(line) }
    return try reader.recording(skippedLines: skipped)
  }

  /// The same recording with placeholders for hosts and values, as JSON Lines.
  ///
  /// - Throws: `CorpusError`, which names the line.
  public static func redacted(_ bytes: some Collection<UInt8>, file: String) throws -> String {
    _ = try read(bytes, file: file)
    var redaction = Redaction()
    let lines = try self.lines(bytes, file: file).lines.map { redaction.line(try $0.document(file)) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A line of the recorder's.
  struct Line {
    let number: Int
    let json: [UInt8]

    func document(_ file: String) throws -> JSONValue {
      let log = IssueLog()
      let document = JSONDocument(json, file: file, log: log)
      try log.refuse(line: number)
      guard let document else { throw CorpusError(issues: []) }
      return document.root
    }
  }

  /// The recorder's lines, and how many others there are. Where any line has the marker, those that have it count.
  private static func lines(_ bytes: some Collection<UInt8>, file: String) throws -> (lines: [Line], skipped: Int) {
    func refuse(_ problem: String, right: String) -> CorpusError {
      CorpusError(issues: [CorpusIssue(file: file, path: JSONPath.root, line: nil, problem: problem, right: right)])
    }
    guard bytes.count <= sizeLimit else {
      throw refuse("has \(bytes.count) bytes", right: "at most \(sizeLimit) bytes (16 MiB)")
    }
    let marker = Array(self.marker.utf8)
    var marked: [Line] = []
    var plain: [Line] = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      var line = Array(line)
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      if let start = line.end(ofFirst: marker) {
        marked.append(Line(number: index + 1, json: Array(line[start...])))
      } else if line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) {
        plain.append(Line(number: index + 1, json: line))
      }
    }
    let lines = marked.isEmpty ? plain : marked
    guard !lines.isEmpty else {
      throw refuse("has no line of a recorder's", right: "JSON Lines, or lines with '\(self.marker)' and JSON")
    }
    guard lines.count <= itemLimit else {
      throw refuse("has \(lines.count) lines of the recorder's", right: "at most \(itemLimit)")
    }
    return (lines, marked.isEmpty ? 0 : plain.count)
  }
}

extension [UInt8] {
  /// Where what follows the first occurrence of some bytes begins; nil if they are not there.
  fileprivate func end(ofFirst bytes: [UInt8]) -> Int? {
    guard count >= bytes.count, let first = bytes.first else { return nil }
    var index = 0
    while index <= count - bytes.count {
      if self[index] == first, self[index..<(index + bytes.count)].elementsEqual(bytes) { return index + bytes.count }
      index += 1
    }
    return nil
  }
}

extension IssueLog {
  /// Throws what was found, as issues of a line of a file.
  func refuse(line: Int) throws {
    guard !issues.isEmpty else { return }
    throw CorpusError(
      issues: issues.map {
        CorpusIssue(file: $0.file, path: $0.path, line: line, problem: $0.problem, right: $0.right)
      })
  }
}

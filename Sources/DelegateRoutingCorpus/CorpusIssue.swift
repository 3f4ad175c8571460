import Foundation

/// Something wrong in the corpus: where it stands, what it is, and what would be right.
public struct CorpusIssue: Sendable, Hashable, CustomStringConvertible {
  /// The file, relative to the corpus folder; in a folder that adds fixtures, its whole path.
  public let file: String
  /// The place in the file, such as `$.urls[3].parts.port`; `$` is the file as a whole.
  public let path: String
  /// The line, counted from 1; nil where it is not known.
  public let line: Int?
  /// What is wrong.
  public let problem: String
  /// What would be right.
  public let right: String

  /// One line for the person who must act: `urls/a.json:7: $.urls[0].why: is missing; right would be a text`.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    return Wording.oneLine("\(place): \(path): \(problem); right would be \(right)")
  }

  /// File by file, each from top to bottom.
  static func inOrder(_ one: CorpusIssue, _ other: CorpusIssue) -> Bool {
    if one.file != other.file { return one.file < other.file }
    if one.line != other.line { return (one.line ?? 0) < (other.line ?? 0) }
    if one.path != other.path { return one.path.compare(other.path, options: .numeric) == .orderedAscending }
    return one.problem < other.problem
  }
}

/// A corpus that cannot be used, with everything that is wrong in it.
public struct CorpusError: Error, Sendable, Hashable, CustomStringConvertible, LocalizedError {
  /// Every issue, file by file, each from top to bottom; never empty.
  public let issues: [CorpusIssue]

  /// One line for each issue.
  public var description: String { issues.map(\.description).joined(separator: "\n") }

  /// The same as `description`, so that it also shows where only the localized description is printed.
  public var errorDescription: String? { description }
}

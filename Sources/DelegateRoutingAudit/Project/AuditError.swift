/// Input that the audit cannot work with: where, what is wrong, what would be right.
public struct AuditError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file or folder.
  public let path: String
  /// What is wrong with it.
  public let problem: String
  /// What would be right.
  public let right: String

  public var description: String { "\(path.onOneLine): \(problem); right would be \(right)" }
}

/// Something in a project that was not read, or not as it is meant.
public struct Unread: Sendable, Hashable, Encodable {
  /// The path from the project's folder.
  public let path: String
  /// Why.
  public let why: String
}

/// A line of a file in the project.
public struct Place: Sendable, Hashable, Encodable {
  /// The path from the project's folder.
  public let path: String
  /// The line, from 1; nil where the file as a whole is meant.
  public let line: Int?
}

extension String {
  /// The text with line ends written as `\n`, for paths that hold them.
  public var onOneLine: String {
    contains { $0.isNewline }
      ? map { $0.isNewline ? "\\n" : String($0) }.joined() : self
  }
}

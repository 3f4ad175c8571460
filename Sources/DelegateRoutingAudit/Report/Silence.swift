import DelegateRoutingSpec
import Foundation

/// A comment that silences a rule on its line and the next: `// delegate-routing:ignore RULE: why`. In a property list,
/// where a finding is the whole file's, it silences it from anywhere in the file.
struct Silence: Sendable, Hashable {
  let place: Place
  let rule: String
  /// Empty where none was given; then nothing is silenced.
  let reason: String
  /// The lines that it is about.
  let lines: ClosedRange<Int>

  static let mark = "delegate-routing:ignore"

  /// The silence that a comment asks for; nil where it asks for none.
  private init?(_ comment: String, path: String, lines: ClosedRange<Int>) {
    guard let mark = comment.range(of: Self.mark) else { return nil }
    let rest = comment[mark.upperBound...].prefix { !$0.isNewline }
    let parts = rest.split(separator: ":", maxSplits: 1).map { $0.trimmingSpace() }
    place = Place(path: path, line: lines.lowerBound)
    rule = parts.first ?? ""
    reason =
      parts.count > 1
      ? ["*/", "-->"].reduce(parts[1]) { $0.replacingOccurrences(of: $1, with: "") }.trimmingSpace() : ""
    self.lines = lines.lowerBound...(lines.upperBound + 1)
  }

  /// The silencing comments of a source file.
  static func all(in file: SourceFile) -> [Silence] {
    file.text.comments.compactMap { range in
      Silence(
        file.text.text(range), path: file.path,
        lines: file.text.line(at: range.lowerBound)...file.text.line(at: max(range.lowerBound, range.upperBound - 1)))
    }
  }

  /// The silencing comments of a text in which a comment begins with one sign and ends with another, or with its line.
  static func all(in text: String, path: String, from opening: String, to closing: String?) -> [Silence] {
    guard text.contains(mark) else { return [] }
    var silences: [Silence] = []
    var line = 1
    var rest = text[...]
    while let start = rest.range(of: opening) {
      line += rest[..<start.lowerBound].reduce(0) { $0 + ($1.isNewline ? 1 : 0) }
      let behind = rest[start.upperBound...]
      let end = closing.map { behind.range(of: $0)?.upperBound } ?? behind.firstIndex(where: \.isNewline)
      let comment = behind[..<(end ?? behind.endIndex)]
      let last = line + comment.reduce(0) { $0 + ($1.isNewline ? 1 : 0) }
      if let silence = Silence(String(comment), path: path, lines: line...last) { silences.append(silence) }
      line = last
      rest = behind[comment.endIndex...]
    }
    return silences
  }

  func covers(_ finding: Finding) -> Bool {
    !reason.isEmpty && rule == finding.rule && place.path == finding.place.path
      && (finding.place.line.map(lines.contains) ?? true)
  }
}

import DelegateRoutingSpec
import Foundation

/// A comment that silences a rule on its line and the next: `// delegate-routing:ignore RULE: why`.
struct Silence: Sendable, Hashable {
  let place: Place
  let rule: String
  /// Empty where none was given; then nothing is silenced.
  let reason: String
  /// The lines that it is about.
  let lines: ClosedRange<Int>

  static let mark = "delegate-routing:ignore"

  /// The silencing comments of a file.
  static func all(in file: SourceFile) -> [Silence] {
    file.text.comments.compactMap { range in
      let text = file.text.text(range)
      guard let mark = text.range(of: mark) else { return nil }
      let rest = text[mark.upperBound...].prefix { !$0.isNewline }
      let parts = rest.split(separator: ":", maxSplits: 1).map { $0.trimmingSpace() }
      let reason = parts.count > 1 ? parts[1].replacingOccurrences(of: "*/", with: "").trimmingSpace() : ""
      let first = file.text.line(at: range.lowerBound)
      let last = file.text.line(at: max(range.lowerBound, range.upperBound - 1))
      return Silence(
        place: Place(path: file.path, line: first), rule: parts.first ?? "", reason: reason, lines: first...(last + 1))
    }
  }

  func covers(_ finding: Finding) -> Bool {
    !reason.isEmpty && rule == finding.rule && place.path == finding.place.path
      && (finding.place.line.map(lines.contains) ?? false)
  }
}

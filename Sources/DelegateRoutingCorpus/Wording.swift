/// How values are put into the text of an issue.
enum Wording {
  /// A text in quotes, without line breaks, cut where it gets too long to read.
  static func quoted(_ text: String, limit: Int = 100) -> String {
    let shown = text.unicodeScalars.prefix(limit).map { $0.escaped(asASCII: false) }.joined()
    return text.unicodeScalars.count > limit ? "\"\(shown)…\"" : "\"\(shown)\""
  }

  /// A text or `null`.
  static func quoted(_ text: String?) -> String { text.map { quoted($0) } ?? "null" }

  /// Alternatives: `a`, `a or b`, `a, b or c`.
  static func oneOf(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Text without line breaks and other control characters; file names may hold them.
  static func oneLine(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
  }
}

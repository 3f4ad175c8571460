import DelegateRoutingSpec
import Foundation

/// A text of a fixture with its placeholders: `{scheme}` and `{host}` stand for the app's, `{repeat}` for a repetition.
struct FixtureText: Sendable, Hashable {
  /// The text as the fixture has it.
  let template: String
  /// What `{repeat}` stands for; nil where the fixture repeats nothing.
  let repetition: Repetition?

  /// A text so many times.
  struct Repetition: Sendable, Hashable {
    let text: String
    let count: Int
  }

  init(_ template: String, repetition: Repetition? = nil) {
    self.template = template
    self.repetition = repetition
  }

  /// The text as the app with this identity gets it. An app without a scheme or a domain gets the example's: the system
  /// delivers it no such link anyway.
  func filled(for identity: AppIdentity) -> String {
    guard template.contains("{") else { return template }
    var filled = ""
    var rest = template[...]
    while let brace = rest.firstIndex(of: "{") {
      filled += rest[..<brace]
      rest = rest[brace...]
      if let placeholder = Placeholder.allCases.first(where: { rest.hasPrefix($0.written) }) {
        filled += value(of: placeholder, for: identity)
        rest = rest.dropFirst(placeholder.written.count)
      } else {
        filled += "{"
        rest = rest.dropFirst()
      }
    }
    return filled + rest
  }

  private func value(of placeholder: Placeholder, for identity: AppIdentity) -> String {
    switch placeholder {
    case .scheme: identity.schemes.first ?? "acme"
    case .host: identity.domains.first ?? "links.example.com"
    case .repeat: repetition.map { String(repeating: $0.text, count: $0.count) } ?? placeholder.written
    }
  }
}

extension FixtureText {
  /// The placeholders.
  enum Placeholder: String, CaseIterable {
    case scheme, host, `repeat`

    var written: String { "{\(rawValue)}" }
  }

  /// How often a placeholder is in the text.
  func count(of placeholder: Placeholder) -> Int {
    template.isEmpty ? 0 : template.components(separatedBy: placeholder.written).count - 1
  }
}

extension PropertyValue {
  /// The value with the placeholders of all its texts filled in; keys stay as they are.
  func filled(for identity: AppIdentity) -> PropertyValue {
    switch self {
    case .string(let text): .string(FixtureText(text).filled(for: identity))
    case .array(let values): .array(values.map { $0.filled(for: identity) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.filled(for: identity) })
    case .null, .bool, .integer, .double: self
    }
  }
}

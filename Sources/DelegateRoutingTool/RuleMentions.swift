import DelegateRoutingConformance
import DelegateRoutingSpec

/// A shape of code, as a page for reviewers names it, and the rules that it concerns.
struct CodeShape {
  let text: String
  let rules: [String]
}

/// A piece of code or the name of an API, as somebody asks which rules mention it.
struct CodeQuery {
  private let words: Set<String>

  /// Nil for text without any word. A selector stands for the method's Swift name.
  init?(_ text: String) {
    let method = DelegateMethod.allCases.first { $0.facts.selector == text }
    words = Self.words(of: method?.rawValue ?? text)
    if words.isEmpty { return nil }
  }

  /// Whether the rule's name, statement or hint, a piece of code on its page, or a shape of code that concerns it has
  /// every word of the query.
  func isMentioned(by rule: Rule) -> Bool {
    let hint = RouterRule(rawValue: rule.name)?.hint ?? ""
    let section = CodeShape.sections[rule.name] ?? []
    let texts =
      [rule.name, rule.statement, hint] + section + CodeShape.all.filter { $0.rules.contains(rule.name) }.map(\.text)
    return texts.contains { Self.words(of: $0).isSuperset(of: words) }
  }

  /// The identifiers and words in a text, in lower case; `_` alone is none.
  private static func words(of text: String) -> Set<String> {
    var words: Set<String> = []
    for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) where word != "_" {
      words.insert(word.lowercased())
    }
    return words
  }
}

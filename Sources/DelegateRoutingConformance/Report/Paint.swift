/// Colours for a terminal, or none.
package struct Paint {
  package let isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  package func good(_ text: String) -> String { wrap(text, "32") }
  package func bad(_ text: String) -> String { wrap(text, "31") }
  package func dim(_ text: String) -> String { wrap(text, "2") }
  package func bold(_ text: String) -> String { wrap(text, "1") }

  private func wrap(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}

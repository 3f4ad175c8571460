/// Colours for a terminal, or none.
struct Paint {
  let isOn: Bool

  func good(_ text: String) -> String { wrap(text, "32") }
  func bad(_ text: String) -> String { wrap(text, "31") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func bold(_ text: String) -> String { wrap(text, "1") }

  private func wrap(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}

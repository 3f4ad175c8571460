import Foundation

/// Build settings by name, as a project file or an .xcconfig has them.
struct BuildSettings: Sendable {
  private var values: [String: (value: String, place: Place)] = [:]

  /// The setting's value; that for iPhone where it is conditional.
  subscript(_ name: String) -> String? { values[name]?.value }

  func place(of name: String) -> Place? { values[name]?.place }

  mutating func set(_ name: String, _ value: String, at place: Place) {
    let plain = String(name.prefix { $0 != "[" })
    guard plain == name || name.contains("sdk=iphone") else { return }
    values[plain] = (value, place)
  }

  /// Later settings take the place of earlier ones.
  mutating func add(_ others: BuildSettings) { values.merge(others.values) { $1 } }

  /// A value with the names in it replaced, as far as they are known.
  func resolved(_ name: String, _ known: [String: String]) -> String? {
    guard var text = self[name] else { return nil }
    for (key, value) in known {
      text = text.replacingOccurrences(of: "$(\(key))", with: value)
      text = text.replacingOccurrences(of: "${\(key)}", with: value)
    }
    return text
  }

  /// Reads an .xcconfig file's own lines and names what it includes.
  static func xcconfig(_ text: String, path: String) -> (settings: BuildSettings, includes: [String]) {
    var settings = BuildSettings()
    var includes: [String] = []
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      if line.trimmingSpace().hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count > 1 { includes.append(String(parts[1])) }
      } else if let equals = code.firstIndex(of: "=") {
        settings.set(
          code[..<equals].trimmingSpace(),
          // Xcode takes a semicolon at the end for none of the value's.
          String(code[code.index(after: equals)...].trimmingSpace().prefix { $0 != ";" }),
          at: Place(path: path, line: number + 1))
      }
    }
    return (settings, includes)
  }
}

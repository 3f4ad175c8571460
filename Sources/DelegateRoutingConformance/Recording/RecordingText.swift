extension RecordingVerdict {
  /// The verdict for people.
  public func text(file: String) -> String {
    var lines = [
      "\(file): \(calls) calls, \(deliveries) deliveries"
        + (leftOut > 0 ? ", \(leftOut) of the calls left out" : "")
        + (skippedLines > 0 ? ", \(skippedLines) other lines skipped" : "")
    ]
    lines += ["", "steps:"] + shownSteps.map { "  \($0)" }
    lines += ["", explanation] + brokenRules.flatMap(\.lines)
    if !readings.isEmpty { lines += ["", "disputed points:"] }
    for reading in readings {
      lines.append(
        "  \(reading.point): "
          + (reading.fits.isEmpty ? "no choice fits" : "\(reading.fits.joined(separator: " or ")) fits")
          + (reading.doesNotFit.isEmpty ? "" : ", \(reading.doesNotFit.joined(separator: " or ")) does not"))
    }
    if let router {
      lines += ["", "deliveries: \(router.owed) owed, \(router.broken.isEmpty ? "no rule broken" : "rules broken:")"]
      lines += router.broken.flatMap(\.lines)
    }
    if !notes.isEmpty { lines += [""] + notes.map { "note: \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The steps; of many the first and the last.
  private var shownSteps: [String] {
    guard steps.count > 40 else { return steps }
    return steps.prefix(20) + ["… \(steps.count - 40) more …"] + steps.suffix(20)
  }

  private var explanation: String {
    if isExplained { return "✓ every call is explained" }
    guard let unexplained else { return "✗ the calls are not explained" }
    var text = "✗ line \(unexplained.line): \(unexplained.what)"
    text += isGivenUp ? "\n  the search was given up here: it has a limit" : "\n  no reading explains this"
    for other in unexplained.expected {
      text += "\n  \(other.reading.isEmpty ? "instead" : "under \(other.reading)"): \(other.call)"
    }
    return text
  }
}

extension RecordingVerdict.Broken {
  fileprivate var lines: [String] {
    [
      "  ✗ \(rule) (\(level.rawValue)): \(statement)", "      \(link)",
      "      \(line.map { "line \($0): " } ?? "")\(message)",
    ]
  }
}

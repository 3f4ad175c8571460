import DelegateRoutingSpec

/// What every fixture says of itself.
struct FixtureHead {
  /// Empty where it is missing or malformed; there is an issue then.
  let id: String
  let why: String
  let sources: [Source]
  let tags: [String]
  let reports: [FaultReport]

  /// Reads what a fixture of this form says of itself.
  init(_ reader: ObjectReader, _ form: FixtureForm) {
    switch form {
    case .fixture(let family):
      id = Self.id(reader, beginning: family) ?? ""
      why = reader.text("why") ?? ""
      sources = Self.sources(reader.array("sources"), log: reader.log)
      tags = Self.tags(reader.texts("tags"), log: reader.log)
      reports = FaultReport.list(reader.optionalArray("reports"), log: reader.log)
    case .regression(let family):
      id = Self.id(reader, beginning: "regression/\(family)") ?? ""
      why = reader.optionalText("why") ?? reader.optionalText("title") ?? ""
      sources = Self.sources(reader.optionalArray("sources"), log: reader.log)
      tags = Self.tags(reader.optionalTexts("tags"), log: reader.log)
      reports = FaultReport.list(reader.array("reports"), log: reader.log)
    case .inline:
      id = Self.name(reader) ?? ""
      (why, sources, tags, reports) = ("", [], [], [])
    }
  }

  private static func sources(_ elements: [(value: JSONValue, place: Place)], log: IssueLog) -> [Source] {
    elements.compactMap { value, place in
      ObjectReader(value, at: place, keys: Source.keys, log: log).map { Source($0) }
    }
  }

  private static func tags(_ texts: [(text: String, place: Place)], log: IssueLog) -> [String] {
    texts.map { tag, place in
      if !FixtureID.isWord(tag) {
        log.add(place, "is \(Wording.quoted(tag))", right: "a word of a-z, 0-9 and hyphens")
      }
      return tag
    }
  }

  /// The name that a payload has within its scenario. It cannot be that of a fixture, which has slashes.
  private static func name(_ reader: ObjectReader) -> String? {
    guard let name = reader.text("as") else { return nil }
    if FixtureID.isWord(name) { return name }
    reader.log.add(reader.place.key("as"), "is \(Wording.quoted(name))", right: "a word of a-z, 0-9 and hyphens")
    return nil
  }

  private static func id(_ reader: ObjectReader, beginning family: String) -> String? {
    guard let id = reader.text("id") else { return nil }
    let place = reader.place.key("id")
    guard FixtureID.isValid(id) else {
      reader.log.add(place, "is \(Wording.quoted(id))", right: FixtureID.right)
      return nil
    }
    guard id.hasPrefix("\(family)/") else {
      reader.log.add(place, "is \(Wording.quoted(id))", right: "\(family)/…, which begins with the file's name")
      return nil
    }
    return id
  }
}

/// The forms in which a payload or a scenario is written.
enum FixtureForm {
  /// In a file whose name the id begins with.
  case fixture(family: String)
  /// In a file of regressions, the reports of which say why it is there.
  case regression(family: String)
  /// Within a scenario, under a name of its own.
  case inline

  /// The keys for what it says of itself.
  var keys: [String] {
    switch self {
    case .fixture, .regression: ["id", "why", "sources", "tags", "reports"]
    case .inline: ["as"]
    }
  }
}

extension Source {
  static let keys = ["title", "url"]

  /// The page that an object names.
  init(_ reader: ObjectReader) {
    let title = reader.text("title") ?? ""
    let url = reader.text("url") ?? ""
    if !url.isEmpty, !url.hasPrefix("https://") {
      reader.log.add(
        reader.place.key("url"), "is \(Wording.quoted(url))", right: "an address that begins with https://")
    }
    self.init(title, url)
  }
}

extension FaultReport {
  static let wanted = "wanted"

  /// The reports that a fixture names.
  static func list(_ elements: [(value: JSONValue, place: Place)], log: IssueLog) -> [FaultReport] {
    var urls: Set<String> = []
    return elements.compactMap { value, place in
      ObjectReader(value, at: place, keys: Source.keys + ["witness"], log: log).map { report in
        if let url = report.optionalText("url"), !urls.insert(url).inserted {
          log.add(place.key("url"), "stands there twice", right: "each report once")
        }
        let witness = report.text("witness")
        if let witness, !FixtureID.isWord(witness) {
          log.add(
            place.key("witness"), "is \(Wording.quoted(witness))",
            right: "the id of a faulty router, or \(Wording.quoted(wanted))")
        }
        return FaultReport(source: Source(report), witness: witness == wanted ? nil : witness)
      }
    }
  }
}

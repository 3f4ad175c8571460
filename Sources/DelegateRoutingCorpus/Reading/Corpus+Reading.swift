import Foundation

extension Corpus {
  /// Reads a corpus from its folder. Folders in `extra` have the same layout and add fixtures; an id must be new in all
  /// of them. Names of rules are checked against `rules`, if given.
  ///
  /// - Throws: `CorpusError` with every issue that there is.
  public static func read(at folder: URL, adding extra: [URL] = [], rules: Set<String>? = nil) throws -> Corpus {
    var reading = CorpusReading(names: FixtureNames(rules: rules))
    reading.read(CorpusFolder(url: folder, isAddition: false))
    for folder in extra { reading.read(CorpusFolder(url: folder, isAddition: true)) }
    return try reading.finish(folder)
  }
}

/// A corpus on its way from files to fixtures.
private struct CorpusReading {
  var names: FixtureNames

  private let log = IssueLog()
  private var files: [CorpusFile] = []
  private var elements: [CorpusSection: [Element]] = [:]

  /// A fixture before it is read, with where it stands.
  private struct Element {
    let value: JSONValue
    let place: Place
    let family: String
  }

  init(names: FixtureNames) { self.names = names }

  /// Reads the files of a folder as far as the lists of fixtures.
  mutating func read(_ folder: CorpusFolder) {
    let found = folder.files(log: log)
    let withFixtures = found.filter { CorpusSection.withFixtures.contains($0.section) }
    if withFixtures.isEmpty, folder.isAddition, log.issues.isEmpty {
      log.add(file: folder.url.path, "holds no fixtures", right: "at least one file such as urls/mine.json")
    }
    for file in found where CorpusSection.read.contains(file.section) {
      if let list = fixtures(of: file) {
        elements[file.section, default: []] += list
        continue
      }
      switch file.section {
      case .urls: names.unreadURLs.insert(file.family)
      case .activities: names.unreadActivities.insert(file.family)
      case .events: names.unreadEvents.insert(file.family)
      default: break
      }
    }
    files += found
  }

  /// Reads the fixtures: scenarios last, because they name the others.
  mutating func finish(_ folder: URL) throws -> Corpus {
    let urls = read(.urls) { URLFixture($0.value, at: $0.place, as: .fixture(family: $0.family), log: log) }
    names.urls = unique(urls.map { ($0.id, $0.place) })
    let activities = read(.activities) {
      ActivityFixture($0.value, at: $0.place, as: .fixture(family: $0.family), log: log)
    }
    names.activities = unique(activities.map { ($0.id, $0.place) })
    let events = read(.events) { EventFixture($0.value, at: $0.place, as: .fixture(family: $0.family), log: log) }
    names.events = unique(events.map { ($0.id, $0.place) })
    let scenarios =
      read(.scenarios) {
        ScenarioFixture.all($0.value, at: $0.place, as: .fixture(family: $0.family), names: names, log: log)
      }
      + read(.regressions) {
        ScenarioFixture.all($0.value, at: $0.place, as: .regression(family: $0.family), names: names, log: log)
      }
    _ = unique(scenarios.compactMap(\.first).map { ($0.id, $0.place) })
    let retired = read(.retired) { RetiredID($0.value, at: $0.place, log: log) }
    let outOfScope = read(.outOfScope) { ReportOutOfScope($0.value, at: $0.place, log: log) }

    // A corpus without fixtures of a kind would be an empty success. Files that cannot be read say so themselves.
    for name in CorpusSection.needed.filter({ elements[$0] == nil }).map(\.rawValue)
    where !log.issues.contains(where: { $0.file.hasPrefix(name) || $0.file == folder.path }) {
      log.add(file: name, "holds no fixtures", right: "at least one file such as \(name)/mine.json in \(folder.path)")
    }
    guard log.issues.isEmpty else { throw CorpusError(issues: log.issues.sorted(by: CorpusIssue.inOrder)) }
    return Corpus(
      urls: urls, activities: activities, events: events, scenarios: Array(scenarios.joined()), retired: retired,
      outOfScope: outOfScope, files: files, outlines: log.outlines)
  }

  private func read<Fixture>(_ section: CorpusSection, _ fixture: (Element) -> Fixture?) -> [Fixture] {
    (elements[section] ?? []).compactMap(fixture)
  }

  /// The ids. One that is there twice is an issue.
  private func unique(_ fixtures: [(id: String, place: Place)]) -> Set<String> {
    var places: [String: Place] = [:]
    for (id, place) in fixtures where !id.isEmpty {
      if let first = places.updateValue(places[id] ?? place, forKey: id) {
        log.add(
          place.key("id"), "is \(Wording.quoted(id)), as in \(first.file): \(first.path)", right: "an id of its own")
      }
    }
    return Set(places.keys)
  }

  /// The elements of a file's list; nil, and an issue, where it has none.
  private func fixtures(of file: CorpusFile) -> [Element]? {
    guard FixtureID.isWord(file.family) else {
      log.add(file: file.name, "has a name that no id can begin with", right: "a-z, 0-9 and hyphens before .json")
      return nil
    }
    guard let bytes = file.bytes, let document = JSONDocument(bytes, file: file.name, log: log) else { return nil }
    let place = Place(file: file.name, path: JSONPath.root)
    let list = file.section.list
    // A file of another format is not looked at any further: its keys may be others.
    guard isOfKnownFormat(document.root, at: place),
      let reader = ObjectReader(document.root, at: place, keys: ["$schema", "format", list], log: log)
    else { return nil }
    let schema = file.section.schema
    if let text = reader.text("$schema"), text.split(separator: "/").last != schema.split(separator: "/").last {
      log.add(place.key("$schema"), "is \(Wording.quoted(text))", right: schema)
    }
    guard reader.has(list) else {
      _ = reader.required(list, "an array")
      return nil
    }
    return reader.array(list, mayBeEmpty: file.section == .retired).map {
      Element(value: $0.value, place: $0.place, family: file.family)
    }
  }

  private func isOfKnownFormat(_ root: JSONValue, at place: Place) -> Bool {
    guard case .object(let object) = root else { return true }
    let right = "\(Corpus.version): this reader knows format \(Corpus.version)"
    switch object["format"] {
    case .integer(let number) where String(number) == Corpus.version: return true
    case nil: log.add(place.key("format"), "is missing", right: right)
    case .integer(let number): log.add(place.key("format"), "is \(number)", right: right)
    case .some(let value): log.add(place.key("format"), "is \(value.typeName)", right: right)
    }
    return false
  }
}

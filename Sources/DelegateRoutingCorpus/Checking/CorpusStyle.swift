import DelegateRoutingSpec
import Foundation

/// What holds between the fixtures, and how their files are written.
struct CorpusStyle {
  let corpus: Corpus
  let log: IssueLog

  func check() {
    for file in corpus.files { checkLayout(of: file) }
    checkTags()
    checkRetired()
    checkContents()
    checkSources()
  }

  /// A file in another layout makes changes hard to read.
  private func checkLayout(of file: CorpusFile) {
    guard let bytes = file.bytes, let right = CanonicalLayout.text(of: Data(bytes)) else { return }
    let found = String(decoding: bytes, as: UTF8.self)
    guard found != right else { return }
    let lines = found.split(separator: "\n", omittingEmptySubsequences: false)
    let rightLines = right.split(separator: "\n", omittingEmptySubsequences: false)
    let first = zip(lines, rightLines).enumerated().first { $1.0 != $1.1 }
    let number = first?.offset ?? min(lines.count, rightLines.count) - 1
    let line = first.map { Wording.quoted(String($0.element.1), limit: 160) } ?? "one final line break"
    log.add(
      file: file.name, line: number + 1, "is laid out otherwise than the corpus",
      right: "\(line), as delegate-routing corpus format writes it")
  }

  /// The list of tags is closed: a misspelt one would be a fixture that nobody chooses.
  private func checkTags() {
    let uses: [(CorpusSection, [(tags: [String], place: Place)])] = [
      (.urls, corpus.urls.map { ($0.tags, $0.place) }), (.activities, corpus.activities.map { ($0.tags, $0.place) }),
      (.events, corpus.events.map { ($0.tags, $0.place) }),
      (.scenarios, corpus.scenarios.map { ($0.tags, $0.place) }),
    ]
    for (section, fixtures) in uses {
      guard let known = knownTags(of: section) else { continue }
      for (tags, place) in fixtures {
        for (index, tag) in tags.enumerated() where !known.contains(tag) {
          log.add(
            place.key("tags").index(index), "is \(Wording.quoted(tag))", right: Wording.oneOf(known))
        }
      }
    }
  }

  /// The tags that the schema lists; nil where the corpus has no schema of the section.
  private func knownTags(of section: CorpusSection) -> [String]? {
    let path = "schema/\(section.rawValue).schema.json"
    guard let bytes = corpus.files.first(where: { $0.relativePath == path })?.bytes,
      let schema = try? JSONDecoder().decode(Schema.self, from: Data(bytes))
    else { return nil }
    return schema.definitions.tag.enum
  }

  private struct Schema: Decodable {
    let definitions: Definitions

    enum CodingKeys: String, CodingKey { case definitions = "$defs" }
    struct Definitions: Decodable { let tag: Tag }
    struct Tag: Decodable { let `enum`: [String] }
  }

  private func checkRetired() {
    let retired = Set(corpus.retired.map(\.id))
    guard !retired.isEmpty else { return }
    for fixture in corpus.heads where retired.contains(fixture.id) {
      log.add(
        fixture.place.key("id"), "is \(Wording.quoted(fixture.id)), which was withdrawn",
        right: "an id that was never used")
    }
  }

  /// Two fixtures with the same content test one thing, and count for two.
  private func checkContents() {
    let example = AppIdentity()
    refuseRepeats(
      corpus.urls.map { fixture in
        ([fixture.kind, fixture.text(for: example), fixture.options] as [AnyHashable], fixture.place)
      })
    refuseRepeats(
      corpus.activities.compactMap { fixture in
        fixture.event(for: example).map { ([fixture.kind, $0] as [AnyHashable], fixture.place) }
      })
    refuseRepeats(corpus.events.map { ([$0.kind, $0.event(for: example)] as [AnyHashable], $0.place) })
    refuseRepeats(
      corpus.scenarios.flatMap { scenario -> [([AnyHashable], Place)] in
        guard let steps = scenario.steps(for: example, in: corpus) else { return [] }
        return scenario.settings.map { ([$0, steps, scenario.answers] as [AnyHashable], scenario.place) }
      })
  }

  private func refuseRepeats(_ contents: [(content: [AnyHashable], place: Place)]) {
    var places: [[AnyHashable]: Place] = [:]
    for (content, place) in contents {
      if let first = places[content] {
        log.add(place, "has the same content as \(first.file): \(first.path)", right: "one fixture of the two")
      } else {
        places[content] = place
      }
    }
  }

  /// A page has one title, and a report one decision.
  private func checkSources() {
    var titles: [String: String] = [:]
    func check(_ sources: [Source], at place: Place) {
      for (index, source) in sources.enumerated() {
        let place = place.index(index)
        if let title = titles.updateValue(titles[source.url] ?? source.title, forKey: source.url),
          title != source.title
        {
          log.add(
            place.key("title"), "is \(Wording.quoted(source.title)), elsewhere \(Wording.quoted(title))",
            right: "one title for \(source.url)")
        }
      }
    }
    for fixture in corpus.heads {
      check(fixture.sources, at: fixture.place.key("sources"))
      check(fixture.reports.map(\.source), at: fixture.place.key("reports"))
      let named = Set(fixture.sources.map(\.url))
      for (index, report) in fixture.reports.enumerated() where named.contains(report.source.url) {
        log.add(
          fixture.place.key("reports").index(index), "is a page that the sources name",
          right: "one of the two: the report, if a router failed the fixture there")
      }
    }
    let covered = Set(corpus.reports.map(\.report.source.url))
    for report in corpus.outOfScope where covered.contains(report.source.url) {
      log.add(
        report.place.key("url"), "is a report that a scenario has", right: "a scenario, or a reason why there is none")
    }
  }
}

extension Corpus {
  /// What every fixture says of itself, with its place.
  fileprivate var heads: [(id: String, sources: [Source], reports: [FaultReport], place: Place)] {
    urls.map { ($0.id, $0.sources, $0.reports, $0.place) }
      + activities.map { ($0.id, $0.sources, $0.reports, $0.place) }
      + events.map { ($0.id, $0.sources, $0.reports, $0.place) }
      + scenarios.map { ($0.id, $0.sources, $0.reports, $0.place) }
  }
}

import DelegateRoutingSpec

/// What every fixture says of itself.
struct FixtureHead {
  /// Empty where it is missing or malformed; there is an issue then.
  let id: String
  let why: String
  let sources: [Source]
  let tags: [String]

  static let keys = ["id", "why", "sources", "tags"]

  /// Reads the keys that every fixture has. `family` is the file's name, with which the id begins.
  init(_ reader: ObjectReader, family: String) {
    id = Self.id(reader, family: family) ?? ""
    why = reader.text("why") ?? ""
    sources = reader.array("sources").compactMap { Self.source($0.value, at: $0.place, log: reader.log) }
    tags = reader.texts("tags").map { tag, place in
      if !FixtureID.isWord(tag) {
        reader.log.add(place, "is \(Wording.quoted(tag))", right: "a word of a-z, 0-9 and hyphens")
      }
      return tag
    }
  }

  private static func id(_ reader: ObjectReader, family: String) -> String? {
    guard let id = reader.text("id") else { return nil }
    let place = reader.place.key("id")
    guard FixtureID.isValid(id) else {
      reader.log.add(place, "is \(Wording.quoted(id))", right: FixtureID.right)
      return nil
    }
    guard FixtureID.family(of: id) == family else {
      reader.log.add(place, "is \(Wording.quoted(id))", right: "\(family)/…, which begins with the file's name")
      return nil
    }
    return id
  }

  private static func source(_ value: JSONValue, at place: Place, log: IssueLog) -> Source? {
    guard let reader = ObjectReader(value, at: place, keys: ["title", "url"], log: log) else { return nil }
    let title = reader.text("title") ?? ""
    let url = reader.text("url") ?? ""
    if !url.isEmpty, !url.hasPrefix("https://") {
      log.add(place.key("url"), "is \(Wording.quoted(url))", right: "an address that begins with https://")
    }
    return Source(title, url)
  }
}

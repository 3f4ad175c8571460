import DelegateRoutingSpec

extension URLFixture {
  /// Reads a fixture of `urls/<family>.json`, or one that a scenario writes out, which always parses; nil, and an issue,
  /// where there is nothing to go on with.
  init?(_ value: JSONValue, at place: Place, as form: FixtureForm, log: IssueLog) {
    let isInline = if case .inline = form { true } else { false }
    let keys =
      form.keys + ["kind", "url", "repeat", "options"] + (isInline ? [] : ["parses", "variesBecause", "parts"])
    guard let reader = ObjectReader(value, at: place, keys: keys, log: log) else { return nil }
    let head = FixtureHead(reader, form)
    let kind = reader.choice("kind", of: [EventKind.customURL, .fileURL, .universalLink])
    let repetition = FixtureText.Repetition(reader)
    let text = FixtureText(reader.possiblyEmptyText("url") ?? "", repetition: repetition)
    text.checkPlaceholders(at: place.key("url"), log: log)
    if reader.has("repeat"), text.count(of: .repeat) != 1, !text.template.isEmpty {
      log.add(
        place.key("url"), "has {repeat} \(text.count(of: .repeat)) times", right: "once, as the fixture repeats a text")
    }
    if reader.has("options"), kind == .universalLink {
      log.add(place.key("options"), "are there for a universal link", right: "none: an activity has no such options")
    }
    let parses = isInline ? .always : Parsing(reader)
    if reader.has("parts"), let parses, parses != .always {
      log.add(place.key("parts"), "are there, but the text does not parse everywhere", right: "no parts")
    }

    id = head.id
    why = head.why
    sources = head.sources
    tags = head.tags
    reports = head.reports
    self.kind = kind ?? .customURL
    self.text = text
    self.parses = parses ?? .always
    self.place = place
    options = OpenURLOptions(reader)
    parts = reader.optional("parts").flatMap {
      FixtureParts($0, at: place.key("parts"), repetition: repetition, log: log)
    }
  }
}

extension URLFixture.Parsing {
  fileprivate init?(_ reader: ObjectReader) {
    let right = "true, false or \"varies\""
    let reason = reader.optionalText("variesBecause")
    switch reader.required("parses", right) {
    case nil: return nil
    case .bool(let always): self = always ? .always : .never
    case .string("varies"):
      self = .varies(because: reason ?? "")
      if !reader.has("variesBecause") {
        reader.log.add(reader.place.key("variesBecause"), "is missing", right: "the reason why the systems differ")
      }
      return
    case .string(let word):
      reader.log.add(reader.place.key("parses"), "is \(Wording.quoted(word))", right: right)
      return nil
    case .some(let value):
      reader.log.add(reader.place.key("parses"), "is \(value.typeName)", right: right)
      return nil
    }
    if reader.has("variesBecause") {
      reader.log.add(
        reader.place.key("variesBecause"), "is there, but parses does not vary",
        right: "parses \"varies\", or no reason")
    }
  }
}

extension FixtureText.Repetition {
  /// Longer texts would only cost time: no router reads a megabyte.
  private static let byteLimit = 1 << 20

  /// Nil only where the fixture repeats nothing, so that a broken repetition is one issue and not two.
  fileprivate init?(_ reader: ObjectReader) {
    guard let value = reader.optional("repeat") else { return nil }
    let place = reader.place.key("repeat")
    let repetition = ObjectReader(value, at: place, keys: ["text", "count"], log: reader.log)
    let text = repetition?.text("text") ?? ""
    let count = repetition?.integer("count", in: 2...Self.byteLimit) ?? 1
    if text.utf8.count > Self.byteLimit / count {
      reader.log.add(
        place, "makes more than \(Self.byteLimit) bytes", right: "at most \(Self.byteLimit) bytes (1 MiB)")
    }
    self.init(text: text, count: count)
  }
}

extension OpenURLOptions {
  fileprivate init(_ reader: ObjectReader) {
    self.init()
    guard let value = reader.optional("options") else { return }
    let place = reader.place.key("options")
    let keys = ["sourceApplication", "openInPlace", "annotation"]
    guard let options = ObjectReader(value, at: place, keys: keys, log: reader.log) else { return }
    sourceApplication = options.optionalText("sourceApplication")
    openInPlace = options.optionalBool("openInPlace") ?? false
    annotation = options.optional("annotation")?.propertyValue
  }
}

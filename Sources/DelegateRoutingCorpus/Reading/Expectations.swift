import DelegateRoutingSpec

/// What a scenario's author expects: deliveries, and payloads that never come.
struct Expectations {
  private(set) var deliveries: [ExpectedDelivery] = []
  private(set) var never: [FixtureReference] = []

  private static let sorts = ["url", "activity", "event"]
  private static let keys = sorts + ["scene", "after", "comes"]

  /// Reads `expect`. A step that could not be read is nil.
  init(_ scenario: ObjectReader, steps: [FixtureStep?], in scope: ScenarioScope) {
    var places: [(delivery: ExpectedDelivery, place: Place)] = []
    var neverPlaces: [(payload: FixtureReference, place: Place)] = []
    for (value, place) in scenario.array("expect", mayBeEmpty: true) {
      guard let reader = ObjectReader(value, at: place, keys: Self.keys, log: scenario.log) else { continue }
      let comes = reader.coming()
      if comes.isNever {
        reader.payload(Self.sorts, in: scope).map { neverPlaces.append(($0, place)) }
        reader.refuseWhereAndWhen()
      } else if let delivery = ExpectedDelivery(reader, comes.words, steps: steps, in: scope) {
        places.append((delivery, place))
      }
    }
    deliveries = places.map(\.delivery)
    never = neverPlaces.map(\.payload)
    for (payload, place) in neverPlaces {
      // What nobody sends cannot come: to say so says nothing.
      if !steps.contains(where: { $0?.event.names(payload) ?? true }) {
        scenario.log.add(place, "never comes, but no step sends it either", right: "a payload that a step sends")
      }
      if deliveries.contains(where: { $0.payload == payload }) {
        scenario.log.add(place, "never comes, but is a delivery elsewhere in the list", right: "one of the two")
      }
    }
    for (delivery, place) in places where delivery.comes.contains(.unordered) {
      let others = deliveries.filter { $0.isUnordered(with: delivery) }
      if others.count < 2 {
        scenario.log.add(
          place.key("comes"), "is unordered, but no other delivery of its step and scene is",
          right: "unordered for at least two of them")
      }
    }
  }
}

extension ExpectedDelivery {
  /// Whether the author says that it and the other, or itself, come in any order.
  package func isUnordered(with other: ExpectedDelivery) -> Bool {
    comes.contains(.unordered) && other.comes.contains(.unordered) && after == other.after && scene == other.scene
  }

  /// Nil, and an issue, where it names no payload.
  fileprivate init?(_ reader: ObjectReader, _ comes: Set<Coming>, steps: [FixtureStep?], in scope: ScenarioScope) {
    let after = steps.isEmpty ? nil : reader.integer("after", in: 0...(steps.count - 1))
    let scene = reader.nullableText("scene").flatMap { reader.scene($0, at: reader.place.key("scene")) }
    guard let payload = reader.payload(["url", "activity", "event"], in: scope) else { return nil }
    self.init(payload: payload, scene: scene, after: after ?? 0, comes: comes)

    // Nothing can be delivered before it was sent. Steps that could not be read may have sent it.
    let isSent = steps.prefix(self.after + 1).contains { $0?.event.sends(payload) ?? true }
    if after != nil, !isSent {
      reader.log.add(
        reader.place, "is a delivery that no step up to \(self.after) has sent", right: "the index of a later step")
    }
  }
}

extension ObjectReader {
  /// The words of a delivery, each once; `never` stands alone.
  fileprivate func coming() -> (isNever: Bool, words: Set<ExpectedDelivery.Coming>) {
    var words: [Word] = []
    for (value, place) in optionalArray("comes") {
      guard let word = choice(value, of: Word.all, at: place) else { continue }
      if words.contains(where: { $0.rawValue == word.rawValue }) {
        log.add(place, "is \(Wording.quoted(word.rawValue)) again", right: "each word once")
      }
      words.append(word)
    }
    let isNever = words.contains { $0.coming == nil }
    if isNever, words.contains(where: { $0.coming != nil }) {
      log.add(place.key("comes"), "has never and another word", right: "never alone")
    }
    return (isNever, Set(words.compactMap(\.coming)))
  }

  /// A word of `comes`; nil is `never`.
  private struct Word: RawRepresentable {
    let coming: ExpectedDelivery.Coming?
    static let all = [Word(coming: nil)] + ExpectedDelivery.Coming.allCases.map { Word(coming: $0) }

    var rawValue: String { coming?.rawValue ?? "never" }

    init(coming: ExpectedDelivery.Coming?) { self.coming = coming }
    init?(rawValue: String) { self.init(coming: ExpectedDelivery.Coming(rawValue: rawValue)) }
  }

  /// Nothing is to be said of where and when something never comes.
  fileprivate func refuseWhereAndWhen() {
    for key in ["scene", "after"] where has(key) {
      log.add(place.key(key), "is there, but the payload never comes", right: "no scene and no step")
    }
  }

  /// The payload that is named under one of the keys.
  fileprivate func payload(_ sorts: [String], in scope: ScenarioScope) -> FixtureReference? {
    let named = sorts.filter(has)
    guard let key = named.first, named.count == 1 else {
      let right = "exactly one of \(Wording.oneOf(sorts))"
      log.add(place, named.isEmpty ? "names no payload" : "has \(named.joined(separator: " and "))", right: right)
      return nil
    }
    guard let id = text(key) else { return nil }
    let sort =
      key == "url" ? FixtureReference.url : key == "activity" ? FixtureReference.activity : FixtureReference.event
    return scope.payload(id, at: place.key(key), sort, log: log)
  }
}

/// The names that a scenario may use: those of the fixtures, and those of the rules where the caller knows them.
struct FixtureNames {
  /// The names of the URL fixtures.
  var urls = Set<String>()
  /// The names of the activity fixtures.
  var activities = Set<String>()
  /// The names of the event fixtures.
  var events = Set<String>()
  /// The names of the rules; nil where they are not to be checked.
  var rules: Set<String>?
  /// The files that could not be read: what is missing there is not the scenario's fault.
  var unreadURLs = Set<String>()
  /// The same for activities.
  var unreadActivities = Set<String>()
  /// The same for events.
  var unreadEvents = Set<String>()

  func knows(_ payload: FixtureReference) -> Bool {
    switch payload {
    case .url(let id): urls.contains(id) || unreadURLs.contains(FixtureID.family(of: id))
    case .activity(let id): activities.contains(id) || unreadActivities.contains(FixtureID.family(of: id))
    case .event(let id): events.contains(id) || unreadEvents.contains(FixtureID.family(of: id))
    }
  }
}

/// The names that can be used in one scenario: those of the fixtures, and those of the payloads that it has written out
/// so far.
final class ScenarioScope {
  private let names: FixtureNames
  /// What `{each}` stands for.
  let each: RepeatedFixture
  var inline = InlinePayloads()
  /// Whether a step sends what `{each}` stands for.
  var sendsEach = false

  init(_ names: FixtureNames, each: RepeatedFixture) {
    self.names = names
    self.each = each
  }

  /// The payload that a name means; nil, and an issue, where nothing can be meant.
  func payload(
    _ name: String, at place: Place, _ reference: (String) -> FixtureReference, log: IssueLog
  ) -> FixtureReference? {
    guard name == RepeatedFixture.placeholder else {
      let payload = reference(name)
      if !knows(payload) { log.refuse(payload, at: place) }
      return payload
    }
    switch each {
    case .none:
      log.add(
        place, "is \(Wording.quoted(name)), but the scenario has no each", right: "an id, or a list of them in each")
      return nil
    case .unread: return nil
    case .fixture(let id, let element):
      let payload = reference(id)
      if !names.knows(payload) { log.refuse(payload, at: element) }
      return payload
    }
  }

  private func knows(_ payload: FixtureReference) -> Bool {
    switch payload {
    case .url(let id) where inline.urls[id] != nil: true
    case .activity(let id) where inline.activities[id] != nil: true
    case .event(let id) where inline.events[id] != nil: true
    default: names.knows(payload)
    }
  }

  /// Whether the scenario has written out a payload under that name, of whatever sort.
  func hasInline(_ name: String) -> Bool {
    inline.urls[name] != nil || inline.activities[name] != nil || inline.events[name] != nil
  }
}

/// The fixture of a scenario's `each` for which the scenario is read.
enum RepeatedFixture {
  /// The scenario repeats over nothing.
  case none
  /// The list names nothing to go on with.
  case unread
  case fixture(String, at: Place)

  /// What stands for it in the steps and in `expect`.
  static let placeholder = "{each}"

  /// The elements of a scenario's `each`, one a reading of the scenario.
  static func list(_ reader: ObjectReader) -> [RepeatedFixture] {
    guard reader.has("each") else { return [.none] }
    let elements = reader.optionalTexts("each")
    if elements.count == 1 {
      reader.log.add(
        reader.place.key("each"), "has one element", right: "at least two: one alone is named in the steps")
    }
    var ids: Set<String> = []
    for (id, place) in elements where !ids.insert(id).inserted {
      reader.log.add(place, "is \(Wording.quoted(id)) again", right: "each fixture once")
    }
    return elements.isEmpty ? [.unread] : elements.map { .fixture($0.text, at: $0.place) }
  }
}

extension IssueLog {
  /// An issue for a payload that is not known.
  fileprivate func refuse(_ payload: FixtureReference, at place: Place) {
    let sort =
      switch payload {
      case .url: "a URL"
      case .activity: "an activity"
      case .event: "an event"
      }
    add(place, "is \(Wording.quoted(payload.id))", right: "the id of \(sort) fixture")
  }
}

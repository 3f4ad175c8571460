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
  var inline = InlinePayloads()

  init(_ names: FixtureNames) { self.names = names }

  func knows(_ payload: FixtureReference) -> Bool {
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

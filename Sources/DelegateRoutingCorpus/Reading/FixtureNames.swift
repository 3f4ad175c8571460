/// The names that a scenario may use: those of the fixtures, and those of the rules where the caller knows them.
struct FixtureNames {
  /// The names of the URL fixtures.
  var urls = Set<String>()
  /// The names of the activity fixtures.
  var activities = Set<String>()
  /// The names of the rules; nil where they are not to be checked.
  var rules: Set<String>?
  /// The files that could not be read: what is missing there is not the scenario's fault.
  var unreadURLs = Set<String>()
  /// The same for activities.
  var unreadActivities = Set<String>()

  func knowsURL(_ id: String) -> Bool { urls.contains(id) || unreadURLs.contains(FixtureID.family(of: id)) }

  func knowsActivity(_ id: String) -> Bool {
    activities.contains(id) || unreadActivities.contains(FixtureID.family(of: id))
  }
}

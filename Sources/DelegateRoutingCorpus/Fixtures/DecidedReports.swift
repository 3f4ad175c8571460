import DelegateRoutingSpec

/// A public report of a router that had a fault which a fixture uncovers.
public struct FaultReport: Sendable, Hashable {
  /// The thread.
  public let source: Source
  /// The faulty router among the suite's own that has the fault and fails the fixture; nil where one is still wanted.
  public let witness: String?
}

/// A public report that makes no scenario.
public struct ReportOutOfScope: Sendable {
  /// The thread.
  public let source: Source
  /// Why it makes no scenario, in one sentence.
  public let reason: String

  let place: Place
}

/// The id of a fixture that was withdrawn. It is never given to another.
public struct RetiredID: Sendable {
  /// The id that was.
  public let id: String
  /// The version of the package without it.
  public let since: String
  /// Why it was withdrawn, and what took its place.
  public let reason: String
}

extension ReportOutOfScope {
  init?(_ value: JSONValue, at place: Place, log: IssueLog) {
    guard let reader = ObjectReader(value, at: place, keys: Source.keys + ["reason"], log: log) else { return nil }
    self.init(source: Source(reader), reason: reader.text("reason") ?? "", place: place)
  }
}

extension RetiredID {
  init?(_ value: JSONValue, at place: Place, log: IssueLog) {
    guard let reader = ObjectReader(value, at: place, keys: ["id", "since", "reason"], log: log) else { return nil }
    let id = reader.text("id") ?? ""
    if !id.isEmpty, !FixtureID.isValid(id) {
      log.add(place.key("id"), "is \(Wording.quoted(id))", right: FixtureID.right)
    }
    self.init(id: id, since: reader.text("since") ?? "", reason: reader.text("reason") ?? "")
  }
}

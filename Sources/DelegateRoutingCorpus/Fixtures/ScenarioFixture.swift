import DelegateRoutingSpec

/// What happens to an app, step by step, and what a router with the default profile must deliver.
public struct ScenarioFixture: Sendable {
  /// The permanent name, such as `cold/custom-url/from-not-running`.
  public let id: String
  /// What happens and what is expected, in one sentence.
  public let title: String
  /// Which mistake of a router it uncovers, in one sentence.
  public let why: String
  /// Where the shape comes from.
  public let sources: [Source]
  /// What it is about, for choosing fixtures.
  public let tags: [String]
  /// The names of the rules that it is about.
  public let rules: [String]
  /// The settings that it is played in, at most one for each column of the behaviour tables.
  public let settings: [Setting]
  /// What the profile's consumers answer, in their order; those beyond the list take everything.
  public let answers: [ListenerAnswer]
  /// The deliveries that a router with the default profile owes, and no others.
  public let expect: [ExpectedDelivery]

  let steps: [FixtureStep]
  let place: Place

  /// The steps, with the payloads as the app with this identity gets them; nil where this system's Foundation does not
  /// parse one of the payloads. `corpus` is the one that the scenario comes from.
  public func steps(for identity: AppIdentity, in corpus: Corpus) -> [Step]? {
    var steps: [Step] = []
    for fixtureStep in self.steps {
      guard let step = fixtureStep.step(for: identity, in: corpus) else { return nil }
      steps.append(step)
    }
    return steps
  }
}

/// A delivery that a router with the default profile owes.
public struct ExpectedDelivery: Sendable, Hashable {
  /// The payload.
  public let payload: FixtureReference
  /// The scene that it belongs to; nil where it belongs to none.
  public let scene: SceneID?
  /// The index, counted from 0, of the step in which or after which it is delivered.
  public let after: Int
}

/// A fixture, by name.
public enum FixtureReference: Sendable, Hashable {
  /// A URL fixture.
  case url(String)
  /// An activity fixture.
  case activity(String)
}

import DelegateRoutingSpec

/// What happens to an app, step by step, and what a router must deliver.
public struct ScenarioFixture: Sendable {
  /// The permanent name, such as `cold/custom-url/from-not-running`. A scenario that repeats is there once for each
  /// fixture, under the same name.
  public let id: String
  /// The id of the fixture that it is repeated for; nil where it does not repeat.
  public let each: String?
  /// What happens and what is expected, in one sentence.
  public let title: String
  /// Which mistake of a router it uncovers, in one sentence; the title where nothing more is said.
  public let why: String
  /// Where the shape comes from.
  public let sources: [Source]
  /// The public reports of routers that failed it.
  public let reports: [FaultReport]
  /// What it is about, for choosing fixtures.
  public let tags: [String]
  /// The names of the rules that it is about.
  public let rules: [String]
  /// The settings that it is played in, at most one for each column of the behaviour tables.
  public let settings: [Setting]
  /// Schemes and hosts of links that the scenario writes out, besides the app's own: the app declares them.
  public let declares: [String]
  /// What the profile's consumers answer, in their order; those beyond the list take everything.
  public let answers: [ListenerAnswer]
  /// The profile of the router that `expect` is about; the default one where the fixture names no other.
  public let profile: RouterProfile
  /// The deliveries that a router with that profile owes, and no others.
  public let expect: [ExpectedDelivery]
  /// Payloads of which the author says that they never come; nothing but what `expect` has ever does.
  public let never: [FixtureReference]

  let steps: [FixtureStep]
  let inline: InlinePayloads
  let place: Place

  /// The steps, with the payloads as the app with this identity gets them; nil where this system's Foundation does not
  /// parse one of the payloads. `corpus` is the one that the scenario comes from.
  public func steps(for identity: AppIdentity, in corpus: Corpus) -> [Step]? {
    var steps: [Step] = []
    for fixtureStep in self.steps {
      guard let step = fixtureStep.step(for: identity, in: corpus, inline: inline) else { return nil }
      steps.append(step)
    }
    return steps
  }

  /// The event that an expected delivery is about, alone; nil where this system's Foundation does not parse it.
  public func event(of payload: FixtureReference, for identity: AppIdentity, in corpus: Corpus) -> ExternalEvent? {
    switch payload {
    case .url(let id): (inline.urls[id] ?? corpus.url(id))?.event(for: identity)
    case .activity(let id): (inline.activities[id] ?? corpus.activity(id))?.event(for: identity)
    case .event(let id): (inline.events[id] ?? corpus.event(id))?.event(for: identity)
    }
  }
}

extension Corpus {
  /// The event of a fixture, alone; nil where there is no such fixture, or this system's Foundation does not parse it.
  public func event(of fixture: FixtureReference, for identity: AppIdentity) -> ExternalEvent? {
    switch fixture {
    case .url(let id): url(id)?.event(for: identity)
    case .activity(let id): activity(id)?.event(for: identity)
    case .event(let id): event(id)?.event(for: identity)
    }
  }
}

extension ScenarioFixture {
  /// What is added to a sentence about one fixture of a scenario that repeats.
  package var forEach: String { each.map { " with \($0)" } ?? "" }
}

/// A delivery that a router owes.
public struct ExpectedDelivery: Sendable, Hashable {
  /// The payload.
  public let payload: FixtureReference
  /// The scene that it belongs to; nil where it belongs to none.
  public let scene: SceneID?
  /// The index, counted from 0, of the step in which or after which it is delivered.
  public let after: Int
  /// What the author says of it besides.
  public let comes: Set<Coming>

  init(payload: FixtureReference, scene: SceneID?, after: Int, comes: Set<Coming> = []) {
    self.payload = payload
    self.scene = scene
    self.after = after
    self.comes = comes
  }

  /// How a delivery comes, beyond where and when. Each word can be wrong, and is compared with what is owed.
  public enum Coming: String, Sendable, Hashable, CaseIterable {
    /// It is the only delivery of its payload in the whole scenario.
    case exactlyOnce = "exactly-once"
    /// It is handed over before the router is ready, and waits for it.
    case afterReady = "after-ready"
    /// It and the other unordered ones of its step and scene come in any order.
    case unordered
  }
}

/// A fixture, or a payload that a scenario writes out, by name.
public enum FixtureReference: Sendable, Hashable {
  /// A URL.
  case url(String)
  /// An activity.
  case activity(String)
  /// Another event.
  case event(String)

  /// The name.
  public var id: String {
    switch self {
    case .url(let id), .activity(let id), .event(let id): id
    }
  }
}

/// Something that a router owes: one of these occurrences, on one of these channels, in this scene, between two places
/// of the trace.
public struct Obligation: Sendable, Hashable {
  /// Exactly one of these occurrences; more than one where the profile routes one URL of several.
  public var occurrences: [OccurrenceID]
  /// The numbers of the profile's channels, exactly one of which gets it; more than one for alternatives.
  public var channels: [Int]
  /// The scene that the delivery names.
  public var scene: SceneID?
  /// The entry of the call that handed it over.
  public var handedOver: Int
  /// The first entry after which it may be delivered.
  public var notBefore: Int
  /// The entry of the settle by which it has to be delivered.
  public var deadline: Int
  /// Whether it had to wait until the router was ready.
  public var waited: Bool
  /// Whether the profile lets it go out ahead of links that wait.
  public var overtakes: Bool
  /// Whether it is a repetition for a listener that attached late.
  public var isRepetition: Bool
}

/// What became of an occurrence under the profile.
enum Fate: Sendable, Hashable {
  /// No call that the host forwards has carried it.
  case notHandedOver
  /// It is to be delivered.
  case owed
  /// It waits until the router is ready.
  case waiting
  /// It must not be delivered.
  case refused(Refusal)
  /// It may be delivered once or not at all.
  case excused
}

/// Why an occurrence must not be delivered.
public enum Refusal: String, Sendable, Hashable {
  case lifeCycle, eventKind, otherActivity, missingWebpageURL, filter, coldByAccessorAlone, notKept, displaced,
    sceneDisconnected, processEnded, oneOfSeveral

  /// Whether the profile does not take such a link at all, as opposed to losing it as declared.
  var isOfTheLink: Bool {
    switch self {
    case .lifeCycle, .eventKind, .otherActivity, .missingWebpageURL, .filter: true
    case .coldByAccessorAlone, .notKept, .displaced, .sceneDisconnected, .processEnded, .oneOfSeveral: false
    }
  }
}

/// A call that the system model is about to make.
public struct PlannedCall: Sendable {
  /// The call.
  public let call: DelegateCall
  /// The occurrences that it carries.
  public let occurrences: [OccurrenceID]
  /// What has happened around the delegates since the call before: an instance was made, windows came or went.
  public internal(set) var notes: [TraceEntry] = []
  /// Whether it reaches the router: the router is there, and the host forwards the method.
  public internal(set) var isForwarded = false
  let condition: Condition

  init(_ call: consuming DelegateCall, carrying occurrences: [OccurrenceID] = [], if condition: Condition = .always) {
    self.call = call
    self.occurrences = occurrences
    self.condition = condition
  }

  /// When a planned call is really made; asked when its turn comes.
  enum Condition: Sendable {
    case always
    /// Not at all: it tells what happens inside the system, where there is no delegate to be told.
    case never
    /// Unless the launch methods' returns keep the launch URL from the app delegate.
    case unlessLaunchRefusesURL
    /// Unless one of the launch methods returned false.
    case unlessLaunchMethodAnsweredFalse
  }
}

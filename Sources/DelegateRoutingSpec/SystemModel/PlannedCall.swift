/// A call that the system model is about to make.
public struct PlannedCall: Sendable {
  /// The call.
  public let call: DelegateCall
  /// The occurrences that it carries.
  public let occurrences: [OccurrenceID]
  let condition: Condition

  /// When a planned call is really made; asked when its turn comes.
  enum Condition: Sendable {
    case always
    /// Unless the launch methods' returns keep the launch URL from the app delegate.
    case unlessLaunchRefusesURL
    /// Unless one of the launch methods returned false.
    case unlessLaunchMethodAnsweredFalse
  }
}

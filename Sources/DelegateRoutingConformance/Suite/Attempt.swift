/// One attempt to play cases one after the other. It is over when a case does not come back; if the case comes back all
/// the same, it must not play on beside the next attempt.
@MainActor final class Attempt {
  @exclusivity(unchecked) var isOver = false

  /// What a case ends with whose attempt is over.
  struct Over: Error {}
}

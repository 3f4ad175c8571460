import Foundation

/// The cases of one run of the suite to which something was delivered after they were closed.
final class Stragglers: @unchecked Sendable {
  private let lock = NSLock()
  private var cases: [String] = []

  func note(_ caseID: String) {
    lock.lock()
    if !cases.contains(caseID) { cases.append(caseID) }
    lock.unlock()
  }

  /// Whether something was delivered to the case since the last call of `take()`.
  func contains(_ caseID: String) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    return cases.contains(caseID)
  }

  /// The cases since the last call.
  func take() -> [String] {
    lock.lock()
    defer { lock.unlock() }
    defer { cases = [] }
    return cases
  }
}

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

  /// The cases since the last call.
  func take() -> [String] {
    lock.lock()
    defer { lock.unlock() }
    defer { cases = [] }
    return cases
  }
}

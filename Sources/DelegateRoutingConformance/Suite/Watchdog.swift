import Foundation

/// One thread that sees a case that does not come back.
final class Watchdog: @unchecked Sendable {
  static let shared = Watchdog()

  private let lock = NSLock()
  private var watched: Watched?
  private var isStarted = false

  /// What is watched: a loop that goes from case to case.
  private struct Watched {
    let limit: TimeInterval
    let progress: @Sendable () -> Int
    /// Called on the main actor when the case is suspended.
    let suspended: @MainActor @Sendable () -> Void
    /// Called on the watchdog's thread when the main thread is blocked.
    let blocked: @Sendable () -> Void
    var last = -1
    var since = Date.distantPast
  }

  /// Watches a loop until `rest()`: `progress` counts its cases.
  func watch(
    limit: TimeInterval, progress: @escaping @Sendable () -> Int,
    suspended: @escaping @MainActor @Sendable () -> Void, blocked: @escaping @Sendable () -> Void
  ) {
    lock.lock()
    defer { lock.unlock() }
    watched = Watched(limit: limit, progress: progress, suspended: suspended, blocked: blocked)
    guard !isStarted else { return }
    isStarted = true
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.05)
        look()
      }
    }
  }

  /// Watches nothing any more.
  func rest() {
    lock.lock()
    watched = nil
    lock.unlock()
  }

  private func look() {
    lock.lock()
    guard var now = watched else { return lock.unlock() }
    let count = now.progress()
    if count != now.last {
      now.last = count
      now.since = Date()
      watched = now
      return lock.unlock()
    }
    let isLate = Date().timeIntervalSince(now.since) > now.limit
    if isLate {
      now.since = Date()
      watched = now
    }
    lock.unlock()
    if isLate { act(now) }
  }

  /// A main thread that still answers is waiting for a suspended case; one that does not is blocked.
  private func act(_ late: Watched) {
    let answered = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { answered.signal() }
    if answered.wait(timeout: .now() + 1) == .success {
      Task { @MainActor in late.suspended() }
    } else {
      late.blocked()
    }
  }
}

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
    /// How long the case has been going on, as far as the watchdog was awake: a process that is stopped, by a debugger or
    /// a sleeping machine, is not late.
    var waited: TimeInterval = 0
    /// The processor time of the process when the case began.
    var began = Watchdog.processorTime
    var looked = Date()

    /// Whether the case has had its time. Where other work takes the processor, or the process gets little of it, that is
    /// longer: a case that computes has to have used its time, and one that does not is waiting for something.
    var isLate: Bool {
      let used = Watchdog.processorTime - began
      return waited > limit && (used > limit || used < waited / 10 || waited > 10 * limit)
    }

    mutating func look() {
      let now = Date()
      waited += min(now.timeIntervalSince(looked), 4 * Watchdog.interval)
      looked = now
    }

    mutating func begin(_ count: Int) {
      last = count
      waited = 0
      began = Watchdog.processorTime
    }
  }

  private static let interval = 0.05

  /// The processor time that the process has used, in seconds.
  private static var processorTime: TimeInterval { TimeInterval(clock()) / TimeInterval(CLOCKS_PER_SEC) }

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
        Thread.sleep(forTimeInterval: Self.interval)
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
    now.look()
    let count = now.progress()
    if count != now.last { now.begin(count) }
    let isLate = now.isLate
    if isLate { now.begin(count) }
    watched = now
    lock.unlock()
    if isLate { act(now) }
  }

  /// A main thread that still answers is waiting for a suspended case; one that does not is blocked.
  private func act(_ late: Watched) {
    let answered = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { answered.signal() }
    if answered.wait(timeout: .now() + max(1, late.limit)) == .success {
      Task { @MainActor in late.suspended() }
    } else {
      late.blocked()
    }
  }
}

import Foundation

/// The case that is being played, where a signal handler and the watchdog can see it.
enum InFlight {
  private static let capacity = 512
  private nonisolated(unsafe) static let buffer = {
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    buffer.initialize(repeating: 0, count: capacity)
    return buffer
  }()
  private nonisolated(unsafe) static var length = 0

  /// Says which case is being played; empty for none. The main actor may have another thread for each case.
  static func set(_ id: String) {
    #if !os(tvOS) && !os(watchOS)
      sigaltstack(&otherStack, nil)
    #endif
    var id = id
    length = id.withUTF8 { bytes in
      let count = min(bytes.count, capacity)
      if let base = bytes.baseAddress { buffer.update(from: base, count: count) }
      return count
    }
  }

  /// Ends the process as a failure where a router ends it as a success in the middle of a case.
  private static let watchesTheExit: Void = {
    atexit {
      guard InFlight.length > 0 else { return }
      InFlight.write("\ndelegate-routing: the router ended the process in the case ")
      _ = Foundation.write(2, InFlight.buffer, InFlight.length)
      InFlight.write("\n")
      _exit(1)
    }
  }()

  /// A stack to report on where the router has used up its own.
  private nonisolated(unsafe) static var otherStack = {
    let size = 64 * 1024
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    return stack
  }()

  /// Prints the case to standard error when the process crashes or ends in it. Safe to call more than once.
  static func reportOnCrash() {
    set("")
    _ = watchesTheExit
    for signalNumber in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      signal(signalNumber) { number in
        InFlight.write("\ndelegate-routing: crashed while playing the case ")
        _ = Foundation.write(2, InFlight.buffer, InFlight.length)
        InFlight.write("\n")
        signal(number, SIG_DFL)
        raise(number)
      }
      var action = sigaction()
      sigaction(signalNumber, nil, &action)
      action.sa_flags |= SA_ONSTACK
      sigaction(signalNumber, &action, nil)
    }
  }

  private static func write(_ text: StaticString) {
    _ = Foundation.write(2, text.utf8Start, text.utf8CodeUnitCount)
  }
}

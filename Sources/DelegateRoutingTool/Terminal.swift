import Foundation

/// Standard output and error.
struct Terminal {
  /// Whether text on standard output may be coloured: on a terminal, and unless `NO_COLOR` is set.
  let isColoured = isatty(1) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  private let showsProgress = isatty(2) == 1

  /// Writes to standard output.
  func write(_ text: String) { write(Data(text.utf8)) }

  /// Writes to standard output. A reader that has gone ends the tool quietly.
  func write(_ data: Data) { Self.write(data, to: 1) }

  /// Writes a line to standard error.
  func complain(_ text: String) { Self.write(Data("delegate-routing: \(text)\n".utf8), to: 2) }

  /// Shows progress on standard error, on a terminal, for what takes more than a second.
  @MainActor func progress(_ what: String) -> Progress? { showsProgress ? Progress(what) : nil }

  /// Progress of something that may take a while.
  @MainActor final class Progress {
    private let what: String
    private let start = Date()
    private var last = Date.distantPast
    private var isShown = false

    init(_ what: String) { self.what = what }

    func show(_ done: Int, of all: Int) {
      let now = Date()
      guard now.timeIntervalSince(start) > 1, now.timeIntervalSince(last) > 0.1 else { return }
      last = now
      isShown = true
      let rate = Double(done) / now.timeIntervalSince(start)
      let remaining = done < all ? ", \(Int(Double(all - done) / max(rate, 0.01)) + 1) s to go" : ""
      Terminal.write(Data("\r\(what) \(done)/\(all), \(Int(rate)) a second\(remaining)\u{1B}[K".utf8), to: 2)
    }

    func end() { if isShown { Terminal.write(Data("\r\u{1B}[K".utf8), to: 2) } }
  }

  private static func write(_ data: Data, to descriptor: Int32) {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EPIPE {
          exit(0)
        } else if errno != EINTR {
          return
        }
      }
    }
  }
}

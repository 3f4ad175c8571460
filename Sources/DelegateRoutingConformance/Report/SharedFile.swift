import Foundation

/// A file that several processes write to, one at a time.
enum SharedFile {
  /// A file's contents.
  static func read(_ file: URL) throws -> Data {
    do { return try Data(contentsOf: file) } catch {
      throw SuiteError("\(file.path): cannot be read: \(error.localizedDescription)")
    }
  }

  /// Appends to a file, which is made if it is not there.
  static func append(_ data: Data, to file: URL) throws {
    try locked(file) { descriptor in
      lseek(descriptor, 0, SEEK_END)
      try write(data, descriptor, file)
    }
  }

  /// Replaces a file's contents by what becomes of them; nil stands for a file that is not there or empty.
  static func change(_ file: URL, _ change: (Data?) throws -> Data) throws {
    try locked(file) { descriptor in
      guard isRegular(descriptor) else { throw SuiteError("\(file.path): is no regular file") }
      let old = try read(file)
      let new = try change(old.isEmpty ? nil : old)
      guard ftruncate(descriptor, 0) == 0 else { throw failure("cannot be written", file) }
      lseek(descriptor, 0, SEEK_SET)
      try write(new, descriptor, file)
    }
  }

  private static func locked(_ file: URL, _ body: (Int32) throws -> Void) throws {
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure("cannot be written", file) }
    // Closing the file unlocks it.
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX) == 0 else { throw failure("cannot be locked", file) }
    try body(descriptor)
  }

  private static func isRegular(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func write(_ data: Data, _ descriptor: Int32, _ file: URL) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw failure("cannot be written", file) }
      rest = rest.dropFirst(count)
    }
  }

  private static func failure(_ what: String, _ file: URL) -> SuiteError {
    SuiteError("\(file.path): \(what): \(String(cString: strerror(errno)))")
  }
}

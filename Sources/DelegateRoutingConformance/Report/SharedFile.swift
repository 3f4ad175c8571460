import Foundation

/// A file that several processes write to, one at a time.
enum SharedFile {
  /// Appends to a file, which is made if it is not there.
  static func append(_ data: Data, to file: URL) throws {
    try locked(file) { handle in
      handle.seekToEndOfFile()
      handle.write(data)
    }
  }

  /// Replaces a file's contents by what becomes of them; nil stands for a file that is not there or empty.
  static func change(_ file: URL, _ change: (Data?) throws -> Data) throws {
    try locked(file) { handle in
      let old = handle.readDataToEndOfFile()
      let new = try change(old.isEmpty ? nil : old)
      handle.truncateFile(atOffset: 0)
      handle.write(new)
    }
  }

  private static func locked(_ file: URL, _ body: (FileHandle) throws -> Void) throws {
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw SuiteError("\(file.path): cannot be written: \(String(cString: strerror(errno)))")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard flock(descriptor, LOCK_EX) == 0 else {
      throw SuiteError("\(file.path): cannot be locked: \(String(cString: strerror(errno)))")
    }
    defer { _ = flock(descriptor, LOCK_UN) }
    try body(handle)
  }
}

import Foundation

/// A copy of the tool in a process of its own.
enum ToolCopy {
  /// Runs a copy to its end and says how it ended.
  static func run(
    _ arguments: [String], output: FileHandle, errors: FileHandle
  ) async throws -> Process.TerminationReason {
    guard let file = Bundle.main.executableURL else { throw WorkerError(description: "the tool does not find itself") }
    let process = Process()
    process.executableURL = file
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        ended.wait()
        continuation.resume()
      }
    }
    return process.terminationReason
  }

  /// Runs several copies side by side and returns what each wrote to standard output. Throws a `WorkerError` with what a
  /// copy complained of where it wrote nothing or crashed.
  static func outputs(of copies: [[String]]) async throws -> [Data] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("delegate-routing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for (number, arguments) in copies.enumerated() {
        group.addTask { (number, try await output(of: arguments, folder.appendingPathComponent("\(number)"))) }
      }
      var outputs = copies.map { _ in Data() }
      for try await (number, output) in group { outputs[number] = output }
      return outputs
    }
  }

  private static func output(of arguments: [String], _ file: URL) async throws -> Data {
    let errors = file.appendingPathExtension("errors")
    for file in [file, errors] { try Data().write(to: file) }
    let reason = try await run(
      arguments, output: FileHandle(forWritingTo: file), errors: FileHandle(forWritingTo: errors))
    let output = try Data(contentsOf: file)
    guard reason == .exit, !output.isEmpty else {
      let said = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
      throw WorkerError(description: "a copy of the tool ended without a result: \(said.suffix(400))")
    }
    return output
  }
}

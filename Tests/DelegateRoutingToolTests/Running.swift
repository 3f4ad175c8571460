import Foundation

/// What a run of the tool came to.
struct Run {
  let status: Int32
  let output: String
  let errors: String
}

/// Runs the built tool, which lies beside the test bundle.
func tool(_ arguments: String...) async throws -> Run { try await tool(arguments) }

/// Runs the built tool, which lies beside the test bundle.
func tool(_ arguments: [String], environment: [String: String] = [:]) async throws -> Run {
  try await run("delegate-routing", arguments, environment: environment)
}

/// Runs a line of Bash, in which `$TOOL` is the built tool.
func bash(_ line: String) async throws -> Run {
  let path = try executable("delegate-routing").path
  return try await run(URL(fileURLWithPath: "/bin/bash"), ["-c", line], environment: ["TOOL": path])
}

/// Runs a built executable, which lies beside the test bundle.
func run(_ name: String, _ arguments: [String], environment: [String: String] = [:]) async throws -> Run {
  try await run(executable(name), arguments, environment: environment)
}

private func run(_ executable: URL, _ arguments: [String], environment: [String: String]) async throws -> Run {
  let process = Process()
  process.executableURL = executable
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let output = folder.appendingPathComponent("output")
  let errors = folder.appendingPathComponent("errors")
  for file in [output, errors] { try Data().write(to: file) }
  process.standardOutput = try FileHandle(forWritingTo: output)
  process.standardError = try FileHandle(forWritingTo: errors)
  try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
    process.terminationHandler = { _ in ended.resume() }
    do { try process.run() } catch { ended.resume(throwing: error) }
  }
  return Run(
    status: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
}

private func executable(_ name: String) throws -> URL {
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
  let folder = (bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])).deletingLastPathComponent()
  let file = folder.appendingPathComponent(name)
  guard FileManager.default.isExecutableFile(atPath: file.path) else { throw NoExecutable(path: file.path) }
  return file
}

struct NoExecutable: Error {
  let path: String
}

/// A folder that is removed when the body is done.
func withFolder<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}

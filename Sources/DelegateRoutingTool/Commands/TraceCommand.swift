import DelegateRoutingConformance
import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation

/// Judges a recording from a simulator or device.
enum TraceCommand: Command {
  static let shape = CommandShape(
    name: "trace", summary: "judge a recording of an app's delegate calls and deliveries",
    help: """
      Usage: delegate-routing trace check FILE [options]

      FILE is JSON Lines, or a console in which the recorder's lines have their marker; - is standard input. The format
      is described in Specs/trace-format.md, and Specs/recorder has files for an app that write it.

          --profile FILE   what the router promises, as Specs/profile.schema.json describes it
          --redact         print the recording with placeholders for hosts and values, instead of judging it
          --format FORMAT  text or json

      """, valued: ["--profile", "--format"], flags: ["--redact"], takesWords: true)

  static func run(_ arguments: Arguments, _ terminal: Terminal) async throws -> Int32 {
    guard let action = arguments.words.first else { throw UsageError("trace needs an action: check", shape) }
    guard action == "check" else {
      throw UsageError("unknown action '\(action)'\(Suggestion.text(for: action, among: ["check"]))", shape)
    }
    guard arguments.words.count == 2 else { throw UsageError("trace check needs one file", shape) }
    let format = try arguments.choice("--format", of: ["text", "json"])
    let profile = try arguments.value("--profile").map { try RouterProfile.read(URL(fileURLWithPath: $0)) }
    let (bytes, name) = try contents(of: arguments.words[1])
    if arguments.has("--redact") {
      terminal.write(try Recording.redacted(bytes, file: name))
      return 0
    }
    let verdict = try Recording.read(bytes, file: name).judged(by: profile)
    if format == "json" {
      terminal.write(try verdict.json())
    } else {
      terminal.write(verdict.text(file: name))
    }
    return verdict.isGood ? 0 : 1
  }

  /// A file's bytes, and what messages call it. One byte more than the limit is enough to be refused.
  private static func contents(of file: String) throws -> (bytes: [UInt8], name: String) {
    if file == "-" { return (bytes(of: FileHandle.standardInput), "standard input") }
    let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    // A pipe without a writer would block.
    guard type == .typeRegular, let handle = FileHandle(forReadingAtPath: path) else {
      throw UsageError("\(file): cannot be read; right would be a file that you may read, or - for standard input")
    }
    defer { handle.closeFile() }
    return (bytes(of: handle), file)
  }

  private static func bytes(of handle: FileHandle) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= Recording.sizeLimit {
      let more = handle.readData(ofLength: Recording.sizeLimit + 1 - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }
}

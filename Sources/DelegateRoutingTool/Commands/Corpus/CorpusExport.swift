import DelegateRoutingConformance
import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation

/// The corpus as lines of JSON for other programs: its fixtures as they are, or the cases that they make.
enum CorpusExport {
  @MainActor static func run(_ arguments: Arguments, _ corpus: Corpus, _ terminal: Terminal) async throws {
    let output = Output(arguments, terminal)
    try output.check()
    guard arguments.has("--compiled") else {
      if arguments.value("--profile") != nil { throw UsageError("--profile belongs to --compiled") }
      return try output.write(corpus.exportedLines().map { $0 + "\n" }.joined())
    }
    let profile = try arguments.value("--profile").map { try RouterProfile.read(URL(fileURLWithPath: $0)) }
    var lines = Data()
    for conformanceCase in try Catalogue(corpus).cases {
      if let compiled = await CompiledCase(conformanceCase, profile ?? RouterProfile()) {
        lines.append(try compiled.line())
      }
    }
    try output.write(lines)
  }
}

import DelegateRoutingCorpus
import Foundation

/// Puts the fixtures of a file into a corpus on disk.
enum CorpusImport {
  static func run(_ path: String, _ arguments: Arguments, _ options: CorpusOptions, _ terminal: Terminal) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("\(path): cannot be read")
    }
    let folder = URL(fileURLWithPath: arguments.value("--into") ?? "Corpus")
    let written = try CorpusWriter(folder).add(data, named: path)
    for (id, file) in written { terminal.write("\(id): added to \(file)\n") }
    do { _ = try Corpus.read(at: folder) } catch let error as CorpusError {
      for issue in error.issues { terminal.complain(issue.description) }
      throw UsageError("\(folder.path) has issues now; what was added has to be mended")
    }
  }
}

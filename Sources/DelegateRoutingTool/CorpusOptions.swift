import DelegateRoutingConformance
import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation

/// The corpus that a command works on: the bundled one, or that of `--corpus`, with those of `--extra`.
struct CorpusOptions {
  static let names = ["--corpus", "--extra"]
  static let help = """
        --corpus PATH    another corpus instead of the bundled one
        --extra PATH     further fixtures beside it; may be repeated

    """

  private let corpus: URL?
  private let extra: [URL]

  init(_ arguments: Arguments) {
    corpus = arguments.value("--corpus").map { URL(fileURLWithPath: $0) }
    extra = arguments.all("--extra").map { URL(fileURLWithPath: $0) }
  }

  func read() throws -> Corpus {
    let rules = Set(RouterRule.allCases.map(\.rawValue) + PlatformRule.all.map(\.rule.name))
    if let corpus { return try Corpus.read(at: corpus, adding: extra, rules: rules) }
    return try Corpus.bundled(adding: extra, rules: rules)
  }

  func catalogue(isExhaustive: Bool = false) throws -> Catalogue {
    try Catalogue(read(), isExhaustive: isExhaustive)
  }
}

/// The output of a command: standard output, or the file of `--output`.
struct Output {
  static let help = "    --output FILE    write to a file instead\n"
  private let file: String?
  private let terminal: Terminal

  init(_ arguments: Arguments, _ terminal: Terminal) {
    file = arguments.value("--output")
    self.terminal = terminal
  }

  var isColoured: Bool { file == nil && terminal.isColoured }

  /// Refuses a file that cannot be written, before the work is done.
  func check() throws {
    guard let file else { return }
    let descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw UsageError("--output \(file): cannot be written: \(String(cString: strerror(errno)))")
    }
    close(descriptor)
  }

  func write(_ data: Data) throws {
    guard let file else { return terminal.write(data) }
    do { try data.write(to: URL(fileURLWithPath: file)) } catch {
      throw UsageError("--output \(file): cannot be written: \(error.localizedDescription)")
    }
  }

  func write(_ text: String) throws { try write(Data(text.utf8)) }
}

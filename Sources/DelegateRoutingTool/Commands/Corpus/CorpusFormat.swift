import DelegateRoutingCorpus
import Foundation

/// Lays out JSON files as the corpus has them.
enum CorpusFormat {
  static func run(_ paths: [String], _ terminal: Terminal) throws {
    for file in try paths.flatMap(files) {
      guard let data = try? Data(contentsOf: file) else { throw UsageError("\(file.path): cannot be read") }
      guard let text = CanonicalLayout.text(of: data) else { throw UsageError("\(file.path): is not valid JSON") }
      guard Data(text.utf8) != data else { continue }
      do { try Data(text.utf8).write(to: file) } catch {
        throw UsageError("\(file.path): cannot be written: \(error.localizedDescription)")
      }
      terminal.write("\(file.path)\n")
    }
  }

  /// A file, or the JSON files in a folder.
  private static func files(_ path: String) throws -> [URL] {
    let url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UsageError("\(path): there is no such file")
    }
    guard isFolder.boolValue else { return [url] }
    let files = (FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)?.allObjects ?? [])
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }
    return files.sorted { $0.path < $1.path }
  }
}

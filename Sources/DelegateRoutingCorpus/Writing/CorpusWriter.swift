import Foundation

/// Adds fixtures to the files of a corpus on disk.
public struct CorpusWriter {
  private let folder: URL

  /// A writer for the corpus in a folder.
  public init(_ folder: URL) { self.folder = folder }

  /// Adds the fixtures of a document to the files that they belong into, and answers which went where. Nothing is
  /// written where one of them cannot be added.
  ///
  /// - Throws: `CorpusError` for what is no document of fixtures, an id that is there already or belongs nowhere, a file
  ///   that cannot be read or written.
  public func add(_ document: Data, named name: String) throws -> [(id: String, file: String)] {
    guard case .object(let members)? = WrittenJSON(document),
      let list = members.first(where: { Self.lists.contains($0.key) }), case .array(let fixtures) = list.value
    else {
      throw Self.error(
        name, "holds no fixtures", right: "a document with a list of urls, activities, events or scenarios")
    }
    var documents: [String: WrittenJSON] = [:]
    var added: [(id: String, file: String)] = []
    for fixture in fixtures {
      guard let id = fixture.id, FixtureID.isValid(id), let path = Self.path(of: id, in: list.key) else {
        throw Self.error(name, "has a fixture without a usable id", right: FixtureID.right)
      }
      let file = try documents[path] ?? read(path, list: list.key)
      guard case .object(let members) = file,
        case .array(let there)? = members.first(where: { $0.key == list.key })?.value
      else { throw Self.error(path, "has no list of \(list.key)", right: "a file of fixtures") }
      if there.contains(where: { $0.id == id }) {
        throw Self.error(path, "has \(Wording.quoted(id)) already", right: "an id of its own")
      }
      documents[path] = .object(
        members.map { $0.key == list.key ? .init(key: $0.key, value: .array(there + [fixture])) : $0 })
      added.append((id, path))
    }
    for (path, document) in documents { try write(document, to: path) }
    return added
  }

  private static let lists = ["urls", "activities", "events", "scenarios"]

  /// The file that a fixture belongs into, by its id.
  private static func path(of id: String, in list: String) -> String? {
    let words = id.split(separator: "/")
    guard list == "scenarios", words[0] == "regression" else { return "\(list)/\(words[0]).json" }
    return words.count > 2 ? "regressions/\(words[1]).json" : nil
  }

  private func read(_ path: String, list: String) throws -> WrittenJSON {
    let file = folder.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: file.path) else {
      return .object([
        .init(key: "$schema", value: .text("../schema/\(list).schema.json")), .init(key: "format", value: .scalar("1")),
        .init(key: list, value: .array([])),
      ])
    }
    guard let data = try? Data(contentsOf: file), let document = WrittenJSON(data) else {
      throw Self.error(path, "cannot be read", right: "a file of fixtures")
    }
    return document
  }

  private func write(_ document: WrittenJSON, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(document.canonicalText.utf8).write(to: file)
    } catch {
      throw Self.error(
        path, "cannot be written: \(error.localizedDescription)", right: "a folder that you may write to")
    }
  }

  private static func error(_ file: String, _ problem: String, right: String) -> CorpusError {
    CorpusError(issues: [CorpusIssue(file: file, path: JSONPath.root, line: nil, problem: problem, right: right)])
  }
}

extension WrittenJSON {
  fileprivate var id: String? {
    guard case .object(let members) = self, case .scalar(let written)? = members.first(where: { $0.key == "id" })?.value
    else { return nil }
    return try? JSONDecoder().decode([String].self, from: Data("[\(written)]".utf8)).first
  }
}

import Foundation

/// A file of the corpus, before it is read as JSON.
struct CorpusFile {
  /// Its path in its corpus folder, such as `urls/encoding.json`.
  let relativePath: String
  /// What issues call it.
  let name: String
  /// The folder that it is in.
  let section: CorpusSection
  /// Its name without the ending: the first component of its fixtures' ids.
  let family: String
  /// What it holds; nil where it could not be read, of which there is an issue.
  let bytes: [UInt8]?
}

/// The parts of a corpus: a folder each, which hold no others, and two files of their own.
enum CorpusSection: String, CaseIterable {
  case urls, activities, events, scenarios
  /// Scenarios that public reports are about.
  case regressions
  /// The schemas, for editors. Not read here, but part of the digest.
  case schema
  /// Published callback logs. Not read here, but part of the digest.
  case traces
  /// The file of ids that were withdrawn.
  case retired
  /// The file of reports that make no regression, among the regressions.
  case outOfScope

  /// Those that hold fixtures; scenarios last, because they name the others.
  static let withFixtures: [CorpusSection] = [.urls, .activities, .events, .scenarios, .regressions]
  /// Those without which there is no corpus.
  static let needed: [CorpusSection] = [.urls, .activities, .scenarios]
  /// Those that are folders.
  static let folders: [CorpusSection] = [.urls, .activities, .events, .scenarios, .regressions, .schema, .traces]
  /// Those that are read here.
  static let read = withFixtures + [.retired, .outOfScope]

  /// The key of the list in its files.
  var list: String { self == .regressions ? CorpusSection.scenarios.rawValue : rawValue }

  /// What `$schema` says in its files.
  var schema: String {
    switch self {
    case .retired: "schema/retired.schema.json"
    case .outOfScope: "../schema/out-of-scope.schema.json"
    default: "../schema/\(list).schema.json"
    }
  }
}

/// A folder on disk with the layout of a corpus.
struct CorpusFolder {
  /// The folder.
  let url: URL
  /// Whether it adds fixtures to another; its files are then named by their whole path.
  let isAddition: Bool

  /// Larger files are refused before they are read.
  static let sizeLimit = 1 << 20

  /// The JSON files, in the order of their paths. What cannot be read becomes an issue.
  func files(log: IssueLog) -> [CorpusFile] {
    var isFolder: ObjCBool = false
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
    else {
      log.add(file: url.path, "is no folder", right: "the folder of a corpus, which holds urls, activities, scenarios")
      return []
    }
    return names(in: url, called: url.path, log: log).flatMap { name -> [CorpusFile] in
      let item = url.appendingPathComponent(name)
      if name == "retired.json" { return [file(name, at: name, in: .retired, log: log)] }
      if let section = CorpusSection.folders.first(where: { $0.rawValue == name }) {
        guard size(of: item, called: label(name), expecting: .typeDirectory, log: log) != nil else { return [] }
        return names(in: item, called: label(name), log: log).compactMap { file($0, in: section, log: log) }
      }
      // A misspelt folder must not look like an empty one. Hidden items and pages for people may lie about.
      if !name.hasPrefix("."), name.hasSuffix(".json") || isRealFolder(item) {
        log.add(
          file: label(name), "has no place in a corpus",
          right: "one of the folders \(Wording.oneOf(CorpusSection.folders.map(\.rawValue)))")
      }
      return []
    }
  }

  private func file(_ name: String, in section: CorpusSection, log: IssueLog) -> CorpusFile? {
    let relativePath = "\(section.rawValue)/\(name)"
    let item = url.appendingPathComponent(section.rawValue).appendingPathComponent(name)
    guard name.hasSuffix(".json"), !name.hasPrefix(".") else {
      if isRealFolder(item), !name.hasPrefix(".") {
        log.add(file: label(relativePath), "is a folder", right: "a file: the folders of a corpus hold no others")
      }
      return nil
    }
    let isOutOfScope = section == .regressions && name == "out-of-scope.json"
    return file(name, at: relativePath, in: isOutOfScope ? .outOfScope : section, log: log)
  }

  private func file(_ name: String, at path: String, in section: CorpusSection, log: IssueLog) -> CorpusFile {
    CorpusFile(
      relativePath: path, name: label(path), section: section, family: String(name.dropLast(5)),
      bytes: bytes(of: url.appendingPathComponent(path), called: label(path), log: log))
  }

  private func bytes(of item: URL, called name: String, log: IssueLog) -> [UInt8]? {
    guard let size = size(of: item, called: name, expecting: .typeRegular, log: log) else { return nil }
    guard size <= Self.sizeLimit else {
      log.add(file: name, "has \(size) bytes", right: "at most \(Self.sizeLimit) bytes (1 MiB) a file")
      return nil
    }
    guard let data = try? Data(contentsOf: item) else {
      log.add(file: name, "cannot be read", right: "a file that you may read")
      return nil
    }
    return Array(data)
  }

  /// The size of an item if it is of the expected type. Links are refused and not followed: their target may lie outside
  /// the corpus, and the digest would not know. So is what is no file at all (a pipe would block).
  private func size(
    of item: URL, called name: String, expecting type: FileAttributeType, log: IssueLog
  ) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: item.path)
    let expected = type == .typeDirectory ? "a folder" : "a file"
    switch attributes?[.type] as? FileAttributeType {
    case type: return (attributes?[.size] as? NSNumber)?.intValue ?? 0
    case FileAttributeType.typeSymbolicLink:
      log.add(file: name, "is a symbolic link, which is not followed", right: "\(expected) itself")
    case FileAttributeType.typeDirectory: log.add(file: name, "is a folder", right: expected)
    case FileAttributeType.typeRegular: log.add(file: name, "is a file", right: expected)
    case nil: log.add(file: name, "cannot be looked at", right: "\(expected) that you may read")
    default: log.add(file: name, "is neither file nor folder", right: expected)
    }
    return nil
  }

  private func isRealFolder(_ item: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: item.path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  private func names(in folder: URL, called name: String, log: IssueLog) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      log.add(file: name, "cannot be listed", right: "a folder that you may read")
      return []
    }
    return names.sorted()
  }

  private func label(_ relativePath: String) -> String {
    isAddition ? url.appendingPathComponent(relativePath).path : relativePath
  }
}

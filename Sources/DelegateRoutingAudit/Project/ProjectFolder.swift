import Foundation

/// A file that the audit has to do with.
struct FoundFile: Sendable, Hashable {
  /// The path from the project's folder.
  let path: String
  let kind: Kind

  enum Kind: Sendable, Hashable {
    case source(SourceLanguage)
    case propertyList, entitlements, projectFile, buildConfiguration, xcodeGen, tuist
    /// Text in which other tools may describe an app.
    case yaml, description
  }
}

/// Whose code something is.
enum CodeOwner: Sendable, Hashable {
  case project, others
}

/// The files of a project's folder, found without following links.
struct ProjectFolder {
  /// The folder's own path, links followed.
  let root: String
  private(set) var files: [FoundFile] = []
  private(set) var unread: [Unread] = []
  /// Whose classes may be in what was not read.
  private(set) var hides: Set<CodeOwner> = []
  /// The names in a folder, by its path on this machine.
  private let names: NamesInFolder

  typealias NamesInFolder = @Sendable (String) throws -> [String]

  /// Folders with code of others or with what a build has made.
  private static let others: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build", "vendor",
  ]
  /// A folder inside so many others is not looked into.
  private static let greatestDepth = 64

  /// Looks through a folder. Throws an `AuditError` where there is none.
  init(_ path: String, names: @escaping NamesInFolder = { try FileManager.default.contentsOfDirectory(atPath: $0) })
    throws
  {
    self.names = names
    root = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
      throw AuditError(path: path, problem: "is not there", right: "the folder of an app's project")
    }
    guard isFolder.boolValue else {
      throw AuditError(
        path: path, problem: "is a file",
        right: "the folder of an app's project; --app takes a built app")
    }
    guard (try? names(root)) != nil else {
      throw AuditError(path: path, problem: "cannot be read", right: "a folder that may be read")
    }
    look()
  }

  /// The path on this machine.
  func url(_ path: String) -> URL { URL(fileURLWithPath: root).appendingPathComponent(path) }

  private mutating func look() {
    var folders = [(path: "", depth: 0)]
    while let (folder, depth) = folders.popLast() {
      guard let names = try? names(folder.isEmpty ? root : url(folder).path) else {
        miss(folder, "the folder cannot be read")
        continue
      }
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        guard let type = type(of: path) else {
          miss(path, "cannot be looked at")
          continue
        }
        switch type {
        case .typeDirectory: consider(folder: path, name, depth + 1, &folders)
        case .typeSymbolicLink: consider(link: path)
        default: consider(file: path, name, isRegular: type == .typeRegular)
        }
      }
    }
    files.sort { $0.path < $1.path }
    unread.sort { $0.path < $1.path }
  }

  private func type(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: url(path).path))?[.type] as? FileAttributeType
  }

  private mutating func consider(
    folder path: String, _ name: String, _ depth: Int, _ folders: inout [(path: String, depth: Int)]
  ) {
    let ending = (name as NSString).pathExtension
    if Self.others.contains(name) {
      miss(path, "code of others or of a build", of: .others)
    } else if ["framework", "xcframework", "bundle", "app"].contains(ending) {
      miss(path, "built code cannot be read", of: .others)
    } else if depth > Self.greatestDepth {
      miss(path, "lies in more than \(Self.greatestDepth) folders")
    } else if !["xcassets", "lproj", "xcdatamodeld", "xcworkspace", "playground"].contains(ending) {
      folders.append((path, depth))
    }
  }

  /// A link inside the project leads to what is read anyway; one out of it is not followed.
  private mutating func consider(link path: String) {
    let target = url(path).resolvingSymlinksInPath().standardizedFileURL.path
    if target == root || target.hasPrefix(root + "/") { return }
    let why = "a link out of the project, or in a circle"
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if !name.contains(".") || SourceLanguage(fileName: name) != nil { miss(path, why) } else { note(path, why) }
  }

  private mutating func consider(file path: String, _ name: String, isRegular: Bool) {
    guard let kind = FoundFile.Kind(name) else { return }
    if isRegular {
      files.append(FoundFile(path: path, kind: kind))
    } else {
      miss(path, "is no plain file")
    }
  }
}

extension FoundFile.Kind {
  /// The kind of a file by its name; nil for what the audit has nothing to do with.
  fileprivate init?(_ name: String) {
    if name == "project.pbxproj" {
      self = .projectFile
    } else if name == "project.yml" || name == "project.yaml" {
      self = .xcodeGen
    } else if name == "Project.swift" {
      self = .tuist
    } else if name == "Package.swift" {
      return nil
    } else if name.hasSuffix(".plist") {
      guard name.contains("Info") else { return nil }
      self = .propertyList
    } else if name.hasSuffix(".entitlements") {
      self = .entitlements
    } else if name.hasSuffix(".xcconfig") {
      self = .buildConfiguration
    } else if let language = SourceLanguage(fileName: name) {
      self = .source(language)
    } else if name.hasSuffix(".yml") || name.hasSuffix(".yaml") {
      self = .yaml
    } else if ["app.json", "app.config.js", "app.config.ts", "BUILD", "BUILD.bazel", "Podfile"].contains(name)
      || name.hasSuffix(".bzl") || name.hasSuffix(".rb")
    {
      self = .description
    } else {
      return nil
    }
  }
}

extension ProjectFolder {
  /// The bytes of a file of limited size; nil, with a note, where they cannot be had.
  mutating func bytes(_ path: String, limit: Int) -> [UInt8]? {
    let file = url(path)
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? NSNumber
    guard let size = size?.intValue, size <= limit else {
      miss(path, "is larger than \(limit / 1_000_000) MB")
      return nil
    }
    guard let data = try? Data(contentsOf: file) else {
      miss(path, "cannot be read")
      return nil
    }
    return [UInt8](data)
  }

  /// The text of a small file; nil, with a note, where it cannot be had.
  mutating func text(_ path: String) -> String? {
    bytes(path, limit: PropertyListFile.greatestSize).map { String(decoding: $0.asUTF8 ?? [], as: UTF8.self) }
  }

  /// The files that name a scene manifest and are in no form that is read.
  mutating func othersWithAManifest() -> [String] {
    files.filter { $0.kind == .yaml || $0.kind == .description }.map(\.path)
      .filter { text($0)?.contains("UIApplicationSceneManifest") == true }
  }

  mutating func note(_ path: String, _ why: String) {
    let note = Unread(path: path, why: why)
    if !unread.contains(note) { unread.append(note) }
  }

  /// Notes what was not read, and may have held classes.
  mutating func miss(_ path: String, _ why: String, of owner: CodeOwner = .project) {
    note(path, why)
    hides.insert(owner)
  }
}

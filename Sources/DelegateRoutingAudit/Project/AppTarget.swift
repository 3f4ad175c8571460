import DelegateRoutingSpec

/// One app of a project: what is known of it before its code is read.
struct AppTarget: Sendable {
  /// The target's name, or what stands for it.
  var name: String
  /// The file that says so.
  var origin: String
  /// Whether it is an app: a folder of sources without one is looked through as well.
  var isApp = true
  var manifest = Manifest()
  /// Files that name a scene manifest in a form that is not read; looked for where no manifest is.
  var unreadManifests: [String] = []
  var schemes: [String] = []
  var activityTypes: [String] = []
  var opensDocuments = false
  /// Associated domains, from the entitlements.
  var domains: [String] = []
  /// The SDK that built it, where a built app says so.
  var sdk: OSVersion?
  /// The lowest iOS that it runs on.
  var minimumOS: OSVersion?
  /// Whose classes may be in what was not read.
  var hides: Set<CodeOwner> = []
  /// Which of the project's source files are in it.
  var holds: SourceSelection = .all

  /// Takes over what an Info.plist says.
  mutating func take(_ plist: InfoPlist) {
    if let manifest = plist.manifest { self.manifest = manifest }
    schemes += plist.schemes
    activityTypes += plist.activityTypes
    opensDocuments = opensDocuments || plist.opensDocuments
    sdk = plist.sdk ?? sdk
    minimumOS = plist.minimumOS ?? minimumOS
  }
}

/// Which source files belong to a target.
enum SourceSelection: Sendable {
  case all
  /// All but what lies in these folders and files.
  case allBut([String])

  func contains(_ path: String) -> Bool {
    switch self {
    case .all: true
    case .allBut(let others): !others.contains { path.lies(in: $0) }
    }
  }
}

extension String {
  /// Whether a path is that file, or lies in that folder; everything lies in the empty one.
  func lies(in folder: String) -> Bool { folder.isEmpty || self == folder || hasPrefix(folder + "/") }

  /// The folder that a path lies in; empty for the project's own.
  var folder: String { split(separator: "/").dropLast().joined(separator: "/") }

  /// The path with `.` and `..` resolved, from a folder.
  func path(from folder: String) -> String {
    var parts: [Substring] = folder.split(separator: "/")
    for part in split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

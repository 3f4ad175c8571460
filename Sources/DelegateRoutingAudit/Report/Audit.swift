import DelegateRoutingSpec
import Foundation

/// Reads an app's project and says what of it stops working under scenes, without building it.
public struct Audit {
  /// The project's folder.
  public var path: String
  /// A built app, whose Info.plist counts instead of the project's.
  public var builtApp: String?
  /// The SDK that the app is built with; nil looks at 26 and 27.
  public var sdk: OSVersion?
  /// The iOS that it runs on; nil looks at 26 and 27.
  public var ios: OSVersion?
  /// Further checks.
  public var profiles: [FrameworkProfile] = []
  /// Is told how many of how many source files are read.
  public var progress: (Int, Int) -> Void = { _, _ in }
  /// How the names in a folder are read; nil for the file manager's way.
  var namesInFolder: ProjectFolder.NamesInFolder?

  /// An audit of a folder.
  public init(path: String) { self.path = path }

  /// Larger source files than this are not read.
  private static let greatestSource = 8_000_000

  /// Does it. Throws an `AuditError` for what cannot be read and has to be.
  public func run() throws -> AuditReport {
    let project = try derivedApps()
    let shapes =
      Shape.all.map { ($0.facts, $0.find) }
      + profiles.flatMap(\.checks).map { check in (check.facts, { @Sendable in check.sightings(in: $0) }) }
    var findings: [Finding] = []
    var places: [Finding.Identity: Int] = [:]
    for (facts, find) in shapes {
      let found = project.apps.flatMap { app in find(app).map { Finding(facts, $0, app: app.target.name) } }
      for finding in found.sorted(by: Finding.isBefore) {
        if let place = places[finding.identity] {
          if !findings[place].apps.contains(finding.apps[0]) { findings[place].apps += finding.apps }
        } else {
          places[finding.identity] = findings.count
          findings.append(finding)
        }
      }
    }
    return report(project, findings, shapes: shapes.count)
  }

  /// The apps of the project, for those who want their settings alone. Throws an `AuditError`.
  public func settings() throws -> [Setting] {
    let version = OSVersion(26)
    return try derivedApps().apps.filter(\.target.isApp).map { app in
      let sdk = sdk ?? app.target.sdk ?? ios ?? version
      return app.setting(ios: ios ?? version, sdk: sdk)
    }
  }

  /// The project as far as it could be read.
  private struct Project {
    var apps: [DerivedApp]
    var files: [SourceFile]
    var silences: [Silence]
    var unread: [Unread]
  }

  private func derivedApps() throws -> Project {
    var reader = try ProjectReader(path, names: namesInFolder)
    var targets = try reader.apps()
    if let builtApp { targets = Self.replace(try InfoPlist.ofBuiltApp(builtApp), in: targets) }
    reader.lookForManifests(of: &targets)
    let files = reader.sources(
      limit: Self.greatestSource, lookingFor: Set(profiles.flatMap(\.words)), progress: progress)
    if targets.isEmpty {
      let code = AppCode(files)
      let entry = code.swiftUIApps.first ?? code.applicationDelegates.first
      guard !files.isEmpty else {
        throw AuditError(
          path: path, problem: "has neither an app's Info.plist or project nor a source file in Swift or Objective-C",
          right: "the folder of an app's project")
      }
      var target = AppTarget(
        name: URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent, origin: entry?.place.path ?? "")
      target.isApp = entry != nil
      targets = [target]
      reader.lookForManifests(of: &targets)
    }
    let apps = targets.map { target in
      let own = files.filter { !$0.isTest && (target.holds.contains($0.path) || $0.path.hasSuffix(".h")) }
      var app = DerivedApp(target: target, code: AppCode(own))
      app.target.hides = reader.folder.hides
      if let sdk = sdk ?? target.sdk { app.sdks = [sdk] }
      if let ios { app.systems = [ios] }
      return app
    }
    for app in apps {
      for type in app.code.unplaced {
        reader.note(type.place.path, "line \(type.place.line ?? 1): \(type.name) is declared nowhere: not judged")
      }
      for name in app.undecidedClasses {
        reader.note(
          app.target.manifest.place?.path ?? app.target.origin,
          "names \(name), which no source that was read declares: whether there is such a class is not decided")
      }
    }
    let silences = reader.silences() + files.flatMap(Silence.all)
    return Project(apps: apps, files: files, silences: silences, unread: reader.folder.unread)
  }

  /// The built app stands for the target of its name, or for the only one.
  private static func replace(_ plist: InfoPlist, in targets: [AppTarget]) -> [AppTarget] {
    var targets = targets
    let own = targets.firstIndex { $0.name == plist.executable } ?? (targets.count == 1 ? 0 : nil)
    var app = own.map { targets[$0] } ?? AppTarget(name: plist.executable ?? "app", origin: plist.path)
    app.manifest = Manifest()
    app.schemes = []
    app.take(plist)
    if let own { targets[own] = app } else { targets.append(app) }
    return targets
  }

  private func report(_ project: Project, _ all: [Finding], shapes: Int) -> AuditReport {
    var unread = project.unread
    let silences = project.silences
    var findings: [Finding] = []
    var silenced: [SilencedFinding] = []
    var used: Set<Silence> = []
    for finding in all {
      if let silence = silences.first(where: { $0.covers(finding) }) {
        used.insert(silence)
        silenced.append(SilencedFinding(finding: finding, reason: silence.reason))
      } else {
        findings.append(finding)
      }
    }
    for silence in silences where !used.contains(silence) {
      let why = silence.reason.isEmpty ? "has no reason: \(Silence.mark) RULE: WHY" : "silences nothing"
      unread.append(Unread(path: silence.place.path, why: "line \(silence.lines.lowerBound): the comment \(why)"))
    }
    return AuditReport(
      format: 1, apps: project.apps.filter(\.target.isApp).map(appReport), findings: findings, silenced: silenced,
      unread: unread,
      census: AuditCensus(
        files: project.files.count, undecidedConditions: project.files.reduce(0) { $0 + $1.text.undecidedConditions },
        shapes: shapes, must: findings.filter { $0.level == .must }.count,
        should: findings.filter { $0.level == .should }.count, silenced: silenced.count, unread: unread.count,
        profiles: profiles.map(\.name)))
  }

  private func appReport(_ app: DerivedApp) -> AppReport {
    let setting = app.setting(ios: app.systems[0], sdk: app.sdks[0])
    let willStop = app.hasScenes ? [] : app.methodsThatStop
    return AppReport(
      name: app.target.name, origin: app.target.origin, manifest: app.target.manifest.place,
      unreadManifests: app.target.unreadManifests,
      setting: setting, derived: DerivedSetting(setting), column: app.column, outlooks: app.outlooks,
      willStop: willStop.map { dead in
        StoppingMethod(
          method: dead.method.rawValue, place: dead.located.place,
          statements: dead.located.file.lines(dead.located.body), moves: Move.of(dead.method, inSwiftUI: app.isSwiftUI))
      }, coverage: app.coverage)
  }
}

extension Finding {
  /// What makes two findings one.
  fileprivate struct Identity: Hashable {
    let rule: String
    let place: Place
    let detail: String
  }

  fileprivate var identity: Identity { Identity(rule: rule, place: place, detail: detail) }

  fileprivate static func isBefore(_ one: Finding, _ other: Finding) -> Bool {
    (one.place.path, one.place.line ?? 0) < (other.place.path, other.place.line ?? 0)
  }
}

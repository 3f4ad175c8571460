import DelegateRoutingSpec

/// A method of a delegate, with the file that it stands in.
struct LocatedMethod: Sendable {
  let file: SourceFile
  let declaration: MethodDeclaration

  var body: Range<Int> { declaration.body }
  var place: Place { Place(path: file.path, line: file.line(at: declaration.place)) }
  /// Whether there is a statement in it.
  var isEmpty: Bool { body.isEmpty }

  /// The name of the argument at an index; nil where there is none.
  func argument(_ index: Int) -> String? {
    declaration.parameters.indices.contains(index) ? declaration.parameters[index] : nil
  }
}

/// A class with all its extensions, categories and headers.
struct DelegateType: Sendable {
  let name: String
  fileprivate(set) var inherited: [String] = []
  fileprivate(set) var attributes: [String] = []
  fileprivate(set) var parts: [(file: SourceFile, type: TypeDeclaration)] = []

  /// The delegate methods that it implements.
  fileprivate(set) var methods: [DelegateMethod: LocatedMethod] = [:]

  /// All of its methods.
  var all: [LocatedMethod] {
    parts.flatMap { part in part.type.methods.map { LocatedMethod(file: part.file, declaration: $0) } }
  }

  /// Whether it is implemented in Objective-C, and nowhere declared: what it inherits cannot be seen.
  var isUndeclared: Bool {
    parts.contains { $0.type.kind == "@implementation" }
      && parts.allSatisfy { $0.type.kind == "@implementation" || $0.type.kind == "extension" }
  }

  /// Whether it implements a method of one of some delegates.
  fileprivate func implements(_ owners: Set<DelegateOwner>) -> Bool {
    methods.keys.contains { $0 != .window && owners.contains($0.facts.owner) }
  }

  func hasProperty(_ name: String) -> Bool {
    parts.contains { part in part.type.properties.contains { $0.name == name } }
  }

  /// Where it is declared.
  var place: Place {
    guard let (file, type) = parts.first(where: { $0.type.kind != "extension" }) ?? parts.first else {
      return Place(path: "", line: nil)
    }
    return Place(path: file.path, line: file.line(at: type.place))
  }
}

/// The code of one app, as far as delegates go.
struct AppCode: Sendable {
  let files: [SourceFile]
  /// The classes that are an app delegate.
  let applicationDelegates: [DelegateType]
  /// The classes that are a window scene's delegate.
  let sceneDelegates: [DelegateType]
  /// The types that are a SwiftUI app.
  let swiftUIApps: [DelegateType]
  /// The classes with methods of an app delegate whose declaration is not there, and which may be no delegate.
  let unplaced: [DelegateType]
  /// Every delegate method that some app delegate implements.
  let applicationMethods: [DelegateMethod: LocatedMethod]
  /// Every delegate method that some scene delegate implements.
  let sceneMethods: [DelegateMethod: LocatedMethod]
  /// Those of other classes, such as a delegate of the notification centre.
  private let otherMethods: [DelegateMethod: LocatedMethod]
  private let types: [String: DelegateType]

  init(_ files: [SourceFile]) {
    self.files = files
    var types: [String: DelegateType] = [:]
    for file in files {
      for type in file.types where type.kind != "enum" {
        types[type.name, default: DelegateType(name: type.name)].add(file, type)
      }
    }
    self.types = types
    let sorted = types.values.sorted { $0.name < $1.name }
    func kin(of roots: Set<String>) -> [DelegateType] {
      sorted.filter { !Self.ancestors(of: $0, types).isDisjoint(with: roots) }.map { Self.whole($0, types) }
    }
    // Of a class without declaration its name or the methods that begin everything say what it is.
    let undeclared = sorted.filter { type in
      type.isUndeclared
        && Self.ancestors(of: type, types).isDisjoint(
          with: Self.applicationDelegateRoots.union(Self.sceneDelegateRoots))
    }
    func taken(
      by owners: Set<DelegateOwner>, named ending: String, or beginnings: Set<DelegateMethod>
    ) -> [DelegateType] {
      undeclared.filter { type in
        type.implements(owners) && (type.name.hasSuffix(ending) || !beginnings.isDisjoint(with: type.methods.keys))
      }
    }
    let sceneOwners: Set<DelegateOwner> = [.sceneDelegate, .windowSceneDelegate]
    applicationDelegates = Self.inUse(
      kin(of: Self.applicationDelegateRoots)
        + taken(
          by: [.applicationDelegate], named: "AppDelegate", or: [.willFinishLaunching, .didFinishLaunching]), files,
      types)
    let scenes = kin(of: Self.sceneDelegateRoots)
    // One from which another inherits is part of that one.
    let bases = scenes.reduce(into: Set<String>()) { $0.formUnion(Self.ancestors(of: $1, types)) }
    sceneDelegates =
      scenes.filter { !bases.contains($0.name) }
      + taken(by: sceneOwners, named: "SceneDelegate", or: [.sceneWillConnect])
    let placed = Set((applicationDelegates + sceneDelegates).map(\.name))
    unplaced = undeclared.filter {
      $0.implements(sceneOwners.union([.applicationDelegate])) && !placed.contains($0.name)
    }
    func methods(of types: [DelegateType]) -> [DelegateMethod: LocatedMethod] {
      types.reduce(into: [:]) { $0.merge($1.methods) { one, _ in one } }
    }
    applicationMethods = methods(of: applicationDelegates)
    sceneMethods = methods(of: sceneDelegates)
    otherMethods = methods(of: sorted)
    swiftUIApps = sorted.filter { $0.inherited.contains("App") && $0.parts.contains { $0.type.kind == "struct" } }
  }

  /// Of several app delegates those that the app is started with, and their ancestors; all where that cannot be seen.
  private static func inUse(
    _ candidates: [DelegateType], _ files: [SourceFile], _ types: [String: DelegateType]
  ) -> [DelegateType] {
    var started = Set(
      candidates.filter { !Set($0.attributes).isDisjoint(with: ["@main", "@UIApplicationMain"]) }.map(\.name))
    for file in files {
      for word in ["@UIApplicationDelegateAdaptor", "UIApplicationDelegateAdaptor", "UIApplicationMain"] {
        for place in file.index[word] ?? [] {
          started.formUnion(file.code.range(place, place + 24).map { file.code[$0] })
        }
      }
    }
    let used = candidates.filter { started.contains($0.name) }
    let names = used.reduce(into: Set(used.map(\.name))) { $0.formUnion(ancestors(of: $1, types)) }
    return used.isEmpty ? candidates : candidates.filter { names.contains($0.name) }
  }

  /// The class of a name.
  func type(_ name: String) -> DelegateType? { types[name] }

  /// Protocols and the base classes of known frameworks that make a class an app delegate.
  static let applicationDelegateRoots: Set<String> = [
    "UIApplicationDelegate", "FlutterAppDelegate", "CDVAppDelegate", "ExpoAppDelegate", "EXAppDelegateWrapper",
    "RCTAppDelegate",
  ]
  /// The same for the delegate of a window's scene.
  static let sceneDelegateRoots: Set<String> = [
    "UISceneDelegate", "UIWindowSceneDelegate", "UIHostingSceneDelegate", "CDVSceneDelegate", "FlutterSceneDelegate",
    "ExpoAppSceneDelegate",
  ]
  /// Ancestors from which no delegate method is inherited.
  private static let plainAncestors: Set<String> = ["UIResponder", "NSObject", "App"]

  /// More ancestors than any app's class has; a longer chain is cut there, so that the time stays in bounds.
  private static let mostAncestors = 64

  /// All that a type inherits, by name.
  private static func ancestors(of type: DelegateType, _ types: [String: DelegateType]) -> Set<String> {
    Set(line(of: type, types))
  }

  /// All that a type inherits, nearest first.
  private static func line(of type: DelegateType, _ types: [String: DelegateType]) -> [String] {
    var found: [String] = []
    var open = type.inherited
    while found.count < mostAncestors, !open.isEmpty {
      let name = open.removeFirst()
      guard name != type.name, !found.contains(name) else { continue }
      found.append(name)
      open += types[name]?.inherited ?? []
    }
    return found
  }

  /// A type with what it inherits.
  private static func whole(_ type: DelegateType, _ types: [String: DelegateType]) -> DelegateType {
    // What an extension adds to a protocol of UIKit's is no implementation.
    line(of: type, types).filter { !$0.hasPrefix("UI") }.compactMap { types[$0] }.reduce(into: type) { $0.inherit($1) }
  }

  /// All that a type inherits, by name.
  func ancestors(of type: DelegateType) -> Set<String> { Self.ancestors(of: type, types) }

  /// Whether a class is a scene's delegate, as far as can be seen.
  func isSceneDelegate(_ type: DelegateType) -> Bool {
    !ancestors(of: type).isDisjoint(with: Self.sceneDelegateRoots) || sceneDelegates.contains { $0.name == type.name }
  }

  /// Whether the class may inherit methods that cannot be seen here: from a base class in no file of the project.
  func inheritsUnseen(_ type: DelegateType) -> Bool {
    type.isUndeclared
      || Self.ancestors(of: type, types).contains { name in
        types[name] == nil && !Self.plainAncestors.contains(name) && !Self.looksLikeProtocol(name)
      }
  }

  private static func looksLikeProtocol(_ name: String) -> Bool {
    let isKnownBase = applicationDelegateRoots.contains(name) || sceneDelegateRoots.contains(name)
    if isKnownBase { return name.hasPrefix("UI") }
    return name.hasSuffix("Delegate") && name.hasPrefix("U") || name.hasSuffix("Protocol") || name.hasSuffix("able")
      || name.hasSuffix("Object") || name.hasSuffix("ing")
  }

  /// The method that the catalogue knows, in whichever class has it.
  func method(_ method: DelegateMethod) -> LocatedMethod? {
    applicationMethods[method] ?? sceneMethods[method] ?? otherMethods[method]
  }
}

extension AppCode {
  /// Every method that some class has of these, by file and place.
  func methods(_ wanted: Set<DelegateMethod>) -> [LocatedMethod] {
    files.flatMap { file in
      file.types.flatMap(\.methods).filter { $0.method.map(wanted.contains) ?? false }
        .map { LocatedMethod(file: file, declaration: $0) }
    }
  }
}

extension DelegateType {
  fileprivate mutating func inherit(_ base: DelegateType) {
    parts += base.parts
    methods.merge(base.methods) { own, _ in own }
  }

  fileprivate mutating func add(_ file: SourceFile, _ type: TypeDeclaration) {
    inherited += type.inherited.filter { !inherited.contains($0) }
    attributes += type.attributes
    parts.append((file, type))
    for declaration in type.methods {
      if let known = declaration.method { methods[known] = LocatedMethod(file: file, declaration: declaration) }
    }
  }
}

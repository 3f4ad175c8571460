import DelegateRoutingSpec

/// One app of the project: what is declared, and the code behind it.
struct DerivedApp: Sendable {
  var target: AppTarget
  let code: AppCode
  /// The SDKs and the systems that are looked at.
  var sdks = [OSVersion(26), OSVersion(27)]
  var systems = [OSVersion(26), OSVersion(27)]

  /// What becomes of the app on each of them.
  var outlooks: [Outlook] { sdks.flatMap { sdk in systems.map { Outlook(self, ios: $0, sdk: sdk) } } }

  /// Whether there is one on which it does not launch, as far as its manifest can be read.
  var isRefused: Bool {
    target.isApp && target.unreadManifests.isEmpty && outlooks.contains { $0.lifeCycle == .refusedToLaunch }
  }

  /// Whether it runs on systems without scenes too, where the app delegate's methods are called.
  var runsBeforeScenes: Bool { (target.minimumOS ?? OSVersion(13)) < OSVersion(13) }

  /// Whether the life cycle is SwiftUI's.
  var isSwiftUI: Bool { !code.swiftUIApps.isEmpty }

  /// Whether an app delegate answers the configuration question.
  var answersConfiguration: Bool { code.applicationMethods[.configurationForConnecting] != nil }

  /// The setting on an iOS, built with an SDK.
  func setting(ios: OSVersion, sdk: OSVersion) -> Setting {
    Setting(
      name: target.name, ios: ios, sdk: sdk, framework: isSwiftUI ? .swiftUI : .uiKit, manifest: manifest,
      supportsMultipleScenes: target.manifest.supportsMultipleScenes, host: host, identity: identity)
  }

  /// What Info.plist says about scenes.
  var manifest: SceneManifest {
    guard target.manifest.place != nil else { return .absent }
    guard let first = target.manifest.windowConfigurations.first else { return .empty }
    return .configured(delegateClass: delegateClass(of: first), storyboard: first.storyboard != nil)
  }

  /// What becomes of the class that a configuration names. A class in another module, of a known framework or perhaps in
  /// what was not read is taken to be there.
  func delegateClass(of configuration: Manifest.Configuration) -> SceneDelegateClass {
    guard let named = configuration.delegateClass, !named.isEmpty else { return .none }
    let parts = named.split(separator: ".")
    guard let type = code.type(String(parts.last ?? "")) else {
      let isOthers = parts.count > 1 && !named.hasPrefix("$(") && !named.hasPrefix("${") && parts[0] != target.name
      if isOthers || AppCode.sceneDelegateRoots.contains(named) { return .loadable }
      // Without a module it may be anybody's.
      return target.hides.contains(.project) || parts.count == 1 && target.hides.contains(.others)
        ? .loadable : .missing
    }
    let conforms = code.isSceneDelegate(type) || code.inheritsUnseen(type)
    return conforms ? .loadable : .notConforming
  }

  /// The classes that the manifest names, which would be missing if all had been read.
  var undecidedClasses: [String] {
    var seen = self
    seen.target.hides = []
    return target.manifest.windowConfigurations.filter { delegateClass(of: $0) != seen.delegateClass(of: $0) }
      .compactMap(\.delegateClass)
  }

  private var host: HostApp {
    let launch = code.applicationMethods
    return HostApp(
      leavesOut: leavesOut, willFinishLaunchingReturns: launch[.willFinishLaunching].flatMap(plainReturn),
      didFinishLaunchingReturns: launch[.didFinishLaunching].flatMap(plainReturn),
      answersConfiguration: answersConfiguration, hasOwnSceneDelegate: isSwiftUI && !code.sceneDelegates.isEmpty,
      setsNotificationDelegate: .beforeLaunchEnds)
  }

  /// The catalogue's delegate methods that no delegate implements, where all of them can be seen.
  private var leavesOut: Set<DelegateMethod> {
    let delegates = code.applicationDelegates + code.sceneDelegates
    guard !delegates.isEmpty, !delegates.contains(where: code.inheritsUnseen) else { return [] }
    let owners: Set<DelegateOwner> = [.applicationDelegate, .sceneDelegate, .windowSceneDelegate]
    let implemented = Set(code.applicationMethods.keys).union(code.sceneMethods.keys)
    return Set(
      DelegateMethod.allCases.filter {
        owners.contains($0.facts.owner) && $0 != .window && !implemented.contains($0)
      })
  }

  /// What a method returns, where it always returns the same literal.
  private func plainReturn(_ method: LocatedMethod) -> Bool? {
    let code = method.file.code
    let returned = Set(method.body.filter { code[$0] == "return" }.map { code[$0 + 1] })
    switch returned {
    case ["false"], ["NO"]: return false
    case ["true"], ["YES"]: return true
    default: return nil
    }
  }

  private var identity: AppIdentity {
    AppIdentity(
      schemes: target.schemes, domains: target.domains, activityTypes: target.activityTypes,
      opensDocuments: target.opensDocuments)
  }

  /// Whether the app has scenes, on an iOS that has them.
  var hasScenes: Bool {
    target.isApp ? column != .applicationDelegate : !code.sceneDelegates.isEmpty
  }

  /// The column of the behaviour tables that the app is in, built with today's SDK.
  var column: TableColumn { setting(ios: OSVersion(26), sdk: OSVersion(26)).column }
}

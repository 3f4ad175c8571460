import DelegateRoutingSpec

/// One value of one option of the profile: declared and done, it lifts nothing else; done and not declared, or declared
/// and not done, it is a fault.
struct SoundnessRow: Sendable, CustomStringConvertible {
  /// The profile's field.
  let option: String
  /// What the row says of it.
  let value: String
  /// A profile with the value.
  let declared: RouterProfile
  /// The same profile with another value.
  let other: RouterProfile

  var description: String { "\(option): \(value)" }

  /// A row whose other profile is the one that both start from, unless a change is given.
  init(
    _ option: String, _ value: String, from base: RouterProfile = RouterProfile(),
    _ declare: (inout RouterProfile) -> Void = { _ in }, other change: (inout RouterProfile) -> Void = { _ in }
  ) {
    self.option = option
    self.value = value
    var (declared, other) = (base, base)
    declare(&declared)
    change(&other)
    self.declared = declared
    self.other = other
  }
}

extension SoundnessRow {
  /// The table: every option of the profile, every value of it.
  static let table: [SoundnessRow] =
    claims + readiness + keeping + routing + launchLink + channels + scope + transforms + parsing + callsOut

  /// The rows that declare something else than every row before them: many declare what a row of another option starts
  /// from.
  static let declarations: [SoundnessRow] = table.reduce(into: []) { rows, row in
    if !rows.contains(where: { $0.declared == row.declared }) { rows.append(row) }
  }

  private static let listening = RouterProfile { $0.ready = .listenerAttached }
  private static let signalled = RouterProfile { $0.ready = .appSignal(.scene) }
  private static let scenes = RouterProfile { $0.lifeCycles = [.scene] }

  private static let claims =
    [
      SoundnessRow("lifeCycles", "both", other: { $0.lifeCycles = [.scene] }),
      SoundnessRow("lifeCycles", "app-delegate alone") { $0.lifeCycles = [.applicationDelegate] },
      SoundnessRow("lifeCycles", "scene alone") { $0.lifeCycles = [.scene] },
      SoundnessRow("lifeCycles", "with swiftui") { $0.lifeCycles.insert(.swiftUI) },
      SoundnessRow("eventKinds", "without custom-url") { $0.eventKinds = [.fileURL, .universalLink] },
      SoundnessRow("eventKinds", "without file-url") { $0.eventKinds = [.customURL, .universalLink] },
      SoundnessRow("eventKinds", "without universal-link") { $0.eventKinds = [.customURL, .fileURL] },
    ]
    + EventKind.allCases.filter(isAddition).map { kind in
      SoundnessRow("eventKinds", "with \(kind.rawValue)") { $0.eventKinds.insert(kind) }
    }

  /// The kinds that the default does not claim. A location hands nothing over.
  private static func isAddition(_ kind: EventKind) -> Bool {
    kind != .location && !RouterProfile().eventKinds.contains(kind)
  }

  private static let readiness = [
    SoundnessRow("ready", "at once", other: { $0.ready = .appSignal(.process) }),
    SoundnessRow("ready", "listener attached") { $0.ready = .listenerAttached },
    SoundnessRow("ready", "app signal, process") { $0.ready = .appSignal(.process) },
    SoundnessRow("ready", "app signal, scene") {
      $0.ready = .appSignal(.scene)
    } other: {
      $0.ready = .appSignal(.process)
    },
    SoundnessRow("ready", "system call, process", from: scenes) {
      $0.ready = .systemCall(.sceneDidBecomeActive, .process)
    },
    SoundnessRow(
      "ready", "system call, scene", from: scenes
    ) {
      $0.ready = .systemCall(.sceneDidBecomeActive, .scene)
    } other: {
      $0.ready = .systemCall(.sceneDidBecomeActive, .process)
    },
    SoundnessRow("ready", "says so, process") { $0.ready = .saysSo(.process) },
    SoundnessRow("ready", "says so, scene") {
      $0.ready = .saysSo(.scene)
    } other: {
      $0.ready = .saysSo(.process)
    },
  ]

  private static let keeping = [
    SoundnessRow("keepsUntilReady", "all", from: listening, other: { $0.keepsUntilReady = .none }),
    SoundnessRow("keepsUntilReady", "last", from: listening) { $0.keepsUntilReady = .last },
    SoundnessRow("keepsUntilReady", "first", from: listening) { $0.keepsUntilReady = .first },
    SoundnessRow("keepsUntilReady", "none", from: listening) { $0.keepsUntilReady = .none },
    SoundnessRow("earlyWarmLinks", "wait", from: listening, other: { $0.earlyWarmLinks = .goOut }),
    SoundnessRow("earlyWarmLinks", "go-out", from: listening) { $0.earlyWarmLinks = .goOut },
    SoundnessRow("disconnectBeforeReady", "keeps", from: signalled, other: { $0.disconnectBeforeReady = .drops }),
    SoundnessRow("disconnectBeforeReady", "drops", from: signalled) { $0.disconnectBeforeReady = .drops },
  ]

  private static let routing = [
    SoundnessRow("severalURLs", "all", other: { $0.severalURLs = .first }),
    SoundnessRow("severalURLs", "first") { $0.severalURLs = .first },
    SoundnessRow("otherActivities", "dropped", other: { $0.otherActivities = .acceptedWithWebpageURL }),
    SoundnessRow("otherActivities", "forwarded") { $0.otherActivities = .forwarded },
    SoundnessRow("otherActivities", "accepted-with-webpage-url") {
      $0.otherActivities = .acceptedWithWebpageURL
    } other: {
      $0.otherActivities = .forwarded
    },
    SoundnessRow("missingWebpageURL", "dropped", other: { $0.missingWebpageURL = .forwarded }),
    SoundnessRow("missingWebpageURL", "forwarded") { $0.missingWebpageURL = .forwarded },
    SoundnessRow("takes", "a scheme") { $0.takes = LinkFilter(schemes: ["acme"]) },
    SoundnessRow("takes", "a host") { $0.takes = LinkFilter(hosts: ["links.example.com"]) },
  ]

  private static let withAccessor = RouterProfile { $0.launchLink = .launchOnly }

  private static let launchLink = [
    SoundnessRow("launchLink", "first") {
      $0.launchLink = .first
    } other: {
      $0.launchLink = .last
    },
    SoundnessRow("launchLink", "last") {
      $0.launchLink = .last
    } other: {
      $0.launchLink = .launchOnly
    },
    SoundnessRow("launchLink", "launch-only") {
      $0.launchLink = .launchOnly
    } other: {
      $0.launchLink = .first
    },
    SoundnessRow(
      "launchLinkReadable", "always",
      from: RouterProfile {
        $0.launchLink = .first
        $0.ready = .listenerAttached
      }, other: { $0.launchLinkReadable = .whenReady }),
    SoundnessRow(
      "launchLinkReadable", "when-ready",
      from: RouterProfile {
        $0.launchLink = .first
        $0.ready = .listenerAttached
      }
    ) { $0.launchLinkReadable = .whenReady },
    SoundnessRow(
      "coldLinksByAccessorAlone", "false", from: withAccessor, other: { $0.coldLinksByAccessorAlone = true }),
    SoundnessRow("coldLinksByAccessorAlone", "true", from: withAccessor) { $0.coldLinksByAccessorAlone = true },
  ]

  private static let links = Channel(name: "links")
  private static let all = Set(EventKind.allCases)

  private static let channels = [
    SoundnessRow("channels", "another primary") { $0.channels = [links, Channel(name: "log")] },
    SoundnessRow("channels", "a mirror") { $0.channels = [links, Channel(name: "copies", role: .mirror)] },
    SoundnessRow("channels", "alternatives") {
      $0.channels = [
        Channel(name: "links", role: .alternative(group: "one")),
        Channel(name: "other", role: .alternative(group: "one")),
      ]
    } other: {
      $0.channels = [links, Channel(name: "other")]
    },
    SoundnessRow("channels", "a consumer that claims") {
      $0.channels = consumers(claims: true)
    } other: {
      $0.channels = consumers(claims: false)
    },
    SoundnessRow("channels", "a consumer that wants some") {
      $0.channels = consumers(wants: [.customURL], claims: false)
    } other: {
      $0.channels = consumers(claims: false)
    },
    SoundnessRow("channels", "app events") { $0.channels = [links, Channel(name: "events", role: .appEvents)] },
    SoundnessRow("channels", "fewer fields") { $0.channels = [Channel(name: "links", fields: [.url])] },
    SoundnessRow(
      "channels", "a mirror with fewer fields"
    ) {
      $0.channels = [links, Channel(name: "copies", role: .mirror, fields: [.url])]
    } other: {
      $0.channels = [links, Channel(name: "copies", role: .mirror)]
    },
    SoundnessRow("channels", "late listeners get the last link") {
      $0.channels = [Channel(name: "links", lateListeners: .lastLink)]
    },
    SoundnessRow(
      "channels", "late listeners of a mirror get the last link"
    ) {
      $0.channels = [links, Channel(name: "copies", role: .mirror, lateListeners: .lastLink)]
    } other: {
      $0.channels = [links, Channel(name: "copies", role: .mirror)]
    },
  ]

  private static func consumers(wants: Set<EventKind> = all, claims: Bool) -> [Channel] {
    [
      Channel(name: "sign-in", role: .consumer(wants: wants, claims: claims)),
      Channel(name: "app", role: .consumer(wants: all, claims: claims)),
    ]
  }

  private static let scope = [
    SoundnessRow("sceneScope", "scene", other: { $0.sceneScope = .process }),
    SoundnessRow("sceneScope", "process") { $0.sceneScope = .process },
    SoundnessRow("windowScope", "none", other: { $0.windowScope = .keyWindow }),
    SoundnessRow("windowScope", "key-window") { $0.windowScope = .keyWindow },
  ]

  /// The parts that no event which the system model plays can carry: there is nothing to transform.
  static let partsThatNothingCarries: Set<LinkField> = [.identifier, .actionIdentifier, .userText]

  private static let transforms = LinkField.allCases.filter { !partsThatNothingCarries.contains($0) }.map { field in
    SoundnessRow("transforms", field.rawValue) { $0.transforms = [field] }
  }

  private static let parsing = ParsingDifference.allCases.map { difference in
    SoundnessRow("parsing", difference.rawValue) { $0.parsing = [difference] }
  }

  private static let callsOut = CallOutKind.allCases.map { kind in
    SoundnessRow("callsOut", kind.rawValue) { $0.callsOut = [kind] }
  }
}

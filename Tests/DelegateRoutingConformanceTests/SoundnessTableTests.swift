import DelegateRoutingConformance
import DelegateRoutingSpec
import FaultyRouters
import Testing

/// The soundness table misses nothing: every field of the profile, and every value that a field can have.
@MainActor struct SoundnessTableTests {
  @Test("every field of the profile has rows")
  func everyField() {
    let fields = Mirror(reflecting: RouterProfile()).children.compactMap(\.label)
    // What outlives an instance has a test of its own.
    #expect(
      Set(SoundnessRow.table.map(\.option)) == Set(fields).subtracting(["resetClearsEverything", "launchLinkScope"]))
    #expect(fields.count == 21)
  }

  @Test("every row declares something else than its counterpart, in its own field")
  func everyRow() {
    for row in SoundnessRow.table {
      let (declared, other) = (fields(of: row.declared), fields(of: row.other))
      #expect(declared.keys.filter { declared[$0] != other[$0] } == [row.option], "\(row)")
    }
    #expect(Set(SoundnessRow.table.map(\.description)).count == SoundnessRow.table.count)
  }

  @Test("of rows that declare the same, one is played for all")
  func declarations() {
    for row in SoundnessRow.table {
      #expect(SoundnessRow.declarations.count { $0.declared == row.declared } == 1, "\(row)")
    }
    #expect(SoundnessRow.declarations.count < SoundnessRow.table.count)
  }

  @Test("every value of a field has a row")
  func everyValue() {
    #expect(values("keepsUntilReady", \.keepsUntilReady) == Set(Keeping.allCases))
    #expect(values("severalURLs", \.severalURLs) == Set(SeveralURLs.allCases))
    #expect(values("earlyWarmLinks", \.earlyWarmLinks) == Set(EarlyWarmLinks.allCases))
    #expect(values("otherActivities", \.otherActivities) == Set(OtherActivities.allCases))
    #expect(values("missingWebpageURL", \.missingWebpageURL) == Set(MissingWebpageURL.allCases))
    #expect(values("disconnectBeforeReady", \.disconnectBeforeReady) == Set(DisconnectBeforeReady.allCases))
    // A router without an accessor is never asked: there is nothing that it could do undeclared.
    #expect(values("launchLink", \.launchLink) == Set(LaunchLink.allCases).subtracting([.none]))
    #expect(values("launchLinkReadable", \.launchLinkReadable) == Set(LaunchLinkReadable.allCases))
    #expect(values("coldLinksByAccessorAlone", \.coldLinksByAccessorAlone) == [false, true])
    #expect(values("sceneScope", \.sceneScope) == Set(SceneScope.allCases))
    #expect(values("windowScope", \.windowScope) == Set(WindowScope.allCases))
    #expect(Set(values("callsOut", \.callsOut).joined()) == Set(CallOutKind.allCases))
    #expect(
      Set(values("transforms", \.transforms).joined())
        == Set(LinkField.allCases).subtracting(SoundnessRow.partsThatNothingCarries))
    #expect(Set(values("parsing", \.parsing).joined()) == Set(ParsingDifference.allCases))
    #expect(values("takes", \.takes).contains { !$0.schemes.isEmpty && $0.hosts.isEmpty })
    #expect(values("takes", \.takes).contains { $0.schemes.isEmpty && !$0.hosts.isEmpty })
  }

  @Test("every kind of readiness has a row, in every scope")
  func everyReadiness() {
    #expect(
      Set(values("ready", \.ready).map(name)) == [
        "at once", "listener attached", "app signal, scene", "app signal, process", "system call, scene",
        "system call, process", "says so, scene", "says so, process",
      ])
  }

  @Test("every role of a channel has a row, and so have its fields and its late listeners")
  func everyChannel() {
    let channels = values("channels", \.channels).joined()
    #expect(
      Set(channels.map { name($0.role) }) == [
        "primary", "mirror", "alternative", "claiming consumer", "consumer", "app events",
      ])
    #expect(Set(channels.map(\.lateListeners)) == Set(Channel.LateListeners.allCases))
    #expect(channels.contains { $0.fields.count < LinkField.allCases.count })
  }

  /// When the model plays more kinds of event, they need rows.
  @Test("every life cycle and kind of event that is played has a row")
  func everythingThatIsPlayed() async throws {
    let claimsAll = RouterProfile {
      $0.lifeCycles = Set(LifeCycle.allCases)
      $0.eventKinds = Set(EventKind.allCases)
    }
    let report = await ConformanceSuite.run(.following(claimsAll), try SharedCatalogue.get())
    let played = report.cells.keys
    let kinds = values("eventKinds", \.eventKinds).map { $0.symmetricDifference(RouterProfile().eventKinds) }
    #expect(Set(played.map(\.kind)) == Set(kinds.joined()))
    #expect(Set(played.map(\.column.lifeCycle)) == Set(values("lifeCycles", \.lifeCycles).joined()))
  }

  // MARK: - Looking at profiles

  private func values<Value: Hashable>(_ option: String, _ value: (RouterProfile) -> Value) -> Set<Value> {
    Set(SoundnessRow.table.filter { $0.option == option }.map { value($0.declared) })
  }

  /// The fields of a profile as text, by name. Sets are put in order first.
  private func fields(of profile: RouterProfile) -> [String: String] {
    var fields: [String: String] = [:]
    for child in Mirror(reflecting: profile).children {
      guard let label = child.label else { continue }
      fields[label] = text(child.value)
    }
    return fields
  }

  private func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { ($0.label ?? "") + text($0.value) }
    if parts.isEmpty { return String(describing: value) }
    return mirror.displayStyle == .set ? parts.sorted().joined(separator: ",") : parts.joined(separator: ",")
  }

  private func name(_ readiness: Readiness) -> String {
    switch readiness {
    case .atOnce: "at once"
    case .listenerAttached: "listener attached"
    case .appSignal(let scope): "app signal, \(scope.rawValue)"
    case .systemCall(_, let scope): "system call, \(scope.rawValue)"
    case .saysSo(let scope): "says so, \(scope.rawValue)"
    }
  }

  private func name(_ role: Channel.Role) -> String {
    switch role {
    case .primary: "primary"
    case .mirror: "mirror"
    case .alternative: "alternative"
    case .consumer(_, let claims): claims ? "claiming consumer" : "consumer"
    case .appEvents: "app events"
    }
  }
}

import DelegateRoutingSpec

/// What only a run of the whole catalogue can tell, in one process or over all shards.
struct WholeRun {
  private let profile: RouterProfile
  private let records: [CaseRecord]

  init(_ profile: RouterProfile, _ records: [CaseRecord]) {
    self.profile = profile
    self.records = records
  }

  /// What is wrong with the run as a whole, a sentence each.
  var problems: [String] {
    guard records.contains(where: { $0.verdict == .pass }) else { return ["no case passed"] }
    return claimsWithoutPass + declarationsWithoutUse
  }

  /// Claimed life cycles and event kinds for which there are cases, none of which passes.
  private var claimsWithoutPass: [String] {
    let claimed = Set(records.map(\.group)).compactMap(Claim.init(payloadGroup:)).filter {
      profile.lifeCycles.contains($0.lifeCycle) && profile.eventKinds.contains($0.kind)
    }
    let passed = Set(records.filter { $0.verdict == .pass }.flatMap(\.cells)).compactMap(Claim.init(cell:))
    return Set(claimed).subtracting(passed).map {
      "the profile claims \($0.kind.rawValue) in the life cycle \($0.lifeCycle.rawValue), but no case of it passes"
    }.sorted()
  }

  /// An event kind and a life cycle, from a cell's name.
  private struct Claim: Hashable {
    let kind: EventKind
    let lifeCycle: LifeCycle

    /// The claim that a group of payload cases is about, such as `payload/custom-url/scene`.
    init?(payloadGroup group: String) {
      let parts = group.split(separator: "/").map(String.init)
      guard parts.count == 3, parts[0] == "payload", let kind = EventKind(rawValue: parts[1]),
        let column = TableColumn(rawValue: parts[2])
      else { return nil }
      self.kind = kind
      lifeCycle = column.lifeCycle
    }

    init?(cell: String) {
      guard let cell = Cell(name: cell) else { return nil }
      kind = cell.kind
      lifeCycle = cell.column.lifeCycle
    }
  }

  /// What the profile declares and the router never did.
  private var declarationsWithoutUse: [String] {
    let changed = Set(records.flatMap(\.changed))
    let parsed = Set(records.flatMap(\.parsed))
    let calledOut = Set(records.flatMap(\.calledOut))
    return profile.transforms.subtracting(changed).map {
      "the profile declares that \($0.rawValue) is transformed, but it never was"
    }.sorted()
      + profile.parsing.subtracting(parsed).map {
        "the profile declares that URLs are parsed with \($0.rawValue), but it never showed"
      }.sorted()
      + profile.callsOut.subtracting(calledOut).map {
        "the profile declares the request \($0.rawValue), but the router never made it"
      }.sorted()
  }
}

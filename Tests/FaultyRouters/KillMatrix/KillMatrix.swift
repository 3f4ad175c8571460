import DelegateRoutingConformance
import DelegateRoutingSpec

/// Which rule convicts which faulty router, in which cases.
public struct KillMatrix: Sendable {
  /// The faults in the order of their chapters.
  public let convictions: [Conviction]
  /// The groups of cases of the whole catalogue.
  public let groups: [String]
  /// How many cases the catalogue has.
  public let cases: Int
  /// The broken system models, by which the rules about the platform are tested.
  public let models: [ModelFault]
  /// The failing cases of correct routers, as `router: case`; there should be none.
  public let convictedReferences: [String]

  /// What a fault came to.
  public struct Conviction: Sendable {
    /// The fault.
    public let fault: Fault
    /// The cases that fail, the smallest first.
    public internal(set) var cases: [FailedCase]
    /// The shortest sequence by which an exploration finds it; nil where it was not asked for or does not.
    public var explored: ExploredFault?

    /// The rules that are broken, its own first.
    public var rules: [RouterRule] {
      let broken = Set(cases.flatMap(\.rules))
      return RouterRule.allCases.filter { broken.contains($0) && $0 == fault.rule }
        + RouterRule.allCases.filter { broken.contains($0) && $0 != fault.rule }
    }

    /// The failing case in which least happens.
    public var smallest: FailedCase? { cases.first }
  }

  /// A case that convicts a fault.
  public struct FailedCase: Sendable, Hashable {
    /// The case's id.
    public let id: String
    /// Its group.
    public let group: String
    /// The rules that are broken in it, in the order of the trace.
    public let rules: [RouterRule]
    /// How many steps and entries its trace has.
    let size: [Int]
  }
}

extension KillMatrix {
  /// Runs every fault, and the correct routers, over a catalogue.
  @MainActor public init(
    _ faults: [Fault], references: [Candidate], over catalogue: Catalogue, progress: (Int, Int) -> Void = { _, _ in }
  ) async {
    var convictions: [Conviction] = []
    for fault in faults {
      progress(convictions.count, faults.count)
      var options = SuiteOptions()
      options.shouldFails = fault.rule.rule.level == .should
      let report = await ConformanceSuite.run(fault.candidate, catalogue, options)
      convictions.append(Conviction(fault: fault, cases: Self.failedCases(report)))
    }
    var convictedReferences: [String] = []
    for reference in references {
      let report = await ConformanceSuite.run(reference, catalogue)
      convictedReferences += Self.failedCases(report).map { "\(reference.name): \($0.id)" }
    }
    self.init(
      convictions: convictions, groups: catalogue.groups, cases: catalogue.cases.count, models: ModelFault.all,
      convictedReferences: convictedReferences)
  }

  private static func failedCases(_ report: ConformanceReport) -> [FailedCase] {
    report.results.filter(\.verdict.isFailure).map { result in
      let trace = result.failure?.trace
      let size = [trace?.steps.count ?? .max, trace?.entries.count ?? .max]
      return FailedCase(id: result.id, group: result.group, rules: result.brokenRules, size: size)
    }.sorted { one, other in
      one.size == other.size ? one.id < other.id : one.size.lexicographicallyPrecedes(other.size)
    }
  }
}

// MARK: - What the matrix must show

extension KillMatrix {
  /// What is wrong with the suite, or with its faults, to judge by the matrix; empty where nothing is.
  public var problems: [String] {
    convictedReferences.map { "a correct router is convicted: \($0)" }
      + convictions.compactMap(Self.problem) + convictions.compactMap(Self.unannounced)
      + RouterRule.allCases.compactMap { rule in
        let faults = convictions.filter { $0.fault.rule == rule }
        if faults.count < 2 { return "the rule \(rule.rawValue) has \(faults.count) faults, and needs two" }
        return faults.contains { $0.rules == [rule] } ? nil : "the rule \(rule.rawValue) convicts no fault alone"
      } + models.compactMap(\.problem)
      + PlatformRule.all.map(\.rule.name).filter { name in !models.contains { $0.rule == name } }
      .map { "the rule \($0) about the platform has no broken model" }
      + unexplained.map { "no fault needs the group \($0) alone, and nothing says why it stays" }
  }

  private static func problem(_ conviction: Conviction) -> String? {
    let fault = conviction.fault
    guard let smallest = conviction.smallest else { return "the fault \(fault.id) survives" }
    guard smallest.rules.first == fault.rule else {
      let rules = smallest.rules.map(\.rawValue).joined(separator: ", ")
      return "the smallest failing case of \(fault.id), \(smallest.id), breaks \(rules), not \(fault.rule.rawValue)"
    }
    return nil
  }

  /// Rules that a fault breaks somewhere in the whole catalogue and its description does not name, or the other way round.
  private static func unannounced(_ conviction: Conviction) -> String? {
    let fault = conviction.fault
    let (found, announced) = (Set(conviction.rules).subtracting([fault.rule]), fault.alsoBreaks)
    guard found != announced, !conviction.cases.isEmpty else { return nil }
    func text(_ rules: Set<RouterRule>) -> String {
      rules.isEmpty ? "nothing" : rules.map(\.rawValue).sorted().joined(separator: ", ")
    }
    return "the fault \(fault.id) breaks \(text(found)) besides, and says \(text(announced))"
  }

  /// The faults that would survive if the rule's discrepancies were ignored.
  public func survivors(without rule: RouterRule) -> [Fault] {
    convictions.filter { !$0.cases.isEmpty && $0.cases.allSatisfy { $0.rules == [rule] } }.map(\.fault)
  }

  /// The faults that would survive without a group of cases.
  public func survivors(withoutGroup group: String) -> [Fault] {
    convictions.filter { !$0.cases.isEmpty && $0.cases.allSatisfy { $0.group == group } }.map(\.fault)
  }

  /// The groups without which every fault is still convicted.
  public var redundantGroups: [String] { groups.filter { survivors(withoutGroup: $0).isEmpty } }

  /// The families of groups, which share the first word of their names.
  var families: [String] { Set(groups.map(Self.family)).sorted() }

  /// The families without which a faulty router would pass.
  var neededFamilies: [String] {
    families.filter { family in
      convictions.contains { !$0.cases.isEmpty && $0.cases.allSatisfy { Self.family($0.group) == family } }
    }
  }

  private static func family(_ group: String) -> String { String(group.prefix { $0 != "/" }) }

  private var unexplained: [String] {
    redundantGroups.filter { group in !RedundantGroups.reasons.contains { Glob($0.groups).matches(group) } }
  }
}

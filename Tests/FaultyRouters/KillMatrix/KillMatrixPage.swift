import DelegateRoutingSpec

extension KillMatrix {
  /// The matrix as the page `Specs/kill-matrix.md`.
  public var markdown: String {
    """
    # The kill matrix

    How do we know the suite is right? Every rule is put to the test by routers that are known to be broken: each of them
    is a correct router with one mistake that was really made, or that goes against a page of the platform's
    documentation (`Tests/FaultyRouters/Faults`). The suite has to convict each of them, by the rule that it was made
    for, and no correct router. This page is written by `.ci/kill-matrix` from `delegate-routing faults --explore`; the
    same run fails where a faulty router passes, where the rule of its smallest failing case is not its own, where it
    breaks another rule in any case of the catalogue and its description does not say so, where a rule convicts nothing
    alone or has fewer than two faulty routers, where a correct router is convicted, and where a rule about the platform
    lets its broken model pass.

    ## In figures

    \(figures.map { "- \($0)" }.joined(separator: "\n"))

    ## Rules

    How many faulty routers were made for each rule, how many it convicts, and how many would pass without it: those
    that no other rule convicts.

    | Rule | Made for it | Convicted by it | By it alone |
    |---|---|---|---|
    \(RouterRule.allCases.map(row).joined(separator: "\n"))

    ## Faulty routers

    The rule that each was made for, others that it breaks besides, how many cases fail, the smallest of them, and the
    shortest sequence of steps by which `delegate-routing explore` finds it, with the alphabet's name.

    | Router | Its mistake | Rule | Besides | Cases | Smallest case | Shortest sequence |
    |---|---|---|---|---|---|---|
    \(convictions.map(row).joined(separator: "\n"))

    \(ExploredFault.excuses)
    ## Broken system models

    What a router is judged by is played by a model of iOS. It is held to the rules about the platform, each of which is
    tested by a model with one edit (`Tests/FaultyRouters/Models`).

    | Rule | The edit | Convicted by, besides |
    |---|---|---|
    \(models.map(row).joined(separator: "\n"))

    ## Groups of cases

    Each of these groups convicts a faulty router that no other group convicts.

    | Group | Routers that it alone convicts |
    |---|---|
    \(needed.map(row).joined(separator: "\n"))

    The others are not needed to convict today's faulty routers. They stay, because the next one may be broken in just one
    of these ways:

    \(RedundantGroups.list(of: redundantGroups))
    """
  }

  private var needed: [String] { groups.filter { !survivors(withoutGroup: $0).isEmpty } }

  private func row(_ rule: RouterRule) -> String {
    let made = convictions.count { $0.fault.rule == rule }
    let convicted = convictions.count { $0.rules.contains(rule) }
    return
      "| [\(rule.rawValue)](router.md#\(rule.rawValue)) | \(made) | \(convicted) | \(survivors(without: rule).count) |"
  }

  private func row(_ conviction: Conviction) -> String {
    let fault = conviction.fault
    let besides = conviction.rules.filter { $0 != fault.rule }.map(\.rawValue).joined(separator: ", ")
    let sequence = conviction.explored.map { "\($0.alphabet): \($0.steps.joined(separator: ", "))" } ?? "–"
    return "| \(fault.id) | \(fault.mistake) [\(fault.source.title)](\(fault.source.url)) | \(fault.rule.rawValue) | "
      + "\(besides.isEmpty ? "–" : besides) | \(conviction.cases.count) | \(conviction.smallest?.id ?? "survives") | "
      + "\(sequence) |"
  }

  private func row(_ model: ModelFault) -> String {
    let link = PlatformRule.named(model.rule).map { "[\(model.rule)](\($0.rule.page)#\(model.rule))" } ?? model.rule
    let others = model.others.joined(separator: ", ")
    return "| \(link) | \(model.edit) | \(others.isEmpty ? "–" : others) |"
  }

  private func row(_ group: String) -> String {
    "| \(group) | \(survivors(withoutGroup: group).map(\.id).joined(separator: ", ")) |"
  }
}

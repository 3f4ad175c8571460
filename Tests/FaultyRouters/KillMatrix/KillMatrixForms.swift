import DelegateRoutingConformance
import DelegateRoutingSpec
import Foundation

extension KillMatrix {
  /// A line a fault: the rules that convict it, each with how many cases, and the smallest failing case.
  public var text: String {
    let width = (convictions.map(\.fault.id.count).max() ?? 0) + 2
    let lines = convictions.map { conviction in
      let rules = conviction.rules.map { "\($0.rawValue) (\(conviction.cases(breaking: $0)))" }
      let id = conviction.fault.id + String(repeating: " ", count: width - conviction.fault.id.count)
      let explored = conviction.explored.map { "; explore: \($0.alphabet): \($0.steps.joined(separator: "."))" } ?? ""
      return id + (rules.isEmpty ? "survives" : rules.joined(separator: ", "))
        + (conviction.smallest.map { "; smallest: \($0.id)" } ?? "") + explored + "\n"
    }
    return lines.joined() + "\n" + figures.joined(separator: "\n") + "\n"
  }

  /// The matrix as JSON: the faults with the rules that convict them, and what is wrong.
  public func json() throws -> Data { try JSONForm(self).json() }

  /// What the matrix shows, in numbers, a sentence each.
  var figures: [String] {
    let alone = RouterRule.allCases.count { !survivors(without: $0).isEmpty }
    let found = convictions.count { $0.explored != nil }
    let convicted = convictions.count { !$0.cases.isEmpty }
    return [
      "\(cases) cases in \(groups.count) groups convict \(convicted) of \(convictions.count) faulty routers, and "
        + "\(convictedReferences.isEmpty ? "no" : "\(convictedReferences.count) times a") correct one.",
      "For \(alone) of \(RouterRule.allCases.count) router rules there is a faulty router that no other rule convicts.",
      "For \(neededFamilies.count) of \(families.count) families of cases there is a faulty router that no other family "
        + "convicts: \(neededFamilies.joined(separator: ", ")).",
      "\(models.count { $0.problem == nil }) of \(PlatformRule.all.count) rules about the platform convict a system model "
        + "that is broken for them, and the real one keeps every rule there.",
    ]
      + (found > 0
        ? ["An exploration finds \(found) of the \(convictions.count) faulty routers without the corpus' scenarios."]
        : [])
  }
}

extension KillMatrix.Conviction {
  /// How many of the failing cases break the rule.
  func cases(breaking rule: RouterRule) -> Int { cases.count { $0.rules.contains(rule) } }
}

private struct JSONForm: Encodable {
  var format = 1
  let faults: [FaultForm]
  let redundantGroups: [String]
  let problems: [String]

  struct FaultForm: Encodable {
    let id: String
    let rule: RouterRule
    let mistake: String
    let convictedBy: [RouterRule]
    let cases: [String: [String]]
    let smallestCase: String?
    let explored: ExploredForm?
  }

  struct ExploredForm: Encodable {
    let alphabet: String
    let steps: [String]
  }

  init(_ matrix: KillMatrix) {
    faults = matrix.convictions.map { conviction in
      let cases = conviction.rules.map { rule in
        (rule.rawValue, conviction.cases.filter { $0.rules.contains(rule) }.map(\.id).sorted())
      }
      return FaultForm(
        id: conviction.fault.id, rule: conviction.fault.rule, mistake: conviction.fault.mistake,
        convictedBy: conviction.rules, cases: Dictionary(uniqueKeysWithValues: cases),
        smallestCase: conviction.smallest?.id,
        explored: conviction.explored.map { ExploredForm(alphabet: $0.alphabet, steps: $0.steps) })
    }
    redundantGroups = matrix.redundantGroups
    problems = matrix.problems
  }
}

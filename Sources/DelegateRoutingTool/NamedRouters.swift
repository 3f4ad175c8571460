import DelegateRoutingConformance
import FaultyRouters
import ReferenceRouters

extension Candidate {
  /// The router of that name that comes with the package, or the first: a correct one, or one that is known to be broken.
  /// Throws a `UsageError` if there is none.
  static func named(_ name: String?) throws -> Candidate {
    let correct = ReferenceRouter.all.map(\.candidate)
    guard let name else { return correct[0] }
    if let router = correct.first(where: { $0.name == name }) { return router }
    if let fault = Fault.all.first(where: { $0.id == name }) { return fault.candidate }
    throw UsageError(
      "unknown router '\(name)'\(Suggestion.text(for: name, among: correct.map(\.name) + Fault.all.map(\.id)))"
        + "; there are \(correct.map(\.name).joined(separator: ", ")), and the broken ones of delegate-routing faults")
  }
}

import DelegateRoutingConformance
import DelegateRoutingCorpus
import ReferenceRouters

let catalogue = try Catalogue(Corpus.bundled())
let report = await ConformanceSuite.run(Candidate(DualDelegateRouter.self), catalogue)
for r in report.results where r.verdict != .pass { print(r.id, r.verdict, r.note ?? "", r.brokenRules) }
print(report.results.count, report.runs, report.count(.pass), report.problems)

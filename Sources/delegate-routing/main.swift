import DelegateRoutingConformance
import DelegateRoutingCorpus
import Foundation
import ReferenceRouters

let catalogue = try Catalogue(Corpus.bundled())
for router in ReferenceRouter.all {
  let report = await ConformanceSuite.run(router.candidate, catalogue)
  print(ReportText.tables(report, colour: false))
  print(ReportText.failures(report, colour: false, rerun: { "swift run delegate-routing check --only '\($0)'" }))
  print(ReportText.census(report))
}

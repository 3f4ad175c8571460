import DelegateRoutingConformance
import DelegateRoutingCorpus
import FaultyRouters
import Testing

/// Each public report that a fixture covers, with a faulty router that has the fault.
@MainActor struct WitnessTests {
  @Test("a witness fails its fixture, and a router that does what the witness promises passes it")
  func witnessesFail() async throws {
    let catalogue = try SharedCatalogue.get()
    let reports = try Corpus.bundled().reports
    var judged: Set<[String]> = []
    for (fixture, report) in reports {
      guard let witness = report.witness, judged.insert([fixture, witness]).inserted else { continue }
      guard let fault = Fault.all.first(where: { $0.id == witness }) else {
        Issue.record("\(fixture): there is no faulty router '\(witness)'")
        continue
      }
      var options = SuiteOptions.only(catalogue.cases.filter { $0.fixture == fixture }.map(\.id))
      options.shouldFails = fault.rule.rule.level == .should
      let failed = await ConformanceSuite.run(fault.candidate, catalogue, options).cases(.fail)
      #expect(!failed.isEmpty, "\(witness) passes \(fixture)")
      let correct = await ConformanceSuite.run(.following(fault.candidate.profile), catalogue, options)
      #expect(correct.cases(.fail) == [], "\(fixture)")
      #expect(!correct.cases(.pass).isEmpty, "\(fixture)")
    }
    #expect(judged.count >= 90)
  }

  @Test("the reports that were read are decided: covered by a fixture, or out of scope with a reason")
  func reportsAreDecided() throws {
    let corpus = try Corpus.bundled()
    let covered = Set(corpus.reports.map(\.report.source.url))
    #expect(covered.count == 153)
    #expect(Set(corpus.outOfScope.map(\.source.url)).count == 19)
    #expect(corpus.reports.filter { $0.report.witness == nil }.map(\.fixture) == [])
  }
}

import DelegateRoutingConformance
import DelegateRoutingSpec
import FaultyRouters
import Testing

/// The judge and the router that follows any profile were written apart; in every legal sequence they agree.
@MainActor struct SoundnessExplorationTests {
  @Test("what is declared and done survives every legal sequence", arguments: SoundnessRow.declarations)
  func declaredAndDone(_ row: SoundnessRow) async throws {
    let catalogue = try SharedCatalogue.get()
    for alphabet in StepAlphabet.all {
      // Cuts and reloads come in threes: launch, ready, not ready any more.
      let plan = ExplorationPlan(alphabet, depth: alphabet.name == "interruptions" ? 3 : 2)
      let exploration = try await ConformanceSuite.explore(.following(row.declared), plan, catalogue) { _, steps, _ in
        steps
      }
      let found = exploration.findings.map { "\($0.reason): \($0.steps.joined(separator: "."))" }
      #expect(found == [] && exploration.ending == nil, "\(alphabet.name)")
    }
  }
}

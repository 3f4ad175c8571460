import DelegateRoutingConformance
import DelegateRoutingSpec
import Testing

/// No legal sequence of steps makes the system model break a rule about the platform.
struct ModelExplorationTests {
  @Test("the system model keeps every rule, under every reading", arguments: StepAlphabet.all.map(\.name))
  func keepsEveryRule(_ alphabet: String) throws {
    let exploration = try ModelExploration(.named(alphabet), depth: 3, SharedCatalogue.get())
    #expect(exploration.violations == [])
    #expect(exploration.traces > exploration.sequences)
  }

  @Test("a model that forgets a call is found, with the shortest sequence")
  func forgettingIsFound() throws {
    let exploration = try ModelExploration(.named("standard"), depth: 2, SharedCatalogue.get()) {
      steps, setting, reading in
      var trace = Trace(playing: steps, in: setting, reading: reading)
      trace?.entries.removeAll {
        if case .call(.sceneDidDisconnect, _, _) = $0 { true } else { false }
      }
      return trace
    }
    #expect(exploration.violations.map(\.rule) == ["killed-scene-resigns-and-disconnects"])
    #expect(exploration.violations.map(\.sequence) == ["launch.terminate"])
  }
}

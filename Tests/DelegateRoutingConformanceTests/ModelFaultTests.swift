import DelegateRoutingSpec
import FaultyRouters
import Testing

/// The rules about the platform are tested by system models that are broken.
struct ModelFaultTests {
  @Test("a rule convicts its broken model, where the real one keeps every rule", arguments: ModelFault.all)
  func isConvicted(_ fault: ModelFault) {
    #expect(fault.problem == nil)
  }

  @Test("each rule about the platform has a broken model")
  func eachRuleHasOne() {
    #expect(ModelFault.all.map(\.rule).sorted() == PlatformRule.all.map(\.rule.name).sorted())
  }

  @Test("an edit of a method that is never called is no fault")
  func anEditThatChangesNothingIsFound() throws {
    let fault = try #require(ModelFault.all.first { $0.rule == "warm-url-opens-contexts" })
    #expect(
      fault.with(.drop(.sceneContinueActivity)).problem
        == "the rule warm-url-opens-contexts does not convict its broken model")
    #expect(fault.with(.drop(.sceneOpenURLContexts)).problem == nil)
  }

  @Test("steps that make no sense are no test of a rule")
  func stepsThatAreNotPlayedAreFound() {
    let fault = ModelFault(
      "disconnect-is-told", in: .scenesTemplate, [.disconnect(.main)], .drop(.sceneDidDisconnect))
    #expect(fault.problem == "the real model does not play the steps with which disconnect-is-told is tested")
  }

  @Test("what stands before a call is changed, and nothing where it is left as it was")
  func whatStandsBeforeACallIsChanged() throws {
    let fault = try #require(ModelFault.all.first { $0.rule == "each-connection-has-a-new-scene-delegate" })
    let instance = TraceEntry.delegateMade(.sceneDelegate, scene: .main, isInEnvironment: false)
    #expect(fault.with(.surround(.sceneWillConnect, with: [instance])).problem?.hasSuffix("broken model") == true)
    #expect(fault.with(.surround(.sceneWillConnect, with: [instance, instance])).problem == nil)
  }
}

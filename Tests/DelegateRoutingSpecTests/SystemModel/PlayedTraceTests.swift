import DelegateRoutingSpec
import Testing

/// `Trace(playing:in:)` writes down what the model plays.
struct PlayedTraceTests {
  @Test func aStepThatMakesNoSenseIsNotPlayed() {
    #expect(Trace(playing: [.leave(.main)], in: .scenesTemplate) == nil)
    #expect(Trace(playing: [.launch(nil, scene: .main, upTo: nil), .comeBack(.main)], in: .scenesTemplate) == nil)
  }

  @Test func instancesAndWindowsStandBeforeTheCallThatFindsThem() throws {
    let played = try #require(
      Trace(playing: [.launch(nil, scene: .main, upTo: nil)], in: .scenesTemplate))
    #expect(
      played.entries.compactMap(Self.name) == [
        "app delegate", "application(_:willFinishLaunchingWithOptions:)",
        "application(_:didFinishLaunchingWithOptions:)", "application(_:configurationForConnecting:options:)",
        "main: main", "delegate of main", "scene(_:willConnectTo:options:)", "main: main key",
        "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
      ])
  }

  @Test func windowsGoWithTheLastCallOfAStep() throws {
    let steps: [Step] = [.launch(nil, scene: .main, upTo: nil), .leave(.main), .disconnect(.main)]
    let played = try #require(Trace(playing: steps, in: .scenesTemplate))
    #expect(played.entries.compactMap(Self.name).suffix(2) == ["sceneDidDisconnect(_:)", "main: none"])
  }

  @Test func disputedPointsThatMatteredAreNoted() throws {
    var consulted = PointSet(rawValue: 0)
    let steps: [Step] = [.launch(nil, scene: .main, upTo: nil), .terminate, .launch(nil, scene: .main, upTo: nil)]
    _ = try #require(Trace(playing: steps, in: .scenesTemplate, reading: Reading(), noting: &consulted))
    #expect(consulted.contains(.configurationAtRelaunch))
    #expect(!consulted.contains(.launchRefusal))
  }

  private static func name(_ entry: TraceEntry) -> String? {
    switch entry {
    case .call(let call, _, _): call.method.rawValue
    case .delegateMade(_, let scene, _): scene.map { "delegate of \($0)" } ?? "app delegate"
    case .windows(let scene, let windows):
      "\(scene): "
        + (windows.isEmpty ? "none" : windows.map { $0.name + ($0.isKey ? " key" : "") }.joined(separator: ", "))
    default: nil
    }
  }
}

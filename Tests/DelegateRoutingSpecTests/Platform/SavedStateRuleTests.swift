import DelegateRoutingSpec
import Testing

struct SavedStateRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  @Test func theModelHandsTheAnswerBack() throws {
    var setting = Setting.scenesTemplate
    setting.host.savesState = true
    let steps: [Step] = [.launch(nil, scene: .main, upTo: nil), .leave(.main), .disconnect(.main), .comeBack(.main)]
    for reading in [Reading(), Reading().with(SavingCall.beforeDisconnection)] {
      let trace = try #require(
        Trace(
          playing: steps, in: setting, reading: reading,
          replies: [.stateRestorationActivity: .restorationActivity(Sent.handoff)]))
      let states = trace.entries.compactMap { entry -> UserActivity? in
        guard case .call(.sceneWillConnect(_, let session, _), _, _) = entry else { return nil }
        return session.stateRestorationActivity
      }
      #expect(states == [Sent.handoff], "\(reading.name)")
      #expect(PlatformRule.broken(by: trace).map(\.rule.name) == [])
    }
  }

  static let examples: [RuleExample] = [
    RuleExample(
      "scene-state-is-asked-for-out-of-sight", .scenesTemplate, accepts: .leftScene + [asked],
      rejects: .launchedScene + [.leave(), .resigns(), asked, .background()], at: 10),
    RuleExample(
      "scene-state-is-asked-for-out-of-sight", .scenesTemplate, Reading().with(SavingCall.beforeDisconnection),
      accepts: .leftScene + [.disconnect(), asked, .disconnects()],
      rejects: .leftScene + [asked, .comeBack(), .foreground(), .active()], at: 11),
    RuleExample(
      "session-has-the-state-that-was-answered", .scenesTemplate,
      accepts: answered + [.connects(session(Sent.handoff)), .foreground(), .active()],
      rejects: answered + [.connects(session(Sent.spotlight)), .foreground(), .active()], at: 16),
    RuleExample(
      "own-scene-delegate-is-not-asked-for-its-state", .swiftUIOwnSceneDelegate,
      accepts: .launchedOwn + left, rejects: .launchedOwn + left + [asked], at: 14),
  ]

  private static let asked = Moment.call(.stateRestorationActivity(.main), [])
  private static let left: [Moment] = [
    .leave(), .resigns(), .phase(.foregroundInactive), .background(), .phase(.background),
  ]
  /// A scene that is left, asked for its state, disconnected and opened again: entries 0 to 15.
  private static let answered: [Moment] =
    .leftScene + [
      asked, .answers(.restorationActivity(Sent.handoff)), .disconnect(), .disconnects(), .comeBack(),
    ]

  private static func session(_ state: UserActivity) -> SceneSession {
    var session = SceneSession(scene: .main)
    session.stateRestorationActivity = state
    return session
  }
}

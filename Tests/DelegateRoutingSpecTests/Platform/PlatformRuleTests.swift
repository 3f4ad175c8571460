import DelegateRoutingSpec
import Testing

struct PlatformRuleTests {
  @Test func everyRuleHasAnExampleAndEveryExampleARule() {
    let rules = PlatformRule.all.map(\.rule.name)
    #expect(Set(rules).count == rules.count, "A name is used twice.")
    #expect(Set(rules) == Set(RuleExample.all.map(\.rule)))
  }

  @Test(arguments: RuleExample.all) func whatOneRuleAcceptsBreaksNoOther(_ example: RuleExample) {
    #expect(brokenRules(example.accepted) == [])
  }

  @Test func ruleIsFoundByItsName() {
    #expect(PlatformRule.named("refused-on-27")?.rule.evidence == .documented)
    #expect(PlatformRule.named("no-such-rule") == nil)
  }

  @Test(arguments: tolerated) func whatReportsTolerateBreaksNoRule(_ report: Tolerated) {
    #expect(brokenRules(report.trace) == [])
  }

  @Test func brokenRulesAreNamedWithTheirPlaces() {
    let broken = PlatformRule.broken(by: trace(.appDelegateIOS26, [.launch(), .start, .will(), .did(), .connects()]))
    #expect(
      broken.map(\.rule.name) == [
        "not-adopted-keeps-the-app-delegate", "app-launch-ends-with-active", "scene-delegate-is-silent-without-scenes",
      ])
    #expect(broken.map(\.violation.entry) == [4, 4, 4])
  }

  private func brokenRules(_ trace: Trace) -> [String] {
    PlatformRule.broken(by: trace).map(\.rule.name)
  }

  /// What somebody has reported, or what stands open, and no rule may forbid.
  struct Tolerated: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let trace: Trace
  }

  static let tolerated: [Tolerated] = [
    Tolerated(
      testDescription: "a warm URL may be opened after the foreground call",
      trace: trace(
        .scenesTemplate, .leftScene + [.receive(.url), .foreground(), .opens([Sent.url]), .active()])),
    Tolerated(
      testDescription: "an announcement may come after the foreground call",
      trace: trace(
        .scenesTemplate,
        .leftScene + [.receive(.link), .foreground(), .announces(Sent.link), .continues(Sent.link), .active()])),
    Tolerated(
      testDescription: "the app may restore its state between the launch methods",
      trace: trace(
        .appDelegateIOS26,
        [.launch(), .start, .will(), .call(.shouldRestoreApplicationState, []), .did(), .appActive])),
    Tolerated(
      testDescription: "geometry may change before the scene connects",
      trace: trace(
        .scenesTemplate,
        [
          .launch(), .start, .will(), .did(), .asks(), .call(.windowSceneDidUpdateGeometry(.main), []), .connects(),
          .foreground(), .active(),
        ])),
    Tolerated(
      testDescription: "the state may be restored after the foreground call",
      trace: trace(
        .scenesTemplate,
        [
          .launch(), .start, .will(), .did(), .asks(), .connects(), .foreground(),
          .call(.sceneRestoreInteractionState(.main, Sent.handoff), []), .active(),
        ])),
    Tolerated(
      testDescription: "a second scene may be seen in the foreground and background and never be active",
      trace: trace(
        .scenesTwoWindows,
        .launchedScene + [
          .open("second"), .asks("second"), .connects("second"), .foreground("second"), .background("second"),
        ])),
    Tolerated(
      testDescription: "the first window may resign and become active around a new one",
      trace: trace(
        .scenesTwoWindows,
        .launchedScene + [
          .open("second"), .resigns(), .active(), .resigns(), .asks("second"), .connects("second"),
          .foreground("second"), .active(), .active("second"),
        ])),
    Tolerated(
      testDescription: "an event in front may come after the app is active again",
      trace: trace(
        .appDelegateIOS12, reading: Reading().with(ForegroundDelivery.insideResignAndActivate),
        .launchedApp + [.receive(.link), .appResigns, .appActive, .appAnnounces(Sent.link), .appContinues(Sent.link)])),
    Tolerated(
      testDescription: "a second link may come before the first activation",
      trace: trace(
        .scenesTemplate,
        [
          .launch(.url, upTo: .connected), .start, .will(), .did(), .asks(.main, .url), .connects(.main, .url),
          .receive(.openURLs([Sent.otherURL])), .opens([Sent.otherURL]), .finish, .foreground(), .active(),
        ])),
    Tolerated(
      testDescription: "the same link may be tapped again and comes again",
      trace: trace(
        .scenesTemplate,
        [.launch(.url), .start, .will(), .did(), .asks(.main, .url), .connects(.main, .url), .foreground(), .active()]
          + [.receive(.url), .opens([Sent.url]), .receive(.url), .opens([Sent.url])])),
    Tolerated(
      testDescription: "a process may end without a call",
      trace: trace(.scenesTemplate, .launchedScene + [.terminate, .end])),
    Tolerated(
      testDescription: "what the app does not open never reaches it",
      trace: trace(
        .scenesTemplate, .launchedScene + [.receive(.openURLs([OpenURLContext(url: Sent.address("other://x"))]))])),
    Tolerated(
      testDescription: "a process may start before the step that starts it",
      trace: trace(
        .scenesTemplate, [.start, .launch(), .will(), .did(), .asks(), .connects(), .foreground(), .active()])),
    Tolerated(
      testDescription: "a trace may begin in a running process",
      trace: trace(.appDelegateIOS26, [.leave(), .appResigns, .appBackground, .comeBack(), .appForeground, .appActive])),
    Tolerated(
      testDescription: "a trace may begin with a scene in a running process",
      trace: trace(
        .scenesTemplate, [.receive(.link), .announces(Sent.link), .foreground(), .continues(Sent.link), .active()])),
    Tolerated(
      testDescription: "a URL that comes before the scene connects may come with its connection",
      trace: trace(
        .scenesTemplate,
        [
          .launch(upTo: .launched), .start, .will(), .did(), .receive(.url), .finish, .asks(.main, .url),
          .connects(.main, .url), .foreground(), .active(),
        ])),
    Tolerated(
      testDescription: "another scene may connect while the app is killed",
      trace: trace(
        .scenesByManifestAlone,
        [.launch(), .start, .will(), .did(), .connects(), .foreground(), .active()]
          + [.terminate, .resigns(), .connects("second"), .foreground("second"), .background("second"), .disconnects()]
          + [.end])),
    Tolerated(
      testDescription: "the launch options may hold any of several events that come together",
      trace: trace(
        .appDelegateIOS12,
        [
          .launch(.together([.link, .url])), .start, .will(.url), .did(.url), .appOpens(Sent.url),
          .appAnnounces(Sent.link), .appContinues(Sent.link), .appActive,
        ])),
    Tolerated(
      testDescription: "the old launch method may stand in for the newer one",
      trace: trace(
        .appDelegateIOS12,
        [
          .launch(), .start, .will(), .did(), .answers(.unimplemented), .call(.didFinishLaunchingWithoutOptions, []),
          .appActive,
        ])),
    Tolerated(
      testDescription: "an event may be cut where nothing is left of it, and a later one finished",
      trace: trace(
        .scenesTemplate,
        .launchedScene + [.receive(.url, upTo: .connected), .opens([Sent.url]), .leave(), .resigns(), .background()]
          + [.receive(.url, upTo: .connected), .opens([Sent.url], carries: [2]), .finish, .foreground(), .active()])),
    Tolerated(
      testDescription: "no reading says what surrounds an event for one window while another is connecting",
      trace: trace(
        .scenesTwoWindows, reading: Reading().with(ForegroundDelivery.insideResignAndActivate),
        .launchedScene + [
          .receive(.url, "second", upTo: .connected), .asks("second", .url), .connects("second", .url),
          .receive(.openURLs([Sent.otherURL]), .main), .opens([Sent.otherURL]), .finish, .foreground("second"),
          .active("second"),
        ])),
  ]
}

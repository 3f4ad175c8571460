import DelegateRoutingSpec
import Testing

struct ApplicationDelegateRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "warm-url-opens-in-the-app-delegate", .appDelegateIOS12,
      accepts: .launchedApp + [.receive(.url), .appOpens(Sent.url)], rejects: .launchedApp + [.receive(.url)], at: 5),
    RuleExample(
      "warm-url-opens-in-the-app-delegate", .appDelegateIOS12,
      accepts: .launchedApp + [.receive(.url), .appOpens(Sent.url), .receive(.url), .appOpens(Sent.url)],
      rejects: .launchedApp + [.receive(.url), .appOpens(Sent.url), .appOpens(Sent.url)], at: 7),
    RuleExample(
      "warm-url-opens-in-the-app-delegate", .appDelegateIOS12,
      accepts: .launchedApp + [.receive(.twoURLs), .appOpens(Sent.document), .appOpens(Sent.url)],
      rejects: .launchedApp + [.receive(.url), .appOpens(Sent.otherURL)], at: 6),
    RuleExample(
      "foreground-before-open-in-app-delegate", .appDelegateIOS12,
      accepts: .leftApp + [.receive(.url), .appForeground, .appOpens(Sent.url), .appActive],
      rejects: .leftApp + [.receive(.url), .appOpens(Sent.url), .appForeground, .appActive], at: 9),
    RuleExample(
      "foreground-before-open-in-app-delegate", .appDelegateIOS12,
      accepts: .leftApp + [.receive(.url), .appForeground, .appOpens(Sent.url), .appActive],
      rejects: .leftApp + [.receive(.url), .appForeground, .appActive, .appOpens(Sent.url)], at: 11),
    RuleExample(
      "warm-link-continues-in-the-app-delegate", .appDelegateIOS12,
      accepts: .launchedApp + [.receive(.link), .appAnnounces(Sent.link), .appContinues(Sent.link)],
      rejects: .launchedApp + [.receive(.link), .appAnnounces(Sent.link)], at: 6),
    RuleExample(
      "warm-link-continues-in-the-app-delegate", .appDelegateIOS12,
      accepts: .launchedApp + [.receive(.link), .appAnnounces(Sent.link), .appContinues(Sent.link)],
      rejects: .launchedApp + [.receive(.link), .appContinues(Sent.link), .appContinues(Sent.link)], at: 7),
    RuleExample(
      "foreground-before-continue-in-app-delegate", .appDelegateIOS12,
      accepts: .leftApp + [
        .receive(.link), .appForeground, .appAnnounces(Sent.link), .appContinues(Sent.link), .appActive,
      ],
      rejects: .leftApp + [
        .receive(.link), .appForeground, .appAnnounces(Sent.link), .appActive, .appContinues(Sent.link),
      ], at: 12),
    RuleExample(
      "foreground-before-continue-in-app-delegate", .appDelegateIOS12,
      accepts: .leftApp + [
        .receive(.link), .appForeground, .appAnnounces(Sent.link), .appContinues(Sent.link), .appActive,
      ],
      rejects: .leftApp + [.receive(.link), .appAnnounces(Sent.link), .appForeground, .appContinues(Sent.link)], at: 9),
    RuleExample(
      "foreground-before-active-in-app-delegate", .appDelegateIOS12,
      accepts: .leftApp + [.comeBack(), .appForeground, .appActive], rejects: .leftApp + [.comeBack(), .appActive],
      at: 9),
    RuleExample(
      "resign-before-background", .appDelegateIOS12, accepts: .leftApp,
      rejects: .launchedApp + [.leave(), .appBackground, .appResigns], at: 6),
    RuleExample(
      "resign-before-background", .scenesTemplate, accepts: .leftScene,
      rejects: .launchedScene + [.leave(), .background(), .resigns()], at: 9),
    RuleExample(
      "one-background-call-per-trip", .appDelegateIOS12, accepts: .leftApp,
      rejects: .leftApp + [.receive(.url), .appBackground], at: 9),
    RuleExample(
      "one-background-call-per-trip", .scenesTemplate, accepts: .leftScene, rejects: .leftScene + [.background()],
      at: 11),
    RuleExample(
      "leaving-ends-in-the-background", .appDelegateIOS12, accepts: .leftApp,
      rejects: .launchedApp + [.leave(), .appResigns], at: 6),
    RuleExample(
      "leaving-ends-in-the-background", .scenesTwoWindows,
      accepts: .twoWindows + [.leave("second"), .resigns("second"), .background("second")],
      rejects: .twoWindows + [.leave("second"), .resigns("second"), .background(.main)], at: 15),
    RuleExample(
      "coming-back-ends-with-active", .appDelegateIOS12, accepts: .leftApp + [.comeBack(), .appForeground, .appActive],
      rejects: .leftApp + [.comeBack(), .appForeground], at: 9),
    RuleExample(
      "coming-back-ends-with-active", .appDelegateIOS12,
      accepts: .leftApp + [.receive(.url), .appForeground, .appOpens(Sent.url), .appActive],
      rejects: .leftApp + [.receive(.url), .appForeground, .appOpens(Sent.url)], at: 10),
    RuleExample(
      "coming-back-ends-with-active", .scenesTemplate,
      accepts: .disconnectedScene + [.comeBack(), .connects(), .foreground(), .active()],
      rejects: .disconnectedScene + [.comeBack(), .connects(), .foreground()], at: 15),
    RuleExample(
      "coming-back-ends-with-active", .scenesTemplate,
      accepts: .leftScene + [.receive(.url), .opens([Sent.url]), .foreground(), .active()],
      rejects: .leftScene + [.receive(.url), .opens([Sent.url]), .foreground()], at: 13),
    RuleExample(
      "announcement-gets-one-outcome", .appDelegateIOS12,
      accepts: .launchedApp + [
        .receive(.handoff(Sent.handoff, fails: true)), .appAnnounces(Sent.handoff), .appFails(Sent.handoff),
      ], rejects: .launchedApp + [.receive(.handoff(Sent.handoff, fails: true)), .appAnnounces(Sent.handoff)], at: 6),
    RuleExample(
      "announcement-gets-one-outcome", .appDelegateIOS12,
      accepts: .launchedApp + [.receive(.link), .appAnnounces(Sent.link), .appContinues(Sent.link)],
      rejects: .launchedApp + [.receive(.link), .appContinues(Sent.link), .appAnnounces(Sent.link)], at: 7),
    RuleExample(
      "announcement-gets-one-outcome", .appDelegateIOS12,
      accepts: .launchedApp + [
        .receive(.handoff(Sent.handoff, fails: false)), .appAnnounces(Sent.handoff), .appContinues(Sent.handoff),
      ],
      rejects: .launchedApp + [
        .receive(.handoff(Sent.handoff, fails: false)), .appAnnounces(Sent.handoff), .appContinues(Sent.handoff),
        .appFails(Sent.handoff),
      ], at: 8),
    RuleExample(
      "completion-travels-with-push", .appDelegateIOS12,
      accepts: [.launchInBackground(.silentPush), .start, .will(.push), .did(.push), .push(completion: 1)],
      rejects: [.launchInBackground(.silentPush), .start, .will(.push), .did(.push)], at: 3),
    RuleExample(
      "completion-travels-with-push", .scenesTemplate,
      accepts: .launchedScene + [.receive(.push), .push(completion: 1), .receive(.push), .push(completion: 2)],
      rejects: .launchedScene + [.receive(.push), .push(completion: 1), .receive(.push), .push(completion: 1)], at: 11),
    RuleExample(
      "scene-delegate-is-silent-without-scenes", .appDelegateIOS26, accepts: .launchedApp,
      rejects: .launchedApp + [.receive(.url), .opens([Sent.url])], at: 6),
    RuleExample(
      "scene-delegate-is-silent-without-scenes", .appDelegateIOS12, accepts: .launchedApp,
      rejects: [.launch(), .start, .will(), .did(), .discards(.main), .appActive], at: 4),
    RuleExample(
      "background-launch-may-enter-the-background", .appDelegateIOS26,
      accepts: [.launchInBackground(.silentPush), .start, .will(.push), .did(.push), .push(completion: 1)],
      rejects: [
        .launchInBackground(.silentPush), .start, .will(.push), .did(.push), .appBackground, .push(completion: 1),
      ],
      at: 4),
    RuleExample(
      "background-launch-may-enter-the-background", .appDelegateIOS26, Reading().with(BackgroundNotice.told),
      accepts: [
        .launchInBackground(.silentPush), .start, .will(.push), .did(.push), .appBackground, .push(completion: 1),
      ],
      rejects: [
        .launchInBackground(.silentPush), .start, .will(.push), .did(.push), .push(completion: 1), .appBackground,
      ],
      at: 4),
    RuleExample(
      "background-launch-may-enter-the-background", .appDelegateIOS26, Reading().with(BackgroundNotice.told),
      accepts: [.launchInBackground(.location), .start, .will(.location), .did(.location), .appBackground],
      rejects: [.launchInBackground(.location), .start, .will(.location), .did(.location)], at: 3),
  ]
}

import DelegateRoutingSpec
import Testing

struct ScenesWarmRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "warm-url-opens-contexts", .scenesTemplate,
      accepts: .leftScene + [.receive(.url), .opens([Sent.url]), .foreground(), .active()],
      rejects: .leftScene + [.receive(.url), .foreground(), .active()], at: 13),
    RuleExample(
      "warm-url-opens-contexts", .scenesTemplate,
      accepts: .launchedScene + [.receive(.twoURLs), .opens([Sent.document, Sent.url])],
      rejects: .launchedScene + [.receive(.twoURLs), .opens([Sent.document]), .opens([Sent.url])], at: 9),
    RuleExample(
      "warm-url-opens-contexts", .scenesTemplate, accepts: .launchedScene + [.receive(.url), .opens([Sent.url])],
      rejects: .launchedScene + [.receive(.url), .opens([Sent.url]), .opens([Sent.url])], at: 10),
    RuleExample(
      "warm-url-opens-contexts", .scenesTwoWindows,
      accepts: .twoWindows + [.receive(.url, "second"), .opens([Sent.url], "second")],
      rejects: .twoWindows + [.receive(.url, "second"), .opens([Sent.url], .main)], at: 14),
    RuleExample(
      "warm-link-continues", .scenesTemplate,
      accepts: .leftScene + [
        .receive(.link), .announces(Sent.link), .foreground(), .continues(Sent.link), .active(),
      ], rejects: .leftScene + [.receive(.link), .announces(Sent.link), .foreground(), .active()], at: 14),
    RuleExample(
      "warm-link-continues", .scenesTemplate,
      accepts: .launchedScene + [.receive(.link), .announces(Sent.link), .continues(Sent.link)],
      rejects: .launchedScene + [
        .receive(.link), .announces(Sent.link), .continues(Sent.link), .continues(Sent.link),
      ], at: 11),
    RuleExample(
      "warm-link-continues", .scenesTwoWindows,
      accepts: .twoWindows + [
        .receive(.link, "second"), .announces(Sent.link, "second"), .continues(Sent.link, "second"),
      ],
      rejects: .twoWindows + [
        .receive(.link, "second"), .announces(Sent.link, "second"), .continues(Sent.link, .main),
      ], at: 15),
    RuleExample(
      "announcement-precedes-continuation", .scenesTemplate,
      accepts: .launchedScene + [.receive(.link), .announces(Sent.link), .continues(Sent.link)],
      rejects: .launchedScene + [.receive(.link), .continues(Sent.link), .announces(Sent.link)], at: 10),
    RuleExample(
      "announcement-precedes-continuation", .scenesTemplate,
      accepts: .launchedScene + [
        .receive(.handoff(Sent.handoff, fails: true)), .announces(Sent.handoff), .failsToContinue(Sent.handoff),
      ],
      rejects: .launchedScene + [
        .receive(.handoff(Sent.handoff, fails: true)), .announces(Sent.handoff), .failsToContinue(Sent.handoff),
        .continues(Sent.handoff),
      ], at: 11),
    RuleExample(
      "announcement-precedes-continuation", .scenesTemplate,
      accepts: .launchedScene + [
        .receive(.handoff(Sent.handoff, fails: false)), .announces(Sent.handoff), .step(.app(.timePasses)),
        .continues(Sent.handoff),
      ], rejects: .launchedScene + [.receive(.handoff(Sent.handoff, fails: false)), .announces(Sent.handoff)], at: 9),
    RuleExample(
      "warm-link-may-be-announced", .scenesTemplate,
      accepts: .launchedScene + [.receive(.link), .announces(Sent.link), .continues(Sent.link)],
      rejects: .launchedScene + [.receive(.link), .continues(Sent.link)], at: 9),
    RuleExample(
      "warm-link-may-be-announced", .scenesTemplate, Reading().with(LinkAnnouncement.notAnnounced),
      accepts: .launchedScene + [.receive(.link), .continues(Sent.link)],
      rejects: .launchedScene + [.receive(.link), .announces(Sent.link), .continues(Sent.link)], at: 9),
    RuleExample(
      "delivery-in-front-needs-no-background-trip", .scenesTemplate,
      accepts: .launchedScene + [.receive(.url), .opens([Sent.url])],
      rejects: .launchedScene + [.receive(.url), .opens([Sent.url]), .foreground(), .active()], at: 10),
    RuleExample(
      "delivery-in-front-needs-no-background-trip", .scenesTemplate,
      accepts: .leftScene + [.receive(.url), .opens([Sent.url]), .foreground(), .active()],
      rejects: .launchedScene + [.receive(.url), .resigns(), .opens([Sent.url]), .active()], at: 9),
    RuleExample(
      "delivery-in-front-needs-no-background-trip", .scenesTemplate, wrapped,
      accepts: .launchedScene + [.receive(.url), .resigns(), .opens([Sent.url]), .active()],
      rejects: .launchedScene + [.receive(.url), .opens([Sent.url])], at: 9),
    RuleExample(
      "delivery-in-front-needs-no-background-trip", .appDelegateIOS12, wrapped,
      accepts: .launchedApp + [.receive(.url), .appResigns, .appOpens(Sent.url), .appActive],
      rejects: .launchedApp + [.receive(.url), .appResigns, .appOpens(Sent.url)], at: 7),
    RuleExample(
      "delivery-in-front-needs-no-background-trip", .appDelegateIOS12,
      accepts: .launchedApp + [.receive(.url), .appOpens(Sent.url)],
      rejects: .launchedApp + [.receive(.url), .appResigns, .appBackground, .appForeground, .appOpens(Sent.url)],
      at: 7),
  ]

  private static let wrapped = Reading().with(ForegroundDelivery.insideResignAndActivate)
}

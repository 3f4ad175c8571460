import DelegateRoutingSpec
import Testing

struct ThreadRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "delegate-calls-come-on-the-main-thread", .scenesTemplate,
      accepts: .launchedScene + [.receive(.response), .responds(Sent.response), .offMainThread],
      rejects: .launchedScene + [.receive(.url), .opens([Sent.url]), .offMainThread], at: 9),
    RuleExample(
      "each-call-has-its-own-completion-handler", .scenesTemplate,
      accepts: .launchedScene + [
        .receive(.action), .performs(Sent.action), .receive(.action), .performs(Sent.action, completion: 2),
      ],
      rejects: .launchedScene + [.receive(.action), .performs(Sent.action), .receive(.action), .performs(Sent.action)],
      at: 11),
    RuleExample(
      "only-what-was-sent-comes", .scenesTemplate,
      accepts: .launchedScene + [.receive(.url), .opens([Sent.url])],
      rejects: .launchedScene + [
        .receive(.url), .opens([Sent.url]), .step(.app(.becomeReady(nil))), .opens([Sent.url]),
      ],
      at: 11),
    RuleExample(
      "only-what-was-sent-comes", .appDelegateIOS26,
      accepts: .launchedApp + [.receive(.action), .appPerforms(Sent.action)],
      rejects: .launchedApp + [.receive(.action), .appAccepts(Sent.share)], at: 6),
    RuleExample(
      "only-what-was-sent-comes", .swiftUIApp,
      accepts: .launchedSwiftUI + [.receive(.url), .step(.app(.timePasses)), .opensURL(Sent.url)],
      rejects: .launchedSwiftUI + [.receive(.url), .opensURL(Sent.otherURL)], at: 7),
    RuleExample(
      "web-link-has-a-web-address", .scenesTemplate,
      accepts: .launchedScene + [.receive(.link), .announces(Sent.link), .continues(Sent.link)],
      rejects: .launchedScene + [
        .receive(.link), .announces(Sent.link),
        .continues(UserActivity(activityType: ActivityType.browsingWeb, webpageURL: Sent.url.url)),
      ],
      at: 10),
    RuleExample(
      "calls-need-a-process", .appDelegateIOS26, accepts: .launchedApp + [.terminate, .end] + .launchedApp,
      rejects: .launchedApp + [.terminate, .end, .appActive], at: 7),
  ]
}

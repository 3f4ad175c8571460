import DelegateRoutingSpec
import Testing

struct ScenesColdRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "scene-launch-options-are-nil", .scenesTemplate, accepts: launchedByURL,
      rejects: [.launch(.url), .start, .will(), .did(.url), .asks(.main, .url), .connects(.main, .url)], at: 3),
    RuleExample(
      "scene-launch-options-are-nil", .scenesTemplate,
      accepts: [.launchInBackground(.location), .start, .will(), .did()],
      rejects: [.launchInBackground(.location), .start, .will(LaunchOptions(location: true)), .did()], at: 2),
    RuleExample(
      "scene-launch-options-are-nil", .scenesTemplate, Reading().with(BackgroundLaunchOptions.filled),
      accepts: [
        .launchInBackground(.location), .start, .will(LaunchOptions(location: true)),
        .did(LaunchOptions(location: true)),
      ], rejects: [.launch(), .start, .will(LaunchOptions(location: true))], at: 2),
    RuleExample(
      "connect-before-foreground-before-active", .scenesTemplate, accepts: .launchedScene,
      rejects: [.launch(), .start, .will(), .did(), .asks(), .foreground(), .connects(), .active()], at: 5),
    RuleExample(
      "connect-before-foreground-before-active", .scenesTemplate, accepts: .launchedScene,
      rejects: [.launch(), .start, .will(), .did(), .asks(), .connects(), .active(), .foreground()], at: 6),
    RuleExample(
      "connect-before-foreground-before-active", .scenesTemplate,
      accepts: .leftScene + [.comeBack(), .foreground(), .active()], rejects: .leftScene + [.comeBack(), .active()],
      at: 12),
    RuleExample(
      "connect-before-foreground-before-active", .scenesTemplate, accepts: .launchedScene,
      rejects: .launchedScene + [.receive(.url), .connects(.main, .url, carries: [1])], at: 9),
    RuleExample(
      "scene-launch-ends-with-active", .scenesTemplate, accepts: .launchedScene,
      rejects: [.launch(), .start, .will(), .did(), .asks(), .connects(), .foreground()], at: 6),
    RuleExample(
      "scene-launch-ends-with-active", .scenesTemplate,
      accepts: [
        .launch(upTo: .connected), .start, .will(), .did(), .asks(), .connects(), .finish, .foreground(), .active(),
      ],
      rejects: [.launch(upTo: .connected), .start, .will(), .did(), .asks(), .connects(), .finish, .foreground()],
      at: 7),
    RuleExample(
      "cold-url-in-connection-options", .scenesTemplate, accepts: launchedByURL,
      rejects: [.launch(.url), .start, .will(), .did(), .asks(), .connects(), .foreground(), .active()], at: 5),
    RuleExample(
      "cold-url-in-connection-options", .scenesTemplate,
      accepts: [
        .launch(.twoURLs), .start, .will(), .did(), .asks(.main, documentFirst), .connects(.main, documentFirst),
        .foreground(), .active(),
      ],
      rejects: [
        .launch(.twoURLs), .start, .will(), .did(), .asks(.main, .url), .connects(.main, .url), .foreground(),
        .active(),
      ], at: 5),
    RuleExample(
      "cold-url-in-connection-options", .scenesTemplate,
      accepts: [.launch(.url, upTo: .launched), .start, .will(), .did()],
      rejects: [.launch(.url, upTo: .launched), .start, .will(), .did(), .finish], at: 4),
    RuleExample(
      "cold-link-in-connection-options", .scenesTemplate, accepts: launchedByLink,
      rejects: [.launch(.link), .start, .will(), .did(), .asks(), .connects(), .foreground(), .active()], at: 5),
    RuleExample(
      "no-open-call-for-the-connecting-url", .scenesTemplate, accepts: launchedByURL,
      rejects: launchedByURL + [.opens([Sent.url], carries: [])], at: 8),
    RuleExample(
      "no-open-call-for-the-connecting-url", .scenesTemplate,
      accepts: launchedByURL + [.receive(.url, .main), .opens([Sent.url], carries: [1])],
      rejects: launchedByURL + [.receive(.url, .main), .opens([Sent.url], carries: [0])], at: 9),
    RuleExample(
      "no-continue-call-for-the-connecting-link", .scenesTemplate, accepts: launchedByLink,
      rejects: launchedByLink + [.continues(Sent.link, carries: [0])], at: 8),
    RuleExample(
      "no-continue-call-for-the-connecting-link", .scenesTemplate,
      accepts: launchedByLink + [
        .receive(.link, .main), .announces(Sent.link), .continues(Sent.link),
      ], rejects: launchedByLink + [.announces(Sent.link, carries: [])], at: 8),
    RuleExample(
      "web-links-are-never-url-contexts", .scenesTemplate, accepts: launchedByLink,
      rejects: [.launch(.link), .start, .will(), .did(), .asks(.main, linkAsURL), .connects(.main, linkAsURL)], at: 4),
    RuleExample(
      "web-links-are-never-url-contexts", .scenesTemplate,
      accepts: .launchedScene + [.receive(.url), .opens([Sent.url])],
      rejects: .launchedScene + [.receive(.link), .opens(linkAsURL.urlContexts)], at: 9),
    RuleExample(
      "connection-options-hold-the-event-alone", .scenesTemplate, accepts: .launchedScene,
      rejects: [.launch(), .start, .will(), .did(), .asks(), .connects(.main, .url), .foreground(), .active()], at: 5),
    RuleExample(
      "connection-options-hold-the-event-alone", .scenesTwoWindows,
      accepts: .launchedScene + [
        .open("second", .url), .asks("second", .url), .connects("second", .url), .foreground("second"),
        .active("second"),
      ],
      rejects: .launchedScene + [.open("second", .url), .asks("second", .link), .connects("second", .link)], at: 9),
    RuleExample(
      "connection-options-hold-the-event-alone", .scenesTemplate,
      accepts: [
        .launch(.handoff(Sent.handoff, fails: false)), .start, .will(), .did(), .asks(.main, handoffType),
        .connects(.main, handoffType), .foreground(), .active(), .announces(Sent.handoff, carries: [0]),
        .continues(Sent.handoff, carries: [0]),
      ], rejects: [.launch(), .start, .will(), .did(), .connects(.main, handoffType)], at: 4),
    RuleExample(
      "app-delegate-is-silent-under-scenes", .scenesTemplate, accepts: launchedByURL,
      rejects: launchedByURL + [.appOpens(Sent.url)], at: 8),
    RuleExample(
      "app-delegate-is-silent-under-scenes", .scenesTemplate, accepts: .leftScene,
      rejects: .launchedScene + [.leave(), .appResigns, .resigns(), .background()], at: 9),
    RuleExample(
      "app-announcements-stop-under-scenes", .scenesTemplate, accepts: launchedByLink,
      rejects: launchedByLink + [.appAnnounces(Sent.link)], at: 8),
  ]

  private static let launchedByURL: [Moment] = [
    .launch(.url), .start, .will(), .did(), .asks(.main, .url), .connects(.main, .url), .foreground(), .active(),
  ]
  private static let launchedByLink: [Moment] = [
    .launch(.link), .start, .will(), .did(), .asks(.main, .link), .connects(.main, .link), .foreground(), .active(),
  ]
  private static let documentFirst = ConnectionOptions(urlContexts: [Sent.document, Sent.url])
  private static let handoffType = ConnectionOptions(handoffUserActivityType: "com.acme.edit")
  private static let linkAsURL = ConnectionOptions(
    urlContexts: [OpenURLContext(url: Sent.address("https://links.example.com/item/1"))])
}

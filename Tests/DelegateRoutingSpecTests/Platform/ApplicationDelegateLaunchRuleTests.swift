import DelegateRoutingSpec
import Testing

struct ApplicationDelegateLaunchRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] =
    order + [
      RuleExample(
        "cold-url-comes-twice-to-the-app-delegate", .appDelegateIOS12, accepts: launchedByURL,
        rejects: [.launch(.url), .start, .will(), .did(.url), .appOpens(Sent.url), .appActive], at: 2),
      RuleExample(
        "cold-url-comes-twice-to-the-app-delegate", .appDelegateIOS12, accepts: launchedByURL,
        rejects: [.launch(.url), .start, .will(.url), .did(.url), .appActive], at: 4),
      RuleExample(
        "cold-url-comes-twice-to-the-app-delegate", .appDelegateIOS12, accepts: launchedByURL,
        rejects: [.launch(.url), .start, .will(.url), .did(.url), .appActive, .appOpens(Sent.url)], at: 5),
      RuleExample(
        "cold-url-comes-twice-to-the-app-delegate", .appDelegateIOS12, accepts: launchedByURL,
        rejects: launchedByURL.dropLast() + [.appOpens(Sent.url), .appActive], at: 5),
      RuleExample(
        "cold-url-comes-twice-to-the-app-delegate", .appDelegateIOS12,
        accepts: [.launch(.url, upTo: .launched), .start, .will(.url), .did(.url)],
        rejects: [.launch(.url, upTo: .connected), .start, .will(.url), .did(.url)], at: 3),
      RuleExample(
        "cold-link-in-launch-options", .appDelegateIOS12, accepts: launchedByLink,
        rejects: [.launch(.link), .start, .will(.link), .did()], at: 3),
      RuleExample(
        "cold-link-in-launch-options", .appDelegateIOS12, accepts: launchedByLink,
        rejects: [
          .launch(.link), .start, .will(LaunchOptions(url: Sent.url, userActivity: LaunchOptions.link.userActivity)),
        ],
        at: 2),
      RuleExample(
        "launch-activity-beside-its-type", .appDelegateIOS12, accepts: launchedByLink,
        rejects: [.launch(.link), .start, .will(.link), .did(.linkType)], at: 3),
      RuleExample(
        "launch-activity-beside-its-type", .appDelegateIOS12, Reading().with(ColdActivity.typeAlone),
        accepts: [
          .launch(.link), .start, .will(.linkType), .did(.linkType), .appAnnounces(Sent.link), .appContinues(Sent.link),
          .appActive,
        ], rejects: launchedByLink, at: 2),
      RuleExample(
        "link-continues-after-launch", .appDelegateIOS12, accepts: launchedByLink,
        rejects: [.launch(.link), .start, .will(.link), .did(.link), .appAnnounces(Sent.link), .appActive], at: 5),
      RuleExample(
        "link-continues-after-launch", .appDelegateIOS12, accepts: launchedByLink,
        rejects: [.launch(.link), .start, .will(.link), .did(.link), .appContinues(Sent.otherLink), .appActive], at: 4),
      RuleExample(
        "link-is-announced-to-the-app-delegate", .appDelegateIOS12, accepts: launchedByLink,
        rejects: [.launch(.link), .start, .will(.link), .did(.link), .appContinues(Sent.link), .appActive], at: 4),
      RuleExample(
        "link-is-announced-to-the-app-delegate", .appDelegateIOS12,
        accepts: .launchedApp + [.receive(.link), .appAnnounces(Sent.link), .appContinues(Sent.link)],
        rejects: .launchedApp + [.receive(.link), .appContinues(Sent.link), .appAnnounces(Sent.link)], at: 6),
      RuleExample(
        "launch-link-before-active", .appDelegateIOS12, accepts: launchedByLink,
        rejects: [
          .launch(.link), .start, .will(.link), .did(.link), .appAnnounces(Sent.link), .appActive,
          .appContinues(Sent.link),
        ], at: 6),
    ] + refusals

  private static let order: [RuleExample] = [
    RuleExample(
      "launch-methods-come-first", .appDelegateIOS12, accepts: .launchedApp,
      rejects: [.launch(), .start, .did(), .will(), .appActive], at: 3),
    RuleExample(
      "launch-methods-come-first", .appDelegateIOS12, accepts: .launchedApp,
      rejects: [.launch(), .start, .will(), .appActive], at: 3),
    RuleExample(
      "launch-methods-come-first", .scenesTemplate, accepts: .launchedScene,
      rejects: [.launch(), .start, .will(), .asks(), .did()], at: 3),
    RuleExample(
      "launch-methods-come-first", .appDelegateIOS12,
      accepts: [
        .launch(), .start, .will(), .did(), .answers(.unimplemented), .call(.didFinishLaunchingWithoutOptions, []),
        .appActive,
      ],
      rejects: [
        .launch(), .start, .will(), .did(), .answers(.bool(true)), .call(.didFinishLaunchingWithoutOptions, []),
      ], at: 5),
    RuleExample(
      "launch-methods-come-first", .scenesTemplate, accepts: .launchedScene, rejects: .launchedScene + [.did()], at: 8),
    RuleExample(
      "launch-methods-come-first", .appDelegateIOS12, accepts: .launchedApp,
      rejects: .launchedApp + [.call(.didFinishLaunchingWithoutOptions, [])], at: 5),
    RuleExample(
      "launch-methods-come-first", .scenesTemplate,
      accepts: [.launchInBackground(.location), .start, .will(), .did()],
      rejects: [.launchInBackground(.location), .start, .will()], at: 2),
    RuleExample(
      "no-foreground-call-at-app-launch", .appDelegateIOS12,
      accepts: .leftApp + [.comeBack(), .appForeground, .appActive],
      rejects: [.launch(), .start, .will(), .did(), .appForeground, .appActive], at: 4),
    RuleExample(
      "no-foreground-call-at-app-launch", .appDelegateIOS12,
      accepts: [
        .launchInBackground(.location), .start, .will(.location), .did(.location), .comeBack(), .appForeground,
        .appActive,
      ],
      rejects: .launchedApp + [.receive(.url), .appForeground, .appOpens(Sent.url)], at: 6),
    RuleExample(
      "app-launch-ends-with-active", .appDelegateIOS12, accepts: .launchedApp,
      rejects: [.launch(), .start, .will(), .did()], at: 3),
    RuleExample(
      "app-launch-ends-with-active", .appDelegateIOS12,
      accepts: [.launch(upTo: .launched), .start, .will(), .did(), .finish, .appActive],
      rejects: [.launch(upTo: .launched), .start, .will(), .did(), .finish], at: 4),
  ]

  private static let refusals: [RuleExample] = [
    RuleExample(
      "false-launch-return-silences-open", .appDelegateIOS12,
      accepts: launchedByURL(answering: true, false) + [.appActive],
      rejects: launchedByURL(answering: true, false) + [.appOpens(Sent.url), .appActive], at: 6),
    RuleExample(
      "false-launch-return-silences-open", .appDelegateReturnsFalse,
      accepts: launchedByURL(answering: true, true) + [.appActive],
      rejects: launchedByURL(answering: true, true) + [.appOpens(Sent.url), .appActive], at: 6),
    RuleExample(
      "false-launch-return-silences-open", .appDelegateIOS12, Reading().with(LaunchRefusal.bothFalse),
      accepts: launchedByURL(answering: true, false) + [.appOpens(Sent.url), .appActive],
      rejects: launchedByURL(answering: false, false) + [.appOpens(Sent.url), .appActive], at: 6),
    RuleExample(
      "cold-url-comes-twice-to-the-app-delegate", .appDelegateIOS12, Reading().with(LaunchRefusal.bothFalse),
      accepts: launchedByURL(answering: true, false) + [.appOpens(Sent.url), .appActive],
      rejects: launchedByURL(answering: true, false) + [.appActive], at: 6),
    RuleExample(
      "false-launch-return-silences-continue", .appDelegateIOS12,
      accepts: launchedByLink(answering: false, true) + [.appActive],
      rejects: launchedByLink(answering: false, true) + [.appContinues(Sent.link), .appActive], at: 6),
    RuleExample(
      "false-launch-return-silences-continue", .appDelegateIOS12,
      accepts: launchedByLink(answering: true, true) + [
        .appAnnounces(Sent.link), .appContinues(Sent.link), .appActive,
      ],
      rejects: launchedByLink(answering: true, false) + [.appAnnounces(Sent.link), .appActive], at: 6),
  ]

  private static let launchedByURL: [Moment] = [
    .launch(.url), .start, .will(.url), .did(.url), .appOpens(Sent.url), .appActive,
  ]
  private static let launchedByLink: [Moment] = [
    .launch(.link), .start, .will(.link), .did(.link), .appAnnounces(Sent.link), .appContinues(Sent.link), .appActive,
  ]

  /// A launch by a URL up to the launch methods, with their answers: entries 0 to 5.
  private static func launchedByURL(answering will: Bool, _ did: Bool) -> [Moment] {
    [.launch(.url), .start, .will(.url), .answers(.bool(will)), .did(.url), .answers(.bool(did))]
  }

  /// A launch by a link up to the launch methods, with their answers: entries 0 to 5.
  private static func launchedByLink(answering will: Bool, _ did: Bool) -> [Moment] {
    [.launch(.link), .start, .will(.link), .answers(.bool(will)), .did(.link), .answers(.bool(did))]
  }
}

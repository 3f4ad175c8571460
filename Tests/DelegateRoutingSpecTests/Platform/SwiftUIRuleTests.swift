import DelegateRoutingSpec
import Testing

struct SwiftUIRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "app-delegate-is-silent-under-swiftui", .swiftUIApp, accepts: .launchedSwiftUI,
      rejects: .launchedSwiftUI + [.appActive], at: 6),
    RuleExample(
      "app-delegate-is-silent-under-swiftui", .swiftUIOwnSceneDelegate, accepts: launchedByURL,
      rejects: .launchedOwn + [.receive(.url), .appOpens(Sent.url)], at: 10),
    RuleExample(
      "scene-calls-need-an-own-scene-delegate", .swiftUIApp, accepts: .launchedSwiftUI,
      rejects: [.launch(), .start, .will(), .did(), .asks(), .connects()], at: 5),
    RuleExample(
      "adaptor-is-asked-at-every-connection", .swiftUIApp, accepts: .launchedSwiftUI,
      rejects: [.launch(), .start, .will(), .did(), .phase(.foregroundActive)], at: 4),
    RuleExample(
      "adaptor-is-asked-at-every-connection", .swiftUIOwnSceneDelegate,
      accepts: left + [.disconnect(), .disconnects(), .comeBack(), .asks(), .connects(), .foreground(), .active()],
      rejects: left + [.disconnect(), .disconnects(), .comeBack(), .connects()], at: 16),
    RuleExample(
      "own-scene-delegate-sees-the-whole-connection", .swiftUIOwnSceneDelegate, accepts: launchedByURL,
      rejects: [
        .launch(.url), .start, .will(), .did(), .asks(), .connects(), .foreground(), .active(), .opensURL(Sent.url),
      ], at: 5),
    RuleExample(
      "own-scene-delegate-opens-the-whole-set", .swiftUIOwnSceneDelegate,
      accepts: .launchedOwn + [.receive(.twoURLs), .opensURL(Sent.url), .opens([Sent.url, Sent.document])],
      rejects: .launchedOwn + [.receive(.twoURLs), .opensURL(Sent.url), .opens([Sent.url])], at: 11),
    RuleExample(
      "own-scene-delegate-opens-the-whole-set", .swiftUIOwnSceneDelegate,
      accepts: .launchedOwn + [.receive(.url), .opensURL(Sent.url), .opens([Sent.url])],
      rejects: .launchedOwn + [.receive(.url), .opens([Sent.url]), .opensURL(Sent.url)], at: 10),
    RuleExample(
      "own-scene-delegate-opens-the-whole-set", .swiftUIOwnSceneDelegate,
      accepts: .launchedOwn + [
        .receive(.url), .asks("second", .url), .connects("second", .url), .opensURL(Sent.url, "second"),
        .foreground("second"), .active("second"),
      ], rejects: .launchedOwn + [.receive(.url), .opensURL(Sent.url)], at: 10),
    RuleExample(
      "no-own-open-call-for-the-connecting-url", .swiftUIOwnSceneDelegate, accepts: launchedByURL,
      rejects: launchedByURL + [.opens([Sent.url], carries: [0])], at: 9),
    RuleExample(
      "own-scene-delegate-continues-no-web-link", .swiftUIOwnSceneDelegate,
      accepts: .launchedOwn + [.receive(.link), .opensLink(Sent.link)],
      rejects: .launchedOwn + [.receive(.link), .opensLink(Sent.link), .continues(Sent.link)], at: 11),
    RuleExample(
      "own-scene-delegate-continues-other-activities", .swiftUIOwnSceneDelegate,
      accepts: .launchedOwn + [
        .receive(.widget), .announces(Sent.widget), .takes(Sent.widget), .continues(Sent.widget),
      ],
      rejects: .launchedOwn + [.receive(.widget), .announces(Sent.widget), .takes(Sent.widget)], at: 11),
    RuleExample(
      "own-scene-delegate-gets-actions-and-shares", .swiftUIOwnSceneDelegate,
      accepts: .launchedOwn + [.receive(.action), .performs(Sent.action)],
      rejects: .launchedOwn + [.receive(.action)], at: 9),
    RuleExample(
      "own-scene-delegate-gets-actions-and-shares", .swiftUIOwnSceneDelegate,
      accepts: .launchedOwn + [.receive(.share), .accepts(Sent.share)],
      rejects: .launchedOwn + [.receive(.share), .accepts(Sent.share), .accepts(Sent.share)], at: 11),
  ]

  private static let launchedByURL: [Moment] = [
    .launch(.url), .start, .will(), .did(), .asks(.main, .url), .connects(.main, .url), .foreground(), .active(),
    .opensURL(Sent.url),
  ]
  private static let left: [Moment] = .launchedOwn + [.leave(), .resigns(), .background(), .phase(.background)]
}

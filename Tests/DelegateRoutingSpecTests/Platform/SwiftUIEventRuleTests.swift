import DelegateRoutingSpec
import Testing

struct SwiftUIEventRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "url-comes-to-on-open-url", .swiftUIApp, accepts: launched(.url, .url) + [.opensURL(Sent.url)],
      rejects: launched(.url, .url), at: 5),
    RuleExample(
      "url-comes-to-on-open-url", .swiftUIApp,
      accepts: .launchedSwiftUI + [.receive(.url), .opensURL(Sent.url)],
      rejects: .launchedSwiftUI + [.receive(.url), .opensURL(Sent.otherURL)], at: 7),
    RuleExample(
      "one-url-of-a-set-comes-to-on-open-url", .swiftUIApp,
      accepts: .launchedSwiftUI + [.receive(twoCustomURLs), .opensURL(Sent.otherURL)],
      rejects: .launchedSwiftUI + [.receive(twoCustomURLs), .opensURL(Sent.otherURL), .opensURL(Sent.url)], at: 8),
    RuleExample(
      "web-link-comes-to-one-modifier", .swiftUIApp, accepts: launched(.link, .link) + [.opensLink(Sent.link)],
      rejects: launched(.link, .link) + [.opensLink(Sent.link), .takes(Sent.link)], at: 7),
    RuleExample(
      "web-link-comes-to-one-modifier", .swiftUIApp, accepts: launched(.link, .link) + [.takes(Sent.link)],
      rejects: launched(.link, .link), at: 5),
    RuleExample(
      "activity-comes-to-on-continue-user-activity", .swiftUIApp,
      accepts: launched(.spotlight, .spotlight) + [.takes(Sent.spotlight)],
      rejects: launched(.spotlight, .spotlight), at: 5),
    RuleExample(
      "activity-comes-to-on-continue-user-activity", .swiftUIApp,
      accepts: .launchedSwiftUI + [.receive(.widget), .takes(Sent.widget)],
      rejects: .launchedSwiftUI + [.receive(.widget), .takes(Sent.spotlight)], at: 7),
    RuleExample(
      "modifiers-get-urls-and-activities-alone", .swiftUIApp, accepts: launched(.action, .action),
      rejects: launched(.action, .action) + [.opensURL(Sent.url)], at: 6),
    RuleExample(
      "failed-handoff-comes-to-no-modifier", .swiftUIApp, accepts: launched(.lostHandoff, .handoff),
      rejects: launched(.lostHandoff, .handoff) + [.takes(Sent.handoff)], at: 6),
    RuleExample(
      "intent-comes-to-the-modifier-once", .swiftUIApp,
      accepts: .launchedSwiftUI + [.receive(.intent), .executes(Sent.intent)],
      rejects: .launchedSwiftUI + [.receive(.intent), .executes(Sent.intent), .executes(Sent.intent)], at: 8),
    RuleExample(
      "event-opens-one-window-at-most", .swiftUIApp,
      accepts: .launchedSwiftUI + [.receive(.url), .asks("second", .url), .opensURL(Sent.url, "second")],
      rejects: .launchedSwiftUI + [.receive(.url), .asks("second", .url), .asks("third", .url)], at: 8),
  ]

  /// A launch by an event with these options: entries 0 to 5.
  private static func launched(_ event: ExternalEvent, _ options: ConnectionOptions) -> [Moment] {
    [.launch(event), .start, .will(), .did(), .asks(.main, options), .phase(.foregroundActive)]
  }
  private static let twoCustomURLs = ExternalEvent.openURLs([Sent.url, Sent.otherURL])
}

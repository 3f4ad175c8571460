import DelegateRoutingSpec
import Testing

struct BackgroundWorkRuleTests {
  @Test(arguments: examples) func ruleTellsThemApart(_ example: RuleExample) throws { try example.check() }

  static let examples: [RuleExample] = [
    RuleExample(
      "push-launch-is-marked", .appDelegateIOS26,
      accepts: [.launchInBackground(.silentPush), .start, .will(.push), .did(.push), .push(completion: 1)],
      rejects: [.launchInBackground(.silentPush), .start, .will(.push), .did()], at: 3),
    RuleExample(
      "silent-push-comes-once", .scenesTemplate,
      accepts: .leftScene + [.receive(.push), .push(completion: 1)],
      rejects: .leftScene + [.receive(.push), .push(completion: 1), .push(completion: 2)], at: 13),
    RuleExample(
      "silent-push-comes-once", .swiftUIApp, accepts: .launchedSwiftUI + [.receive(.push), .push(completion: 1)],
      rejects: .launchedSwiftUI + [.receive(.push)], at: 6),
    RuleExample(
      "silent-push-comes-once", .appDelegateIOS26,
      accepts: [.launchInBackground(.silentPush), .start, .will(.push), .did(.push), .push(completion: 1)],
      rejects: [
        .launchInBackground(.silentPush), .start, .will(.push), .did(.push), .push(completion: 1), .push(completion: 2),
      ], at: 5),
    RuleExample(
      "session-events-come-to-the-app-delegate", .scenesTemplate,
      accepts: .leftScene + [.receive(.backgroundURLSession("sync")), .session("sync")],
      rejects: .leftScene + [.receive(.backgroundURLSession("sync")), .session("other")], at: 12),
    RuleExample(
      "session-events-come-to-the-app-delegate", .appDelegateIOS26,
      accepts: [.launchInBackground(.backgroundURLSession), .start, .will(), .did(), .session("sync")],
      rejects: [.launchInBackground(.backgroundURLSession), .start, .will(), .did()], at: 3),
    RuleExample(
      "session-events-come-to-the-app-delegate", .appDelegateIOS26,
      accepts: [.launchInBackground(.backgroundURLSession), .start, .will(), .did(), .session("sync")],
      rejects: [
        .launchInBackground(.backgroundURLSession), .start, .will(), .did(), .session("sync"),
        .session("sync", completion: 2),
      ], at: 5),
    RuleExample(
      "location-launch-is-marked", .appDelegateIOS26,
      accepts: [.launchInBackground(.location), .start, .will(.location), .did(.location)],
      rejects: [.launchInBackground(.location), .start, .will(), .did()], at: 2),
    RuleExample(
      "location-calls-no-delegate", .scenesTemplate, accepts: .leftScene + [.receive(.location)],
      rejects: .leftScene + [.receive(.location), .push(completion: 1)], at: 12),
    RuleExample(
      "background-work-brings-nothing-forward", .appDelegateIOS26,
      accepts: .leftApp + [.receive(.push), .push(completion: 1)],
      rejects: .leftApp + [.receive(.push), .push(completion: 1), .appForeground], at: 10),
    RuleExample(
      "background-work-brings-nothing-forward", .swiftUIApp,
      accepts: .launchedSwiftUI + [.leave(), .phase(.background), .receive(.location)],
      rejects: .launchedSwiftUI + [.leave(), .phase(.background), .receive(.location), .phase(.foregroundInactive)],
      at: 9),
    RuleExample(
      "state-is-restored-between-the-launch-methods", .appDelegateIOS26,
      accepts: [.launch(), .start, .will(), .asksToRestore, .did(), .appActive],
      rejects: [.launch(), .start, .will(), .did(), .asksToRestore, .appActive], at: 4),
    RuleExample(
      "state-is-saved-in-the-background", .appDelegateIOS26, accepts: .leftApp + [.asksToSave],
      rejects: .launchedApp + [.leave(), .appResigns, .asksToSave, .appBackground], at: 7),
  ]
}

extension Moment {
  fileprivate static let asksToRestore = Moment.call(.shouldRestoreApplicationState, [])
  fileprivate static let asksToSave = Moment.call(.shouldSaveApplicationState, [])
}

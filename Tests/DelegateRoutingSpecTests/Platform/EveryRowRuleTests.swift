import DelegateRoutingSpec
import Testing

/// Every row of the hand-written tables, in every column, turned into a trace, breaks no platform rule.
struct EveryRowRuleTests {
  @Test(arguments: BehaviourTable.rows) func rowBreaksNoRuleWithItsOptionalCalls(_ row: TableRow) throws {
    for fails in row.outcomes { try expectNothingBroken(by: WrittenRow(row, isWhole: true, handoffFails: fails)) }
  }

  @Test(arguments: BehaviourTable.rows) func rowBreaksNoRuleWithoutThem(_ row: TableRow) throws {
    for fails in row.outcomes { try expectNothingBroken(by: WrittenRow(row, isWhole: false, handoffFails: fails)) }
  }

  /// Under one of the readings in which the row's disputed calls come, or stay away.
  private func expectNothingBroken(by written: WrittenRow) throws {
    let broken = try written.traces().map { PlatformRule.broken(by: $0).map(\.rule.name) }
    #expect(broken.contains([]), "\(broken)")
  }
}

/// A row as a trace: what came before, the step, the calls.
private struct WrittenRow {
  let row: TableRow
  let isWhole: Bool
  let handoffFails: Bool
  let event: ExternalEvent?

  init(_ row: TableRow, isWhole: Bool, handoffFails: Bool) {
    self.row = row
    self.isWhole = isWhole
    self.handoffFails = handoffFails
    event = row.kind.flatMap { handoffFails ? .lostHandoff : Self.events[$0] }
  }

  func traces() throws -> [Trace] {
    let wide = Reading().with(BackgroundLaunch.connectsScene).with(BackgroundNotice.told)
      .with(ConfigurationAtRelaunch.asked)
    let readings = isWhole ? [Reading(), wide] : [Reading(), Reading().with(LinkAnnouncement.notAnnounced), wide]
    let moments = try beginning + [step] + (row.state == .cold ? [.start] : []) + moments(calls)
    return readings.map { trace(setting, reading: $0, moments) }
  }

  private var setting: Setting {
    switch row.lifeCycle {
    case .applicationDelegate, .refusedToLaunch: .appDelegateIOS26
    case .swiftUI: .swiftUIApp
    case .swiftUIOwnSceneDelegate: .swiftUIOwnSceneDelegate
    case .scene where row.kind == .appIntent: .scenesTwoWindows
    // The configuration question is optional: a setting that cannot be asked stands for its absence.
    case .scene: isWhole ? .scenesTemplate : .scenesByManifestAlone
    }
  }

  /// The calls, of a Handoff's two outcomes the one that comes.
  private var calls: [TableRow.Call] {
    row.calls.filter { call in
      switch call.method {
      case .applicationContinueActivity, .sceneContinueActivity, .onContinueUserActivity:
        if row.kind == .handoff { return !handoffFails }
      case .applicationDidFailToContinueActivity, .sceneDidFailToContinueActivity: return handoffFails
      // One copy of a response comes in any case.
      case .didReceiveNotificationResponse: return true
      case .configurationForConnecting where row.kind == .appIntent: return true
      default: break
      }
      return isWhole || !call.optional
    }
  }

  private var beginning: [Moment] {
    guard row.state != .cold else { return [] }
    let opened: [Moment]
    switch row.lifeCycle {
    case .applicationDelegate, .refusedToLaunch: opened = .leftApp
    case .swiftUI: opened = .launchedSwiftUI + [.leave(), .phase(.foregroundInactive), .phase(.background)]
    case .swiftUIOwnSceneDelegate: opened = .launchedOwn + [.leave(), .resigns(), .background(), .phase(.background)]
    case .scene:
      opened = setting.host.answersConfiguration ? .leftScene : .leftScene.filter { !$0.isConfigurationQuestion }
    }
    guard row.state == .disconnected else { return opened }
    return opened + [.disconnect()] + (row.lifeCycle == .swiftUI ? [] : [.disconnects()])
  }

  private var step: Moment {
    switch (row.state, row.kind) {
    case (.cold, .silentPush): .launchInBackground(.silentPush)
    case (.cold, .backgroundURLSession): .launchInBackground(.backgroundURLSession)
    case (.cold, .location): .launchInBackground(.location)
    case (.cold, _): .launch(event)
    default: event.map { .receive($0, .main) } ?? .comeBack()
    }
  }

  private func moments(_ calls: [TableRow.Call]) throws -> [Moment] {
    try calls.indices.map { place in
      try moment(calls[place], isFirstPhase: !calls[..<place].contains { $0.method == .scenePhase })
    }
  }

  private func moment(_ call: TableRow.Call, isFirstPhase: Bool) throws -> Moment {
    switch call.method {
    case .willFinishLaunching: return .will(try launchOptions(call.payload))
    case .didFinishLaunching: return .did(try launchOptions(call.payload))
    case .shouldRestoreApplicationState: return .call(.shouldRestoreApplicationState, [])
    case .applicationOpenURL: return .appOpens(try #require(event?.sentURL))
    case .applicationWillContinueActivity: return .appAnnounces(try #require(event?.sentActivity))
    case .applicationContinueActivity: return .appContinues(try #require(event?.sentActivity))
    case .applicationDidFailToContinueActivity: return .appFails(Sent.handoff)
    case .applicationPerformAction: return .appPerforms(Sent.action)
    case .applicationDidAcceptShare: return .appAccepts(Sent.share)
    case .applicationDidBecomeActive: return .appActive
    case .applicationDidEnterBackground: return .appBackground
    case .applicationWillEnterForeground: return .appForeground
    case .handleBackgroundURLSession: return .session("sync")
    case .didReceiveRemoteNotification:
      return .pushes(row.kind == .notificationResponse ? Sent.response.userInfo : [:], completion: 2)
    case .didReceiveNotificationResponse:
      return .responds(row.kind == .notificationResponse ? Sent.response : Sent.backgroundAction)
    case .configurationForConnecting: return .asks(.main, try options(call.payload))
    case .sceneWillConnect: return .connects(session(call.payload), try options(call.payload))
    case .sceneWillEnterForeground: return .foreground()
    case .sceneDidBecomeActive: return .active()
    case .sceneDidEnterBackground: return .background()
    case .sceneOpenURLContexts: return .opens([try #require(event?.sentURL)])
    case .sceneWillContinueActivity: return .announces(try #require(event?.sentActivity))
    case .sceneContinueActivity: return .continues(try #require(event?.sentActivity))
    case .sceneDidFailToContinueActivity: return .failsToContinue(Sent.handoff)
    case .sceneRestoreInteractionState: return .restores(Sent.handoff)
    case .windowScenePerformAction: return .performs(Sent.action)
    case .windowSceneDidAcceptShare: return .accepts(Sent.share)
    case .sceneWillPerformAppIntent: return .intends(Sent.intent)
    case .onOpenURL:
      if let context = event?.sentURL { return .opensURL(context) }
      return .opensLink(try #require(event?.sentActivity))
    case .onContinueUserActivity: return .takes(try #require(event?.sentActivity))
    case .onAppIntentExecution: return .executes(Sent.intent)
    case .scenePhase: return .phase(row.state == .warm && isFirstPhase ? .foregroundInactive : .foregroundActive)
    default: throw UnknownPlace(place: call.method.rawValue)
    }
  }

  private func launchOptions(_ place: String?) throws -> LaunchOptions? {
    switch place {
    case nil: nil
    case "launchOptions[.url]": LaunchOptions(url: event?.sentURL)
    case "launchOptions[.userActivityDictionary]":
      LaunchOptions(
        userActivity: event?.sentActivity.map { LaunchActivity(activityType: $0.activityType, activity: $0) })
    case "launchOptions[.remoteNotification]": row.kind == .silentPush ? .push : .response
    case "launchOptions[.location]": .location
    case "launchOptions[.shortcutItem]": .action
    case "launchOptions[.cloudKitShareMetadata]": .share
    default: throw UnknownPlace(place: place ?? "")
    }
  }

  private func options(_ place: String?) throws -> ConnectionOptions {
    switch place?.split(separator: ".").last {
    case nil, "stateRestorationActivity": ConnectionOptions()
    case "urlContexts": ConnectionOptions(urlContexts: [try #require(event?.sentURL)])
    case "userActivities": ConnectionOptions(userActivities: [try #require(event?.sentActivity)])
    case "handoffUserActivityType": .handoff
    case "notificationResponse": .response
    case "shortcutItem": .action
    case "cloudKitShareMetadata": .share
    case "appIntent": .intent
    default: throw UnknownPlace(place: place ?? "")
    }
  }

  private func session(_ place: String?) -> SceneSession {
    SceneSession(
      scene: .main, stateRestorationActivity: place == "session.stateRestorationActivity" ? Sent.handoff : nil)
  }

  private static let events: [EventKind: ExternalEvent] = [
    .customURL: .url, .fileURL: .openURLs([Sent.document]), .universalLink: .link, .handoff: .handoff,
    .spotlightItem: .spotlight, .spotlightQuery: .activity(Sent.spotlight, kind: .spotlightQuery), .siriIntent: .siri,
    .appIntent: .intent, .quickAction: .action, .notificationResponse: .response,
    .notificationBackgroundAction: .backgroundAction, .silentPush: .push, .cloudKitShare: .share,
    .backgroundURLSession: .backgroundURLSession("sync"), .location: .location, .liveActivity: .liveActivity,
    .widget: .widget, .appActivity: .activity(Sent.handoff, kind: .appActivity),
  ]
}

extension TableRow {
  fileprivate var kind: EventKind? { if case .kind(let kind) = event { kind } else { nil } }

  /// Whether the event's data never comes: both for Handoff.
  fileprivate var outcomes: [Bool] { kind == .handoff ? [false, true] : [false] }
}

extension Moment {
  fileprivate var isConfigurationQuestion: Bool {
    if case .call(let call, _) = self { call.method == .configurationForConnecting } else { false }
  }
}

extension ExternalEvent {
  fileprivate var sentURL: OpenURLContext? { if case .openURLs(let contexts) = self { contexts.first } else { nil } }

  fileprivate var sentActivity: UserActivity? {
    switch self {
    case .universalLink(let activity), .activity(let activity, _), .handoff(let activity, _): activity
    default: nil
    }
  }
}

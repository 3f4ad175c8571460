import DelegateRoutingSpec
import Testing

/// A row of the tables, turned into a trace, breaks no platform rule.
struct TableRuleTests {
  @Test(arguments: PlayedRow.all) func theRowBreaksNoRuleWithItsOptionalCalls(_ played: PlayedRow) throws {
    try expectNothingBroken(played, withOptionalCalls: true)
  }

  @Test(arguments: PlayedRow.all) func theRowBreaksNoRuleWithoutThem(_ played: PlayedRow) throws {
    try expectNothingBroken(played, withOptionalCalls: false)
  }

  /// The readings under which one of the disputed shapes of the row is what iOS does.
  private func expectNothingBroken(_ played: PlayedRow, withOptionalCalls: Bool) throws {
    let row = played.row
    let calls = row.calls.filter { isMade($0, in: row, withOptionalCalls) }
    let made = try calls.indices.map { place in
      try moment(calls[place], played.steps, isFirst: !calls[..<place].contains { $0.method == calls[place].method })
    }
    let moments = beginning(played, asked: withOptionalCalls) + made
    let setting = self.setting(played, withOptionalCalls)
    let broken = readings(withOptionalCalls).map { reading in
      PlatformRule.broken(by: trace(setting, reading: reading, moments)).map(\.rule.name)
    }
    #expect(broken.contains([]), "\(broken)")
  }

  /// A Handoff is continued or fails: here it is continued. An App Intent brings the app forward or not: here it does.
  private func isMade(_ call: TableRow.Call, in row: TableRow, _ withOptionalCalls: Bool) -> Bool {
    switch call.method {
    case .applicationDidFailToContinueActivity, .sceneDidFailToContinueActivity: false
    case .applicationContinueActivity,
      .sceneContinueActivity where row.event == .kind(.handoff):
      true
    case .applicationDidBecomeActive, .applicationWillEnterForeground: true
    default: withOptionalCalls || !call.optional
    }
  }

  /// The configuration question is optional in the scene column: a setting that cannot be asked stands for its absence.
  private func setting(_ played: PlayedRow, _ withOptionalCalls: Bool) -> Setting {
    let row = played.row
    return switch row.lifeCycle {
    case .scene where row.event == .kind(.appIntent): withOptionalCalls ? .scenesTwoWindows : Self.notAsked
    case .scene: withOptionalCalls ? .scenesTemplate : .scenesByManifestAlone
    case .swiftUI, .swiftUIOwnSceneDelegate: played.settings[0]
    case .applicationDelegate, .refusedToLaunch: .appDelegateIOS26
    }
  }

  private static let notAsked = Setting(
    name: "two-windows-manifest-alone", ios: OSVersion(26),
    manifest: .configured(delegateClass: .loadable, storyboard: false), supportsMultipleScenes: true,
    host: HostApp(answersConfiguration: false))

  private func readings(_ withOptionalCalls: Bool) -> [Reading] {
    let wide = Reading().with(BackgroundLaunch.connectsScene).with(BackgroundNotice.told)
      .with(ConfigurationAtRelaunch.asked)
    let late = Reading().with(PushAfterTap.called).with(SiriAnnouncement.announced).with(OwnContinuation.called)
    return withOptionalCalls
      ? [Reading(), wide, late, late.with(ConfigurationAtRelaunch.asked)]
      : [
        Reading(), Reading().with(LinkAnnouncement.notAnnounced), Reading().with(NotificationCopies.optionsAlone),
        Reading().with(AppIntentCall.optionAlone),
      ]
  }

  private func beginning(_ played: PlayedRow, asked: Bool) -> [Moment] {
    let asking = asked ? [Moment.asks()] : []
    let opened: [Moment]
    switch played.row.lifeCycle {
    case .applicationDelegate, .refusedToLaunch: opened = .leftApp
    case .scene:
      opened =
        [.launch(), .start, .will(), .did()] + asking + [.connects(), .foreground(), .active()]
        + [.leave(), .resigns(), .background()]
    case .swiftUI:
      opened = [
        .launch(), .start, .will(), .did(), .asks(), .phase(.foregroundActive), .leave(), .phase(.foregroundInactive),
        .phase(.background),
      ]
    case .swiftUIOwnSceneDelegate:
      opened = [
        .launch(), .start, .will(), .did(), .asks(), .connects(), .foreground(), .active(), .phase(.foregroundActive),
        .leave(), .resigns(), .phase(.foregroundInactive), .background(), .phase(.background),
      ]
    }
    let last = played.steps.last.map { [Moment.step($0)] } ?? []
    let disconnects = played.row.lifeCycle == .swiftUI ? [Moment.disconnect()] : [.disconnect(), .disconnects()]
    switch played.row.state {
    case .cold: return last + [.start]
    case .warm: return opened + last
    case .disconnected: return opened + disconnects + last
    }
  }

  /// The call that a row writes, with the payload of the event. Of two phases in a row the first is inactive.
  private func moment(_ call: TableRow.Call, _ steps: [Step], isFirst: Bool) throws -> Moment {
    if call.method == .scenePhase, isFirst, steps.contains(.leave(.main)), !steps.contains(.disconnect(.main)) {
      return .phase(.foregroundInactive)
    }
    guard let made = try Self.call(call, event: steps.last?.sentEvent) else {
      throw UnknownPlace(place: "\(call.method.rawValue) \(call.payload ?? "")")
    }
    let carried = call.payload == nil || steps.last?.sentEvent == nil ? [] : [0]
    return .call(made, carried)
  }

  private static func call(_ call: TableRow.Call, event: ExternalEvent?) throws -> DelegateCall? {
    let payload = event?.occurrences.first?.payload
    let activity = event?.sentActivity
    let completion = CompletionID(1)
    switch call.method {
    case .willFinishLaunching: return .willFinishLaunching(try options(call.payload, event))
    case .didFinishLaunching: return .didFinishLaunching(try options(call.payload, event))
    case .shouldRestoreApplicationState: return .shouldRestoreApplicationState
    case .applicationOpenURL: return event?.sentURL.map { .applicationOpenURL($0) }
    case .applicationWillContinueActivity:
      return activity.map { .applicationWillContinueActivity(type: $0.activityType) }
    case .applicationContinueActivity:
      return activity.map { .applicationContinueActivity($0, restorationHandler: completion) }
    case .applicationPerformAction: return .applicationPerformAction(Sent.action, completion: completion)
    case .applicationDidAcceptShare: return .applicationDidAcceptShare(Sent.share)
    case .applicationDidBecomeActive: return .applicationDidBecomeActive
    case .applicationDidEnterBackground: return .applicationDidEnterBackground
    case .applicationWillEnterForeground: return .applicationWillEnterForeground
    case .handleBackgroundURLSession:
      return .handleBackgroundURLSession(identifier: "session", completion: completion)
    case .didReceiveRemoteNotification: return .didReceiveRemoteNotification([:], completion: CompletionID(2))
    case .didReceiveNotificationResponse:
      guard case .notificationResponse(let response) = payload else { return nil }
      let scene: SceneID? = response.bringsAppForward ? .main : nil
      return .didReceiveNotificationResponse(response, targetScene: scene, completion: completion)
    case .configurationForConnecting:
      return .configurationForConnecting(SceneSession(scene: .main), try connection(call.payload, event))
    case .sceneWillConnect:
      let saved = call.payload == "session.stateRestorationActivity" ? activity : nil
      return .sceneWillConnect(
        .main, SceneSession(scene: .main, stateRestorationActivity: saved), try connection(call.payload, event))
    case .sceneRestoreInteractionState: return activity.map { .sceneRestoreInteractionState(.main, $0) }
    case .sceneWillEnterForeground: return .sceneWillEnterForeground(.main)
    case .sceneDidBecomeActive: return .sceneDidBecomeActive(.main)
    case .sceneDidEnterBackground: return .sceneDidEnterBackground(.main)
    case .sceneOpenURLContexts: return event?.sentURL.map { .sceneOpenURLContexts(.main, [$0]) }
    case .sceneWillContinueActivity: return activity.map { .sceneWillContinueActivity(.main, type: $0.activityType) }
    case .sceneContinueActivity: return activity.map { .sceneContinueActivity(.main, $0) }
    case .windowScenePerformAction: return .windowScenePerformAction(.main, Sent.action, completion: completion)
    case .windowSceneDidAcceptShare: return .windowSceneDidAcceptShare(.main, Sent.share)
    case .sceneWillPerformAppIntent: return .sceneWillPerformAppIntent(.main, Sent.intent)
    case .onOpenURL: return (event?.sentURL?.url ?? activity?.webpageURL).map { .onOpenURL(.main, $0) }
    case .onContinueUserActivity: return activity.map { .onContinueUserActivity(.main, $0) }
    case .onAppIntentExecution: return .onAppIntentExecution(.main, Sent.intent)
    case .scenePhase: return .scenePhaseChanged(.main, .foregroundActive)
    default: return nil
    }
  }

  private static func options(_ place: String?, _ event: ExternalEvent?) throws -> LaunchOptions? {
    switch place {
    case nil: nil
    case "launchOptions[.url]": LaunchOptions(url: event?.sentURL)
    case "launchOptions[.userActivityDictionary]":
      LaunchOptions(
        userActivity: event?.sentActivity.map { LaunchActivity(activityType: $0.activityType, activity: $0) })
    case "launchOptions[.remoteNotification]": LaunchOptions(remoteNotification: [:])
    case "launchOptions[.location]": LaunchOptions(location: true)
    case "launchOptions[.shortcutItem]": LaunchOptions(shortcutItem: Sent.action)
    case "launchOptions[.cloudKitShareMetadata]": LaunchOptions(cloudKitShare: Sent.share)
    default: throw UnknownPlace(place: place ?? "")
    }
  }

  private static func connection(_ place: String?, _ event: ExternalEvent?) throws -> ConnectionOptions {
    switch place?.split(separator: ".").last {
    case nil, "stateRestorationActivity": ConnectionOptions()
    case "urlContexts": ConnectionOptions(urlContexts: [try #require(event?.sentURL)])
    case "userActivities": ConnectionOptions(userActivities: [try #require(event?.sentActivity)])
    case "handoffUserActivityType":
      ConnectionOptions(handoffUserActivityType: try #require(event?.sentActivity).activityType)
    case "notificationResponse": ConnectionOptions(notificationResponse: Sent.response)
    case "shortcutItem": ConnectionOptions(shortcutItem: Sent.action)
    case "cloudKitShareMetadata": ConnectionOptions(cloudKitShareMetadata: Sent.share)
    case "appIntent": ConnectionOptions(appIntent: Sent.intent)
    default: throw UnknownPlace(place: place ?? "")
    }
  }
}

struct UnknownPlace: Error {
  let place: String
}

extension Step {
  fileprivate var sentEvent: ExternalEvent? {
    switch self {
    case .launch(let event, _, _): event
    case .receive(let event, _, _): event
    case .launchInBackground(.notificationAction): Sent.events[.notificationBackgroundAction]
    default: nil
    }
  }
}

extension ExternalEvent {
  fileprivate var sentURL: OpenURLContext? { if case .openURLs(let contexts) = self { contexts.first } else { nil } }

  fileprivate var sentActivity: UserActivity? {
    switch self {
    case .universalLink(let activity), .activity(let activity, _), .handoff(let activity, _),
      .stateRestoration(let activity):
      activity
    default: nil
    }
  }
}

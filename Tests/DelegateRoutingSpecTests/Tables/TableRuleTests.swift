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
    let isScene = row.lifeCycle == .scene
    // The configuration question is optional in the scene column: a setting that cannot be asked stands for its absence.
    let setting: Setting =
      isScene ? (withOptionalCalls ? .scenesTemplate : .scenesByManifestAlone) : .appDelegateIOS26
    let calls = try row.calls.filter { withOptionalCalls || !$0.optional }.map { try moment($0, played.steps) }
    let moments = beginning(row, asked: withOptionalCalls) + calls
    let broken = readings(row, withOptionalCalls).map { reading in
      PlatformRule.broken(by: trace(setting, reading: reading, moments)).map(\.rule.name)
    }
    #expect(broken.contains([]), "\(broken)")
  }

  private func readings(_ row: TableRow, _ withOptionalCalls: Bool) -> [Reading] {
    let wide = Reading().with(BackgroundLaunch.connectsScene).with(BackgroundNotice.told)
      .with(ConfigurationAtRelaunch.asked)
    return withOptionalCalls ? [Reading(), wide] : [Reading(), Reading().with(LinkAnnouncement.notAnnounced)]
  }

  private func beginning(_ row: TableRow, asked: Bool) -> [Moment] {
    let asking = asked ? [Moment.asks()] : []
    let opened: [Moment] =
      row.lifeCycle == .applicationDelegate
      ? .leftApp
      : [.launch(), .start, .will(), .did()] + asking + [.connects(), .foreground(), .active()]
        + [.leave(), .resigns(), .background()]
    let step = PlayedRow.all.first { $0.testDescription == row.testDescription }?.steps.last
    let last = step.map { [Moment.step($0)] } ?? []
    switch row.state {
    case .cold: return last + [.start]
    case .warm: return opened + last
    case .disconnected: return opened + [.disconnect(), .disconnects()] + last
    }
  }

  /// The call that a row writes, with the payload of the event.
  private func moment(_ call: TableRow.Call, _ steps: [Step]) throws -> Moment {
    let event = steps.last?.event
    let activity = event?.sentActivity
    let carried = call.payload == nil || event == nil ? [] : [0]
    switch call.method {
    case .willFinishLaunching: return .call(.willFinishLaunching(try options(call.payload, event)), carried)
    case .didFinishLaunching: return .call(.didFinishLaunching(try options(call.payload, event)), carried)
    case .applicationOpenURL: return .call(.applicationOpenURL(try #require(event?.sentURL)), carried)
    case .applicationWillContinueActivity:
      return .call(.applicationWillContinueActivity(type: try #require(activity).activityType), [])
    case .applicationContinueActivity:
      return .call(
        .applicationContinueActivity(try #require(activity), restorationHandler: CompletionID(1)), carried)
    case .applicationDidBecomeActive: return .appActive
    case .applicationDidEnterBackground: return .appBackground
    case .applicationWillEnterForeground: return .appForeground
    case .handleBackgroundURLSession:
      return .call(.handleBackgroundURLSession(identifier: "session", completion: CompletionID(1)), [])
    case .didReceiveRemoteNotification:
      return .call(.didReceiveRemoteNotification([:], completion: CompletionID(1)), [])
    case .configurationForConnecting: return .asks(.main, try connection(call.payload, event))
    case .sceneWillConnect: return .connects(.main, try connection(call.payload, event))
    case .sceneWillEnterForeground: return .foreground()
    case .sceneDidBecomeActive: return .active()
    case .sceneDidEnterBackground: return .background()
    case .sceneOpenURLContexts: return .opens([try #require(event?.sentURL)], carries: carried)
    case .sceneWillContinueActivity: return .announces(try #require(activity), carries: [])
    case .sceneContinueActivity: return .continues(try #require(activity), carries: carried)
    default: throw UnknownPlace(place: call.method.rawValue)
    }
  }

  private func options(_ place: String?, _ event: ExternalEvent?) throws -> LaunchOptions? {
    switch place {
    case nil: nil
    case "launchOptions[.url]": LaunchOptions(url: event?.sentURL)
    case "launchOptions[.userActivityDictionary]":
      LaunchOptions(
        userActivity: event?.sentActivity.map { LaunchActivity(activityType: $0.activityType, activity: $0) })
    case "launchOptions[.remoteNotification]": LaunchOptions(remoteNotification: [:])
    case "launchOptions[.location]": LaunchOptions(location: true)
    default: throw UnknownPlace(place: place ?? "")
    }
  }

  private func connection(_ place: String?, _ event: ExternalEvent?) throws -> ConnectionOptions {
    switch place {
    case nil: ConnectionOptions()
    case "options.urlContexts", "connectionOptions.urlContexts":
      ConnectionOptions(urlContexts: [try #require(event?.sentURL)])
    case "options.userActivities", "connectionOptions.userActivities":
      ConnectionOptions(userActivities: [try #require(event?.sentActivity)])
    default: throw UnknownPlace(place: place ?? "")
    }
  }
}

struct UnknownPlace: Error {
  let place: String
}

extension Step {
  fileprivate var event: ExternalEvent? {
    switch self {
    case .launch(let event, _, _): event
    case .receive(let event, _, _): event
    default: nil
    }
  }
}

extension ExternalEvent {
  fileprivate var sentURL: OpenURLContext? { if case .openURLs(let contexts) = self { contexts.first } else { nil } }

  fileprivate var sentActivity: UserActivity? {
    switch self {
    case .universalLink(let activity), .activity(let activity, _): activity
    default: nil
    }
  }
}

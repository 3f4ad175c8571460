import DelegateRoutingSpec
import Foundation

/// Calls, payloads and links as a recording has them: an object each, without what is empty.
extension DelegateCall {
  /// The arguments, by the names that a recording gives them.
  var recordedArguments: [String: PropertyValue] {
    switch self {
    case .willFinishLaunching(let options), .didFinishLaunching(let options):
      object(["launchOptions": options.map { .dictionary($0.recorded) }])
    case .applicationOpenURL(let context): context.recorded
    case .onOpenURL(_, let url): ["url": .string(url.absoluteString)]
    case .sceneOpenURLContexts(_, let contexts): ["urlContexts": list(contexts.map(\.recorded))]
    case .applicationWillContinueActivity(let type), .sceneWillContinueActivity(_, let type):
      ["activityType": .string(type)]
    case .applicationDidFailToContinueActivity(let type, let error),
      .sceneDidFailToContinueActivity(_, let type, let error):
      ["activityType": .string(type), "error": .string(error)]
    case .applicationContinueActivity(let activity, _), .applicationDidUpdateActivity(let activity),
      .sceneContinueActivity(_, let activity), .sceneDidUpdateActivity(_, let activity),
      .onContinueUserActivity(_, let activity), .sceneRestoreInteractionState(_, let activity):
      ["activity": .dictionary(activity.recorded)]
    case .applicationPerformAction(let action, _), .windowScenePerformAction(_, let action, _):
      ["shortcutItem": .dictionary(action.recorded)]
    case .applicationDidAcceptShare(let share), .windowSceneDidAcceptShare(_, let share):
      ["share": .dictionary(share.recorded)]
    case .handleBackgroundURLSession(let identifier, _): ["identifier": .string(identifier)]
    case .didReceiveRemoteNotification(let userInfo, _): ["userInfo": .dictionary(userInfo)]
    case .configurationForConnecting(let session, let options), .sceneWillConnect(_, let session, let options):
      object([
        "role": .string(session.role.rawValue), "options": .dictionary(options.recorded),
        "restorationActivity": session.stateRestorationActivity.map { .dictionary($0.recorded) },
      ])
    case .didDiscardSceneSessions(let sessions): ["scenes": .array(sessions.map { .string($0.scene.name) })]
    case .handlerForIntent(let name): ["name": .string(name)]
    case .sceneWillPerformAppIntent(_, let intent), .onAppIntentExecution(_, let intent):
      ["appIntent": .dictionary(intent.recorded)]
    case .didReceiveNotificationResponse(let response, _, _), .willPresentNotification(let response, _):
      ["response": .dictionary(response.recorded)]
    case .scenePhaseChanged(_, let phase): ["phase": .string(phase.rawValue)]
    default: [:]
    }
  }
}

/// An object without the keys that have no value.
private func object(_ values: [String: PropertyValue?]) -> [String: PropertyValue] { values.compactMapValues { $0 } }

private func list(_ objects: [[String: PropertyValue]]) -> PropertyValue { .array(objects.map { .dictionary($0) }) }

private func written(_ text: String?) -> PropertyValue? { text.map { .string($0) } }

private func values(_ values: [String: PropertyValue]) -> PropertyValue? {
  values.isEmpty ? nil : .dictionary(values)
}

extension DeliveredLink {
  var recorded: [String: PropertyValue] {
    object([
      "url": written(url?.absoluteString), "sourceApplication": written(sourceApplication),
      "openInPlace": openInPlace.map { .bool($0) }, "annotation": annotation, "activityType": written(activityType),
      "referrerURL": written(referrerURL?.absoluteString), "userInfo": values(userInfo),
      "identifier": written(identifier),
      "actionIdentifier": written(actionIdentifier), "userText": written(userText),
    ])
  }
}

extension OpenURLContext {
  fileprivate var recorded: [String: PropertyValue] {
    object([
      "url": .string(url.absoluteString), "sourceApplication": written(options.sourceApplication),
      "openInPlace": .bool(options.openInPlace), "annotation": options.annotation,
    ])
  }
}

extension UserActivity {
  fileprivate var recorded: [String: PropertyValue] {
    object([
      "activityType": .string(activityType), "webpageURL": written(webpageURL?.absoluteString),
      "referrerURL": written(referrerURL?.absoluteString), "title": written(title), "userInfo": values(userInfo),
      "targetContentIdentifier": written(targetContentIdentifier),
    ])
  }
}

extension QuickAction {
  fileprivate var recorded: [String: PropertyValue] {
    object([
      "type": .string(type), "localizedTitle": .string(localizedTitle), "userInfo": values(userInfo),
      "targetContentIdentifier": written(targetContentIdentifier),
    ])
  }
}

extension NotificationResponse {
  fileprivate var recorded: [String: PropertyValue] {
    object([
      "requestIdentifier": .string(requestIdentifier), "actionIdentifier": .string(actionIdentifier),
      "date": .double(date), "isRemote": .bool(isRemote), "bringsAppForward": .bool(bringsAppForward),
      "userInfo": values(userInfo), "userText": written(userText),
    ])
  }
}

extension CloudKitShare {
  fileprivate var recorded: [String: PropertyValue] {
    ["containerIdentifier": .string(containerIdentifier), "recordName": .string(recordName)]
  }
}

extension AppIntentRequest {
  fileprivate var recorded: [String: PropertyValue] {
    object(["name": .string(name), "parameters": values(parameters)])
  }
}

extension LaunchOptions {
  fileprivate var recorded: [String: PropertyValue] {
    object([
      "url": url.map { .dictionary($0.recorded) },
      "userActivity": userActivity.map { launch in
        .dictionary(
          object([
            "activityType": .string(launch.activityType),
            "activity": launch.activity.map { .dictionary($0.recorded) },
          ]))
      },
      "shortcutItem": shortcutItem.map { .dictionary($0.recorded) },
      "remoteNotification": remoteNotification.map { .dictionary($0) }, "location": location ? .bool(true) : nil,
      "cloudKitShare": cloudKitShare.map { .dictionary($0.recorded) },
    ])
  }
}

extension ConnectionOptions {
  fileprivate var recorded: [String: PropertyValue] {
    object([
      "urlContexts": urlContexts.isEmpty ? nil : list(urlContexts.map(\.recorded)),
      "userActivities": userActivities.isEmpty ? nil : list(userActivities.map(\.recorded)),
      "handoffUserActivityType": written(handoffUserActivityType),
      "notificationResponse": notificationResponse.map { .dictionary($0.recorded) },
      "shortcutItem": shortcutItem.map { .dictionary($0.recorded) },
      "cloudKitShareMetadata": cloudKitShareMetadata.map { .dictionary($0.recorded) },
      "sourceApplication": written(sourceApplication), "appIntent": appIntent.map { .dictionary($0.recorded) },
    ])
  }
}

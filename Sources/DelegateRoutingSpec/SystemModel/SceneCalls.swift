/// The calls that the life cycles with scenes have in common.
extension World {
  /// How events are handed to scenes.
  var events: any SceneEventCarrier.Type { circumstances.isSwiftUI ? SwiftUIEvents.self : SceneEvents.self }

  /// A connected scene comes back. SwiftUI's phase becomes inactive then, and at a first connection it does not.
  ///
  /// Source: [LaunchPractice](https://github.com/wtrmiya/LaunchPractice)
  func planForeground(_ scene: SceneID) {
    planToDelegate(.sceneWillEnterForeground(scene))
    planPhase(.foregroundInactive, of: scene)
  }

  func planActive(_ scene: SceneID) {
    planToDelegate(.sceneDidBecomeActive(scene))
    planPhase(.foregroundActive, of: scene)
  }

  /// SwiftUI's phase follows the scene's state.
  func planPhase(_ phase: SceneActivationState, of scene: SceneID) {
    if circumstances.isSwiftUI { plan(.scenePhaseChanged(scene, phase)) }
  }

  func planDiscard(_ scene: SceneID) {
    plan(.didDiscardSceneSessions([SceneSession(scene: scene, role: role(of: scene))]))
  }

  /// What a scene connects with, and the occurrences that the options hold. Of a Handoff they hold the type alone.
  func connectionOptions(for arrival: Arrival) -> (ConnectionOptions, [OccurrenceID]) {
    var options = ConnectionOptions()
    var carried: [OccurrenceID] = []
    if let handoff = arrival.handoff {
      options.handoffUserActivityType = handoff.activity.activityType
      return (options, [])
    }
    for occurrence in arrival.occurrences where fill(&options, with: occurrence) { carried.append(occurrence.id) }
    options.urlContexts = arrange(options.urlContexts)
    options.userActivities = arrange(options.userActivities)
    return (options, carried)
  }

  /// Puts an occurrence in the options; answers whether they have a place for it.
  private func fill(_ options: inout ConnectionOptions, with occurrence: Occurrence) -> Bool {
    switch occurrence.payload {
    case .url(let context):
      options.urlContexts.append(context)
      options.sourceApplication = options.sourceApplication ?? context.options.sourceApplication
    case .activity where occurrence.kind == .stateRestoration: return false
    case .activity where isForCarPlay(occurrence) && read(CarPlaySiri.self) == .continued: return false
    case .activity(let activity): options.userActivities.append(activity)
    case .quickAction(let action): options.shortcutItem = action
    case .notificationResponse(let response):
      let atLaunch = occurrence.state == .cold
      if hasNotificationDelegate(atLaunch: atLaunch) && read(NotificationCopies.self) == .centreAlone { return false }
      options.notificationResponse = response
    case .cloudKitShare(let share): options.cloudKitShareMetadata = share
    case .appIntent(let intent):
      guard circumstances.setting.targetsIntentsAtScenes else { return false }
      options.appIntent = intent
    case .backgroundURLSession, .silentPush, .location: return false
    }
    return true
  }

  /// Whether the occurrence goes to a CarPlay scene.
  func isForCarPlay(_ occurrence: Occurrence) -> Bool { occurrence.scene.map { role(of: $0) == .carPlay } ?? false }

  /// The second copy of a response that connected a scene.
  func planResponse(_ arrival: Arrival, in scene: SceneID) {
    for occurrence in arrival.occurrences {
      guard case .notificationResponse(let response) = occurrence.payload,
        hasNotificationDelegate(atLaunch: occurrence.state == .cold)
      else { continue }
      if occurrence.state != .warm && read(NotificationCopies.self) == .optionsAlone { continue }
      plan(
        .didReceiveNotificationResponse(response, targetScene: scene, completion: makeCompletion()),
        carrying: [occurrence.id])
    }
  }

  /// What reaches the app delegate or the notification centre's delegate, whatever scenes there are.
  func planPastScenes(_ arrival: Arrival, target: SceneID?, atLaunch: Bool) {
    for occurrence in arrival.occurrences {
      let carried = [occurrence.id]
      switch occurrence.payload {
      case .silentPush(let userInfo):
        plan(.didReceiveRemoteNotification(userInfo, completion: makeCompletion()), carrying: carried)
      case .backgroundURLSession(let identifier):
        plan(.handleBackgroundURLSession(identifier: identifier, completion: makeCompletion()), carrying: carried)
      case .notificationResponse(let response) where hasNotificationDelegate(atLaunch: atLaunch):
        plan(
          .didReceiveNotificationResponse(response, targetScene: target, completion: makeCompletion()),
          carrying: carried)
      default: break
      }
    }
  }
}

extension Setting {
  /// Whether the system hands App Intents to scenes: from iOS 26, in apps that declare support for several.
  ///
  /// Source: [Directing app intents to your app's scenes](https://developer.apple.com/documentation/appintents/directing-app-intents-to-your-apps-scenes)
  var targetsIntentsAtScenes: Bool { supportsMultipleScenes && ios >= OSVersion(26) }
}

extension ExternalEvent {
  var isNotificationResponse: Bool { if case .notificationResponse = self { true } else { false } }

  var isSiriIntent: Bool { if case .activity(_, kind: .siriIntent) = self { true } else { false } }
}

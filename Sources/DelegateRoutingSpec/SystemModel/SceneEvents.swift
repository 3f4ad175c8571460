/// How events are handed to scenes, in the four places where that can happen.
protocol SceneEventCarrier {
  /// What follows the connection that the event caused.
  static func planAfterConnection(_ arrival: Arrival, in scene: SceneID, _ world: World)
  /// What follows when the scene that connected for it has become active.
  static func planAfterActivation(_ arrival: Arrival, in scene: SceneID, _ world: World)
  /// What comes to a connected scene before it enters the foreground, if it is not there yet.
  static func planBeforeForeground(_ arrival: Arrival, in scene: SceneID, _ world: World)
  /// What comes to a connected scene once it is in the foreground.
  static func planAfterForeground(_ arrival: Arrival, in scene: SceneID, _ world: World)
}

/// UIKit: by the connection options, and by the scene delegate's methods.
enum SceneEvents: SceneEventCarrier {
  static func planAfterConnection(_ arrival: Arrival, in scene: SceneID, _ world: World) {
    world.planResponse(arrival, in: scene)
    if case .appIntent(let intent) = arrival.event, world.circumstances.setting.targetsIntentsAtScenes,
      world.read(AppIntentCall.self) == .called
    {
      world.planToDelegate(.sceneWillPerformAppIntent(scene, intent), carrying: arrival.ids)
    }
    for occurrence in arrival.occurrences where world.isForCarPlay(occurrence) {
      if world.read(CarPlaySiri.self) == .continued { planOutcome(of: arrival, in: scene, world) }
    }
    guard let handoff = arrival.handoff else { return }
    if world.read(HandoffFollowUp.self) == .beforeActivation {
      world.planToDelegate(.sceneWillContinueActivity(scene, type: handoff.activity.activityType))
      planOutcome(of: arrival, in: scene, world)
    }
  }

  static func planAfterActivation(_ arrival: Arrival, in scene: SceneID, _ world: World) {
    guard let handoff = arrival.handoff, world.read(HandoffFollowUp.self) == .afterActivation else { return }
    world.planToDelegate(.sceneWillContinueActivity(scene, type: handoff.activity.activityType))
    planOutcome(of: arrival, in: scene, world)
  }

  /// URLs, actions, shares and intents come before the scene enters the foreground, activities after it; the announcement
  /// of an activity comes before.
  static func planBeforeForeground(_ arrival: Arrival, in scene: SceneID, _ world: World) {
    let contexts = arrival.contexts
    if !contexts.isEmpty {
      world.planToDelegate(.sceneOpenURLContexts(scene, world.arrange(contexts)), carrying: arrival.ids)
      world.mark(.connected)
    }
    planOthers(arrival, in: scene, world)
    planAnnouncements(arrival, in: scene, world)
  }

  static func planAfterForeground(_ arrival: Arrival, in scene: SceneID, _ world: World) {
    world.planResponse(arrival, in: scene)
    planOutcome(of: arrival, in: scene, world)
  }

  /// Actions, shares and intents for a connected scene.
  static func planOthers(_ arrival: Arrival, in scene: SceneID, _ world: World) {
    switch arrival.event {
    case .quickAction(let action):
      world.planToDelegate(
        .windowScenePerformAction(scene, action, completion: world.makeCompletion()), carrying: arrival.ids)
    case .cloudKitShare(let share):
      world.planToDelegate(.windowSceneDidAcceptShare(scene, share), carrying: arrival.ids)
    case .appIntent(let intent) where world.circumstances.setting.targetsIntentsAtScenes:
      world.planToDelegate(.sceneWillPerformAppIntent(scene, intent), carrying: arrival.ids)
    default: return
    }
    world.mark(.connected)
  }

  static func planAnnouncements(
    _ arrival: Arrival, in scene: SceneID, _ world: World, where isContinued: (Occurrence) -> Bool = { _ in true }
  ) {
    if let handoff = arrival.handoff {
      return world.planToDelegate(.sceneWillContinueActivity(scene, type: handoff.activity.activityType))
    }
    for (occurrence, activity) in arrival.activities
    where isContinued(occurrence) && world.announces(occurrence.kind) {
      world.planToDelegate(.sceneWillContinueActivity(scene, type: activity.activityType))
    }
  }

  /// An activity is continued; the data of a Handoff may fail to come.
  static func planOutcome(
    of arrival: Arrival, in scene: SceneID, _ world: World, where isContinued: (Occurrence) -> Bool = { _ in true }
  ) {
    if let handoff = arrival.handoff, handoff.fails {
      let type = handoff.activity.activityType
      world.planToDelegate(.sceneDidFailToContinueActivity(scene, type: type, error: "the data did not come"))
    }
    for (occurrence, activity) in arrival.activities where isContinued(occurrence) {
      world.planToDelegate(.sceneContinueActivity(scene, activity), carrying: [occurrence.id])
    }
  }
}

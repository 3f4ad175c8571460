/// SwiftUI: by the modifiers, and by the app's own scene delegate, if it has one.
///
/// Sources: [onOpenURL(perform:)](https://developer.apple.com/documentation/swiftui/view/onopenurl(perform:)),
/// [Apple Developer Forums, thread 762526](https://developer.apple.com/forums/thread/762526),
/// [OpenSwiftUI](https://github.com/OpenSwiftUIProject/OpenSwiftUI)
enum SwiftUIEvents: SceneEventCarrier {
  static func planAfterConnection(_ arrival: Arrival, in scene: SceneID, _ world: World) {
    world.planResponse(arrival, in: scene)
    planIntent(arrival, in: scene, world)
    planURLs(arrival, in: scene, world)
    if let handoff = arrival.handoff {
      if world.read(HandoffFollowUp.self) == .beforeActivation { planHandoff(handoff, arrival, in: scene, world) }
    } else {
      planModifiers(arrival, in: scene, world)
      for (occurrence, activity) in arrival.activities where occurrence.isForModifier {
        guard world.circumstances.sceneHasDelegate, world.read(OwnContinuation.self) == .called else { continue }
        world.planToDelegate(.sceneContinueActivity(scene, activity), carrying: [occurrence.id])
      }
    }
  }

  static func planAfterActivation(_ arrival: Arrival, in scene: SceneID, _ world: World) {
    guard let handoff = arrival.handoff, world.read(HandoffFollowUp.self) == .afterActivation else { return }
    planHandoff(handoff, arrival, in: scene, world)
  }

  static func planBeforeForeground(_ arrival: Arrival, in scene: SceneID, _ world: World) {
    planURLs(arrival, in: scene, world)
    if !arrival.contexts.isEmpty {
      world.planToDelegate(.sceneOpenURLContexts(scene, world.arrange(arrival.contexts)), carrying: arrival.ids)
      world.mark(.connected)
    }
    planIntent(arrival, in: scene, world)
    if !arrival.isIntent { SceneEvents.planOthers(arrival, in: scene, world) }
    // Without a delegate of the app's nobody is told, and what is disputed plays no part.
    if world.circumstances.sceneHasDelegate {
      SceneEvents.planAnnouncements(arrival, in: scene, world) { $0.isForModifier }
    }
    planModifiers(arrival, in: scene, world)
  }

  static func planAfterForeground(_ arrival: Arrival, in scene: SceneID, _ world: World) {
    world.planResponse(arrival, in: scene)
    SceneEvents.planOutcome(of: arrival, in: scene, world) { $0.isForModifier }
  }

  private static func planHandoff(
    _ handoff: (activity: UserActivity, fails: Bool), _ arrival: Arrival, in scene: SceneID, _ world: World
  ) {
    world.planToDelegate(.sceneWillContinueActivity(scene, type: handoff.activity.activityType))
    planModifiers(arrival, in: scene, world)
    SceneEvents.planOutcome(of: arrival, in: scene, world) { $0.isForModifier }
  }

  /// Of several URLs the modifier gets one.
  private static func planURLs(_ arrival: Arrival, in scene: SceneID, _ world: World) {
    let urls = arrival.occurrences.filter { $0.urlContext != nil }
    guard let first = world.arrange(urls).first, let context = first.urlContext else { return }
    world.plan(.onOpenURL(scene, context.url), carrying: [first.id])
  }

  /// A web link comes as a bare URL, another activity as it is. SwiftUI is taken to go by the activity's type, so that a
  /// page that a browser hands over comes like a universal link.
  private static func planModifiers(_ arrival: Arrival, in scene: SceneID, _ world: World) {
    for (occurrence, activity) in arrival.activities where occurrence.kind != .stateRestoration {
      if occurrence.kindByType == .universalLink, let url = activity.webpageURL {
        world.plan(.onOpenURL(scene, url), carrying: [occurrence.id])
      } else {
        world.plan(.onContinueUserActivity(scene, activity), carrying: [occurrence.id])
      }
      world.mark(.connected)
    }
  }

  private static func planIntent(_ arrival: Arrival, in scene: SceneID, _ world: World) {
    guard case .appIntent(let intent) = arrival.event, world.circumstances.setting.ios >= OSVersion(26) else { return }
    world.plan(.onAppIntentExecution(scene, intent), carrying: arrival.ids)
  }
}

extension Arrival {
  fileprivate var isIntent: Bool { if case .appIntent = event { true } else { false } }
}

extension Occurrence {
  /// Whether SwiftUI hands the activity to its own continuation, and so to the app's scene delegate as well; a universal
  /// link and a saved state are not.
  fileprivate var isForModifier: Bool { kindByType != .universalLink && kind != .stateRestoration }
}

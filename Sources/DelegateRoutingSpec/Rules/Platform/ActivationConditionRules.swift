/// Which scene gets an event where scenes say what they take.
extension PlatformRule {
  static let activationConditions: [PlatformRule] = [
    PlatformRule(
      "preferring-scene-gets-the-event",
      "An event that a scene prefers by its activation conditions goes to a scene that prefers it.", .documented,
      [.activationConditions, .prefersToActivatePredicate, .targetingTalk, .handlesExternalEvents],
      page: .sceneLifetime, in: [.scene, .swiftUI], where: \.hasActivationConditions
    ) { history in
      history.firstChoice { choice in
        guard !choice.preferring.isEmpty else { return nil }
        return choice.first { !choice.preferring.contains($0) }?.breaks("Another scene prefers the event.")
      }
    },
    PlatformRule(
      "refusing-scene-gets-no-event-of-another",
      "An event that a scene's activation conditions exclude does not go to it where another scene can take it.",
      .documented, [.canActivatePredicate, .activationConditions, .targetingTalk, .handlesExternalEvents],
      page: .sceneLifetime, in: [.scene, .swiftUI], where: \.hasActivationConditions
    ) { history in
      history.firstChoice { choice in
        guard !choice.allowing.isEmpty else { return nil }
        return choice.first { choice.refusing.contains($0) }?.breaks("The scene does not take the event.")
      }
    },
    PlatformRule(
      "event-that-no-scene-takes-opens-a-new-one",
      "An event that every scene's activation conditions exclude comes with the connection of a new scene.",
      .documented,
      [.handlesExternalEvents, .targetingTalk], page: .sceneLifetime, in: [.scene, .swiftUI],
      where: \.opensScenesByConditions
    ) { history in
      history.firstChoice { choice in
        guard choice.preferring.isEmpty, choice.allowing.isEmpty, !choice.refusing.isEmpty else { return nil }
        if let wrong = choice.first(where: choice.refusing.contains) {
          return wrong.breaks("The scene does not take the event.")
        }
        return choice.receipt.calls.contains { $0.isConnection } || !choice.receipt.isHandedOver
          ? nil : choice.receipt.lacks("No scene takes the event, and no new one has connected.")
      }
    },
    PlatformRule(
      "scene-without-conditions-takes-every-event",
      "No new scene is opened for an event while there is one without activation conditions, which takes every event.",
      .documented, [.canActivatePredicate, .headers27, .targetingTalk], page: .sceneLifetime, in: [.scene],
      where: \.sceneHasDelegate
    ) { history in
      history.firstChoice { choice in
        guard choice.isWithoutConditions else { return nil }
        return choice.receipt.calls.first { call in
          call.call.session.map { $0.role == .windowApplication && !choice.known.contains($0.scene) } ?? false
        }?.breaks("A scene is there that takes every event.")
      }
    },
  ]
}

/// An event for which the system chooses the scene, and what the scenes say of it.
private struct SceneChoice {
  let receipt: Episode
  /// The windows that there are, connected or not.
  let known: Set<SceneID>
  /// Those that want the event, those that can take it, and those that cannot.
  let preferring, allowing, refusing: Set<SceneID>
  /// Whether one of them says nothing.
  let isWithoutConditions: Bool

  init?(_ receipt: Episode, _ claims: [String: SceneClaim]) {
    guard receipt.isReceipt, !receipt.isOverlapping, receipt.step.scene == nil, let event = receipt.event,
      !event.staysInBackground
    else { return nil }
    self.receipt = receipt
    known = Set(receipt.before.sessions.filter { $0.value == .kept(.windowApplication) }.keys)
    isWithoutConditions = known.contains { claims[$0.name] == nil }
    // Without an identifier the conditions have nothing to be compared with.
    let identifier = event.targetIdentifier
    preferring = known.filter { scene in identifier.map { claims[scene.name]?.prefers($0) ?? false } ?? false }
    allowing = known.filter { scene in identifier.map { claims[scene.name]?.allows($0) ?? true } ?? true }
    refusing = known.subtracting(allowing).subtracting(preferring)
  }

  /// The first call that brings the event to such a scene.
  func first(where isMeant: (SceneID) -> Bool) -> MadeCall? {
    receipt.calls.first { call in receipt.carries(call.call) && call.call.scene.map(isMeant) ?? false }
  }
}

extension TraceHistory {
  /// The first violation that a question finds in the choices that the system has made.
  fileprivate func firstChoice(_ question: (SceneChoice) -> PlatformRule.Violation?) -> PlatformRule.Violation? {
    firstViolation { SceneChoice($0, trace.setting.host.sceneClaims).flatMap(question) }
  }
}

extension Setting {
  fileprivate var hasActivationConditions: Bool { sceneHasDelegate && !host.sceneClaims.isEmpty }

  fileprivate var opensScenesByConditions: Bool { hasActivationConditions && supportsMultipleScenes }
}

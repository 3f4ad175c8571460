import DelegateRoutingSpec

extension OccurrencePayload {
  /// Whether two payloads are the same thing, whatever the places that hold them leave out: the launch options know less
  /// of a URL than the open call. A background launch is played with a push and a URL session of the model's own.
  func isSameThing(as other: OccurrencePayload) -> Bool {
    switch (self, other) {
    case (.url(let one), .url(let other)): one.url.absoluteString == other.url.absoluteString
    case (.activity(let one), .activity(let other)):
      one.activityType == other.activityType && one.webpageURL?.absoluteString == other.webpageURL?.absoluteString
    case (.quickAction(let one), .quickAction(let other)): one.type == other.type
    case (.notificationResponse(let one), .notificationResponse(let other)):
      one.requestIdentifier == other.requestIdentifier && one.actionIdentifier == other.actionIdentifier
    case (.silentPush, .silentPush), (.backgroundURLSession, .backgroundURLSession), (.location, .location): true
    default: self == other
    }
  }
}

extension DelegateCall {
  /// Whether a recorded call may be the planned one: the method, the scene, where payloads are, and what they are. Sets
  /// have no order.
  func mayBe(_ planned: DelegateCall) -> Bool {
    guard method == planned.method, isInSameScene(as: planned) else { return false }
    let payloads = carriedPayloads
    var left = planned.carriedPayloads
    guard payloads.count == left.count else { return false }
    if payloads.isEmpty { return CallText.payload(of: self) == CallText.payload(of: planned) }
    guard Set(CallText.payloadPlaces(of: self)) == Set(CallText.payloadPlaces(of: planned)) else { return false }
    for payload in payloads {
      guard let match = left.firstIndex(where: payload.isSameThing) else { return false }
      left.remove(at: match)
    }
    return true
  }

  private func isInSameScene(as other: DelegateCall) -> Bool {
    switch (self, other) {
    case (.didDiscardSceneSessions(let one), .didDiscardSceneSessions(let other)):
      Set(one.map(\.scene)) == Set(other.map(\.scene))
    // Which scene a response is for is not always said.
    case (.didReceiveNotificationResponse(_, nil, _), .didReceiveNotificationResponse): true
    default: scene == other.scene
    }
  }
}

extension DelegateMethod {
  /// Calls that may come at any time and that no step leads to alone: where the system model does not expect one, it is
  /// left out of the judgement, but for what the rules say of the end of a process.
  static let unscheduled: Set<DelegateMethod> = [
    .applicationDidUpdateActivity, .sceneDidUpdateActivity, .didRegisterForRemoteNotifications,
    .didFailToRegisterForRemoteNotifications, .handlerForIntent, .shouldSaveApplicationState,
    .shouldRestoreApplicationState, .stateRestorationActivity, .sceneRestoreInteractionState,
    .windowSceneDidUpdateGeometry, .willPresentNotification, .scenePhase, .applicationWillTerminate,
  ]
}

extension ExternalEvent {
  /// What may have been sent when calls hand over these payloads: together where there are several.
  static func candidates(for payloads: [OccurrencePayload]) -> [ExternalEvent] {
    let urls = payloads.compactMap { payload -> OpenURLContext? in
      if case .url(let context) = payload { context } else { nil }
    }
    var lists: [[ExternalEvent]] = urls.isEmpty ? [] : [[.openURLs(urls)]]
    for payload in payloads {
      switch payload {
      case .url, .location: break
      case .activity(let activity): lists.append(candidates(for: activity))
      case .quickAction(let action): lists.append([.quickAction(action)])
      case .notificationResponse(let response): lists.append([.notificationResponse(response)])
      case .cloudKitShare(let share): lists.append([.cloudKitShare(share)])
      case .backgroundURLSession(let identifier): lists.append([.backgroundURLSession(identifier)])
      case .silentPush(let userInfo): lists.append([.silentPush(userInfo)])
      case .appIntent(let intent): lists.append([.appIntent(intent)])
      }
    }
    if lists.count > 1 { return [.together(lists.compactMap(\.first))] }
    return lists.first ?? []
  }

  /// What an activity may stand for, the likeliest first. Its type tells the kind apart only where Apple defines it.
  static func candidates(for activity: UserActivity) -> [ExternalEvent] {
    if activity.isBrowsingWeb { return [.universalLink(activity)] }
    let kinds: [EventKind] =
      switch activity.activityType {
      case "com.apple.corespotlightitem": [.spotlightItem]
      case "com.apple.corespotlightquery": [.spotlightQuery]
      case "NSUserActivityTypeLiveActivity": [.liveActivity]
      default: [.appActivity, .widget, .siriIntent]
      }
    return kinds.map { .activity(activity, kind: $0) }
      + [.handoff(activity, fails: false), .stateRestoration(activity)]
  }

  /// Whether two events bring the same things.
  func bringsTheSame(as other: ExternalEvent) -> Bool {
    let one = occurrences
    let other = other.occurrences
    return one.count == other.count
      && zip(one, other).allSatisfy { $0.kind == $1.kind && $0.payload.isSameThing(as: $1.payload) }
  }
}

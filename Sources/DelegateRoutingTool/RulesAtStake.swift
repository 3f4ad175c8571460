import DelegateRoutingSpec

/// Which platform rules a course of events is about: those that its calls keep, and would break if one of them were
/// missing, doubled, out of its place or without its payload, had been answered with false, or if another came.
struct RulesAtStake {
  private let trace: Trace
  /// The calls of the last step, each with its reply and settle where the host forwards it.
  private let calls: [Range<Int>]
  /// The calls that could carry the event, and do not.
  private let strangers: [DelegateCall]

  /// Nil where a step is impossible.
  init?(_ steps: [Step], _ setting: Setting, neverCalled: [DelegateMethod]) {
    guard var trace = Trace(playing: steps, in: setting, replies: .agreeable) else { return nil }
    // A connection that is put in or doubled below has no instance of its own, which says nothing of the event.
    trace.entries.removeAll { if case .delegateMade = $0 { true } else { false } }
    calls = trace.lastStep.indices.compactMap { entry in
      guard case .call(_, _, let forwarded) = trace.entries[entry] else { return nil }
      return entry..<entry + (forwarded ? 3 : 1)
    }
    let payload = trace.occurrences.last?.payload
    strangers = neverCalled.compactMap { method in payload.flatMap { DelegateCall(method, carrying: $0) } }
    self.trace = trace
  }

  var rules: [PlatformRule] {
    let others = self.others
    return PlatformRule.all.filter { rule in
      rule.applies(trace.setting) && rule.violation(trace) == nil && others.contains { rule.violation($0) != nil }
    }
  }

  /// The same course with something wrong in the last step.
  private var others: [Trace] {
    var others: [Trace] = []
    func add(_ change: (inout [TraceEntry]) -> Void) {
      var other = trace
      change(&other.entries)
      others.append(other)
    }
    for (number, range) in calls.enumerated() {
      let entries = Array(trace.entries[range])
      add { $0.removeSubrange(range) }
      add { $0.insert(contentsOf: entries, at: range.upperBound) }
      if number > 0 {
        add {
          $0.removeSubrange(range)
          $0.insert(contentsOf: entries, at: calls[number - 1].lowerBound)
        }
      }
      guard case .call(let call, _, let forwarded) = trace.entries[range.lowerBound] else { continue }
      if let empty = call.withoutPayload {
        add { $0[range.lowerBound] = .call(empty, occurrences: [], forwarded: forwarded) }
      }
      if let payload = trace.occurrences.last?.payload, let full = call.asLaunch(with: payload) {
        add { $0[range.lowerBound] = .call(full, occurrences: carried, forwarded: forwarded) }
        add { $0[range.lowerBound + 1] = .reply(.bool(false)) }
      }
    }
    for call in strangers {
      add { $0 += [.call(call, occurrences: carried, forwarded: true), .reply(.void), .settled] }
    }
    return others
  }

  /// The occurrences of the last event.
  private var carried: [OccurrenceID] {
    trace.occurrences.filter { $0.event == trace.occurrences.last?.event }.map(\.id)
  }
}

extension DelegateCall {
  /// The call that brings a payload by a method; nil where the method brings no such payload.
  fileprivate init?(_ method: DelegateMethod, carrying payload: OccurrencePayload) {
    switch (method, payload) {
    case (.applicationOpenURL, .url(let context)): self = .applicationOpenURL(context)
    case (.sceneOpenURLContexts, .url(let context)): self = .sceneOpenURLContexts(.main, [context])
    case (.sceneWillConnect, .url(let context)):
      self = .sceneWillConnect(.main, SceneSession(scene: .main), ConnectionOptions(urlContexts: [context]))
    case (.applicationContinueActivity, .activity(let activity)):
      self = .applicationContinueActivity(activity, restorationHandler: CompletionID(99))
    case (.sceneWillContinueActivity, .activity(let activity)):
      self = .sceneWillContinueActivity(.main, type: activity.activityType)
    case (.sceneContinueActivity, .activity(let activity)): self = .sceneContinueActivity(.main, activity)
    case (.sceneWillConnect, .activity(let activity)):
      self = .sceneWillConnect(.main, SceneSession(scene: .main), ConnectionOptions(userActivities: [activity]))
    case (.onOpenURL, .url(let context)): self = .onOpenURL(.main, context.url)
    case (.onContinueUserActivity, .activity(let activity)): self = .onContinueUserActivity(.main, activity)
    case (.applicationPerformAction, .quickAction(let action)):
      self = .applicationPerformAction(action, completion: CompletionID(99))
    case (.windowScenePerformAction, .quickAction(let action)):
      self = .windowScenePerformAction(.main, action, completion: CompletionID(99))
    case (.applicationDidAcceptShare, .cloudKitShare(let share)): self = .applicationDidAcceptShare(share)
    case (.windowSceneDidAcceptShare, .cloudKitShare(let share)): self = .windowSceneDidAcceptShare(.main, share)
    case (.didReceiveNotificationResponse, .notificationResponse(let response)):
      self = .didReceiveNotificationResponse(response, targetScene: .main, completion: CompletionID(99))
    case (.sceneWillPerformAppIntent, .appIntent(let intent)): self = .sceneWillPerformAppIntent(.main, intent)
    case (.onAppIntentExecution, .appIntent(let intent)): self = .onAppIntentExecution(.main, intent)
    default: return nil
    }
  }

  /// The call without what it may carry or not; nil for calls that always or never carry something.
  fileprivate var withoutPayload: DelegateCall? {
    switch self {
    case .willFinishLaunching(.some): .willFinishLaunching(nil)
    case .didFinishLaunching(.some): .didFinishLaunching(nil)
    case .configurationForConnecting(let session, _): .configurationForConnecting(session, ConnectionOptions())
    case .sceneWillConnect(let scene, let session, _): .sceneWillConnect(scene, session, ConnectionOptions())
    default: nil
    }
  }

  /// A launch method with the payload in its launch options; nil for other calls.
  fileprivate func asLaunch(with payload: OccurrencePayload) -> DelegateCall? {
    let options: LaunchOptions
    switch payload {
    case .url(let context): options = LaunchOptions(url: context)
    case .activity(let activity):
      options = LaunchOptions(
        userActivity: LaunchActivity(activityType: activity.activityType, activity: activity))
    case .quickAction(let action): options = LaunchOptions(shortcutItem: action)
    case .cloudKitShare(let share): options = LaunchOptions(cloudKitShare: share)
    case .notificationResponse(let response): options = LaunchOptions(remoteNotification: response.userInfo)
    case .silentPush(let userInfo): options = LaunchOptions(remoteNotification: userInfo)
    case .location: options = LaunchOptions(location: true)
    case .backgroundURLSession, .appIntent: return nil
    }
    switch self {
    case .willFinishLaunching: return .willFinishLaunching(options)
    case .didFinishLaunching: return .didFinishLaunching(options)
    default: return nil
    }
  }
}

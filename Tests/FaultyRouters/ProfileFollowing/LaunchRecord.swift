import DelegateRoutingSpec

/// What a process knows of its own launch, to tell a cold link from a later one.
struct LaunchRecord {
  /// What the launch options announce and the app delegate has not got yet.
  private var announced: Announcement?
  private var hasConnected = false

  private enum Announcement {
    case url(OpenURLContext)
    case activity(type: String)
  }

  /// Notes a call that is about the launch.
  mutating func note(_ call: DelegateCall) {
    switch call {
    case .willFinishLaunching(let options?), .didFinishLaunching(let options?):
      if let url = options.url { announced = .url(url) }
      if let activity = options.userActivity { announced = .activity(type: activity.activityType) }
    case .applicationDidBecomeActive: announced = nil
    default: break
    }
  }

  /// The state of a link that the app delegate gets: cold if the launch options announced it.
  mutating func state(of context: OpenURLContext) -> TableState {
    guard case .url(context) = announced else { return .warm }
    announced = nil
    return .cold
  }

  /// The state of an activity that the app delegate gets.
  mutating func state(of activity: UserActivity) -> TableState {
    guard case .activity(activity.activityType) = announced else { return .warm }
    announced = nil
    return .cold
  }

  /// The state of what a scene is connected for: cold if it is the first of the process, whatever started that.
  mutating func connect() -> TableState {
    defer { hasConnected = true }
    return hasConnected ? .disconnected : .cold
  }
}

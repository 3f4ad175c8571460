import DelegateRoutingCorpus
import DelegateRoutingSpec

/// What a recording says of the moments after each of its lines: from which the steps are inferred that lead to them.
struct Outlook {
  private let items: [Recording.Item]
  /// The methods that the recorder saw.
  let seen: Set<DelegateMethod>
  /// Every scene that the recording names, and the main one.
  let scenes: [SceneID]
  /// Whether somebody wrote down what was sent; then nothing is taken to be sent beside that.
  let saysWhatWasSent: Bool

  /// How many calls ahead are looked at: a launch has no more of them.
  private static let reach = 10

  init(_ recording: Recording) {
    items = recording.items
    var seen: Set<DelegateMethod> = []
    var scenes: [SceneID] = []
    var saysWhatWasSent = false
    for item in items {
      switch item.content {
      case .call(let call, _):
        seen.insert(call.method)
        if let scene = call.scene, !scenes.contains(scene) { scenes.append(scene) }
      case .trigger(let trigger) where trigger.kind.sends: saysWhatWasSent = true
      default: break
      }
    }
    self.seen = seen
    self.scenes = Array((scenes.isEmpty ? [.main] : scenes).prefix(8))
    self.saysWhatWasSent = saysWhatWasSent
  }

  /// The calls from an item on, up to where the process starts again.
  private func calls(from index: Int) -> [DelegateCall] {
    var calls: [DelegateCall] = []
    for item in items[index...] {
      switch item.content {
      case .processStarted: return calls
      case .call(let call, _): calls.append(call)
      default: break
      }
      if calls.count == Self.reach { break }
    }
    return calls
  }

  /// The scenes of the calls that come, the next first.
  func scenes(from index: Int) -> [SceneID] {
    var scenes: [SceneID] = []
    for scene in calls(from: index).compactMap(\.scene) where !scenes.contains(scene) { scenes.append(scene) }
    return scenes.isEmpty ? [self.scenes[0]] : scenes
  }

  /// What may have been sent so that the calls come, as the call tells it that knows most of it.
  func events(from index: Int) -> [ExternalEvent] {
    let calls = calls(from: index)
    var events: [ExternalEvent] = []
    for call in calls.filter({ !$0.knowsLess }) + calls.filter(\.knowsLess) {
      for event in call.events where !events.contains(where: event.bringsTheSame) { events.append(event) }
    }
    return Array(events.prefix(12))
  }
}

extension RecordedTrigger.Kind {
  /// Whether it may bring something from outside.
  var sends: Bool { self == .launch || self == .receive || self == .openScene }
}

extension DelegateCall {
  /// Whether another call tells more of the same event: launch options have no place for all of it, and SwiftUI's
  /// modifier gets a bare URL.
  fileprivate var knowsLess: Bool {
    switch self {
    case .willFinishLaunching, .didFinishLaunching, .onOpenURL: true
    default: false
    }
  }

  /// What may have been sent so that the call comes.
  fileprivate var events: [ExternalEvent] {
    switch self {
    case .applicationDidFailToContinueActivity(let type, _), .sceneDidFailToContinueActivity(_, let type, _):
      [.handoff(UserActivity(activityType: type), fails: true)]
    case .willFinishLaunching(let options?), .didFinishLaunching(let options?):
      options.userActivity.map { ExternalEvent.candidates(for: UserActivity(activityType: $0.activityType)) }
        .map { carriedPayloads.isEmpty ? $0 : ExternalEvent.candidates(for: carriedPayloads) }
        ?? ExternalEvent.candidates(for: carriedPayloads)
    case .onOpenURL(_, let url) where url.scheme == "https" || url.scheme == "http":
      [.universalLink(UserActivity(activityType: ActivityType.browsingWeb, webpageURL: url))]
    case .sceneWillConnect(_, let session, _), .configurationForConnecting(let session, _):
      ExternalEvent.candidates(for: carriedPayloads)
        + (session.stateRestorationActivity.map { [.stateRestoration($0)] } ?? [])
    default: ExternalEvent.candidates(for: carriedPayloads)
    }
  }
}

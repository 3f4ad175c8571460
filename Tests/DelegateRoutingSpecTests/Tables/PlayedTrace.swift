import DelegateRoutingConformance
import DelegateRoutingSpec

/// The steps and settings in which the system model can play a published log.
struct PlayedTrace: Sendable {
  let settings: [Setting]
  let beginning: [Step]
  /// What was done, whose calls the log has.
  let steps: [Step]

  /// Nil for what no step stands for.
  init?(_ trace: PublishedTrace) {
    guard let steps = Self.steps(trace) else { return nil }
    self.steps = steps
    settings = Self.settings(trace.setting)
    beginning = Self.beginning(trace)
  }

  private static func settings(_ known: PublishedTrace.Known) -> [Setting] {
    let settings = self.settings(of: known)
    guard known.notificationDelegate == false else { return settings }
    return settings.map { setting in
      var without = setting
      without.host.setsNotificationDelegate = .never
      return without
    }
  }

  private static func settings(of known: PublishedTrace.Known) -> [Setting] {
    switch known.lifeCycle {
    case .applicationDelegate: return [.appDelegateIOS12, .appDelegateIOS26]
    case .scene:
      if known.windows == "several" {
        var setting = Setting.scenesTwoWindows
        setting.sceneRoles = [carPlay.name: .carPlay]
        return [setting]
      }
      return known.adoption == "configuration-method"
        ? [.scenesByCodeAlone] : [.scenesTemplate, .scenesByManifestAlone]
    case .swiftUI: return [.swiftUIApp]
    case .swiftUIOwnSceneDelegate: return [.swiftUIOwnSceneDelegate]
    case .refusedToLaunch: return []
    }
  }

  private static let carPlay: SceneID = "carplay"

  /// The windows beside the first that the log names, or that have to be there for something to be closed.
  private static func windows(_ trace: PublishedTrace) -> [SceneID] {
    guard trace.setting.windows == "several", trace.trigger != "open-window" else { return [] }
    var named: [SceneID] = []
    for scene in trace.observed.compactMap(\.scene).map({ SceneID($0) }) where scene != .main {
      if !named.contains(scene) { named.append(scene) }
    }
    return named.isEmpty && trace.trigger == "close-window" ? [SceneID("second")] : named
  }

  private static func beginning(_ trace: PublishedTrace) -> [Step] {
    let windows = windows(trace)
    let opened = [launch()] + windows.map { Step.openScene($0, nil) }
    switch trace.before {
    case .notRunning: return []
    case .foreground: return opened
    case .background: return opened + [.leave(windows.last ?? .main)]
    case .interrupted: return opened + [.interrupt(.main)]
    case .backgroundLaunched: return [.launchInBackground(.silentPush)]
    }
  }

  private static func steps(_ trace: PublishedTrace) -> [Step]? {
    let scene = windows(trace).last ?? .main
    switch trace.trigger {
    case "plain-launch": return [launch()]
    case "return": return [.comeBack(scene)]
    case "leave": return [.leave(scene)]
    case "terminate": return [.terminate]
    case "interruption": return [.interrupt(scene), .resume(scene)]
    case "open-window": return [.openScene("second", nil)]
    case "close-window": return windows(trace).map { .closeScene($0) }
    default: break
    }
    let isCold = trace.before == .notRunning
    if isCold, let reason = BackgroundReason(rawValue: trace.trigger) { return [.launchInBackground(reason)] }
    guard let event = EventKind(rawValue: trace.trigger).flatMap({ Sent.events[$0] }) else { return nil }
    if trace.before == .interrupted { return [.resume(.main), receive(event)] }
    return isCold ? [.launch(event, scene: scene == carPlay ? carPlay : .main, upTo: nil)] : [receive(event)]
  }
}

extension PlayedTrace {
  /// The calls of what was done; nil where the model does not play it.
  func calls(in setting: Setting, _ reading: Reading) -> (calls: [DelegateCall], consulted: PointSet)? {
    guard var model = SystemModel(setting: setting, reading: reading) else { return nil }
    var calls: [DelegateCall] = []
    for (number, step) in (beginning + steps).enumerated() {
      guard model.allows(step) else { return nil }
      model.begin(step)
      while let planned = model.next() {
        if number >= beginning.count { calls.append(planned.call) }
        model.reply(.bool(true))
      }
    }
    return (calls, model.consulted)
  }

  /// Whether the model plays it at all.
  var isPlayed: Bool { settings.contains { calls(in: $0, Reading()) != nil } }

  /// Every reading under which the model makes the calls of the log.
  func readings(reproducing trace: PublishedTrace) -> [Reading] {
    var reproducing: [Reading] = []
    for setting in settings {
      _ = Reading.thatMatter { reading in
        guard let played = calls(in: setting, reading) else { return [] }
        if trace.isReproduced(by: played.calls) { reproducing.append(reading) }
        return played.consulted
      }
    }
    return reproducing
  }
}

extension PublishedTrace {
  fileprivate func isReproduced(by played: [DelegateCall]) -> Bool {
    guard !played.contains(where: { notObserved.contains($0.method) }) else { return false }
    var rest = played.filter { comparable.contains($0.method) }
    guard rest.count == calls.count else { return false }
    if ordered == false {
      for call in calls {
        guard let match = rest.firstIndex(where: { call.isSeen(in: $0) }) else { return false }
        rest.remove(at: match)
      }
      return true
    }
    return zip(calls, rest).allSatisfy { $0.isSeen(in: $1) }
  }
}

extension PublishedTrace.Call {
  /// Whether the log may be of this call: what it says of payload and scene is so.
  fileprivate func isSeen(in call: DelegateCall) -> Bool {
    guard method == call.method else { return false }
    if let scene, !scenes(of: call).contains(SceneID(scene)) { return false }
    return payload.map { CallText.payloadPlaces(of: call).contains($0) } ?? true
  }

  private func scenes(of call: DelegateCall) -> [SceneID] {
    if case .didDiscardSceneSessions(let sessions) = call { return sessions.map(\.scene) }
    return call.scene.map { [$0] } ?? []
  }
}

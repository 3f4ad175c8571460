import DelegateRoutingSpec
import Foundation

/// Calls, steps and deliveries in one line each, for timelines and `explain`.
public enum CallText {
  /// A call: its Swift name, its scene, and where the payload is.
  public static func call(_ call: DelegateCall) -> String {
    [call.method.rawValue, call.scene?.name, payload(of: call)].compactMap { $0 }.joined(separator: " ")
  }

  /// What a call carries and where, such as `⟨connectionOptions.urlContexts: acme://open⟩`; nil for nothing.
  public static func payload(of call: DelegateCall) -> String? {
    let parts = self.parts(of: call)
    return parts.isEmpty ? nil : "⟨\(parts.joined(separator: "; "))⟩"
  }

  /// Where a call carries its payload, such as `connectionOptions.urlContexts`; empty for nothing.
  package static func payloadPlaces(of call: DelegateCall) -> [String] {
    parts(of: call).map { part in String(part.prefix { $0 != ":" }) }
  }

  private static func parts(of call: DelegateCall) -> [String] {
    switch call {
    case .willFinishLaunching(let options), .didFinishLaunching(let options): options.map(parts) ?? []
    case .applicationOpenURL(let context): ["url: \(short(context.url))"]
    case .sceneOpenURLContexts(_, let contexts):
      ["URLContexts: \(contexts.map { short($0.url) }.joined(separator: ", "))"]
    case .onOpenURL(_, let url): ["url: \(short(url))"]
    case .applicationWillContinueActivity(let type), .sceneWillContinueActivity(_, let type),
      .applicationDidFailToContinueActivity(let type, _), .sceneDidFailToContinueActivity(_, let type, _):
      ["type: \(type)"]
    case .applicationContinueActivity(let activity, _), .sceneContinueActivity(_, let activity),
      .onContinueUserActivity(_, let activity):
      ["userActivity: \(text(activity))"]
    case .sceneRestoreInteractionState(_, let activity): ["stateRestorationActivity: \(text(activity))"]
    case .configurationForConnecting(_, let options): parts(options, "options")
    case .sceneWillConnect(_, let session, let options):
      parts(options, "connectionOptions")
        + (session.stateRestorationActivity.map { ["session.stateRestorationActivity: \(text($0))"] } ?? [])
    case .applicationPerformAction(let action, _), .windowScenePerformAction(_, let action, _):
      ["shortcutItem: \(action.type)"]
    case .didReceiveNotificationResponse(let response, _, _): ["response: \(response.requestIdentifier)"]
    case .applicationDidAcceptShare(let share), .windowSceneDidAcceptShare(_, let share):
      ["cloudKitShareMetadata: \(share.recordName)"]
    case .handleBackgroundURLSession(let identifier, _): ["identifier: \(identifier)"]
    case .sceneWillPerformAppIntent(_, let intent), .onAppIntentExecution(_, let intent): ["appIntent: \(intent.name)"]
    case .didReceiveRemoteNotification: ["userInfo"]
    default: []
    }
  }

  private static func parts(_ options: LaunchOptions) -> [String] {
    var parts: [String] = []
    if let context = options.url { parts.append("launchOptions[.url]: \(short(context.url))") }
    if let launch = options.userActivity {
      parts.append("launchOptions[.userActivityDictionary]: \(launch.activity.map(text) ?? launch.activityType)")
    }
    if let action = options.shortcutItem { parts.append("launchOptions[.shortcutItem]: \(action.type)") }
    if options.remoteNotification != nil { parts.append("launchOptions[.remoteNotification]") }
    if options.location { parts.append("launchOptions[.location]") }
    if let share = options.cloudKitShare {
      parts.append("launchOptions[.cloudKitShareMetadata]: \(share.recordName)")
    }
    return parts
  }

  private static func parts(_ options: ConnectionOptions, _ name: String) -> [String] {
    var parts: [String] = []
    if !options.urlContexts.isEmpty {
      parts.append("\(name).urlContexts: \(options.urlContexts.map { short($0.url) }.joined(separator: ", "))")
    }
    if !options.userActivities.isEmpty {
      parts.append("\(name).userActivities: \(options.userActivities.map(text).joined(separator: ", "))")
    }
    if let type = options.handoffUserActivityType { parts.append("\(name).handoffUserActivityType: \(type)") }
    if let response = options.notificationResponse {
      parts.append("\(name).notificationResponse: \(response.requestIdentifier)")
    }
    if let action = options.shortcutItem { parts.append("\(name).shortcutItem: \(action.type)") }
    if let share = options.cloudKitShareMetadata {
      parts.append("\(name).cloudKitShareMetadata: \(share.recordName)")
    }
    if let intent = options.appIntent { parts.append("\(name).appIntent: \(intent.name)") }
    return parts
  }

  /// A step, as a person would say it.
  public static func step(_ step: Step) -> String {
    switch step {
    case .launch(let event, let scene, let cut): "launch\(by(event))\(named(scene))\(upTo(cut))"
    case .launchInBackground(let reason): "launch in the background for \(reason.rawValue)"
    case .receive(let event, let scene, let cut): "receive \(text(event))\(scene.map(named) ?? "")\(upTo(cut))"
    case .finish: "finish what was cut"
    case .leave(let scene): "leave\(named(scene))"
    case .comeBack(let scene): "return\(named(scene))"
    case .interrupt(let scene): "an interruption\(named(scene))"
    case .resume(let scene): "the interruption is over\(named(scene))"
    case .openScene(let scene, let event): "open scene \(scene)\(by(event))"
    case .closeScene(let scene): "close scene \(scene)"
    case .disconnect(let scene): "the system disconnects scene \(scene)"
    case .terminate: "terminate"
    case .app(.becomeReady(let scene)): "the app becomes ready\(scene.map { " in scene \($0)" } ?? "")"
    case .app(.attachListener): "a listener attaches"
    case .app(.detachListener): "the listener detaches"
    case .app(.reload): "the interface reloads"
    case .app(.timePasses): "time passes"
    case .app(.showWindow(let scene, let name)): "the app shows the window \(name)\(named(scene))"
    case .askForLaunchLink: "the launch link is asked for"
    }
  }

  private static func named(_ scene: SceneID) -> String { scene == .main ? "" : " in scene \(scene)" }
  private static func by(_ event: ExternalEvent?) -> String { event.map { " by \(text($0))" } ?? "" }
  private static func upTo(_ cut: CutPoint?) -> String { cut.map { ", up to \($0.rawValue)" } ?? "" }

  private static func text(_ event: ExternalEvent) -> String {
    event.occurrences.map { text($0.payload) }.joined(separator: " and ")
  }

  private static func text(_ payload: OccurrencePayload) -> String {
    switch payload {
    case .url(let context): short(context.url)
    case .activity(let activity): text(activity)
    case .quickAction(let action): "quick action \(action.type)"
    case .notificationResponse(let response): "response to notification \(response.requestIdentifier)"
    case .cloudKitShare(let share): "share \(share.recordName)"
    case .backgroundURLSession(let identifier): "URL session \(identifier)"
    case .silentPush: "a silent push"
    case .appIntent(let intent): "intent \(intent.name)"
    case .location: "a location"
    }
  }

  private static func text(_ activity: UserActivity) -> String {
    guard let url = activity.webpageURL else {
      return activity.isBrowsingWeb ? "web activity without URL" : activity.activityType
    }
    return "\(activity.isBrowsingWeb ? "web" : activity.activityType) \(short(url))"
  }

  /// A delivery's payload.
  public static func link(_ link: DeliveredLink) -> String {
    if let url = link.url { return short(url) }
    return link.identifier ?? link.activityType.map { "\($0) without URL" } ?? "an empty link"
  }

  /// A delivery: channel, scene and payload.
  public static func delivery(_ delivery: Delivery) -> String {
    let content: String
    switch delivery.content {
    case .link(let link): content = self.link(link)
    case .appEvent(let event): content = event.rawValue
    }
    return [
      "\(delivery.channel):", content, delivery.scene.map { "in \($0)" }, delivery.window.map { "on window \($0)" },
    ].compactMap { $0 }.joined(separator: " ")
  }

  /// A URL, cut in the middle where it is long.
  static func short(_ url: URL) -> String { url.absoluteString.shortened(to: 96) }
}

extension String {
  /// The text, cut in the middle where it is longer.
  func shortened(to limit: Int) -> String {
    guard count > limit else { return self }
    let half = (limit - 1) / 2
    return "\(prefix(limit - 1 - half))…\(suffix(half))"
  }

  /// The text, filled up with spaces.
  func padded(to width: Int) -> String { count < width ? self + String(repeating: " ", count: width - count) : self }
}

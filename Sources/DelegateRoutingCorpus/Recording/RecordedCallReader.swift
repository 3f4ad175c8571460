import DelegateRoutingSpec
import Foundation

/// Reads a line about a call.
enum RecordedCallReader {
  static func content(
    _ value: JSONValue, at place: Place, line: Int, scenes: inout SceneNames, log: IssueLog
  ) -> Recording.Content? {
    guard case .object(let object) = value, case .string(let name)? = object["call"] else {
      log.add(place.key("call"), "is no text", right: "the name of a delegate method")
      return nil
    }
    guard let method = DelegateMethod(recorded: name) else {
      log.add(
        place.key("call"), "is \(Wording.quoted(name))",
        right: "a delegate method's Swift name or selector, such as scene(_:openURLContexts:)")
      return nil
    }
    let keys = ["call", "scene", "thread", "returned", "at"] + method.argumentKeys
    guard let reader = ObjectReader(value, at: place, keys: keys, log: log) else { return nil }
    var circumstances = RecordedCircumstances()
    circumstances.returned = reader.optionalBool("returned")
    circumstances.isOffMainThread = reader.isOffMainThread
    let named = scenes.scene(reader)
    let arguments = RecordedArguments(reader: reader, scene: named ?? .main, completion: CompletionID(line))
    if case .didDiscardSceneSessions = method {
      let sessions = reader.texts("scenes").map { SceneSession(scene: scenes.scene($0.text)) }
      return .call(.didDiscardSceneSessions(sessions), circumstances)
    }
    guard let call = arguments.call(method, namedScene: named) else { return .otherCall(method) }
    return .call(call, circumstances)
  }
}

extension ObjectReader {
  private enum RecordedThread: String, CaseIterable { case main, other }

  /// Whether the line says that it happened off the main thread.
  var isOffMainThread: Bool { optionalChoice("thread", of: RecordedThread.allCases) == .other }
}

extension DelegateMethod {
  /// The method of a recorded name: its Swift name, as `#function` gives it, or its selector. The name of an async
  /// method lacks the completion handler.
  init?(recorded name: String) { if let known = Self.byRecordedName[name] { self = known } else { return nil } }

  private static let byRecordedName: [String: DelegateMethod] = {
    var names: [String: DelegateMethod] = [:]
    for method in allCases {
      for name in [method.rawValue, method.facts.selector, method.asyncName].compactMap({ $0 }) {
        if names[name] == nil { names[name] = method }
      }
    }
    return names
  }()

  private var asyncName: String? {
    var labels = rawValue.split(separator: ":").map(String.init)
    guard labels.count > 2, labels.last == ")", labels[labels.count - 2].hasSuffix("ompletionHandler") else {
      return nil
    }
    labels.remove(at: labels.count - 2)
    return labels.dropLast().map { "\($0):" }.joined() + ")"
  }

  /// The keys of a line that hold the method's arguments.
  fileprivate var argumentKeys: [String] {
    switch self {
    case .willFinishLaunching, .didFinishLaunching: ["launchOptions"]
    case .applicationOpenURL: OpenURLContext.recordedKeys
    case .applicationWillContinueActivity, .sceneWillContinueActivity: ["activityType"]
    case .applicationDidFailToContinueActivity, .sceneDidFailToContinueActivity: ["activityType", "error"]
    case .applicationContinueActivity, .sceneContinueActivity, .applicationDidUpdateActivity, .sceneDidUpdateActivity,
      .sceneRestoreInteractionState, .onContinueUserActivity:
      ["activity"]
    case .applicationPerformAction, .windowScenePerformAction: ["shortcutItem"]
    case .applicationDidAcceptShare, .windowSceneDidAcceptShare: ["share"]
    case .handleBackgroundURLSession: ["identifier"]
    case .didReceiveRemoteNotification: ["userInfo"]
    case .didFailToRegisterForRemoteNotifications: ["error"]
    case .configurationForConnecting, .sceneWillConnect: ["role", "restorationActivity", "options"]
    case .didDiscardSceneSessions: ["scenes"]
    case .handlerForIntent: ["name"]
    case .sceneOpenURLContexts: ["urlContexts"]
    case .sceneWillPerformAppIntent, .onAppIntentExecution: ["appIntent"]
    case .didReceiveNotificationResponse, .willPresentNotification: ["response"]
    case .onOpenURL: ["url"]
    case .scenePhase: ["phase"]
    default: []
    }
  }
}

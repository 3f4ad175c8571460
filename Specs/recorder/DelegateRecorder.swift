// Writes down what an app's delegates are called with and what its router delivers, in the format of
// Specs/trace-format.md, for `delegate-routing trace check`. Copy this file into the app. iOS 13 and later, Swift 5.9.
//
//   func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
//     DelegateRecorder.call(scene: scene, urlContexts: contexts)
//     …
//   DelegateRecorder.delivered(to: "sdk", url)

import Foundation

/// Records delegate calls and deliveries. Nothing is swizzled: what is not told is not recorded.
enum DelegateRecorder {
  /// Says what the recorder cannot find out: whether the app's life cycle is SwiftUI's, whether the app delegate answers
  /// the configuration question, and the associated domains. The first line does without where this is not called.
  static func start(
    framework: String = "uikit", answersConfiguration: Bool? = nil, hasOwnSceneDelegate: Bool? = nil,
    domains: [String]? = nil
  ) {
    var header = RecordedObject()
    header["framework"] = .string(framework)
    header["answersConfiguration"] = answersConfiguration.map { .bool($0) }
    header["hasOwnSceneDelegate"] = hasOwnSceneDelegate.map { .bool($0) }
    header["domains"] = domains.map { .array($0.map { .string($0) }) }
    RecordedOutput.shared.start(header)
  }

  /// The app, a plug-in or an SDK has received an event. `scene` is the `persistentIdentifier` of the session that the
  /// receiver was told of, if it was told of one.
  static func delivered(
    to channel: String, _ url: URL?, scene: String? = nil, activityType: String? = nil, identifier: String? = nil,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    var line = RecordedObject()
    line["delivered"] = .string(channel)
    line["url"] = url.map { .string($0.absoluteString) }
    line["scene"] = scene.map { .string($0) }
    line["activityType"] = activityType.map { .string($0) }
    line["identifier"] = identifier.map { .string($0) }
    line["userInfo"] = userInfo.map { RecordedValue(any: $0) }
    RecordedOutput.shared.write(line)
  }

  /// The app did something that decides whether links may go out: becomeReady, attachListener, detachListener, reload.
  static func trigger(_ name: String, scene: String? = nil) {
    var line = RecordedObject()
    line["trigger"] = .string(name)
    line["scene"] = scene.map { .string($0) }
    RecordedOutput.shared.write(line)
  }

  /// The file that holds every line whole; a log may cut long ones.
  static var file: URL? { RecordedOutput.file }
}

// MARK: - Lines

/// A JSON value, its keys in the order in which they were set.
indirect enum RecordedValue {
  case string(String)
  case bool(Bool)
  case number(String)
  case array([RecordedValue])
  case object(RecordedObject)

  /// A value of a property list; what is none is written as its description.
  init(any value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let number as NSNumber:
      let isBool = ["c", "B"].contains(String(cString: number.objCType))
      self = isBool ? .bool(number.boolValue) : .number(number.stringValue)
    case let values as [Any]: self = .array(values.map { RecordedValue(any: $0) })
    case let values as [AnyHashable: Any]:
      var object = RecordedObject()
      for (key, value) in values.map({ ("\($0.key)", $0.value) }).sorted(by: { $0.0 < $1.0 }) {
        object[key] = RecordedValue(any: value)
      }
      self = .object(object)
    case let url as URL: self = .string(url.absoluteString)
    default: self = .string("\(value)")
    }
  }

  /// The value as JSON in ASCII.
  var json: String {
    switch self {
    case .string(let text): return RecordedValue.quoted(text)
    case .bool(let value): return value ? "true" : "false"
    case .number(let text): return text
    case .array(let values): return "[" + values.map { $0.json }.joined(separator: ",") + "]"
    case .object(let object): return object.json
    }
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for unit in text.utf16 {
      switch unit {
      case 0x22: quoted += "\\\""
      case 0x5C: quoted += "\\\\"
      case 0x20...0x7E: quoted.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return quoted + "\""
  }
}

/// A JSON object.
struct RecordedObject {
  private var pairs: [(key: String, value: RecordedValue)] = []

  subscript(key: String) -> RecordedValue? {
    get { pairs.first { $0.key == key }?.value }
    set {
      pairs.removeAll { $0.key == key }
      if let newValue = newValue { pairs.append((key, newValue)) }
    }
  }

  var json: String {
    "{" + pairs.map { RecordedValue.quoted($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
  }
}

/// Where the lines go: to the log, with a marker, and to a file.
final class RecordedOutput: @unchecked Sendable {
  static let shared = RecordedOutput()
  static let file = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
    .appendingPathComponent("delegate-recording.jsonl")

  private let lock = NSLock()
  private var hasStarted = false

  func start(_ said: RecordedObject, _ app: RecordedApp = RecordedApp()) {
    lock.lock()
    defer { lock.unlock() }
    if hasStarted { return }
    hasStarted = true
    put(app.header(said).json)
  }

  func write(_ line: RecordedObject) {
    var line = line
    if !Thread.isMainThread { line["thread"] = .string("other") }
    start(RecordedObject())
    lock.lock()
    defer { lock.unlock() }
    put(line.json)
  }

  private func put(_ json: String) {
    NSLog("%@", "delegate-recorder: " + json)
    guard let file = RecordedOutput.file else { return }
    if !FileManager.default.fileExists(atPath: file.path) {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    guard let handle = try? FileHandle(forWritingTo: file) else { return }
    handle.seekToEndOfFile()
    handle.write(Data((json + "\n").utf8))
    handle.closeFile()
  }
}

/// What Info.plist and the system say of the app: the first line of a process.
struct RecordedApp {
  var info: [String: Any] = Bundle.main.infoDictionary ?? [:]
  var ios = ProcessInfo.processInfo.operatingSystemVersion

  func header(_ said: RecordedObject) -> RecordedObject {
    var line = RecordedObject()
    line["recording"] = .number("1")
    line["ios"] = .string("\(ios.majorVersion).\(ios.minorVersion)")
    line["sdk"] = (info["DTPlatformVersion"] as? String).map { .string($0) }
    line["framework"] = said["framework"]
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let windows = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    if let first = windows?.first {
      line["manifest"] = .string("configured")
      let name = first["UISceneDelegateClassName"] as? String
      line["delegateClass"] = .string(name.map { NSClassFromString($0) == nil ? "missing" : "loadable" } ?? "none")
      line["storyboard"] = .bool(first["UISceneStoryboardFile"] != nil)
    } else {
      line["manifest"] = .string(manifest == nil ? "absent" : "empty")
    }
    line["supportsMultipleScenes"] = .bool(manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false)
    for key in ["answersConfiguration", "hasOwnSceneDelegate"] { line[key] = said[key] }
    let types = info["CFBundleURLTypes"] as? [[String: Any]] ?? []
    let schemes = types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }
    line["schemes"] = .array(schemes.map { .string($0) })
    line["domains"] = said["domains"]
    line["opensDocuments"] = .bool(info["CFBundleDocumentTypes"] != nil)
    return line
  }
}

// MARK: - UIKit

#if canImport(UIKit)
  import CloudKit
  import UIKit
  import UserNotifications

  extension DelegateRecorder {
    /// A delegate method was called; the arguments are those of the method, those that it does not have are left out.
    /// `returned` is what the method is going to return, where that is a Boolean and known at the top.
    @MainActor static func call(
      scene: UIScene? = nil, session: UISceneSession? = nil, options: UIScene.ConnectionOptions? = nil,
      launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil, url: URL? = nil,
      openOptions: [UIApplication.OpenURLOptionsKey: Any]? = nil, urlContexts: Set<UIOpenURLContext>? = nil,
      activity: NSUserActivity? = nil, activityType: String? = nil, error: (any Error)? = nil,
      shortcutItem: UIApplicationShortcutItem? = nil, share: CKShare.Metadata? = nil,
      userInfo: [AnyHashable: Any]? = nil, identifier: String? = nil, discarded: Set<UISceneSession>? = nil,
      returned: Bool? = nil, function: String = #function
    ) {
      var line = RecordedObject()
      line["call"] = .string(function)
      line["scene"] = (session ?? scene?.session).map { .string($0.persistentIdentifier) }
      line["role"] = session.map { .string($0.role.rawValue) }
      line["restorationActivity"] = session?.stateRestorationActivity.map { .object($0.recorded) }
      line["options"] = options.map { .object($0.recorded) }
      line["launchOptions"] = launchOptions.map { .object(recorded($0)) }
      line["url"] = url.map { .string($0.absoluteString) }
      line["sourceApplication"] = (openOptions?[.sourceApplication] as? String).map { .string($0) }
      line["openInPlace"] = (openOptions?[.openInPlace] as? Bool).map { .bool($0) }
      line["urlContexts"] = urlContexts.map { .array($0.map { .object($0.recorded) }) }
      line["activity"] = activity.map { .object($0.recorded) }
      line["activityType"] = activityType.map { .string($0) }
      line["error"] = error.map { .string("\(type(of: $0))") }
      line["shortcutItem"] = shortcutItem.map { .object($0.recorded) }
      line["share"] = share.map { .object($0.recorded) }
      line["userInfo"] = userInfo.map { RecordedValue(any: $0) }
      line["identifier"] = identifier.map { .string($0) }
      line["scenes"] = discarded.map { .array($0.map { .string($0.persistentIdentifier) }) }
      line["returned"] = returned.map { .bool($0) }
      RecordedOutput.shared.write(line)
    }

    /// A method of the notification centre's delegate was called.
    static func call(response: UNNotificationResponse, function: String = #function) {
      var line = RecordedObject()
      line["call"] = .string(function)
      line["response"] = .object(response.recorded)
      RecordedOutput.shared.write(line)
    }

    @MainActor private static func recorded(_ options: [UIApplication.LaunchOptionsKey: Any]) -> RecordedObject {
      var object = RecordedObject()
      if let url = options[.url] as? URL {
        var context = RecordedObject()
        context["url"] = .string(url.absoluteString)
        context["sourceApplication"] = (options[.sourceApplication] as? String).map { .string($0) }
        object["url"] = .object(context)
      }
      if let dictionary = options[.userActivityDictionary] as? [AnyHashable: Any] {
        // The activity itself is there under a key that is not documented.
        let activity = dictionary.values.compactMap { $0 as? NSUserActivity }.first
        var launch = RecordedObject()
        let type = dictionary["UIApplicationLaunchOptionsUserActivityTypeKey"] as? String
        launch["activityType"] = .string(type ?? activity?.activityType ?? "")
        launch["activity"] = activity.map { .object($0.recorded) }
        object["userActivity"] = .object(launch)
      }
      object["shortcutItem"] = (options[.shortcutItem] as? UIApplicationShortcutItem).map { .object($0.recorded) }
      object["remoteNotification"] = options[.remoteNotification].map { RecordedValue(any: $0) }
      object["location"] = options[.location].map { _ in .bool(true) }
      object["cloudKitShare"] = (options[.cloudKitShareMetadata] as? CKShare.Metadata).map { .object($0.recorded) }
      return object
    }
  }

  extension UIScene.ConnectionOptions {
    @MainActor fileprivate var recorded: RecordedObject {
      var object = RecordedObject()
      object["urlContexts"] = .array(urlContexts.map { .object($0.recorded) })
      object["userActivities"] = .array(userActivities.map { .object($0.recorded) })
      object["handoffUserActivityType"] = handoffUserActivityType.map { .string($0) }
      object["notificationResponse"] = notificationResponse.map { .object($0.recorded) }
      object["shortcutItem"] = shortcutItem.map { .object($0.recorded) }
      object["cloudKitShareMetadata"] = cloudKitShareMetadata.map { .object($0.recorded) }
      object["sourceApplication"] = sourceApplication.map { .string($0) }
      return object
    }
  }

  extension UIOpenURLContext {
    @MainActor fileprivate var recorded: RecordedObject {
      var object = RecordedObject()
      object["url"] = .string(url.absoluteString)
      object["sourceApplication"] = options.sourceApplication.map { .string($0) }
      object["openInPlace"] = .bool(options.openInPlace)
      object["annotation"] = options.annotation.map { RecordedValue(any: $0) }
      return object
    }
  }

  extension NSUserActivity {
    fileprivate var recorded: RecordedObject {
      var object = RecordedObject()
      object["activityType"] = .string(activityType)
      object["webpageURL"] = webpageURL.map { .string($0.absoluteString) }
      object["referrerURL"] = referrerURL.map { .string($0.absoluteString) }
      object["title"] = title.map { .string($0) }
      object["userInfo"] = userInfo.map { RecordedValue(any: $0) }
      object["targetContentIdentifier"] = targetContentIdentifier.map { .string($0) }
      return object
    }
  }

  extension UIApplicationShortcutItem {
    @MainActor fileprivate var recorded: RecordedObject {
      var object = RecordedObject()
      object["type"] = .string(type)
      object["localizedTitle"] = .string(localizedTitle)
      object["userInfo"] = userInfo.map { RecordedValue(any: $0) }
      return object
    }
  }

  extension UNNotificationResponse {
    fileprivate var recorded: RecordedObject {
      let request = notification.request
      var object = RecordedObject()
      object["requestIdentifier"] = .string(request.identifier)
      object["actionIdentifier"] = .string(actionIdentifier)
      object["date"] = .number("\(notification.date.timeIntervalSince1970)")
      object["isRemote"] = .bool(request.trigger is UNPushNotificationTrigger)
      object["userInfo"] = RecordedValue(any: request.content.userInfo)
      object["userText"] = (self as? UNTextInputNotificationResponse).map { .string($0.userText) }
      return object
    }
  }

  extension CKShare.Metadata {
    fileprivate var recorded: RecordedObject {
      var object = RecordedObject()
      object["containerIdentifier"] = .string(containerIdentifier)
      object["recordName"] = .string(share.recordID.recordName)
      return object
    }
  }
#endif

import DelegateRoutingSpec
import Foundation

/// What a line of a recording holds as an object.
protocol RecordedObject {
  /// The keys that the object can have.
  static var recordedKeys: [String] { get }
  /// Reads the object; nil, and an issue, where something is wrong with it.
  init?(recorded reader: ObjectReader)
}

extension ObjectReader {
  /// An object that may be left out, or null.
  func optionalObject<Value: RecordedObject>(_ key: String, _: Value.Type = Value.self) -> Value? {
    guard let value = optional(key), value != .null else { return nil }
    return object(value, at: place.key(key))
  }

  /// An object that must be there.
  func object<Value: RecordedObject>(_ key: String, _: Value.Type = Value.self) -> Value? {
    required(key, "an object").flatMap { object($0, at: place.key(key)) }
  }

  /// Objects in an array that may be left out.
  func objects<Value: RecordedObject>(_ key: String, _: Value.Type = Value.self) -> [Value] {
    guard let value = optional(key) else { return [] }
    if case .array(let elements) = value, elements.count > Self.mostObjects {
      log.add(place.key(key), "has \(elements.count) elements", right: "at most \(Self.mostObjects)")
      return []
    }
    return array(value, at: place.key(key), mayBeEmpty: true).compactMap { object($0.value, at: $0.place) }
  }

  /// How many URLs or activities one call of a recording may carry: more than any app was handed, and few enough to be held
  /// against the model in time.
  private static var mostObjects: Int { 250 }

  private func object<Value: RecordedObject>(_ value: JSONValue, at place: Place) -> Value? {
    ObjectReader(value, at: place, keys: Value.recordedKeys, log: log).flatMap { Value(recorded: $0) }
  }

  /// A URL; nil, and an issue, where it is none.
  func url(_ key: String) -> URL? { text(key).flatMap { url($0, at: place.key(key)) } }

  /// A URL that may be left out.
  func optionalURL(_ key: String) -> URL? { optionalText(key).flatMap { url($0, at: place.key(key)) } }

  /// The URL of a text.
  func url(_ text: String, at place: Place) -> URL? {
    let url = URL(string: text)
    if url == nil { log.add(place, "is \(Wording.quoted(text))", right: "a URL") }
    return url
  }

  /// A property list or JSON object; empty where it is left out.
  func values(_ key: String) -> [String: PropertyValue] {
    switch optional(key) {
    case nil: return [:]
    case .object(let object): return object.mapValues(\.propertyValue)
    case .some(let value):
      log.add(place.key(key), "is \(value.typeName)", right: "an object")
      return [:]
    }
  }

  /// A number; nil where it is left out.
  func optionalNumber(_ key: String) -> Double? {
    switch optional(key) {
    case nil: return nil
    case .integer(let number): return Double(number)
    case .double(let number): return number
    case .some(let value):
      log.add(place.key(key), "is \(value.typeName)", right: "a number")
      return nil
    }
  }
}

extension OpenURLContext: RecordedObject {
  static let recordedKeys = ["url", "sourceApplication", "openInPlace", "annotation"]

  init?(recorded reader: ObjectReader) {
    guard let url = reader.url("url") else { return nil }
    self.init(
      url: url,
      options: OpenURLOptions(
        sourceApplication: reader.optionalText("sourceApplication"),
        annotation: reader.optional("annotation")?.propertyValue,
        openInPlace: reader.optionalBool("openInPlace") ?? false))
  }
}

extension UserActivity: RecordedObject {
  static let recordedKeys = [
    "activityType", "webpageURL", "referrerURL", "title", "userInfo", "targetContentIdentifier",
  ]

  init?(recorded reader: ObjectReader) {
    guard let type = reader.text("activityType") else { return nil }
    self.init(
      activityType: type, webpageURL: reader.optionalURL("webpageURL"), referrerURL: reader.optionalURL("referrerURL"),
      title: reader.optionalText("title"), userInfo: reader.values("userInfo"),
      targetContentIdentifier: reader.optionalText("targetContentIdentifier"))
  }
}

extension QuickAction: RecordedObject {
  static let recordedKeys = ["type", "localizedTitle", "userInfo", "targetContentIdentifier"]

  init?(recorded reader: ObjectReader) {
    guard let type = reader.text("type") else { return nil }
    self.init(
      type: type, localizedTitle: reader.optionalText("localizedTitle") ?? "", userInfo: reader.values("userInfo"),
      targetContentIdentifier: reader.optionalText("targetContentIdentifier"))
  }
}

extension NotificationResponse: RecordedObject {
  static let recordedKeys = [
    "requestIdentifier", "actionIdentifier", "date", "isRemote", "bringsAppForward", "userInfo", "userText",
  ]

  init?(recorded reader: ObjectReader) {
    guard let identifier = reader.text("requestIdentifier") else { return nil }
    self.init(requestIdentifier: identifier, date: reader.optionalNumber("date") ?? 0)
    actionIdentifier = reader.optionalText("actionIdentifier") ?? actionIdentifier
    isRemote = reader.optionalBool("isRemote") ?? isRemote
    bringsAppForward = reader.optionalBool("bringsAppForward") ?? bringsAppForward
    userInfo = reader.values("userInfo")
    userText = reader.optionalText("userText")
  }
}

extension CloudKitShare: RecordedObject {
  static let recordedKeys = ["containerIdentifier", "recordName"]

  init?(recorded reader: ObjectReader) {
    guard let container = reader.text("containerIdentifier"), let name = reader.text("recordName") else { return nil }
    self.init(containerIdentifier: container, recordName: name)
  }
}

extension AppIntentRequest: RecordedObject {
  static let recordedKeys = ["name", "parameters"]

  init?(recorded reader: ObjectReader) {
    guard let name = reader.text("name") else { return nil }
    self.init(name: name, parameters: reader.values("parameters"))
  }
}

extension LaunchActivity: RecordedObject {
  static let recordedKeys = ["activityType", "activity"]

  init?(recorded reader: ObjectReader) {
    guard let type = reader.text("activityType") else { return nil }
    self.init(activityType: type, activity: reader.optionalObject("activity"))
  }
}

extension LaunchOptions: RecordedObject {
  static let recordedKeys = [
    "url", "userActivity", "shortcutItem", "remoteNotification", "location", "cloudKitShare",
  ]

  init?(recorded reader: ObjectReader) {
    self.init(
      url: reader.optionalObject("url"), userActivity: reader.optionalObject("userActivity"),
      shortcutItem: reader.optionalObject("shortcutItem"),
      remoteNotification: reader.has("remoteNotification") ? reader.values("remoteNotification") : nil,
      location: reader.optionalBool("location") ?? false, cloudKitShare: reader.optionalObject("cloudKitShare"))
  }
}

extension ConnectionOptions: RecordedObject {
  static let recordedKeys = [
    "urlContexts", "userActivities", "handoffUserActivityType", "notificationResponse", "shortcutItem",
    "cloudKitShareMetadata", "sourceApplication", "appIntent",
  ]

  init?(recorded reader: ObjectReader) {
    self.init(
      urlContexts: reader.objects("urlContexts"), userActivities: reader.objects("userActivities"),
      handoffUserActivityType: reader.optionalText("handoffUserActivityType"),
      notificationResponse: reader.optionalObject("notificationResponse"),
      shortcutItem: reader.optionalObject("shortcutItem"),
      cloudKitShareMetadata: reader.optionalObject("cloudKitShareMetadata"),
      sourceApplication: reader.optionalText("sourceApplication"), appIntent: reader.optionalObject("appIntent"))
  }
}

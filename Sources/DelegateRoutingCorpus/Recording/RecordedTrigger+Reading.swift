import DelegateRoutingSpec
import Foundation

extension RecordedTrigger {
  static let keys = ["trigger", "scene", "urls", "webpageURL", "by", "reason", "at"]

  /// Nil, and an issue, where it is no trigger.
  init?(_ reader: ObjectReader, scenes: inout SceneNames) {
    guard let kind = reader.choice("trigger", of: Kind.allCases) else { return nil }
    self.kind = kind
    scene = scenes.scene(reader)
    eventKind = reader.optionalChoice("by", of: EventKind.allCases)
    reason = reader.optionalChoice("reason", of: BackgroundReason.allCases)
    event = Self.event(reader)
    let sends = [.launch, .receive, .openScene].contains(kind)
    for key in ["urls", "webpageURL", "by"] where reader.has(key) && !sends {
      reader.log.add(reader.place.key(key), "is there for \(kind.rawValue)", right: "launch, receive or openScene")
    }
    if reader.has("reason") != (kind == .launchInBackground) {
      reader.log.add(
        reader.place.key("reason"), reader.has("reason") ? "is there for \(kind.rawValue)" : "is missing",
        right: "a reason of launchInBackground: \(Wording.oneOf(BackgroundReason.allCases.map(\.rawValue)))")
    }
    if kind == .receive, event == nil, eventKind == nil {
      reader.log.add(reader.place, "does not say what is received", right: "one of the keys urls, webpageURL or by")
    }
    if scene == nil, [.openScene, .closeScene, .disconnect].contains(kind) {
      reader.log.add(reader.place.key("scene"), "is missing", right: "the scene's name")
    }
  }

  private static func event(_ reader: ObjectReader) -> ExternalEvent? {
    let contexts = reader.optionalArray("urls").compactMap { value, place in
      reader.text(value, at: place).flatMap { reader.url($0, at: place) }.map { OpenURLContext(url: $0) }
    }
    let link = reader.optionalURL("webpageURL").map {
      UserActivity(activityType: ActivityType.browsingWeb, webpageURL: $0)
    }
    if reader.has("urls"), reader.has("webpageURL") {
      reader.log.add(reader.place.key("webpageURL"), "is there beside urls", right: "one of the two")
    }
    return link.map { .universalLink($0) } ?? (contexts.isEmpty ? nil : .openURLs(contexts))
  }
}

/// A line about a delivery.
enum DeliveredLine {
  static let keys =
    ["delivered", "scene", "thread", "event", "at"]
    + LinkField.allCases.map(\.rawValue)

  /// The delivery; nil, and an issue, where it is none.
  static func delivery(_ reader: ObjectReader, scenes: inout SceneNames) -> Delivery? {
    guard let channel = reader.text("delivered") else { return nil }
    let isOnMain = !reader.isOffMainThread
    if let event = reader.optionalChoice("event", of: AppEvent.allCases) {
      return Delivery(
        channel: channel, scene: scenes.scene(reader), content: .appEvent(event), onMainActor: isOnMain)
    }
    let link = DeliveredLink(
      url: reader.optionalURL("url"), sourceApplication: reader.optionalText("sourceApplication"),
      openInPlace: reader.optionalBool("openInPlace"), annotation: reader.optional("annotation")?.propertyValue,
      activityType: reader.optionalText("activityType"), referrerURL: reader.optionalURL("referrerURL"),
      userInfo: reader.values("userInfo"), identifier: reader.optionalText("identifier"),
      actionIdentifier: reader.optionalText("actionIdentifier"), userText: reader.optionalText("userText"))
    return Delivery(channel: channel, scene: scenes.scene(reader), content: .link(link), onMainActor: isOnMain)
  }
}

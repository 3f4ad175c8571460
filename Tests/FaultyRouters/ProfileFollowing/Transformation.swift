import DelegateRoutingSpec
import Foundation

extension DeliveredLink {
  /// The link with something else in each of the fields.
  func transformed(in fields: Set<LinkField>) -> DeliveredLink {
    var link = self
    for field in fields { link.transform(field) }
    return link
  }

  private mutating func transform(_ field: LinkField) {
    switch field {
    case .url: url = url.map(Self.marked)
    case .sourceApplication: sourceApplication = sourceApplication.map { $0 + ".seen" }
    case .openInPlace: openInPlace = openInPlace.map { !$0 }
    case .annotation: annotation = annotation.map { .array([$0]) }
    case .activityType: activityType = activityType.map { $0 + ".seen" }
    case .referrerURL: referrerURL = referrerURL.map(Self.marked)
    case .userInfo: if activityType != nil { userInfo["seen"] = .bool(true) }
    case .identifier: identifier = identifier.map { $0 + ".seen" }
    case .actionIdentifier: actionIdentifier = actionIdentifier.map { $0 + ".seen" }
    case .userText: userText = userText.map { $0 + " " }
    }
  }

  /// The URL with another scheme: the one change that leaves every URL one.
  private static func marked(_ url: URL) -> URL { URL(string: "x-\(url.absoluteString)") ?? url }

  /// The link without the fields that a channel does not carry.
  func carried(by channel: Channel) -> DeliveredLink {
    let fields = channel.fields
    return DeliveredLink(
      url: fields.contains(.url) ? url : nil,
      sourceApplication: fields.contains(.sourceApplication) ? sourceApplication : nil,
      openInPlace: fields.contains(.openInPlace) ? openInPlace : nil,
      annotation: fields.contains(.annotation) ? annotation : nil,
      activityType: fields.contains(.activityType) ? activityType : nil,
      referrerURL: fields.contains(.referrerURL) ? referrerURL : nil,
      userInfo: fields.contains(.userInfo) ? userInfo : [:],
      identifier: fields.contains(.identifier) ? identifier : nil,
      actionIdentifier: fields.contains(.actionIdentifier) ? actionIdentifier : nil,
      userText: fields.contains(.userText) ? userText : nil)
  }
}

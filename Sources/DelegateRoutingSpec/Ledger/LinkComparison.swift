import Foundation

/// Some of the parts that a delivery can have, as bits.
struct LinkFieldSet: OptionSet {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ fields: some Sequence<LinkField>) { self.init(fields.map { LinkFieldSet($0) }) }

  init(_ field: LinkField) {
    switch field {
    case .url: self = .url
    case .sourceApplication: self = .sourceApplication
    case .openInPlace: self = .openInPlace
    case .annotation: self = .annotation
    case .activityType: self = .activityType
    case .referrerURL: self = .referrerURL
    case .userInfo: self = .userInfo
    case .identifier: self = .identifier
    case .actionIdentifier: self = .actionIdentifier
    case .userText: self = .userText
    }
  }

  static let url = Self(rawValue: 1)
  static let sourceApplication = Self(rawValue: 1 << 1)
  static let openInPlace = Self(rawValue: 1 << 2)
  static let annotation = Self(rawValue: 1 << 3)
  static let activityType = Self(rawValue: 1 << 4)
  static let referrerURL = Self(rawValue: 1 << 5)
  static let userInfo = Self(rawValue: 1 << 6)
  static let identifier = Self(rawValue: 1 << 7)
  static let actionIdentifier = Self(rawValue: 1 << 8)
  static let userText = Self(rawValue: 1 << 9)
}

extension DeliveredLink {
  /// Whether the link is another without some of its parts. `unknown` are parts that the other cannot have, and of which
  /// nothing can be said. Compared most often of all, and so without making a copy.
  func isCopy(
    of other: DeliveredLink, without missing: LinkFieldSet, unknown: LinkFieldSet = []
  ) -> Bool {
    func isFine(_ field: LinkFieldSet, _ isEmpty: Bool, _ isOtherEmpty: Bool, _ isSame: @autoclosure () -> Bool) -> Bool
    {
      if missing.contains(field) { return isEmpty }
      if unknown.contains(field) { return isOtherEmpty }
      return isEmpty ? isOtherEmpty : !isOtherEmpty && isSame()
    }
    return isFine(.url, url == nil, other.url == nil, url?.absoluteString == other.url?.absoluteString)
      && isFine(.activityType, activityType == nil, other.activityType == nil, activityType == other.activityType)
      && isFine(
        .sourceApplication, sourceApplication == nil, other.sourceApplication == nil,
        sourceApplication == other.sourceApplication)
      && isFine(.openInPlace, openInPlace == nil, other.openInPlace == nil, openInPlace == other.openInPlace)
      && isFine(.identifier, identifier == nil, other.identifier == nil, identifier == other.identifier)
      && isFine(.annotation, annotation == nil, other.annotation == nil, annotation == other.annotation)
      && isFine(
        .referrerURL, referrerURL == nil, other.referrerURL == nil,
        referrerURL?.absoluteString == other.referrerURL?.absoluteString)
      && isFine(.userInfo, userInfo.isEmpty, other.userInfo.isEmpty, userInfo == other.userInfo)
      && isFine(
        .actionIdentifier, actionIdentifier == nil, other.actionIdentifier == nil,
        actionIdentifier == other.actionIdentifier)
      && isFine(.userText, userText == nil, other.userText == nil, userText == other.userText)
  }
}

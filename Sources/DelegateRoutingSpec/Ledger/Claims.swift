/// Which occurrences a profile claims, and what a delivery of them looks like.
extension RouterProfile {
  /// Why the profile does not route the occurrence; nil if it does.
  package func refusal(of occurrence: Occurrence, in lifeCycle: LifeCycle) -> Refusal? {
    if !lifeCycles.contains(lifeCycle) { return .lifeCycle }
    switch occurrence.payload {
    case .url(let context):
      if !eventKinds.contains(occurrence.kind) { return .eventKind }
      return takes.accepts(scheme: context.url.scheme) || context.url.isFileURL ? nil : .filter
    case .activity(let activity):
      if !claims(occurrence) {
        let kind = occurrence.kindByType
        switch otherActivities {
        case .forwarded where kind != .universalLink: return nil
        case .acceptedWithWebpageURL where kind != .universalLink && activity.webpageURL != nil: return nil
        default: return kind == .universalLink ? .eventKind : .otherActivity
        }
      }
      guard let url = activity.webpageURL else {
        return activity.isBrowsingWeb && missingWebpageURL == .dropped ? .missingWebpageURL : nil
      }
      return activity.isBrowsingWeb && !takes.accepts(host: url.host) ? .filter : nil
    default:
      return eventKinds.contains(occurrence.kind) ? nil : .eventKind
    }
  }

  /// Whether the profile claims what a router takes the occurrence for.
  package func claims(_ occurrence: Occurrence) -> Bool { occurrence.isOne(of: eventKinds) }

  /// The scene that a delivery of the occurrence names.
  func deliveryScene(of occurrence: Occurrence) -> SceneID? { sceneScope == .scene ? occurrence.scene : nil }
}

extension LinkFilter {
  func accepts(scheme: @autoclosure () -> String?) -> Bool {
    schemes.isEmpty || schemes.contains(scheme()?.lowercased() ?? "")
  }

  func accepts(host: @autoclosure () -> String?) -> Bool {
    hosts.isEmpty || hosts.contains(host()?.lowercased() ?? "")
  }
}

extension Occurrence {
  /// Whether a router takes it for one of the kinds. It cannot tell an activity of the app's own types that comes from
  /// another device, or as a donated shortcut, from one of the app's making: who is for Handoff or the app's activities is
  /// for them all.
  func isOne(of kinds: Set<EventKind>) -> Bool {
    let kind = kindByType
    guard kind == .handoff || kind == .appActivity else { return kinds.contains(kind) }
    return kinds.contains(.handoff) || kinds.contains(.appActivity)
  }

  /// What a router takes it for, which knows activities by their types: a web page handed over from another device is a
  /// web link, and an intent has the type of its class.
  var kindByType: EventKind {
    guard case .activity(let activity) = payload else { return kind }
    return switch kind {
    case .handoff where activity.isBrowsingWeb: .universalLink
    case .siriIntent where !activity.activityType.hasSuffix("Intent"): .appActivity
    default: kind
    }
  }

  /// Whether a router may take it for the link that started the app: a web page that another device hands over comes
  /// after the launch, as an activity like a web link's.
  var mayPassForLaunchLink: Bool {
    isLaunchLink || (kind == .handoff && kindByType == .universalLink && state != .warm)
  }

  /// All of it, as a router that loses nothing delivers it.
  package var fullLink: DeliveredLink {
    switch payload {
    case .url(let context): DeliveredLink(context)
    case .activity(let activity): DeliveredLink(activity)
    case .quickAction(let action): DeliveredLink(action)
    case .notificationResponse(let response): DeliveredLink(response)
    case .cloudKitShare(let share): DeliveredLink(share)
    case .backgroundURLSession(let identifier): DeliveredLink(identifier: identifier)
    case .silentPush(let userInfo): DeliveredLink(userInfo: userInfo)
    case .appIntent(let intent): DeliveredLink(userInfo: intent.parameters, identifier: intent.name)
    case .location: DeliveredLink()
    }
  }

  /// All of it in a form that loses something, where the system hands it over in such a form as well: SwiftUI's modifier
  /// gets the bare URL, and the launch options of an app without scenes hold the data of a remote notification alone.
  ///
  /// Source: [Apple Developer Forums, thread 762526](https://developer.apple.com/forums/thread/762526)
  package func lesserLink(in lifeCycle: LifeCycle) -> DeliveredLink? {
    switch (lifeCycle, payload) {
    case (.swiftUI, .url(let context)): DeliveredLink(url: context.url)
    case (.swiftUI, .activity(let activity)) where kindByType == .universalLink:
      activity.webpageURL.map { DeliveredLink(url: $0) }
    case (.applicationDelegate, .notificationResponse(let response)) where response.isRemote:
      DeliveredLink(userInfo: response.userInfo)
    default: nil
    }
  }

  /// Whether it comes by a method that every life cycle has: a router cannot tell them apart there.
  var comesAlikeInEveryLifeCycle: Bool {
    switch payload {
    case .notificationResponse, .silentPush, .backgroundURLSession: true
    default: false
    }
  }

  var isURL: Bool { urlContext != nil }
}

extension DeliveredLink {
  /// The link without the fields that a channel does not carry.
  package func restricted(to fields: Set<LinkField>) -> DeliveredLink {
    if fields.count == LinkField.allCases.count { return self }
    var link = self
    for field in LinkField.allCases where !fields.contains(field) { link.clear(field) }
    return link
  }

  /// The link without some fields.
  func without(_ fields: [LinkField]) -> DeliveredLink {
    if fields.isEmpty { return self }
    var link = self
    for field in fields { link.clear(field) }
    return link
  }

  private mutating func clear(_ field: LinkField) {
    switch field {
    case .url: url = nil
    case .sourceApplication: sourceApplication = nil
    case .openInPlace: openInPlace = nil
    case .annotation: annotation = nil
    case .activityType: activityType = nil
    case .referrerURL: referrerURL = nil
    case .userInfo: userInfo = [:]
    case .identifier: identifier = nil
    case .actionIdentifier: actionIdentifier = nil
    case .userText: userText = nil
    }
  }

  /// The fields in which the links differ.
  func differences(from other: DeliveredLink) -> [LinkField] {
    LinkField.allCases.filter { field in
      let all = Set([field])
      return restricted(to: all) != other.restricted(to: all)
    }
  }
}

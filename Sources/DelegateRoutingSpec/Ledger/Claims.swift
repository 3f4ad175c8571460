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
      if !eventKinds.contains(occurrence.kind) {
        switch otherActivities {
        case .forwarded where occurrence.kind != .universalLink: return nil
        case .acceptedWithWebpageURL where occurrence.kind != .universalLink && activity.webpageURL != nil: return nil
        default: return occurrence.kind == .universalLink ? .eventKind : .otherActivity
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

import DelegateRoutingSpec

/// A discrepancy in one sentence.
enum DiscrepancyText {
  static func sentence(_ discrepancy: Discrepancy, in trace: Trace, _ profile: RouterProfile) -> String {
    switch discrepancy.kind {
    case .missing(let obligation):
      "\(owed(obligation, trace, profile)) never came"
    case .early(let delivery): "\(CallText.delivery(delivery)) came before the router was ready"
    case .late(let delivery, let obligation):
      "\(CallText.delivery(delivery)) came after \(place(obligation.deadline, trace)), by which it was due"
    case .altered(_, _, let fields):
      "\(fields.map(\.rawValue).joined(separator: ", ")) came changed\(difference(discrepancy, fields, trace, profile))"
    case .nilLink(let delivery): "\(CallText.delivery(delivery)): a delivery without a URL"
    case .again(let delivery): "\(CallText.delivery(delivery)) came once more than it was owed"
    case .undeclared(let delivery, let refusal): "\(CallText.delivery(delivery)) came, but \(because(refusal))"
    case .afterClaim(let delivery): "\(CallText.delivery(delivery)) came after another consumer had claimed the link"
    case .undeclaredChannel(let delivery):
      "\(CallText.delivery(delivery)) came on a channel that the profile does not name"
    case .invented(let delivery): "\(CallText.delivery(delivery)) is nothing that the system handed over"
    case .fromEarlierProcess(let delivery): "\(CallText.delivery(delivery)) was handed over to an earlier process"
    case .misordered(let delivery): "\(CallText.delivery(delivery)) came after a link that was handed over later"
    case .wrongScene(let delivery, let obligation):
      "\(CallText.delivery(delivery)) should have named \(obligation.scene.map { "scene \($0)" } ?? "no scene")"
    case .inAnotherScene(let delivery, let scene):
      "\(CallText.delivery(delivery)) should have named \(scene.map { "scene \($0)" } ?? "no scene"), if it came at all"
    case .wrongWindow(let delivery, let acceptable):
      "\(CallText.delivery(delivery)) should have acted on "
        + (acceptable.isEmpty ? "no window" : "the window \(acceptable.joined(separator: " or "))")
    case .launchLink(let answer, let acceptable):
      "the launch link was \(answer.map(CallText.link) ?? "nothing"), and should have been "
        + (acceptable.isEmpty ? "nothing" : acceptable.map(CallText.link).joined(separator: " or "))
    case .mirror(let channel, let expected?, _):
      "the mirror \(channel) did not show \(CallText.link(expected)), which the channel that it mirrors showed"
    case .mirror(let channel, nil, let shown):
      "the mirror \(channel) showed \(shown.map(CallText.link) ?? "nothing"), which the channel that it mirrors did not"
    case .reply(let method): "\(method.rawValue) answered true for what the router neither took nor keeps"
    case .completion(let id, let times): "completion handler \(id.number) was called \(times) times"
    case .calledOut(let kind): "the router made the request \(kind.rawValue), which the profile does not declare"
    case .offTheMainActor(let delivery): "\(CallText.delivery(delivery)) came from another thread"
    case .afterTheEnd(let delivery): "\(CallText.delivery(delivery)) came when the router had said that it was done"
    case .appEvent(let expected, let delivered):
      "the app event \(delivered?.rawValue ?? "none") came where \(expected?.rawValue ?? "none") was due"
    case .sameURLForAnother(let delivery):
      "\(CallText.delivery(delivery)) has the URL that another link came with: nobody can tell them apart"
    case .changedDifferently(let delivery): "\(CallText.delivery(delivery)) came differently at another time"
    case .parsed(let parts, let written):
      "the router found \(text(parts)) where \(text(written)) is written"
    }
  }

  private static func owed(_ obligation: Obligation, _ trace: Trace, _ profile: RouterProfile) -> String {
    let channels = obligation.channels.map { profile.channels[$0].name }.joined(separator: " or ")
    let links = obligation.occurrences.map { text(trace.occurrences[$0.number]) }.joined(separator: " or ")
    let scene = obligation.scene.map { " in \($0)" } ?? ""
    return "\(channels): \(links)\(scene), due by \(place(obligation.deadline, trace)),"
  }

  static func text(_ occurrence: Occurrence) -> String { CallText.link(occurrence.fullLink) }

  /// The call or step that an entry belongs to.
  private static func place(_ entry: Int, _ trace: Trace) -> String {
    for index in trace.entries.indices[..<min(entry, trace.entries.count)].reversed() {
      switch trace.entries[index] {
      case .call(let call, _, _): return "the end of \(call.method.rawValue)"
      case .step(let number): return "the end of “\(CallText.step(trace.steps[number]))”"
      default: continue
      }
    }
    return "the end"
  }

  private static func difference(
    _ discrepancy: Discrepancy, _ fields: [LinkField], _ trace: Trace, _ profile: RouterProfile
  ) -> String {
    guard case .altered(let delivery, let obligation, _) = discrepancy.kind, case .link(let link) = delivery.content
    else { return "" }
    let full = trace.occurrences[obligation.occurrences[0].number].fullLink
    return fields.map { field in "\n      \(field.rawValue): \(full.text(of: field)) → \(link.text(of: field))" }
      .joined()
  }

  private static func because(_ refusal: Refusal) -> String {
    switch refusal {
    case .lifeCycle: "the profile does not claim this life cycle"
    case .eventKind: "the profile does not claim this kind of event"
    case .otherActivity: "the profile says that other activities are dropped"
    case .missingWebpageURL: "the profile says that an activity without a webpage URL is dropped"
    case .filter: "the profile says that the router does not take such links"
    case .coldByAccessorAlone: "the profile says that cold links are to be had from the accessor alone"
    case .notKept: "the profile says that nothing is kept until the router is ready"
    case .displaced: "the profile says that another link takes its place"
    case .sceneDisconnected: "the profile says that it is dropped with its scene"
    case .processEnded: "its process has ended"
    case .oneOfSeveral: "the profile says that one of several URLs is routed"
    }
  }

  private static func text(_ parts: ParsedLink) -> String {
    let query = parts.query.map { items in
      items.map { item in item.value.map { "\(item.name)=\($0)" } ?? item.name }.joined(separator: "&")
    }
    return [
      ("scheme", parts.scheme), ("host", parts.host), ("port", parts.port.map(String.init)), ("path", parts.path),
      ("segments", parts.segments.map { $0.joined(separator: " · ") }), ("query", query),
      ("fragment", parts.fragment),
    ].compactMap { name, value in value.map { "\(name) \($0.shortened(to: 60))" } }.joined(separator: ", ")
  }
}

extension DeliveredLink {
  /// One field as text.
  func text(of field: LinkField) -> String {
    let value: Any? =
      switch field {
      case .url: url?.absoluteString
      case .sourceApplication: sourceApplication
      case .openInPlace: openInPlace
      case .annotation: annotation
      case .activityType: activityType
      case .referrerURL: referrerURL?.absoluteString
      case .userInfo: userInfo.isEmpty ? nil : PropertyValue.dictionary(userInfo)
      case .identifier: identifier
      case .actionIdentifier: actionIdentifier
      case .userText: userText
      }
    return value.map { "\($0)".shortened(to: 200) } ?? "nothing"
  }
}

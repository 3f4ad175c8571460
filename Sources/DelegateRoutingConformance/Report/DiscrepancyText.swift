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
    case .altered(let delivery, let obligation, let fields): altered(delivery, obligation, fields, trace)
    case .nilLink(let delivery): "\(CallText.delivery(delivery)) came"
    case .again(let delivery):
      "\(CallText.delivery(delivery)) came once more than it was owed\(alternatives(to: delivery, profile))"
    case .undeclared(let delivery, let refusal):
      "\(CallText.delivery(delivery)) came, but \(because(refusal, delivery, profile))"
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
    case .reply(let method):
      "\(method.rawValue) answered true for \(discrepancy.occurrence.map { text(trace.occurrences[$0.number]) } ?? "a link"), "
        + "which the router neither took nor keeps"
    case .completion(let id, let times):
      "the completion handler of \(method(with: id, trace)) was \(times == 0 ? "never called" : "called \(times) times")"
    case .calledOut(let kind): "the router made the request \(kind.rawValue), which the profile does not declare"
    case .offTheMainActor(let delivery): "\(CallText.delivery(delivery)) came from another thread than the main one"
    case .afterTheEnd(let delivery): "\(CallText.delivery(delivery)) came when the router had said that it was done"
    case .appEvent(let expected?, nil): "the app event \(expected.rawValue) never came"
    case .appEvent(let expected, let delivered?) where expected == delivered:
      "the app event \(delivered.rawValue) came at another time than the call, or for another scene"
    case .appEvent(let expected, let delivered):
      "the app event \(delivered?.rawValue ?? "none") came where \(expected?.rawValue ?? "none") was due"
    case .sameURLForAnother(let delivery):
      "\(CallText.delivery(delivery)) has the URL that another link came with: nobody can tell them apart"
    case .changedDifferently(let delivery):
      "\(CallText.delivery(delivery)) is not the form in which the same link came at another time"
    case .parsed(let parts, let written): parsed(difference(parts, written), discrepancy, trace)
    }
  }

  private static func parsed(
    _ parts: (found: String, written: String), _ discrepancy: Discrepancy, _ trace: Trace
  ) -> String {
    let link = discrepancy.occurrence.map { text(trace.occurrences[$0.number]) } ?? "a link"
    return "in \(link) the router found \(parts.found), where \(parts.written) is written"
  }

  private static func altered(
    _ delivery: Delivery, _ obligation: Obligation, _ fields: [LinkField], _ trace: Trace
  ) -> String {
    let occurrence = trace.occurrences[obligation.occurrences[0].number]
    let names = fields.map(\.rawValue).joined(separator: ", ")
    guard case .link(let link) = delivery.content else { return "\(delivery.channel): \(names) came changed" }
    let forms = fields.map { field in
      "\n      \(field.rawValue) handed over: \(occurrence.fullLink.text(of: field))"
        + "\n      \(field.rawValue) that came:   \(link.text(of: field))"
    }
    return "\(delivery.channel): \(names) of \(text(occurrence)) came changed\(forms.joined())"
  }

  /// Where the channel is one of a group: that each link goes to one of them.
  private static func alternatives(to delivery: Delivery, _ profile: RouterProfile) -> String {
    guard case .alternative(let group) = profile.channels.first(where: { $0.name == delivery.channel })?.role else {
      return ""
    }
    let names = profile.channels.filter { $0.role == .alternative(group: group) }.map(\.name)
    return ": each link goes to one of \(names.joined(separator: ", "))"
  }

  private static func method(with id: CompletionID, _ trace: Trace) -> String {
    for case .call(let call, _, _) in trace.entries where call.completion == id { return call.method.rawValue }
    return "an unknown call"
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

  private static func because(_ refusal: Refusal, _ delivery: Delivery, _ profile: RouterProfile) -> String {
    switch refusal {
    case .eventKind where profile.channels.contains { $0.name == delivery.channel && $0.isAnswering }:
      "the profile says that \(delivery.channel) does not want this kind of event"
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

  /// The parts that the router exposes and that are not those that were written, in words, beside what was written.
  static func difference(_ found: ParsedLink, _ written: ParsedLink) -> (found: String, written: String) {
    let parts = zip(named(found), named(written)).filter { $0.value != nil && $0.value != $1.value }
    func text(_ parts: [(name: String, value: String?)]) -> String {
      parts.map { name, value in value.map { "\(name) \($0.shortened(to: 60))" } ?? "no \(name)" }
        .joined(separator: ", ")
    }
    return (text(parts.map(\.0)), text(parts.map(\.1)))
  }

  private static func named(_ parts: ParsedLink) -> [(name: String, value: String?)] {
    let query = parts.query.map { items in
      items.map { item in item.value.map { "\(item.name)=\($0)" } ?? item.name }.joined(separator: "&")
    }
    return [
      ("scheme", parts.scheme), ("host", parts.host), ("port", parts.port.map(String.init)), ("path", parts.path),
      ("segments", parts.segments.map { $0.joined(separator: " · ") }), ("query", query),
      ("fragment", parts.fragment),
    ]
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

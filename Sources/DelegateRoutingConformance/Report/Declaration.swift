import DelegateRoutingSpec

extension Discrepancy {
  /// The line of a profile that declares what the router did, where that can be declared; nil where it is a bug under
  /// every profile.
  var declaration: String? {
    switch kind {
    case .missing where rule == .wholeSetDelivered: "$0.severalURLs = .first"
    case .missing where rule == .keptUntilReady:
      "$0.keepsUntilReady = .last  // or what the router keeps; or disconnectBeforeReady"
    case .again where rule == .noReplay:
      "$0.channels[0].lateListeners = .lastLink  // if a listener that attaches late gets the last link again"
    case .early: "$0.ready = .atOnce  // or earlyWarmLinks = .goOut: when links may go out"
    case .late: "$0.ready = .appSignal(.scene)  // or what makes the router ready"
    case .altered(_, _, let fields): "$0.transforms = [\(fields.map { ".\($0.rawValue)" }.joined(separator: ", "))]"
    case .nilLink where occurrence != nil: "$0.missingWebpageURL = .forwarded"
    case .undeclared(_, let refusal): refusal.declaration
    case .undeclaredChannel(let delivery):
      "$0.channels.append(Channel(name: \"\(delivery.channel)\", role: .mirror))"
    case .misordered: "$0.earlyWarmLinks = .goOut  // if warm links do not wait for cold ones"
    case .wrongScene(let delivery, _) where delivery.scene == nil: "$0.sceneScope = .process"
    case .wrongScene(_, let obligation) where obligation.scene == nil: "$0.sceneScope = .scene"
    case .launchLink: "$0.launchLink = .last  // or .first, .launchOnly: what the accessor answers"
    case .calledOut(let kind): "$0.callsOut.insert(\(kind == .open ? ".open" : ".activateScene"))"
    default: nil
    }
  }
}

extension Refusal {
  fileprivate var declaration: String? {
    switch self {
    case .lifeCycle: "$0.lifeCycles.insert(…)  // the life cycle of this case"
    case .eventKind: "$0.eventKinds.insert(…)  // the kind of this event"
    case .otherActivity: "$0.otherActivities = .forwarded"
    case .missingWebpageURL: "$0.missingWebpageURL = .forwarded"
    case .filter: "$0.takes = LinkFilter()"
    case .coldByAccessorAlone: "$0.coldLinksByAccessorAlone = false"
    case .notKept, .displaced: "$0.keepsUntilReady = .all"
    case .sceneDisconnected: "$0.disconnectBeforeReady = .keeps"
    case .oneOfSeveral: "$0.severalURLs = .all"
    case .processEnded: nil
    }
  }
}

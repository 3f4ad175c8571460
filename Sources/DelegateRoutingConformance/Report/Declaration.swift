import DelegateRoutingSpec

/// The line of a profile that declares what a router did.
struct Declaration {
  private let discrepancy: Discrepancy
  private let trace: Trace
  private let profile: RouterProfile

  init(_ discrepancy: Discrepancy, in trace: Trace, _ profile: RouterProfile) {
    self.discrepancy = discrepancy
    self.trace = trace
    self.profile = profile
  }

  /// The line to paste; nil where what happened is a bug under every profile, or the profile says so already.
  var line: String? {
    switch discrepancy.kind {
    case .missing where discrepancy.rule == .wholeSetDelivered: "$0.severalURLs = .first"
    case .missing where discrepancy.rule == .keptUntilReady && profile.keepsUntilReady == .all:
      "$0.keepsUntilReady = .last  // or what the router keeps; or disconnectBeforeReady"
    case .again where discrepancy.rule == .noReplay && followsAListener:
      "$0.channels[0].lateListeners = .lastLink  // if a listener that attaches late gets the last link again"
    case .early, .late: readiness
    case .altered(let delivery, _, let fields): transformation(of: fields, delivery)
    case .nilLink where discrepancy.occurrence != nil: "$0.missingWebpageURL = .forwarded"
    case .undeclared(let delivery, let refusal): line(refusal, delivery)
    case .undeclaredChannel(let delivery):
      "$0.channels.append(Channel(name: \"\(delivery.channel)\", role: .mirror))"
    case .wrongWindow(let delivery, _) where delivery.window == nil: "$0.windowScope = .none"
    case .wrongWindow(_, let acceptable) where acceptable.isEmpty: "$0.windowScope = .keyWindow"
    case .wrongScene(let delivery, _) where delivery.scene == nil: "$0.sceneScope = .process"
    case .wrongScene(_, let obligation) where obligation.scene == nil: "$0.sceneScope = .scene"
    case .launchLink(answer: nil, acceptable: _):
      profile.launchLinkReadable == .always && profile.ready != .atOnce
        ? "$0.launchLinkReadable = .whenReady  // if the accessor answers nothing until then" : nil
    case .launchLink: "$0.launchLink = .last  // or .first, .launchOnly: what the accessor answers"
    case .parsed: parsing
    case .calledOut(let kind): "$0.callsOut.insert(\(kind == .open ? ".open" : ".activateScene"))"
    default: nil
    }
  }

  /// What makes the router ready, to judge by the step or call because of which it delivered.
  private var readiness: String? {
    if case .early(let delivery) = discrepancy.kind, isWarm, profile.earlyWarmLinks == .wait, delivery.onMainActor {
      return "$0.earlyWarmLinks = .goOut  // or ready, if links may go out from the start"
    }
    for entry in trace.entries[..<min(discrepancy.entry, trace.entries.count)].reversed() {
      switch entry {
      case .step(let number):
        switch trace.steps[number] {
        case .app(.attachListener): return "$0.ready = .listenerAttached"
        case .app(.becomeReady(let scene)): return "$0.ready = .appSignal(\(scene == nil ? ".process" : ".scene"))"
        default: continue
        }
      case .call(let call, let occurrences, _):
        if let id = discrepancy.occurrence, occurrences.contains(id) { return "$0.ready = .atOnce" }
        let scope = call.scene == nil ? ".process" : ".scene"
        return "$0.ready = .systemCall(.\(call.method), \(scope))"
      case .becameReady: return "$0.ready = .saysSo(.scene)"
      default: continue
      }
    }
    return nil
  }

  /// The fewest differences with which the parts agree, declared more or less than they are.
  private var parsing: String? {
    guard discrepancy.entry < trace.entries.count,
      case .parsed(let occurrence, let parts, let written) = trace.entries[discrepancy.entry]
    else { return nil }
    let url = trace.occurrences[occurrence.number].fullLink.url
    func names(_ differences: Set<ParsingDifference>) -> String {
      differences.map { ".\($0)" }.sorted().joined(separator: ", ")
    }
    for change in ParsingDifference.changes {
      let changed = profile.parsing.symmetricDifference(change)
      guard parts.agrees(with: written, of: url, but: changed) else { continue }
      let more = change.subtracting(profile.parsing)
      let fewer = change.intersection(profile.parsing)
      return [
        more.isEmpty ? nil : "$0.parsing.formUnion([\(names(more))])",
        fewer.isEmpty ? nil : "$0.parsing.subtract([\(names(fewer))])",
      ].compactMap { $0 }.joined(separator: "; ")
    }
    return nil
  }

  /// Whether it came because a listener attached.
  private var followsAListener: Bool {
    for case .step(let number) in trace.entries[..<min(discrepancy.entry, trace.entries.count)].reversed() {
      return trace.steps[number] == .app(.attachListener)
    }
    return false
  }

  private var isWarm: Bool {
    discrepancy.occurrence.map { trace.occurrences[$0.number].state == .warm } ?? false
  }

  /// Fields that are gone are not carried; fields that are there are transformed.
  private func transformation(of fields: [LinkField], _ delivery: Delivery) -> String? {
    guard case .link(let link) = delivery.content else { return nil }
    let names = fields.map { ".\($0.rawValue)" }.joined(separator: ", ")
    let isDropped = fields.allSatisfy { link.text(of: $0) == DeliveredLink().text(of: $0) }
    let channel = profile.channels.firstIndex { $0.name == delivery.channel } ?? 0
    return isDropped
      ? "$0.channels[\(channel)].fields.subtract([\(names)])" : "$0.transforms.formUnion([\(names)])"
  }

  private func line(_ refusal: Refusal, _ delivery: Delivery) -> String? {
    switch refusal {
    case .lifeCycle: "$0.lifeCycles.insert(.\(trace.setting.lifeCycle))"
    case .eventKind: occurrence.map { "$0.eventKinds.insert(.\($0.kind))" }
    case .otherActivity: otherActivities(delivery)
    case .missingWebpageURL: "$0.missingWebpageURL = .forwarded"
    case .filter: "$0.takes = LinkFilter()"
    case .coldByAccessorAlone: "$0.coldLinksByAccessorAlone = false"
    case .notKept, .displaced: "$0.keepsUntilReady = .all"
    case .sceneDisconnected: "$0.disconnectBeforeReady = .keeps"
    case .oneOfSeveral: "$0.severalURLs = .all"
    case .processEnded: nil
    }
  }

  private var occurrence: Occurrence? { discrepancy.occurrence.map { trace.occurrences[$0.number] } }

  private func otherActivities(_ delivery: Delivery) -> String {
    if case .link(let link) = delivery.content, link.url != nil {
      return "$0.otherActivities = .acceptedWithWebpageURL  // or .forwarded, if those without one come too"
    }
    return "$0.otherActivities = .forwarded"
  }
}

extension ParsingDifference {
  /// Every set of one difference, then of two, then of three.
  fileprivate static let changes: [Set<ParsingDifference>] = {
    let ones = allCases.map { Set([$0]) }
    let twos = ones.flatMap { one in allCases.map { one.union([$0]) } }
    let threes = twos.flatMap { two in allCases.map { two.union([$0]) } }
    return (1...3).flatMap { size in (ones + twos + threes).filter { $0.count == size } }
  }()
}

extension RouterProfile {
  /// What a profile declares that contradicts itself or cannot show, a sentence each: such a declaration would lift
  /// something and promise nothing, so a run with it fails.
  public var contradictions: [String] {
    var sentences: [String] = []
    func refuse(_ isWrong: Bool, _ sentence: @autoclosure () -> String) {
      if isWrong { sentences.append(sentence()) }
    }
    let strict = RouterProfile()
    let names = channels.map(\.name)
    refuse(lifeCycles.isEmpty, "the profile claims no life cycle")
    refuse(lifeCycles.contains(.refusedToLaunch), "no router can serve an app that refuses to launch")
    refuse(eventKinds.isEmpty, "the profile claims no kind of event")
    refuse(!channels.contains(where: \.carriesLinks), "the profile names no channel for links")
    refuse(Set(names).count < names.count, "two channels have the same name")
    refuse(
      channels.contains { $0.role == .mirror } && !channels.contains { $0.carriesLinks && $0.role != .mirror },
      "there is a mirror, but no channel that it mirrors")
    refuse(
      coldLinksByAccessorAlone && launchLink == .none,
      "cold links are to be had from the accessor alone, but there is no accessor (launchLink)")
    refuse(
      launchLinkReadable != strict.launchLinkReadable && launchLink == .none,
      "launchLinkReadable says when an accessor answers, but there is none (launchLink)")
    refuse(
      launchLinkScope != strict.launchLinkScope && launchLink == .none,
      "launchLinkScope says for what an accessor answers, but there is none (launchLink)")
    refuse(
      launchLinkScope != strict.launchLinkScope && sceneScope == .process,
      "an accessor of a router that names no scene (sceneScope) answers for the process already (launchLinkScope)")
    refuse(
      (takes.schemes + takes.hosts).contains { $0 != $0.lowercased() },
      "schemes and hosts are compared in lower case (takes)")
    for pair: Set<ParsingDifference> in [
      [.firstOfRepeatedItems, .lastOfRepeatedItems], [.valuelessAsEmpty, .valuelessDropped],
      [.valuelessAsEmpty, .emptyDropped],
    ] where parsing.isSuperset(of: pair) {
      sentences.append("\(pair.map(\.rawValue).sorted().joined(separator: " and ")) exclude each other (parsing)")
    }
    if channels.contains(where: \.carriesLinks) {
      let untaken = eventKinds.filter { kind in !channels.contains { $0.takes(kind) } }.map(\.rawValue).sorted()
      refuse(!untaken.isEmpty, "no channel takes \(untaken.joined(separator: ", ")), which the profile claims")
      refuse(channels.filter(\.carriesLinks).allSatisfy(\.fields.isEmpty), "no channel carries any field (fields)")
    }
    for (isDeclared, name) in [
      (keepsUntilReady != strict.keepsUntilReady, "keepsUntilReady"),
      (earlyWarmLinks != strict.earlyWarmLinks, "earlyWarmLinks"),
      (disconnectBeforeReady != strict.disconnectBeforeReady, "disconnectBeforeReady"),
      (launchLinkReadable != strict.launchLinkReadable, "launchLinkReadable"),
    ] where isDeclared && ready == .atOnce {
      sentences.append("\(name) is about the time before the router is ready, but it is ready at once (ready)")
    }
    return sentences
  }
}

extension Channel {
  /// Whether links come on the channel.
  var carriesLinks: Bool { role != .appEvents }

  /// Whether events of the kind come on the channel.
  fileprivate func takes(_ kind: EventKind) -> Bool {
    if case .consumer(let wants, _) = role { wants.contains(kind) } else { carriesLinks }
  }
}

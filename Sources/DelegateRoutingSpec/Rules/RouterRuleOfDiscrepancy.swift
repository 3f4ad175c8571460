extension RouterRule {
  /// The rule that a discrepancy breaks: total, and most specific first.
  init(_ kind: Discrepancy.Kind, at entry: Int, _ occurrence: OccurrenceID?, in judge: Judge) {
    switch kind {
    case .missing(let obligation): self = RouterRule(missing: obligation, in: judge)
    case .again(let delivery): self = RouterRule(again: delivery, at: entry, occurrence, in: judge)
    case .early: self = .nothingBeforeReady
    case .late: self = .deliveredWhenDue
    case .altered: self = .payloadIntact
    case .nilLink: self = .noNilLink
    case .undeclared: self = .declaredLimitsHold
    case .afterClaim: self = .claimIsRespected
    case .undeclaredChannel: self = .declaredChannelsAlone
    case .invented: self = .nothingWithoutAnEvent
    case .fromEarlierProcess: self = .nothingFromAnEarlierProcess
    case .misordered: self = .orderKept
    case .wrongScene(_, let obligation): self = obligation.waited ? .pendingLinksStayWithTheirScene : .rightScene
    case .inAnotherScene: self = .pendingLinksStayWithTheirScene
    case .wrongWindow: self = .rightWindow
    case .launchLink: self = .launchLinkAsDeclared
    case .mirror: self = .mirrorsAgree
    case .reply: self = .trueMeansTaken
    case .completion: self = .completionCalledOnce
    case .calledOut: self = .noUndeclaredCallOut
    case .offTheMainActor: self = .deliveriesOnTheMainActor
    case .afterTheEnd: self = .nothingAfterTheEnd
    case .appEvent: self = .appEventsOnceInOrder
    case .sameURLForAnother: self = .payloadIntact
    case .changedDifferently: self = .coldAndWarmAgree
    case .parsed: self = .parsedPartsMatch
    }
  }

  private init(missing obligation: Obligation, in judge: Judge) {
    let occurrence = judge.trace.occurrences[obligation.occurrences[0].number]
    if obligation.isRepetition {
      self = .lateListenersGetTheLastLink
    } else if judge.wasSilencedByTheRouter(occurrence) {
      self = .falseLaunchReturnLosesNoLink
    } else if judge.followsARefusal(obligation) {
      self = .refusalPassesTheEventOn
    } else if judge.siblings(of: occurrence).contains(where: { judge.isHiding(occurrence, behind: $0) }) {
      self = .otherActivitiesDoNotHideTheWebLink
    } else if judge.siblings(of: occurrence).contains(where: { $0.isURL && occurrence.isURL && judge.isShown($0) }) {
      self = .wholeSetDelivered
    } else if judge.siblings(of: occurrence).contains(where: { $0.isURL != occurrence.isURL && judge.isShown($0) }) {
      self = .urlsAndActivitiesAreIndependent
    } else if judge.trace.occurrences.contains(where: { judge.isEarlierTwin($0, of: occurrence) }) {
      self = .sameLinkTwiceIsTwo
    } else if obligation.waited {
      self = .keptUntilReady
    } else {
      self = RouterRule(deliveredOnce: occurrence.state)
    }
  }

  private init(again delivery: Delivery, at entry: Int, _ id: OccurrenceID?, in judge: Judge) {
    guard let id else {
      self = .nothingWithoutAnEvent
      return
    }
    let occurrence = judge.trace.occurrences[id.number]
    if judge.isAlternative(delivery.channel) {
      self = .oneOfTheAlternatives
    } else if judge.isCarriedAgain(id, at: entry) {
      self = .oneEventInTwoCopiesIsOne
    } else if judge.isReplay(of: id, at: entry) {
      self = .noReplay
    } else {
      self = RouterRule(deliveredOnce: occurrence.state)
    }
  }

  private init(deliveredOnce state: TableState) {
    switch state {
    case .cold: self = .coldLinkDeliveredOnce
    case .warm: self = .warmLinkDeliveredOnce
    case .disconnected: self = .reconnectedSceneLinkDeliveredOnce
    }
  }
}

// MARK: - What the naming of a discrepancy asks

extension Judge {
  /// The other occurrences that came with this one in the same call.
  fileprivate func siblings(of occurrence: Occurrence) -> [Occurrence] {
    trace.occurrences.filter {
      $0.id != occurrence.id && book.firstCarrier[$0.id.number] == book.firstCarrier[occurrence.id.number]
    }
  }

  /// Whether the occurrence was delivered at all.
  fileprivate func isShown(_ occurrence: Occurrence) -> Bool {
    matches.contains { $0.map { book.obligations[$0].occurrences.contains(occurrence.id) } ?? false }
  }

  /// Whether another activity stands before the web link in what both were handed over in. A link that is lost although
  /// it stands first is lost for another reason.
  fileprivate func isHiding(_ occurrence: Occurrence, behind other: Occurrence) -> Bool {
    guard occurrence.kind == .universalLink, other.kind != .universalLink,
      case .call(.sceneWillConnect(_, _, let options), _, _) = trace.entries[book.lastCarrier[occurrence.id.number]],
      let place = options.userActivities.firstIndex(where: { $0 == occurrence.activity })
    else { return false }
    return options.userActivities[..<place].contains { $0 == other.activity }
  }

  /// Whether the other is an earlier sending of the same link, and was delivered.
  fileprivate func isEarlierTwin(_ other: Occurrence, of occurrence: Occurrence) -> Bool {
    other.event < occurrence.event && other.process == occurrence.process && other.payload == occurrence.payload
      && isShown(other)
  }

  /// Whether a false return of the router's kept the second copy of a launch link from it.
  fileprivate func wasSilencedByTheRouter(_ occurrence: Occurrence) -> Bool {
    let carrier = book.lastCarrier[occurrence.id.number]
    guard carrier >= 0, case .call(let call, _, _) = trace.entries[carrier], call.isLaunch else { return false }
    return trace.entries[...min(carrier + 2, trace.entries.count - 1)].contains {
      if case .reply(.bool(false)) = $0 { true } else { false }
    }
  }

  /// Whether an earlier consumer of the chain was shown the occurrence and did not take it.
  fileprivate func followsARefusal(_ obligation: Obligation) -> Bool {
    guard profile.channels[obligation.channels[0]].isConsumer else { return false }
    return shown.indices.contains { index in
      matches[index].map { book.obligations[$0].occurrences == obligation.occurrences } ?? false
        && shown[index].channel < obligation.channels[0] && shown[index].delivery.answer != .taken
    }
  }

  fileprivate func isAlternative(_ channel: String) -> Bool {
    profile.channels.contains {
      if case .alternative = $0.role { $0.name == channel } else { false }
    }
  }

  /// Whether a call carried the occurrence again after it was delivered, and it was delivered once more because of it.
  fileprivate func isCarriedAgain(_ id: OccurrenceID, at entry: Int) -> Bool {
    let last = book.lastCarrier[id.number]
    guard book.firstCarrier[id.number] < last else { return false }
    return book.obligations.indices.contains { number in
      guard let index = metBy[number], book.obligations[number].occurrences.contains(id) else { return false }
      return book.carriers(of: id).contains {
        shown[index].entry < $0 && $0 < entry && entry <= book.settle(after: $0)
      }
    }
  }

  /// Whether the delivery comes in a later step than the one that it was due in.
  fileprivate func isReplay(of id: OccurrenceID, at entry: Int) -> Bool {
    guard let obligation = book.obligations.first(where: { $0.occurrences.contains(id) }) else { return false }
    return entry > obligation.deadline
  }
}

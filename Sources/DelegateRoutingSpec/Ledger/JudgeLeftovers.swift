extension Judge {
  /// Names what is wrong with a delivery that fits nothing that is owed.
  func reportLeftover(_ shown: Shown) {
    let delivery = shown.delivery
    if let excused = takeExcused(shown) {
      let scene = book.terms.profile.deliveryScene(of: excused)
      if delivery.scene != scene { report(.inAnotherScene(delivery, scene), at: shown.entry, excused.id) }
      return
    }
    guard let occurrence = known(shown) else {
      let isEmpty = shown.link.url == nil && shown.link.identifier == nil
      return report(isEmpty ? .nilLink(delivery) : .invented(delivery), at: shown.entry)
    }
    let isOlder = occurrence.process < book.process(at: shown.entry)
    let role = book.terms.profile.channels[shown.channel].role
    switch book.fates[occurrence.id.number] {
    case _ where isOlder: report(.fromEarlierProcess(delivery), at: shown.entry, occurrence.id)
    case .refused(.coldByAccessorAlone):
      report(.undeclared(delivery, .coldByAccessorAlone), at: shown.entry, occurrence.id)
    case .refused(let refusal) where !refusal.isOfTheLink && shown.entry < book.readyAt[occurrence.id.number]:
      report(.early(delivery), at: shown.entry, occurrence.id)
    case .refused(.missingWebpageURL): report(.nilLink(delivery), at: shown.entry, occurrence.id)
    case .refused(let refusal): report(.undeclared(delivery, refusal), at: shown.entry, occurrence.id)
    case .waiting, .notHandedOver: report(.early(delivery), at: shown.entry, occurrence.id)
    case .owed where role.refuses(occurrence):
      report(.undeclared(delivery, .eventKind), at: shown.entry, occurrence.id)
    case .owed where book.terms.isConsumer(shown.channel) && !isOwed(occurrence, on: shown.channel):
      report(.afterClaim(delivery), at: shown.entry, occurrence.id)
    case .owed where isOneTooMany(occurrence, on: shown.channel):
      report(.undeclared(delivery, .oneOfSeveral), at: shown.entry, occurrence.id)
    case .owed, .excused: report(.again(delivery), at: shown.entry, occurrence.id)
    }
  }

  /// An occurrence that may be delivered or not, and that the delivery shows; each is taken once on a channel. Of several
  /// that look alike, one in the delivery's scene is meant.
  private func takeExcused(_ shown: Shown) -> Occurrence? {
    let process = book.process(at: shown.entry)
    let candidates = trace.occurrences.filter { occurrence in
      guard case .excused = book.fates[occurrence.id.number] else { return false }
      let carrier = book.firstCarrier[occurrence.id.number]
      return carrier >= 0 && carrier <= shown.entry && occurrence.process == process && isSame(shown, occurrence)
        && !shownExcused.contains { $0 == (shown.channel, occurrence.id) }
    }
    let inScene = candidates.last { book.terms.profile.deliveryScene(of: $0) == shown.delivery.scene }
    guard let taken = inScene ?? candidates.last else { return nil }
    shownExcused.append((shown.channel, taken.id))
    return taken
  }

  /// Whether the channel has shown another URL of the same call, and the profile says that one of them is routed.
  private func isOneTooMany(_ occurrence: Occurrence, on channel: Int) -> Bool {
    book.obligations.indices.contains { number in
      let occurrences = book.obligations[number].occurrences
      guard occurrences.count > 1, occurrences.contains(occurrence.id), let index = metBy[number] else { return false }
      return shown[index].channel == channel && !isSame(shown[index], occurrence)
    }
  }

  private func isOwed(_ occurrence: Occurrence, on channel: Int) -> Bool {
    book.obligations.contains { $0.channels.contains(channel) && $0.occurrences.contains(occurrence.id) }
  }
}

extension Channel.Role {
  /// Whether the channel is a consumer that does not want the occurrence.
  fileprivate func refuses(_ occurrence: Occurrence) -> Bool {
    if case .consumer(let wants, _) = self { !occurrence.isOne(of: wants) } else { false }
  }
}

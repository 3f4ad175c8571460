/// Fields that the profile says are changed: they are not compared, so a delivery may fit several things of one call.
extension Judge {
  /// Fields that are changed are at least changed alike each time, and links of one kind to different places not into
  /// one URL.
  func judgeConsistency() {
    var seen: [(channel: Int, occurrence: Occurrence, link: DeliveredLink)] = []
    for index in shown.indices {
      guard let number = matches[index], isTheOnlyOne(number, thatFits: shown[index]) else { continue }
      let occurrence = trace.occurrences[book.obligations[number].occurrences[0].number]
      let one = shown[index]
      let others = seen.filter { $0.channel == one.channel }
      if let earlier = others.first(where: { $0.occurrence.payload == occurrence.payload }) {
        if earlier.link != one.link { report(.changedDifferently(one.delivery), at: one.entry, occurrence.id) }
        continue
      }
      if one.link.url != nil,
        others.contains(where: {
          $0.link.url == one.link.url && $0.occurrence.kind == occurrence.kind
            && $0.occurrence.place != occurrence.place
        })
      {
        report(.sameURLForAnother(one.delivery), at: one.entry, occurrence.id)
      }
      seen.append((one.channel, occurrence, one.link))
    }
  }

  /// Whether nothing else that the same call handed over looks like the delivery.
  private func isTheOnlyOne(_ number: Int, thatFits one: Shown) -> Bool {
    let obligation = book.obligations[number]
    let rivals = book.obligations.filter { $0.handedOver == obligation.handedOver && $0.channels.contains(one.channel) }
    return rivals.flatMap(\.occurrences).filter { isSame(one, trace.occurrences[$0.number]) }.count == 1
  }

  /// The declared transformations that changed a delivery. One that looks like anything that was handed over is not
  /// changed.
  var changedFields: Set<LinkField> {
    guard !book.terms.profile.transforms.isEmpty else { return [] }
    return shown.indices.reduce(into: []) { fields, index in
      guard let number = matches[index] else { return }
      let one = shown[index]
      let carried = book.terms.profile.channels[one.channel].fields
      guard !trace.occurrences.contains(where: { $0.fullLink.restricted(to: carried) == one.link }) else { return }
      let occurrence = trace.occurrences[book.obligations[number].occurrences[0].number]
      let differences = one.link.differences(from: occurrence.fullLink.restricted(to: carried))
      fields.formUnion(differences.filter(book.terms.profile.transforms.contains))
    }
  }
}

extension Occurrence {
  /// Where its URL leads, query and fragment aside.
  fileprivate var place: String? { fullLink.url.map { String($0.absoluteString.prefix { $0 != "?" && $0 != "#" }) } }
}

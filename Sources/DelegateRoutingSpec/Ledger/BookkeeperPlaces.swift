/// Where in the trace things are.
extension Bookkeeper {
  /// The process that is running at an entry.
  func process(at entry: Int) -> Int { processStarts.lastIndex { $0 < entry } ?? -1 }

  /// The entries of the calls that carried an occurrence.
  func carriers(of id: OccurrenceID) -> [Int] {
    if let known = carriers[id.number] { return known }
    let entries = firstCarrier[id.number]...lastCarrier[id.number]
    let found = entries.filter { entry in
      if case .call(_, let carried, forwarded: true) = trace.entries[entry] { carried.contains(id) } else { false }
    }
    carriers[id.number] = found
    return found
  }

  /// The entry of the settle that follows an entry.
  func settle(after entry: Int) -> Int {
    for index in settles.indices where settles[index] > entry { return settles[index] }
    return trace.entries.count
  }

  /// What a listener is owed that attached late, at an entry.
  func repetition(of occurrence: Occurrence, on channel: Int, at entry: Int) -> Obligation {
    Obligation(
      occurrences: [occurrence.id], channels: [channel], scene: terms.profile.deliveryScene(of: occurrence),
      handedOver: firstCarrier[occurrence.id.number], notBefore: entry, deadline: settle(after: entry),
      waited: false, overtakes: false, isRepetition: true)
  }
}

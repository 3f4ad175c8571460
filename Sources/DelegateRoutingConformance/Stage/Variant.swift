import DelegateRoutingSpec

/// What tells the runs of a case apart: the reading, and the order in which sets are handed over.
struct Variant: Hashable {
  var reading = Reading()
  var setOrder = SetOrder()
}

extension Stage.Run {
  /// What else there is to play, by this run, which was played as a variant: each other order of its sets, and each
  /// reading that differs from the variant's in one of the points that mattered. Playing what each of the runs finds comes
  /// to every combination.
  func neighbours(of variant: Variant) -> [Variant] {
    let orders = (0..<SetOrder.count(of: largestSet)).map { Variant(reading: variant.reading, setOrder: SetOrder($0)) }
    return orders
      + variant.reading.alternatives(at: consulted).map { Variant(reading: $0, setOrder: variant.setOrder) }
  }

  /// The other runs of the case that this was the first run of: each order of its sets, then each reading that differs
  /// in one of the points that mattered.
  var otherVariants: [Variant] {
    guard largestSet > 1 || !consulted.isEmpty else { return [] }
    var variants: [Variant] = []
    for number in 1..<max(1, SetOrder.count(of: largestSet)) { variants.append(Variant(setOrder: SetOrder(number))) }
    for reading in Reading().alternatives(at: consulted) { variants.append(Variant(reading: reading)) }
    return variants
  }
}

import DelegateRoutingSpec

/// What tells the runs of a case apart: the reading, and the order in which sets are handed over.
struct Variant {
  var reading = Reading()
  var setOrder = SetOrder()
}

extension Stage.Run {
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

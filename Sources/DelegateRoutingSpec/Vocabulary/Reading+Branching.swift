extension Reading {
  /// The default reading, and every reading that differs from one of these in one alternative at a point that matters
  /// under it. `consulted` plays under a reading and says which points mattered; nothing where no further reading is to
  /// come of it. No more than the limit.
  package static func thatMatter(limit: Int = 256, consulted: (Reading) throws -> PointSet) rethrows -> [Reading] {
    var readings = [Reading()]
    var next = 0
    while next < readings.count {
      let reading = readings[next]
      let others = reading.alternatives(at: try consulted(reading)).filter { !readings.contains($0) }
      readings += others.prefix(max(0, limit - readings.count))
      next += 1
    }
    return readings
  }
}

extension SystemModel {
  /// The first step that makes no sense where it stands, under some reported reading of what the sources leave open, and
  /// why; nil where all make sense under each.
  package static func problem(
    with steps: [Step], in setting: Setting
  ) -> (index: Int, problem: String)? {
    var readings = [Reading()]
    var isDefault = true
    while let reading = readings.popLast() {
      guard var model = SystemModel(setting: setting, reading: reading) else {
        return (0, "the system model does not play the setting \(setting.name)")
      }
      for (index, step) in steps.enumerated() {
        if let problem = model.problem(with: step) {
          return (index, problem + (reading.name.isEmpty ? "" : ", under the reading \(reading.name)"))
        }
        model.play(step)
      }
      if isDefault { readings = reading.alternatives(at: model.consulted) }
      isDefault = false
    }
    return nil
  }

  /// The disputed points that matter to the steps under a reading; nil where one of them makes no sense then.
  package static func consulted(by steps: [Step], in setting: Setting, _ reading: Reading) -> PointSet? {
    guard var model = SystemModel(setting: setting, reading: reading) else { return nil }
    for step in steps {
      guard model.allows(step) else { return nil }
      model.play(step)
    }
    return model.consulted
  }

  /// Plays a step that makes sense, without a router: nobody answers a call with more than that it was made.
  package mutating func play(_ step: Step) {
    begin(step)
    while next() != nil { reply(.void) }
  }
}

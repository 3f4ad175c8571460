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

  /// Plays a step that makes sense, without a router: nobody answers a call with more than that it was made.
  package mutating func play(_ step: Step) {
    begin(step)
    while next() != nil { reply(.void) }
  }
}

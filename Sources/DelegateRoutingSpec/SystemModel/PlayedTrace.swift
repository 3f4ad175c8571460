extension Trace {
  /// The trace of steps, as the system model plays them to a router that implements every method and delivers nothing:
  /// launch methods answer true unless `replies` says otherwise. An app that refuses to launch gets no call. Nil where
  /// the model does not play the setting, or a step makes no sense.
  package init?(
    playing steps: [Step], in setting: Setting, reading: Reading = Reading(),
    replies: [DelegateMethod: DelegateReply] = [:]
  ) {
    var consulted = PointSet(rawValue: 0)
    self.init(playing: steps, in: setting, reading: reading, replies: replies, noting: &consulted)
  }

  /// The same, noting the disputed points that mattered.
  package init?(
    playing steps: [Step], in setting: Setting, reading: Reading, replies: [DelegateMethod: DelegateReply] = [:],
    noting consulted: inout PointSet
  ) {
    self.init(setting: setting, reading: reading, steps: steps)
    var model = SystemModel(setting: setting, reading: reading)
    guard model != nil || setting.lifeCycle == .refusedToLaunch else { return nil }
    for (number, step) in steps.enumerated() {
      guard model?.allows(step) ?? true else { return nil }
      entries.append(.step(number))
      if case .launch = step { entries.append(.processStarted) }
      if case .launchInBackground = step { entries.append(.processStarted) }
      model?.begin(step)
      while let planned = model?.next() {
        let reply = replies[planned.call.method] ?? (planned.call.isLaunch ? .bool(true) : .void)
        entries += planned.notes
        entries.append(.call(planned.call, occurrences: planned.occurrences, forwarded: planned.isForwarded))
        if planned.isForwarded { entries += [.reply(reply), .settled] }
        if planned.isForwarded { model?.reply(reply) } else { model?.replyByHost() }
      }
      entries += model?.takeNotes() ?? []
      if model == nil || step == .terminate { entries.append(.processEnded) }
    }
    occurrences = model?.occurrences ?? []
    consulted = model?.consulted ?? consulted
  }
}

extension Trace {
  /// The entries of the last step.
  package var lastStep: ArraySlice<TraceEntry> {
    let start = entries.lastIndex { if case .step = $0 { true } else { false } }
    return entries[(start ?? entries.endIndex)...]
  }
}

extension ArraySlice<TraceEntry> {
  /// The occurrences that calls carry, other than by showing them in the configuration question.
  package var carried: Set<OccurrenceID> {
    reduce(into: []) { carried, entry in
      if case .call(let call, let occurrences, _) = entry, call.method != .configurationForConnecting {
        carried.formUnion(occurrences)
      }
    }
  }
}

extension [DelegateMethod: DelegateReply] {
  /// True to whatever is asked.
  package static let agreeable = [DelegateMethod: DelegateReply](
    uniqueKeysWithValues: DelegateMethod.allCases.map { ($0, .bool(true)) })
}

/// How activities are announced and continued, in both life cycles.
extension Episode {
  /// The first thing wrong with how the step's universal links are continued: none, one too often, or one not sent.
  func continuesLinks(by method: DelegateMethod) -> PlatformRule.Violation? {
    guard !links.isEmpty else { return nil }
    var left = links
    for call in calls(of: method) {
      guard let activity = call.call.continuedActivity, activity.isBrowsingWeb else { continue }
      guard let position = left.firstIndex(of: activity) else {
        return call.breaks("This link was not sent, or is continued again.")
      }
      left.remove(at: position)
    }
    return left.isEmpty || !isHandedOver ? nil : lacks("The link has not been continued.")
  }

  /// The first thing wrong with an announcement: it comes late, or has no outcome, or more than one.
  func breaksAnnouncement(in history: TraceHistory) -> PlatformRule.Violation? {
    var open: [Announced: Int] = [:]
    var settled: Set<Announced> = []
    for call in calls {
      if let announced = Announced(call, call.call.announcedType) {
        guard open[announced] != nil || !settled.contains(announced) else {
          return call.breaks("The activity is announced after it was continued.")
        }
        open[announced, default: 0] += 1
      } else if let announced = Announced(call, call.call.outcomeType) {
        if open[announced] == 0 { return call.breaks("The announced activity has had its outcome already.") }
        open[announced]? -= 1
        settled.insert(announced)
      }
    }
    guard isComplete else { return nil }
    let waiting = open.filter { $0.value > 0 }.keys
    let isSettledLater = waiting.allSatisfy { announced in
      history.calls.contains { call in
        call.entry > lastEntry && Announced(call, call.call.outcomeType) == announced
          && call.episodes.allSatisfy { !history.episodes[$0].isReceipt }
      }
    }
    return isSettledLater ? nil : lacks("The announced activity has neither been continued nor failed.")
  }
}

/// What an announcement and its outcome have in common.
private struct Announced: Hashable {
  let process: Int
  let scene: SceneID?
  let type: String

  init?(_ call: MadeCall, _ type: String?) {
    guard let type else { return nil }
    self.process = call.before.process
    self.scene = call.call.scene
    self.type = type
  }
}

/// Deliveries that are owed because of other deliveries: copies on mirrors, and repetitions for late listeners.
extension Judge {
  /// A listener that attaches late gets the last link of the channel again, where the profile says so.
  func judgeRepetitions(_ open: inout [Int]) {
    guard book.terms.repeatsLinks else { return }
    for (channel, declared) in book.terms.profile.channels.enumerated() where declared.lateListeners == .lastLink {
      for (entry, event) in trace.entries.enumerated() {
        guard case .step(let number) = event, trace.steps[number] == .app(.attachListener),
          let last = shown.last(where: { $0.channel == channel && $0.entry < entry }),
          book.process(at: last.entry) == book.process(at: entry)
        else { continue }
        let end = book.settle(after: entry)
        let candidates = declared.isMirror ? Array(shown.indices) : open
        if let index = candidates.first(where: {
          shown[$0].channel == channel && (entry...end).contains(shown[$0].entry) && shown[$0].link == last.link
            && shown[$0].delivery.scene == last.delivery.scene && !repetitions.contains($0)
        }) {
          repetitions.insert(index)
          open.removeAll { $0 == index }
        } else if let occurrence = known(last) {
          report(.missing(book.repetition(of: occurrence, on: channel, at: entry)), at: end, occurrence.id)
        }
      }
    }
  }

  /// A mirror shows, at the same time, what the first channel that is no mirror shows; repetitions for late listeners
  /// are each channel's own affair.
  func judgeMirrors() {
    for mirror in book.terms.mirrors { judge(mirror) }
  }

  private func judge(_ mirror: Terms.Mirror) {
    var copies: [Int] = []
    for index in channels.indices where channels[index] == mirror.channel && !isRepetition(index) {
      copies.append(index)
    }
    for index in channels.indices where channels[index] == mirror.original && !isRepetition(index) {
      let entry = shown[index].entry
      if let match = place(ofCopyOf: shown[index], until: book.settle(after: entry), among: copies, mirror) {
        copies.remove(at: match)
      } else {
        let name = book.terms.profile.channels[mirror.channel].name
        let expected = shown[index].link.without(mirror.missing)
        report(.mirror(channel: name, expected: expected, shown: nil), at: entry)
      }
    }
    for index in copies {
      let copy = shown[index]
      report(.mirror(channel: copy.delivery.channel, expected: nil, shown: copy.link), at: copy.entry)
    }
  }

  private func place(
    ofCopyOf original: Shown, until settle: Int, among copies: [Int], _ mirror: Terms.Mirror
  ) -> Int? {
    guard case .link(let whole) = original.delivery.content else { return nil }
    for place in copies.indices {
      let copy = shown[copies[place]]
      guard copy.entry < settle, book.settle(after: copy.entry) == settle,
        copy.delivery.scene == original.delivery.scene, case .link(let link) = copy.delivery.content
      else { continue }
      if link.isCopy(of: whole, without: mirror.missingSet, unknown: mirror.incomparable) { return place }
    }
    return nil
  }

  private func isRepetition(_ index: Int) -> Bool { !repetitions.isEmpty && repetitions.contains(index) }
}

/// Deliveries that are owed because of other deliveries: copies on mirrors, and repetitions for late listeners.
extension Judge {
  /// A listener that attaches late gets the last link of the channel again, where the profile says so.
  mutating func judgeRepetitions(_ open: inout [Int]) {
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
            && !repetitions.contains($0)
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
  mutating func judgeMirrors() {
    guard book.terms.hasMirrors else { return }
    guard let primary = book.terms.profile.channels.firstIndex(where: { !$0.isMirror && $0.role != .appEvents }) else {
      return
    }
    for (number, channel) in book.terms.profile.channels.enumerated() where channel.isMirror {
      // What the primary channel does not carry cannot be compared; what the mirror does not carry must not be there.
      let beyond = channel.fields.subtracting(book.terms.profile.channels[primary].fields)
      let comparable = Set(LinkField.allCases).subtracting(beyond)
      let originals = shown.indices.filter { shown[$0].channel == primary && !repetitions.contains($0) }
      var copies = shown.indices.filter { shown[$0].channel == number && !repetitions.contains($0) }
      for original in originals {
        let link = shown[original].link.restricted(to: channel.fields)
        let match = copies.firstIndex {
          shown[$0].link.restricted(to: comparable) == link
            && book.settle(after: shown[$0].entry) == book.settle(after: shown[original].entry)
        }
        if let match {
          copies.remove(at: match)
        } else {
          report(.mirror(channel: channel.name, expected: link, shown: nil), at: shown[original].entry)
        }
      }
      for copy in copies {
        report(.mirror(channel: channel.name, expected: nil, shown: shown[copy].link), at: shown[copy].entry)
      }
    }
  }
}

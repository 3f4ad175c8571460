/// Whether deliveries act on the right window.
extension Judge {
  func judgeWindows() {
    let namesWindows = profile.windowScope == .keyWindow
    guard namesWindows || shown.contains(where: { $0.delivery.window != nil }) else { return }
    var windows: [SceneID: [WindowInfo]] = [:]
    var next = 0
    for (entry, item) in trace.entries.enumerated() {
      if case .windows(let scene, let current) = item { windows[scene] = current }
      if case .processStarted = item { windows = [:] }
      guard next < shown.count, shown[next].entry == entry else { continue }
      let index = next
      next += 1
      guard let obligation = matches[index] else { continue }
      let occurrence = trace.occurrences[book.obligations[obligation].occurrences[0].number]
      let there = namesWindows ? occurrence.scene.flatMap { windows[$0] } ?? [] : []
      let key = there.filter(\.isKey)
      let acceptable = (key.isEmpty ? there : key).map(\.name)
      let window = shown[index].delivery.window
      let isRight = window.map(acceptable.contains) ?? key.isEmpty
      if !isRight {
        report(.wrongWindow(shown[index].delivery, acceptable: acceptable), at: entry, occurrence.id)
      }
    }
  }
}

import DelegateRoutingSpec

/// Every sequence of a space up to a depth whose steps make sense where they stand, each before its continuations.
///
/// All of them are played, not the longest alone: what waits at the end of a sequence is judged there, a later step may
/// make up for it, and the first step about readiness changes who makes the router ready. To leave out the shorter ones
/// would save a seventh.
struct LegalSequences: Sequence, IteratorProtocol {
  private let space: SequenceSpace
  private let depth: Int
  private var path: [Place] = []

  /// The system after the steps so far, and the letter to be tried next.
  private struct Place {
    let model: SystemModel
    var next = 0
    var letter = 0
  }

  init(_ space: SequenceSpace, depth: Int) {
    self.space = space
    self.depth = depth
    path = space.start.map { [Place(model: $0)] } ?? []
  }

  mutating func next() -> [Int]? {
    while let last = path.indices.last {
      guard last < depth, path[last].next < space.letters.count else {
        path.removeLast()
        continue
      }
      let letter = space.letters[path[last].next]
      path[last].next += 1
      guard path[last].model.allows(space.steps[letter]) else { continue }
      path[last].letter = letter
      var model = path[last].model
      if last + 1 < depth { model.play(space.steps[letter]) }
      path.append(Place(model: model))
      return path[...last].map(\.letter)
    }
    return nil
  }
}

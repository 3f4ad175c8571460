import DelegateRoutingSpec

/// Legal sequences of a space drawn at random, each step with equal chances among those that make sense. The same seed
/// gives the same sequences everywhere.
struct RandomSequences: Sequence, IteratorProtocol {
  private let space: SequenceSpace
  private let lengths: ClosedRange<Int>
  private var generator: SplitMix64

  init(_ space: SequenceSpace, lengths: ClosedRange<Int>, seed: UInt64) {
    self.space = space
    self.lengths = lengths
    generator = SplitMix64(seed: seed)
  }

  mutating func next() -> [Int]? {
    guard var model = space.start else { return nil }
    var sequence: [Int] = []
    for _ in 0..<lengths.lowerBound + generator.next(below: lengths.count) {
      let legal = space.letters.filter { model.allows(space.steps[$0]) }
      guard !legal.isEmpty else { break }
      let letter = legal[generator.next(below: legal.count)]
      sequence.append(letter)
      model.play(space.steps[letter])
    }
    return sequence
  }
}

/// A small generator whose numbers follow from its seed alone.
///
/// Source: [Steele, Lea and Flood: Fast splittable pseudorandom number generators](https://doi.org/10.1145/2660193.2660195)
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to a limit, which it does not reach.
  mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

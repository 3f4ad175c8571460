/// The search for a minimal sequence that still goes wrong in the same way: fewest steps first, then the simplest ones.
struct Shrinking {
  /// The letters that may stand in for others, the simplest first.
  let letters: [Int]
  /// Whether a sequence goes wrong in the same way.
  let fails: ([Int]) async -> Bool

  /// A sequence from which no step and no two steps can be taken away, and in which no step and no
  /// two steps can be made simpler.
  @MainActor func minimal(_ sequence: [Int]) async -> [Int] {
    var sequence = sequence
    while let smaller = await firstFailing(shorter(sequence) + simpler(sequence)) { sequence = smaller }
    return sequence
  }

  @MainActor private func firstFailing(_ candidates: [[Int]]) async -> [Int]? {
    for candidate in candidates where await fails(candidate) { return candidate }
    return nil
  }

  /// The sequence without a stretch of it, the longest stretches first; then without two steps that stand apart.
  private func shorter(_ sequence: [Int]) -> [[Int]] {
    let count = sequence.count
    let withoutStretch = (1..<max(count, 1)).reversed().flatMap { length in
      (0...count - length).map { Array(sequence[..<$0] + sequence[($0 + length)...]) }
    }
    let withoutTwo = sequence.indices.flatMap { first in
      sequence.indices.filter { $0 > first + 1 }.map { second in
        sequence.indices.filter { $0 != first && $0 != second }.map { sequence[$0] }
      }
    }
    return withoutStretch + withoutTwo
  }

  /// The sequence with a simpler step in one place; then in two, as where the same link comes twice.
  private func simpler(_ sequence: [Int]) -> [[Int]] {
    let inOne = sequence.indices.flatMap { simpler(sequence, at: $0) }
    let inTwo = sequence.indices.flatMap { first in
      simpler(sequence, at: first).flatMap { other in
        sequence.indices.filter { $0 > first }.flatMap { simpler(other, at: $0) }
      }
    }
    return inOne + inTwo
  }

  private func simpler(_ sequence: [Int], at place: Int) -> [[Int]] {
    letters.filter { $0 < sequence[place] }.map { letter in
      var other = sequence
      other[place] = letter
      return other
    }
  }
}

import Testing

@testable import DelegateRoutingConformance

/// The search for a minimal sequence, without a router.
@MainActor struct ShrinkingTests {
  @Test("steps that play no part are taken away, two that belong together as well, and the rest is made simpler")
  func minimal() async {
    // Fails with a 3 before a 5; an 8 must be followed by a 9, or the sequence cannot happen.
    let shrinking = Shrinking(letters: Array(0...9)) { sequence in
      let three = sequence.firstIndex(of: 3)
      let isPaired = sequence.indices.allSatisfy { place in
        (sequence[place] == 8) == (place + 1 < sequence.count && sequence[place + 1] == 9)
      }
      return isPaired && three.map { sequence[$0...].contains { $0 >= 5 && $0 < 8 } } ?? false
    }
    #expect(await shrinking.minimal([1, 8, 9, 3, 2, 8, 9, 7, 1]) == [3, 5])
    #expect(await shrinking.minimal([3, 5]) == [3, 5])
  }
}

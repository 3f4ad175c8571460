import DelegateRoutingSpec
import Foundation

/// Plays the sequences of a plan against a candidate, as cases of the suite, and puts what fails into kinds.
@MainActor final class Explorer {
  let candidate: Candidate
  let plan: ExplorationPlan
  private let catalogue: Catalogue
  private let spaces: [SequenceSpace]
  private var options = SuiteOptions()

  private(set) var findings: [Finding] = []
  /// How many legal sequences there are up to the plan's depth.
  private(set) var legal = 0
  /// How many of them were played.
  private(set) var exhaustive = 0
  /// How many sequences were played.
  private(set) var sequences = 0
  /// How many sequences make no sense under another reading than the default.
  private(set) var leftOut = 0
  private(set) var runs = 0
  private(set) var judged = 0
  private(set) var deviations = 0
  /// Why the exploration has ended before its time.
  private(set) var ending: String?

  /// How many sequences are handed to the suite at a time.
  private static let batch = 500
  /// How many are drawn at random before the time is looked at.
  private static let drawn = 50
  /// How many kinds are told apart for each reason and setting; what is beyond is counted with the last of them.
  private static let kinds = 5

  init(_ candidate: Candidate, _ plan: ExplorationPlan, _ catalogue: Catalogue) throws {
    self.candidate = candidate
    self.catalogue = catalogue
    self.plan = plan
    options.shouldFails = plan.shouldFails
    options.caseTimeLimit = plan.timeLimit
    let profile = candidate.profile
    spaces = try plan.alphabet.settings.filter { profile.lifeCycles.contains($0.lifeCycle) }.map { setting in
      try SequenceSpace(plan.alphabet, in: setting, catalogue.corpus) { $0.isForARouter(with: profile) }
    }
  }

  func explore() async {
    legal = spaces.reduce(0) { legal, space in
      LegalSequences(space, depth: plan.depth).reduce(legal) { count, _ in count + 1 }
    }
    let all = legal / plan.part.total
    for space in spaces {
      await play(Part(LegalSequences(space, depth: plan.depth), plan.part), in: space, of: all)
    }
    exhaustive = sequences
    if plan.seconds > 0 { await playAtRandom(of: all) }
  }

  private func playAtRandom(of all: Int) async {
    let end = Date(timeIntervalSinceNow: plan.seconds)
    let seed = plan.seed &+ UInt64(plan.part.index) &* 0x1_0000_0000
    var draws = spaces.map { RandomSequences($0, lengths: plan.randomLengths, seed: seed) }
    repeat {
      for (index, space) in spaces.enumerated() {
        // A case is played once in a batch.
        let drawn = Set((0..<Self.drawn).compactMap { _ in draws[index].next() })
        await play(drawn.sorted { $0.lexicographicallyPrecedes($1) }.makeIterator(), in: space, of: all)
      }
    } while Date() < end && ending == nil && !spaces.isEmpty
  }

  private func play(_ sequences: some IteratorProtocol<[Int]>, in space: SequenceSpace, of all: Int) async {
    var sequences = sequences
    while ending == nil {
      var batch: [[Int]] = []
      while batch.count < Self.batch, let next = sequences.next() { batch.append(next) }
      if batch.isEmpty { return }
      for (sequence, result) in zip(batch, await results(of: batch, in: space)) {
        await note(result, of: sequence, in: space)
      }
      plan.progress?(self.sequences, all)
    }
  }

  private func results(of batch: [[Int]], in space: SequenceSpace) async -> [CaseResult] {
    await SuiteRunner(candidate, catalogue, batch.map(space.conformanceCase), options).run()
  }

  private func note(_ result: CaseResult, of sequence: [Int], in space: SequenceSpace) async {
    guard ending == nil else { return }
    runs += result.runs
    deviations += result.deviations
    if result.verdict == .unsupported {
      sequences += 1
      return
    }
    if result.verdict.isFailure {
      // What another reading does not allow cannot be a scenario.
      guard space.isLegal(sequence) else {
        leftOut += 1
        return
      }
      for reason in result.reasons { await note(result, reason, of: sequence, in: space) }
    }
    sequences += 1
    judged += 1
  }

  private func note(_ result: CaseResult, _ reason: String, of sequence: [Int], in space: SequenceSpace) async {
    if let known = findings.firstIndex(where: { $0.contains(reason, sequence, in: space.setting) }) {
      findings[known].count += 1
      return
    }
    if result.verdict == .errored {
      ending = "\(result.id): \(result.note ?? result.verdict.rawValue)"
      findings.append(Finding(reason: reason, sequence: sequence, space: space, result: result))
      return
    }
    let kinds = findings.indices.filter { findings[$0].reason == reason && findings[$0].space.setting == space.setting }
    if kinds.count == Self.kinds, let last = kinds.last {
      findings[last].count += 1
      return
    }
    // What a router remembers of the sequences before plays no part in a sequence of its own.
    guard await fails(sequence, in: space, for: reason) else {
      findings.append(Finding(reason: reason, sequence: sequence, space: space, result: result, failsAlone: false))
      return
    }
    let shrinking = Shrinking(letters: space.letters) { [self] in await fails($0, in: space, for: reason) }
    let minimal = await shrinking.minimal(sequence)
    if let known = findings.firstIndex(where: { $0.contains(reason, minimal, in: space.setting) }) {
      findings[known].count += 1
    } else if let smallest = await self.result(of: minimal, in: space), smallest.reasons.contains(reason) {
      findings.append(Finding(reason: reason, sequence: minimal, space: space, result: smallest))
    } else {
      findings.append(Finding(reason: reason, sequence: sequence, space: space, result: result, failsAlone: false))
    }
  }

  private func fails(_ sequence: [Int], in space: SequenceSpace, for reason: String) async -> Bool {
    await result(of: sequence, in: space)?.reasons.contains(reason) ?? false
  }

  /// What one sequence comes to; nil where it is not legal.
  private func result(of sequence: [Int], in space: SequenceSpace) async -> CaseResult? {
    guard !sequence.isEmpty, space.isLegal(sequence) else { return nil }
    return await results(of: [sequence], in: space).first
  }
}

extension Step {
  /// Whether the step can matter to a router that promises this.
  fileprivate func isForARouter(with profile: RouterProfile) -> Bool {
    if case .askForLaunchLink = self { profile.launchLink != .none } else { true }
  }
}

/// Every so many'th element.
private struct Part<Base: IteratorProtocol>: IteratorProtocol {
  private var base: Base
  private let total: Int
  private var skipped: Int

  init(_ base: Base, _ part: (index: Int, total: Int)) {
    self.base = base
    total = part.total
    skipped = part.index
  }

  mutating func next() -> Base.Element? {
    for _ in 0..<skipped where base.next() == nil { return nil }
    skipped = total - 1
    return base.next()
  }
}

import DelegateRoutingCorpus
import DelegateRoutingSpec

/// Looks for steps that lead to the calls of a recording under one reading, with several hypotheses side by side.
struct RecordingSearch {
  private let items: [Recording.Item]
  private let outlook: Outlook
  /// How many more steps may be tried.
  private(set) var budget: Int
  private var consulted = PointSet(rawValue: 0)

  /// How many hypotheses are followed at once.
  private static let width = 24
  /// How many steps without any recorded call may lie between two calls: left, interrupted, disconnected, ended.
  private static let hiddenSteps = 3

  init(_ recording: Recording, _ outlook: Outlook, budget: Int) {
    items = recording.items
    self.outlook = outlook
    self.budget = budget
  }

  /// What a search came to.
  struct Outcome {
    /// The ways to read the recording as far as it could be read; at least one.
    let hypotheses: [Hypothesis]
    /// The number of the first item that none of them explains; nil where everything is explained.
    let unexplained: Int?
    /// Whether the search was given up before that was known.
    let isGivenUp: Bool
    /// The disputed points that mattered: to the first way to read it, or to all where none explains everything.
    let consulted: PointSet
  }

  /// Reads the recording from a system that has not started the app.
  mutating func run(_ model: SystemModel) -> Outcome {
    var hypotheses = [Hypothesis(model)]
    for index in items.indices {
      var next: [Hypothesis] = []
      for hypothesis in hypotheses { next += advance(hypothesis, index) }
      for hypothesis in next { consult(hypothesis) }
      if next.isEmpty || budget <= 0 {
        return Outcome(
          hypotheses: hypotheses, unexplained: index, isGivenUp: budget <= 0, consulted: consulted)
      }
      hypotheses = distinct(next)
    }
    return Outcome(
      hypotheses: hypotheses, unexplained: nil, isGivenUp: false, consulted: hypotheses[0].model.consulted)
  }

  private mutating func consult(_ hypothesis: Hypothesis) {
    consulted = PointSet(rawValue: consulted.rawValue | hypothesis.model.consulted.rawValue)
  }

  private func distinct(_ hypotheses: [Hypothesis]) -> [Hypothesis] {
    guard hypotheses.count > 1 else { return hypotheses }
    var futures: Set<String> = []
    let fewestFirst = hypotheses.enumerated().sorted { ($0.element.steps, $0.offset) < ($1.element.steps, $1.offset) }
    let distinct = fewestFirst.map(\.element).filter { futures.insert($0.future(scenes: outlook.scenes)).inserted }
    return Array(distinct.prefix(Self.width))
  }
}

// MARK: - Reading an item

extension RecordingSearch {
  private mutating func advance(_ hypothesis: Hypothesis, _ index: Int) -> [Hypothesis] {
    switch items[index].content {
    case .otherCall, .delivery, .windows:
      var next = hypothesis
      next.note(.item(index))
      return [next]
    case .processStarted:
      var next = hypothesis
      next.note(.item(index))
      if next.model.isRunning {
        next.giveUp()
        next.begin(.terminate)
        next.giveUp()
      }
      return [next]
    case .trigger(let trigger): return advance(hypothesis, by: trigger, index)
    case .call(let call, let circumstances):
      return advance(hypothesis, by: call, returned: circumstances.returned, index)
    }
  }

  private mutating func advance(_ hypothesis: Hypothesis, by trigger: RecordedTrigger, _ index: Int) -> [Hypothesis] {
    var finished = hypothesis
    finished.note(.item(index))
    if let step = trigger.appStep {
      finished.note(.appStep(step))
      return [finished]
    }
    guard finished.finish(seen: outlook.seen) else { return [] }
    let steps = trigger.steps(outlook, from: index)
    for hidden in 0...Self.hiddenSteps {
      let next = afterHiddenSteps(finished, hidden, index).flatMap { start in
        steps.compactMap { step -> Hypothesis? in
          guard start.model.allows(step) else { return nil }
          var next = start
          next.begin(step)
          return next
        }
      }
      if !next.isEmpty { return next }
    }
    return []
  }

  private mutating func advance(
    _ hypothesis: Hypothesis, by call: DelegateCall, returned: Bool?, _ index: Int
  ) -> [Hypothesis] {
    var going = hypothesis
    if going.take(call, item: index, returned: returned, seen: outlook.seen) { return [going] }
    consult(going)
    var finished = hypothesis
    let isOver = finished.finish(seen: outlook.seen)
    consult(finished)
    if isOver {
      for hidden in 0...Self.hiddenSteps {
        var next: [Hypothesis] = []
        for start in afterHiddenSteps(finished, hidden, index) {
          for step in inferredSteps(start, from: index) {
            if let taken = attempt(step, start, call, returned, index) { next.append(taken) }
          }
        }
        if !next.isEmpty { return next }
      }
    }
    guard DelegateMethod.unscheduled.contains(call.method) else { return [] }
    going = hypothesis
    going.note(.item(index))
    return [going]
  }

  private mutating func attempt(
    _ step: Step, _ start: Hypothesis, _ call: DelegateCall, _ returned: Bool?, _ index: Int
  ) -> Hypothesis? {
    guard budget > 0, start.model.allows(step) else { return nil }
    spend(start)
    var next = start
    next.begin(step)
    let isTaken = next.take(call, item: index, returned: returned, seen: outlook.seen)
    consult(next)
    return isTaken ? next : nil
  }

  /// A model that has come far costs more to copy.
  private mutating func spend(_ hypothesis: Hypothesis) { budget -= 1 + hypothesis.moves.count / 64 }

  /// What a hypothesis may have become by so many steps that the recorder could not see.
  private mutating func afterHiddenSteps(_ hypothesis: Hypothesis, _ count: Int, _ index: Int) -> [Hypothesis] {
    guard count > 0 else { return [hypothesis] }
    var futures: Set<String> = []
    var results: [Hypothesis] = []
    for start in afterHiddenSteps(hypothesis, count - 1, index) {
      for step in outlook.scenes.flatMap({ [.leave($0), .comeBack($0), .interrupt($0), .disconnect($0)] })
        + [Step.terminate]
      where budget > 0 && start.model.allows(step) {
        spend(start)
        var next = start
        next.begin(step)
        guard next.finish(seen: outlook.seen), futures.insert(next.future(scenes: outlook.scenes)).inserted else {
          continue
        }
        results.append(next)
      }
    }
    return results
  }

  /// The steps that may lead to the calls that come.
  private func inferredSteps(_ hypothesis: Hypothesis, from index: Int) -> [Step] {
    let scenes = outlook.scenes(from: index)
    let events: [ExternalEvent?] = outlook.saysWhatWasSent ? [] : [nil] + outlook.events(from: index)
    guard hypothesis.model.isRunning else {
      return events.map { .launch($0, scene: scenes[0], upTo: nil) }
        + BackgroundReason.allCases.map { .launchInBackground($0) }
    }
    return scenes.flatMap { scene -> [Step] in
      events.compactMap { event in event.map { .receive($0, scene: scene, upTo: nil) } }
        + [
          .leave(scene), .comeBack(scene), .interrupt(scene), .resume(scene), .closeScene(scene), .disconnect(scene),
        ]
        + events.map { .openScene(scene, $0) }
    } + [.terminate]
  }
}

extension RecordedTrigger {
  /// What the app does, where it is that.
  fileprivate var appStep: AppStep? {
    switch kind {
    case .becomeReady: .becomeReady(scene)
    case .attachListener: .attachListener
    case .detachListener: .detachListener
    case .reload: .reload
    default: nil
    }
  }

  /// The steps that the line may stand for: what it does not say is taken from the calls that follow.
  func steps(_ outlook: Outlook, from index: Int) -> [Step] {
    let scenes = scene.map { [$0] } ?? outlook.scenes(from: index)
    let events = sentEvents(outlook, from: index)
    switch kind {
    case .launch: return events.map { .launch($0, scene: scenes[0], upTo: nil) }
    case .launchInBackground: return reason.map { [.launchInBackground($0)] } ?? []
    case .receive:
      return scenes.flatMap { scene in events.compactMap { $0.map { .receive($0, scene: scene, upTo: nil) } } }
    case .openScene: return events.map { .openScene(scenes[0], $0) }
    case .leave: return scenes.map { .leave($0) }
    case .return: return scenes.map { .comeBack($0) }
    case .interrupt: return scenes.map { .interrupt($0) }
    case .resume: return scenes.map { .resume($0) }
    case .closeScene: return scenes.map { .closeScene($0) }
    case .disconnect: return scenes.map { .disconnect($0) }
    case .terminate: return [.terminate]
    case .becomeReady, .attachListener, .detachListener, .reload: return []
    }
  }

  /// What was sent; nil for nothing. A URL that the line names comes with the options that the calls tell of it.
  private func sentEvents(_ outlook: Outlook, from index: Int) -> [ExternalEvent?] {
    let coming = outlook.events(from: index)
    if let event { return [coming.first(where: event.bringsTheSame) ?? event] }
    guard let eventKind else { return [nil] }
    return coming.filter { $0.occurrences.allSatisfy { $0.kind == eventKind } }
  }
}

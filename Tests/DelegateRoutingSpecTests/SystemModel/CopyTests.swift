import DelegateRoutingSpec
import Testing

/// A model is a value: what is played on a copy is not seen by the original, and both go on alike.
struct CopyTests {
  private static let steps: [Step] = [
    launch(customURL, upTo: .connected), receive(customURL), .finish, .openScene("second", webLink), .leave("second"),
    .disconnect("second"), receive(webLink, in: "second"), .closeScene("second"), .terminate,
    .launchInBackground(.location), receive(twoURLs), .leave(.main), .comeBack(.main), .terminate, launch(webLink),
  ]

  @Test(arguments: Reading().alternatives(at: PointSet(rawValue: .max)) + [Reading()])
  func aCopyTakenAtAnyCallGoesOnLikeTheOriginal(_ reading: Reading) throws {
    let whole = try play(from: Self.steps[...], on: model(reading))
    for count in Self.steps.indices {
      for calls in 0..<3 {
        var original = try model(reading)
        var played = try play(from: Self.steps[..<count], on: original, keeping: &original)
        #expect(original.allows(Self.steps[count]))
        original.begin(Self.steps[count])
        for _ in 0..<calls {
          if let planned = original.next() { played.append(planned.call.method.rawValue) }
          original.reply(.bool(true))
        }
        var copy = original
        let byCopy = try finish(&copy) + play(from: Self.steps[(count + 1)...], on: copy)
        let byOriginal = try finish(&original) + play(from: Self.steps[(count + 1)...], on: original)
        #expect(played + byCopy == whole)
        #expect(played + byOriginal == whole)
        #expect(copy.occurrences == original.occurrences)
      }
    }
  }

  private func model(_ reading: Reading) throws -> SystemModel {
    try #require(SystemModel(setting: .scenesTwoWindows, reading: reading))
  }

  private func finish(_ model: inout SystemModel) throws -> [String] {
    var calls: [String] = []
    while let planned = model.next() {
      calls.append(planned.call.method.rawValue)
      model.reply(.bool(true))
    }
    return calls
  }

  private func play(from steps: ArraySlice<Step>, on model: SystemModel) throws -> [String] {
    var model = model
    return try play(from: steps, on: model, keeping: &model)
  }

  private func play(from steps: ArraySlice<Step>, on start: SystemModel, keeping model: inout SystemModel) throws
    -> [String]
  {
    model = start
    var calls: [String] = []
    for step in steps {
      if let problem = model.problem(with: step) { throw NotPlayed.step(problem) }
      model.begin(step)
      calls += try finish(&model)
    }
    return calls
  }
}

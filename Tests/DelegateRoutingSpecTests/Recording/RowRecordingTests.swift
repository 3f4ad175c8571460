import DelegateRoutingConformance
import DelegateRoutingCorpus
import DelegateRoutingSpec
import Testing

/// What the system model makes of a row of the tables is explained when it is read as a recording, without a word of the
/// steps that led to it.
struct RowRecordingTests {
  @Test(arguments: PlayedRow.all) func theCallsOfARowAreExplained(_ row: PlayedRow) throws {
    for setting in row.settings {
      let recording = try recording(row.steps, setting)
      let verdict = recording.judged(by: nil)
      #expect(verdict.isExplained, "\(setting.name): \(verdict.text(file: row.testDescription))")
      #expect(verdict.brokenRules.isEmpty, "\(setting.name): \(verdict.text(file: row.testDescription))")
    }
  }

  /// The call after one that is missing, and that was recorded elsewhere, is the one that is named.
  @Test func aCallThatIsMissingIsMissed() throws {
    var items = try recording([launch(), .leave(.main), .comeBack(.main)], .scenesTemplate).items
    // Calls 1 to 6 are the launch; 7 and 8 leave; 9 and 10 come back.
    items.remove(at: 8)
    let verdict = Recording(setting: .scenesTemplate, items: items).judged(by: nil)
    #expect(!verdict.isExplained)
    #expect(verdict.unexplained?.line == 10)
    #expect(verdict.brokenRules.map(\.rule).contains("connect-before-foreground-before-active"))
  }

  private func recording(_ steps: [Step], _ setting: Setting) throws -> Recording {
    guard var model = SystemModel(setting: setting) else { throw NotPlayed.setting(setting.name) }
    var items: [Recording.Item] = []
    for step in steps {
      if let problem = model.problem(with: step) { throw NotPlayed.step(problem) }
      model.begin(step)
      while let planned = model.next() {
        model.reply(.bool(true))
        items.append(
          Recording.Item(line: items.count + 1, content: .call(planned.call, RecordedCircumstances())))
      }
    }
    return Recording(setting: setting, items: items)
  }
}

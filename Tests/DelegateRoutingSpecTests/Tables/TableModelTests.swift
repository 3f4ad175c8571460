import DelegateRoutingSpec
import Testing

/// The system model and the hand-written tables say the same.
struct TableModelTests {
  @Test func theModelPlaysEveryRow() {
    #expect(PlayedRow.all.map(\.testDescription) == BehaviourTable.rows.map(\.testDescription))
  }

  @Test(arguments: PlayedRow.all) func theDefaultReadingMakesTheCallsOfTheRow(_ played: PlayedRow) throws {
    for setting in played.settings {
      let made = try PlayedCalls(setting, played.steps, Reading()).written
      let row = played.row.calls
      let expected = row.filter { call in !call.optional || made.contains { $0.method == call.method } }
        .map { WrittenCall($0) }
      if played.row.orderCertain {
        #expect(made == expected, "in \(setting.name)")
      } else {
        #expect(made.sorted() == expected.sorted(), "in \(setting.name)")
      }
    }
  }

  @Test(arguments: PlayedRow.all) func everyReadingIsExplainedByTheRow(_ played: PlayedRow) throws {
    for setting in played.settings {
      for reading in try PlayedCalls.readings(setting, played.steps) {
        let made = try PlayedCalls(setting, played.steps, reading).calls.map(\.method.rawValue).sorted()
        let explained = played.row.calls.filter { call in
          !call.optional || made.contains(call.method.rawValue)
        }.map(\.method.rawValue).sorted()
        #expect(made == explained, "in \(setting.name), reading \(reading.name)")
      }
    }
  }

  @Test(arguments: PlayedRow.all) func noReadingCallsWhatIsNeverCalled(_ played: PlayedRow) throws {
    for setting in played.settings {
      for reading in try PlayedCalls.readings(setting, played.steps) {
        let made = Set(try PlayedCalls(setting, played.steps, reading).calls.map(\.method))
        #expect(made.isDisjoint(with: played.row.neverCalled), "in \(setting.name), reading \(reading.name)")
      }
    }
  }

  /// A row that is certain of its order is kept under every reading.
  @Test(arguments: PlayedRow.all.filter(\.row.orderCertain)) func everyReadingKeepsACertainOrder(
    _ played: PlayedRow
  ) throws {
    for setting in played.settings {
      for reading in try PlayedCalls.readings(setting, played.steps) {
        let made = try PlayedCalls(setting, played.steps, reading).calls.map(\.method)
        let row = played.row.calls.map(\.method).filter { made.contains($0) }
        #expect(made == row, "in \(setting.name), reading \(reading.name)")
      }
    }
  }
}

extension [WrittenCall] {
  fileprivate func sorted() -> [WrittenCall] { sorted { $0.description < $1.description } }
}

import DelegateRoutingSpec
import Foundation
import Testing

/// The tables are whole and speak the suite's language.
struct TableShapeTests {
  private static let columns = TableColumn.allCases.filter { $0 != .refusedToLaunch }

  @Test(arguments: TableState.allCases) func eachCellHasOneRowOrAReasonWhyNot(_ state: TableState) throws {
    let table = try BehaviourTable.read(state)
    for column in Self.columns {
      for event in TableEvent.all {
        let rows = table.rows.filter { $0.event == event && $0.lifeCycle == column }.count
        let reasons = table.absent.filter { ($0.event == nil || $0.event == event) && $0.lifeCycle == column }.count
        #expect(rows + reasons == 1, "\(state.rawValue)/\(event.name)/\(column.rawValue)")
      }
    }
  }

  @Test func eachStateHasAsManyRowsAsWereWritten() throws {
    #expect(try BehaviourTable.read(.cold).rows.count == 80)
    #expect(try BehaviourTable.read(.warm).rows.count == 76)
    #expect(try BehaviourTable.read(.disconnected).rows.count == 60)
  }

  @Test(arguments: TableState.allCases) func rowsBelongToTheirTable(_ state: TableState) throws {
    let table = try BehaviourTable.read(state)
    #expect(table.state == state)
    #expect(table.rows.allSatisfy { $0.state == state })
  }

  @Test(arguments: BehaviourTable.rows) func eachRowHasSourcesAndDoesNotContradictItself(_ row: TableRow) {
    #expect(!row.sources.isEmpty)
    #expect(row.sources.allSatisfy { $0.url.hasPrefix("https://") && !$0.title.isEmpty })
    #expect(Set(row.sources.map(\.url)).count == row.sources.count)
    #expect(row.neverCalled.allSatisfy { method in !row.calls.contains { $0.method == method } })
    #expect(Set(row.neverCalled).count == row.neverCalled.count)
  }

  /// A page has one title, whichever row or rule cites it.
  @Test func sourcesAreCalledTheSameEverywhere() {
    var titles: [String: String] = [:]
    for source in PlatformRule.all.flatMap(\.rule.sources) + BehaviourTable.rows.flatMap(\.sources) {
      #expect(titles[source.url, default: source.title] == source.title)
      titles[source.url] = source.title
    }
  }

  @Test func aGradeIsThatOfASource() {
    for row in BehaviourTable.rows {
      let isApple = row.sources.contains { $0.url.hasPrefix("https://developer.apple.com/documentation/") }
      let isHeader = row.sources.contains { $0.url == "https://github.com/xybp888/iOS-SDKs" }
      let isStaff = row.sources.contains {
        $0.url.hasPrefix("https://developer.apple.com/videos/")
          || $0.url.hasPrefix("https://developer.apple.com/forums/")
      }
      switch row.evidence {
      case .documented: #expect(isApple || isHeader, "\(row.testDescription)")
      case .staff: #expect(isStaff, "\(row.testDescription)")
      case .observed:
        #expect(row.sources.contains { !$0.url.hasPrefix("https://developer.apple.com/documentation/") })
      case .disputed, .undocumented: #expect(row.note != nil || row.state == .disconnected, "\(row.testDescription)")
      }
    }
  }

  @Test func theSchemaKnowsEveryEventColumnAndMethod() throws {
    let schema = try JSONSerialization.jsonObject(
      with: Data(contentsOf: BehaviourTable.folder.appendingPathComponent("table.schema.json")))
    func words(_ path: String...) throws -> [String] {
      var value = schema as? [String: Any]
      for name in path { value = value?[name] as? [String: Any] }
      return try #require(value?["enum"] as? [String])
    }
    #expect(try words("$defs", "method") == DelegateMethod.allCases.map(\.rawValue))
    #expect(try words("$defs", "row", "properties", "lifeCycle") == Self.columns.map(\.rawValue))
    #expect(try Set(words("$defs", "row", "properties", "event")) == Set(TableEvent.all.map(\.name)))
    #expect(try words("$defs", "row", "properties", "evidence") == Evidence.allCases.map(\.rawValue))
  }
}

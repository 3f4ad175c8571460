import Foundation
import Testing

@testable import DelegateRoutingAudit
@testable import DelegateRoutingSpec

/// The audit's places of delivery and its moves agree with what the specification says.
struct DeliveryTests {
  private struct Table: Decodable {
    let rows: [Row]

    struct Row: Decodable {
      let event: String
      let lifeCycle: String
      let calls: [Call]
    }

    struct Call: Decodable {
      let method: String
      let payload: String?
    }
  }

  @Test(arguments: ["cold", "warm"]) func theyAreThoseOfTheBehaviourTables(_ state: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let table = try JSONDecoder().decode(
      Table.self, from: Data(contentsOf: root.appendingPathComponent("Specs/tables/\(state).json")))
    // The configuration question shows the payload and delivers nothing; announcements carry the type alone.
    let silent = [
      "application(_:configurationForConnecting:options:)", "application(_:willContinueUserActivityWithType:)",
      "application(_:didFailToContinueUserActivityWithType:error:)", "scene(_:willContinueUserActivityWithType:)",
      "scene(_:didFailToContinueUserActivityWithType:error:)",
    ]
    var count = 0
    for row in table.rows where row.event != "plain-launch" && row.lifeCycle != "refused-to-launch" {
      let column = try #require(TableColumn(rawValue: row.lifeCycle))
      let calls = row.calls.filter { $0.payload != nil && !silent.contains($0.method) }
      let deliveries = Delivery.of(column).filter { delivery in
        delivery.state.rawValue == state && delivery.events.contains { $0.rawValue == row.event }
      }
      let carriers = deliveries.flatMap(\.carriers)
      #expect(carriers.map(\.method.rawValue) == calls.map(\.method), "\(row.event) \(row.lifeCycle)")
      #expect(carriers.map(\.payload) == calls.map(\.payload), "\(row.event) \(row.lifeCycle)")
      count += 1
    }
    #expect(count > 50)
  }

  @Test func everyMethodThatScenesReplaceHasAPlaceToMoveTo() {
    let moving = DelegateMethod.allCases.filter { Move.of($0, inSwiftUI: false) != nil }
    #expect(Set(moving) == DelegateMethod.replacedByScenes)
    for method in moving {
      let move = Move.of(method, inSwiftUI: false)
      let warm = String(move?.warm?.prefix { $0 != " " } ?? "").replacingOccurrences(of: "):", with: ")")
      #expect(DelegateMethod(rawValue: warm) != nil || DelegateMethod(rawValue: warm + ")") != nil, "\(warm)")
    }
  }
}

import DelegateRoutingSpec
import Foundation
import Testing

/// The published logs are whole and speak the suite's language. That every method is in the catalogue, reading them shows.
struct TraceShapeTests {
  @Test func thereAreAsManyAsWereCollected() throws {
    let files = try PublishedTrace.files()
    #expect(files.count == 34)
    #expect(files.flatMap(\.traces).count == 145)
    #expect(PublishedTrace.all.count == 145)
  }

  @Test func idsAreUniqueAndNameTheirFile() throws {
    #expect(Set(PublishedTrace.all.map(\.id)).count == PublishedTrace.all.count)
    for file in try PublishedTrace.files() {
      #expect(file.traces.allSatisfy { $0.id.hasPrefix("\(file.name)/") })
    }
  }

  @Test(arguments: PublishedTrace.all) func theLogDoesNotContradictItself(_ trace: PublishedTrace) {
    #expect(Set(trace.notObserved).isDisjoint(with: trace.observed.map(\.method)))
    #expect(!trace.observed.isEmpty || !trace.notObserved.isEmpty)
    if case .methods(let methods)? = trace.logged {
      #expect(Set(trace.observed.map(\.method)).isSubset(of: methods))
    }
    #expect((trace.besides ?? []).allSatisfy { $0.after <= trace.observed.count })
    #expect((trace.besides ?? []).allSatisfy { DelegateMethod(rawValue: $0.name) == nil })
    #expect(trace.source.url.hasPrefix("https://") && !trace.source.title.isEmpty)
  }

  @Test func theSchemaKnowsEveryMethodAndEvent() throws {
    let file = PublishedTrace.folder.deletingLastPathComponent().appendingPathComponent("schema")
      .appendingPathComponent("traces.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let parts = schema?["$defs"] as? [String: Any]
    let method = parts?["method"] as? [String: Any]
    let trace = (parts?["trace"] as? [String: Any])?["properties"] as? [String: Any]
    let trigger = (trace?["trigger"] as? [String: Any])?["enum"] as? [String]
    #expect(method?["enum"] as? [String] == DelegateMethod.allCases.map(\.rawValue))
    #expect(
      try Set(#require(trigger))
        == Set(
          TableEvent.all.map(\.name) + [
            "background-fetch", "return", "leave", "open-window", "close-window", "terminate", "interruption",
          ]))
  }
}

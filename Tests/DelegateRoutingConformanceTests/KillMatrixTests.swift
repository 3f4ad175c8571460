import DelegateRoutingConformance
import DelegateRoutingSpec
import Foundation
import Testing

@testable import FaultyRouters

/// The kill matrix says what is wrong with the suite, or with its faults.
@MainActor struct KillMatrixTests {
  @Test("a fault that nothing convicts, one that another rule convicts, and a convicted reference are problems")
  func problems() async throws {
    let matrix = try await matrix()
    #expect(
      matrix.problems.first
        == "a correct router is convicted: first-url-alone: many/scene/files-with-their-own-options-cold")
    #expect(matrix.convictedReferences.count > 5)
    #expect(matrix.problems.contains("the fault correct survives"))
    #expect(
      matrix.problems.contains("the fault misnamed breaks whole-set-delivered besides, and says nothing"))
    #expect(!matrix.problems.contains { $0.hasPrefix("the fault first-url-alone breaks") })
    #expect(
      matrix.problems.contains(
        "the smallest failing case of misnamed, many/scene/files-with-their-own-options-cold, breaks "
          + "whole-set-delivered, not order-kept"))
    #expect(matrix.problems.contains("the rule no-replay has 1 faults, and needs two"))
    #expect(matrix.problems.contains("the rule right-scene has 0 faults, and needs two"))
    #expect(!matrix.problems.contains { $0.contains("the rule whole-set-delivered") })
  }

  @Test("without its rule, or without the group of its cases, a fault would survive")
  func survivors() async throws {
    let matrix = try await matrix()
    #expect(
      matrix.survivors(without: .wholeSetDelivered).map(\.id) == ["first-url-alone", "last-url-alone", "misnamed"])
    #expect(matrix.survivors(without: .orderKept).isEmpty)
    // Sets of URLs are no group's affair alone: the fault falls with the last of them.
    let groups = Set(matrix.convictions[0].cases.map(\.group))
    #expect(groups.contains("many/scene") && matrix.survivors(withoutGroup: "many/scene").isEmpty)
    let one = KillMatrix(
      convictions: matrix.convictions.map { conviction in
        var one = conviction
        one.cases = conviction.cases.filter { $0.group == "many/scene" }
        return one
      }, groups: matrix.groups, cases: matrix.cases, models: matrix.models,
      convictedReferences: matrix.convictedReferences)
    #expect(one.survivors(withoutGroup: "many/scene").map(\.id) == ["first-url-alone", "last-url-alone", "misnamed"])
    #expect(one.survivors(withoutGroup: "ready/scene").isEmpty)
    #expect(!one.redundantGroups.contains("many/scene") && one.redundantGroups.contains("ready/scene"))
  }

  @Test("the JSON form has each fault with its rules, its cases and the smallest of them")
  func json() async throws {
    let json = try #require(JSONSerialization.jsonObject(with: try await matrix().json()) as? [String: Any])
    #expect(json["format"] as? Int == 1)
    let faults = try #require(json["faults"] as? [[String: Any]])
    #expect(faults.map { $0["id"] as? String } == ["first-url-alone", "last-url-alone", "correct", "misnamed"])
    #expect(faults[0]["rule"] as? String == "whole-set-delivered")
    #expect(faults[0]["convictedBy"] as? [String] == ["whole-set-delivered"])
    #expect(faults[0]["smallestCase"] as? String == "many/scene/files-with-their-own-options-cold")
    #expect((faults[0]["cases"] as? [String: [String]])?["whole-set-delivered"]?.isEmpty == false)
    #expect(faults[2]["convictedBy"] as? [String] == [])
    #expect(faults[2]["smallestCase"] == nil)
  }

  @Test("an exploration that misses a fault says so, unless there is a reason")
  func explored() async throws {
    let matrix = await KillMatrix(
      [try fault("first-url-alone"), try fault("host-taken-for-path")], references: [], over: try SharedCatalogue.get())

    let explored = try await matrix.explored(over: SharedCatalogue.get())
    #expect(explored.convictions[0].explored == ExploredFault(alphabet: "mixtures", steps: ["launch-by-two-urls"]))
    #expect(explored.convictions[1].explored == nil)
    #expect(explored.explorationProblems == [])
    #expect(matrix.explorationProblems == ["explore does not find first-url-alone"])
  }

  @Test("each reason not to find a fault, and each for a group to stay, is about something that there is")
  func reasonsAreUsed() throws {
    let ids = Set(Fault.all.map(\.id))
    #expect(ExploredFault.reasonsNotToFind.keys.allSatisfy(ids.contains))
    let groups = try SharedCatalogue.get().groups
    for (pattern, reason) in RedundantGroups.reasons {
      #expect(groups.contains { Glob(pattern).matches($0) }, "\(pattern)")
      #expect(reason.hasSuffix("."))
    }
  }

  private func fault(_ id: String) throws -> Fault { try #require(Fault.all.first { $0.id == id }) }

  private func matrix() async throws -> KillMatrix { try await Self.matrix.value }

  /// One run over the whole catalogue for all tests.
  private static let matrix = Task { @MainActor in
    let source = Source("a test", "https://example.com")
    let wrong = RouterProfile { $0.severalURLs = .first }
    let known = ["first-url-alone", "last-url-alone"].compactMap { id in Fault.all.first { $0.id == id } }
    let faults =
      known + [
        Fault("correct", breaks: .noReplay, "Nothing is wrong with it.", source),
        Fault("misnamed", breaks: .orderKept, "Of a set of URLs, the first is taken.", source, does: wrong),
      ]
    return await KillMatrix(faults, references: [faults[0].candidate], over: try SharedCatalogue.get())
  }
}

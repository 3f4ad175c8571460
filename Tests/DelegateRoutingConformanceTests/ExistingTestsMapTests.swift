import DelegateRoutingConformance
import Foundation
import Testing

/// The table of other projects' tests in Specs/README.md.
struct ExistingTestsMapTests {
  @Test("each case and group that the table names is there") func namesCases() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("Specs/README.md"), encoding: .utf8)
    let table = page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("/scene/") }
    #expect(table.count == 5)
    let names = table.flatMap { $0.split(separator: "`") }.filter { $0.contains("/scene/") && !$0.contains(" ") }
    #expect(names.count > 30)
    let ids = try SharedCatalogue.get().cases.map(\.id)
    for name in names {
      let glob = Glob(String(name))
      #expect(ids.contains { glob.matches($0) }, "\(name)")
    }
  }
}

import DelegateRoutingCorpus
import Foundation
import Testing

/// The page for contributors.
@Suite struct CorpusPageTests {
  @Test("the regression that the page shows is one, in at most 15 lines") func theExampleIsARegression() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("Corpus/README.md"), encoding: .utf8)
    let example = try #require(
      page.components(separatedBy: "```json\n").dropFirst().first?.components(separatedBy: "```").first)
    #expect(example.split(separator: "\n").count - 1 <= 15)
    let folder = try TemporaryFolder([
      "regressions/lost.json": Data(
        #"{"$schema": "../schema/scenarios.schema.json", "format": 1, "scenarios": [\#(example)]}"#.utf8)
    ])
    try withExtendedLifetime(folder) {
      let corpus = try Corpus.bundled(adding: [folder.url])
      #expect(corpus.scenario("regression/lost/my-report")?.expect.count == 1)
    }
  }

  @Test("the page lists every folder") func everyFolderIsListed() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Corpus")
    let page = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    for name in try FileManager.default.contentsOfDirectory(atPath: root.path) where name != "README.md" {
      #expect(page.contains("| `\(name)`") || page.contains("| `\(name)/`"), "\(name)")
    }
  }
}

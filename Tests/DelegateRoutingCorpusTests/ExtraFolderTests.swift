import DelegateRoutingCorpus
import DelegateRoutingSpec
import Foundation
import Testing

/// Folders that add fixtures to a corpus.
@Suite struct ExtraFolderTests {
  private func scenario(_ id: String, url: String) -> String {
    GoodCorpus.scenarios.replacingOccurrences(of: "ready/waits", with: id)
      .replacingOccurrences(of: "links/plain", with: url)
  }

  @Test("fixtures are added, and may name those of the corpus") func fixturesAreAddedAndMayNameThoseOfTheCorpus() throws
  {
    let folder = try TemporaryFolder(GoodCorpus.files)
    let extra = try TemporaryFolder()
    try extra.write(scenario("mine/waits", url: "links/web"), to: "scenarios/mine.json")
    let corpus = try folder.corpus(adding: [extra])
    #expect(corpus.scenarios.map(\.id) == ["mine/waits", "ready/waits"])
    #expect(corpus.census.scenarios == 2)
    #expect(corpus.scenario("mine/waits")?.steps(for: AppIdentity(), in: corpus)?.count == 3)
    #expect(corpus.census.digest != (try folder.corpus()).census.digest)
  }

  @Test("an id of the corpus cannot be taken again") func anIdOfTheCorpusCannotBeTakenAgain() throws {
    let folder = try TemporaryFolder(GoodCorpus.files)
    let extra = try TemporaryFolder(["scenarios/ready.json": Data(GoodCorpus.scenarios.utf8)])
    #expect(
      try refusals(folder, adding: [extra]) == [
        "EXTRA/scenarios/ready.json:6: $.scenarios[0].id: is \"ready/waits\", as in scenarios/ready.json: "
          + "$.scenarios[0]; right would be an id of its own"
      ])
  }

  @Test("an issue names the whole path of an added file") func anIssueNamesTheWholePathOfAnAddedFile() throws {
    let folder = try TemporaryFolder(GoodCorpus.files)
    let extra = try TemporaryFolder()
    try extra.write(scenario("mine/waits", url: "links/none"), to: "scenarios/mine.json")
    #expect(
      try refusals(folder, adding: [extra]) == [
        "EXTRA/scenarios/mine.json:14: $.scenarios[0].steps[0].launch.urls[0]: is \"links/none\"; "
          + "right would be the id of a URL fixture",
        "EXTRA/scenarios/mine.json:20: $.scenarios[0].expect[0].url: is \"links/none\"; "
          + "right would be the id of a URL fixture",
      ])
  }

  @Test("an added folder that is missing or empty") func anAddedFolderThatIsMissingOrEmpty() throws {
    let folder = try TemporaryFolder(GoodCorpus.files)
    let extra = try TemporaryFolder()
    #expect(
      try refusals(folder, adding: [extra]) == [
        "EXTRA: $: holds no fixtures; right would be at least one file such as urls/mine.json"
      ])
    try FileManager.default.removeItem(at: extra.url)
    #expect(
      try refusals(folder, adding: [extra]) == [
        "EXTRA: $: is no folder; right would be the folder of a corpus, which holds urls, activities, scenarios"
      ])
  }
}

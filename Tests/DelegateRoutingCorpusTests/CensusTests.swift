import Foundation
import Testing

@testable import DelegateRoutingCorpus

/// The counts and the digest by which two corpora are told apart. The digests were computed by another program.
@Suite struct CensusTests {
  private func file(_ path: String, _ contents: String) -> CorpusFile {
    CorpusFile(relativePath: path, name: path, section: .urls, family: "x", bytes: Array(contents.utf8))
  }

  @Test("the digest is FNV-1a over paths, zero bytes and contents") func theDigestIsFNV1aOverPathsZeroBytesAndContents()
  {
    #expect(CorpusDigest([]).text == "cbf29ce484222325")
    #expect(CorpusDigest([file("urls/a.json", "{}")]).text == "da91df6fede7d3ab")
    #expect(CorpusDigest([file("activities/é.json", "[]\n"), file("urls/a.json", "{}")]).text == "7246cf84fca274b7")
  }

  @Test("a digest that begins with zeros keeps them") func aDigestThatBeginsWithZerosKeepsThem() {
    #expect(CorpusDigest([file("urls/42.json", "{}")]).text == "009eef9f4c4aeae2")
  }

  @Test("the census counts fixtures and JSON files") func theCensusCountsFixturesAndJSONFiles() throws {
    let folder = try TemporaryFolder(GoodCorpus.files)
    try folder.write("{}\n", to: "schema/urls.schema.json")
    try folder.write("not counted", to: "urls/README.md")
    try folder.write("not counted", to: "urls/.hidden.json")
    let census = try folder.corpus().census
    #expect(
      census == CorpusCensus(urls: 3, activities: 2, events: 0, scenarios: 1, files: 4, digest: "8a25e41b1a4d1309"))
  }

  @Test("every byte and every name counts") func everyByteAndEveryNameCounts() throws {
    let folder = try TemporaryFolder(GoodCorpus.files)
    let before = try folder.corpus().census.digest
    try folder.write(GoodCorpus.activities + "\n", to: "activities/handoff.json")
    let after = try folder.corpus().census.digest
    try folder.write(GoodCorpus.activities, to: "activities/handoff.json")
    #expect(before != after)
    #expect(try folder.corpus().census.digest == before)
    try folder.write("{}", to: "schema/a.json")
    let one = try folder.corpus().census.digest
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("schema/a.json"), to: folder.url.appendingPathComponent("schema/b.json"))
    #expect(try folder.corpus().census.digest != one)
  }
}

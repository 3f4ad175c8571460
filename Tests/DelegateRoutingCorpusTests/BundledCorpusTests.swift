import Foundation
import Testing

@testable import DelegateRoutingCorpus

/// The corpus that comes with the package is found, or missed with a clear error.
@Suite struct BundledCorpusTests {
  @Test("the bundled corpus is found and has no issues") func theBundledCorpusIsFoundAndHasNoIssues() throws {
    let corpus = try Corpus.bundled()
    #expect(corpus.validate() == [])
  }

  @Test(
    "a bundle beside the program is found whatever the package is called",
    arguments: ["delegate-routing_DelegateRoutingCorpus.resources", "Package_DelegateRoutingCorpus.bundle"])
  func aBundleBesideTheProgramIsFoundWhateverThePackageIsCalled(_ name: String) throws {
    let folder = try TemporaryFolder(["\(name)/Corpus/urls/a.json": Data(), "other_Thing.resources/Corpus/x": Data()])
    let empty = try TemporaryFolder()
    let found = try BundledCorpus.folder(near: [empty.url.appendingPathComponent("none"), empty.url, folder.url])
    #expect(found.path == folder.url.appendingPathComponent("\(name)/Corpus").path)
  }

  @Test("a program without its resources says how to name the corpus")
  func aProgramWithoutItsResourcesSaysHowToNameTheCorpus() throws {
    let folder = try TemporaryFolder(["delegate-routing_DelegateRoutingCorpus.resources/x": Data()])
    let error = #expect(throws: CorpusError.self) { try BundledCorpus.folder(near: [folder.url]) }
    #expect(
      error?.description
        == "Corpus: $: is not among the resources of this program; it may have been moved without them; "
        + "right would be the resources beside the program, or the corpus named with --corpus PATH")
  }
}

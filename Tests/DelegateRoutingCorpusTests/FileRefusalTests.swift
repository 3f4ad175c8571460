import DelegateRoutingCorpus
import Foundation
import Testing

/// Files that are no JSON, or not to be read at all: refused one by one, with the reason.
@Suite struct FileRefusalTests {
  private let file = "urls/links.json"

  @Test("an empty file") func anEmptyFile() throws {
    // The fixtures of a file that cannot be read are not missed in scenarios as well.
    #expect(try refusals(of: Data(), in: file) == ["urls/links.json: $: is empty; right would be a JSON object"])
    #expect(
      try refusals(of: Data(" \r\n\t".utf8), in: file) == [
        "urls/links.json: $: is empty; right would be a JSON object"
      ])
  }

  @Test("a truncated file names its last line") func aTruncatedFileNamesItsLastLine() throws {
    let half = GoodCorpus.urls.components(separatedBy: "\n").prefix(12).joined(separator: "\n")
    #expect(
      try refusals(of: Data(half.utf8), in: file) == [
        "urls/links.json:12: $: is not valid JSON: Unexpected end of file during JSON parse; "
          + "right would be a JSON object"
      ])
  }

  @Test("a syntax error names its line") func aSyntaxErrorNamesItsLine() throws {
    let found = try refusals(file, replacing: "\"options\": { \"openInPlace\"", with: "options: { \"openInPlace\"")
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("urls/links.json:38: $: is not valid JSON: "))
    #expect(found[0].hasSuffix("; right would be a JSON object"))
  }

  @Test("a broken text names its place") func aBrokenTextNamesItsPlace() throws {
    let found = try refusals(file, replacing: "\"A document.\"", with: "\"A \\ud800 document.\"")
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("urls/links.json:41: $.urls[2].why: is broken: "))
  }

  @Test("a file that is not UTF-8") func aFileThatIsNotUTF8() throws {
    let line = "urls/links.json: $: is not UTF-8 text; right would be a JSON object in UTF-8"
    var latin = Data(GoodCorpus.urls.utf8)
    latin[200] = 0xE9
    #expect(try refusals(of: latin, in: file) == [line])
    let wide = Data(GoodCorpus.urls.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(try refusals(of: wide, in: file) == [line])
  }

  @Test("a byte-order mark") func aByteOrderMark() throws {
    #expect(
      try refusals(of: Data([0xEF, 0xBB, 0xBF] + GoodCorpus.urls.utf8), in: file) == [
        "urls/links.json:1: $: begins with a byte-order mark; right would be UTF-8 without one"
      ])
  }

  @Test("a deeply nested file") func aDeeplyNestedFile() throws {
    let line = "urls/links.json: $: is nested deeper than 64 levels; right would be at most 64 levels"
    for depth in [65, 600, 500_000] {
      let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(try refusals(of: Data(nested.utf8), in: file) == [line])
    }
    let open = String(repeating: "{\"a\":", count: 100_000)
    #expect(try refusals(of: Data(open.utf8), in: file) == [line])
    let nested = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(
      try refusals(of: Data(nested.utf8), in: file) == ["urls/links.json:1: $: is an array; right would be an object"])
  }

  @Test("a file larger than 1 MiB is not read") func aFileLargerThan1MiBIsNotRead() throws {
    let folder = try TemporaryFolder(GoodCorpus.files)
    // Sparse: it takes no space, but reading it would show.
    let handle = try FileHandle(forWritingTo: folder.url.appendingPathComponent(file))
    handle.truncateFile(atOffset: 50_000_000)
    handle.closeFile()
    #expect(
      try refusals(folder).first
        == "urls/links.json: $: has 50000000 bytes; right would be at most 1048576 bytes (1 MiB) a file")
  }

  @Test("a file of just 1 MiB is read") func aFileOfJust1MiBIsRead() throws {
    let padding = String(repeating: " ", count: 1 << 20 - GoodCorpus.urls.utf8.count)
    #expect(try refusals(of: Data((GoodCorpus.urls + padding).utf8), in: file) == [])
    #expect(
      try refusals(of: Data((GoodCorpus.urls + padding + " ").utf8), in: file).first
        == "urls/links.json: $: has 1048577 bytes; right would be at most 1048576 bytes (1 MiB) a file")
  }

  @Test("a folder with the name of a file") func aFolderWithTheNameOfAFile() throws {
    let folder = try TemporaryFolder(GoodCorpus.files)
    try folder.write("", to: "urls/x.json/inside.txt")
    #expect(try refusals(folder) == ["urls/x.json: $: is a folder; right would be a file"])
  }

  @Test("a folder in a folder") func aFolderInAFolder() throws {
    let folder = try TemporaryFolder(GoodCorpus.files)
    try folder.write(GoodCorpus.urls, to: "urls/more/links.json")
    #expect(
      try refusals(folder) == [
        "urls/more: $: is a folder; right would be a file: the folders of a corpus hold no others"
      ])
  }

  @Test("a misspelt folder") func aMisspeltFolder() throws {
    let folder = try TemporaryFolder(GoodCorpus.files)
    try folder.write(GoodCorpus.urls, to: "url/more.json")
    try folder.write("For people.", to: "README.md")
    try folder.write("", to: ".git/config")
    #expect(
      try refusals(folder) == [
        "url: $: has no place in a corpus; right would be one of the folders urls, activities, events, scenarios, "
          + "regressions, schema or traces"
      ])
  }

  @Test("a symbolic link is not followed") func aSymbolicLinkIsNotFollowed() throws {
    let folder = try TemporaryFolder(GoodCorpus.files)
    let outside = try TemporaryFolder(["other.json": Data(GoodCorpus.urls.utf8)])
    let manager = FileManager.default
    try manager.createSymbolicLink(
      at: folder.url.appendingPathComponent("urls/other.json"),
      withDestinationURL: outside.url.appendingPathComponent("other.json"))
    try manager.createSymbolicLink(
      at: folder.url.appendingPathComponent("traces"), withDestinationURL: outside.url)
    #expect(
      try refusals(folder) == [
        "traces: $: is a symbolic link, which is not followed; right would be a folder itself",
        "urls/other.json: $: is a symbolic link, which is not followed; right would be a file itself",
      ])
  }

  @Test("a link to the corpus itself is followed") func aLinkToTheCorpusItselfIsFollowed() throws {
    let folder = try TemporaryFolder(GoodCorpus.files)
    let link = folder.url.appendingPathExtension("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    defer { try? FileManager.default.removeItem(at: link) }
    #expect(try Corpus.read(at: link).urls.count == 3)
  }

  @Test("a pipe does not block") func aPipeDoesNotBlock() throws {
    let folder = try TemporaryFolder(GoodCorpus.files)
    try #require(mkfifo(folder.url.appendingPathComponent("urls/pipe.json").path, 0o600) == 0)
    #expect(try refusals(folder) == ["urls/pipe.json: $: is neither file nor folder; right would be a file"])
  }

  @Test("a file name that no id can begin with") func aFileNameThatNoIdCanBeginWith() throws {
    let folder = try TemporaryFolder(GoodCorpus.files)
    try folder.write(GoodCorpus.urls, to: "urls/Lin\nks.json")
    #expect(
      try refusals(folder) == [
        "urls/Lin?ks.json: $: has a name that no id can begin with; right would be a-z, 0-9 and hyphens before .json"
      ])
  }

  @Test("a corpus that is not there") func aCorpusThatIsNotThere() throws {
    let folder = try TemporaryFolder()
    let expected = "is no folder; right would be the folder of a corpus, which holds urls, activities, scenarios"
    for path in ["none", "none/with/more"] {
      let error = #expect(throws: CorpusError.self) {
        try Corpus.read(at: folder.url.appendingPathComponent(path))
      }
      #expect(error?.description == "\(folder.url.path)/\(path): $: \(expected)")
    }
    try folder.write("", to: "file")
    let error = #expect(throws: CorpusError.self) { try Corpus.read(at: folder.url.appendingPathComponent("file")) }
    #expect(error?.description == "\(folder.url.path)/file: $: \(expected)")
  }

  @Test("an empty corpus is no success") func anEmptyCorpusIsNoSuccess() throws {
    let expected = [
      "activities: $: holds no fixtures; right would be at least one file such as activities/mine.json in FOLDER",
      "scenarios: $: holds no fixtures; right would be at least one file such as scenarios/mine.json in FOLDER",
      "urls: $: holds no fixtures; right would be at least one file such as urls/mine.json in FOLDER",
    ]
    #expect(try refusals(TemporaryFolder()) == expected)
    var files = GoodCorpus.files
    files["activities/handoff.json"] = nil
    files["scenarios/ready.json"] = nil
    #expect(try refusals(TemporaryFolder(files)) == Array(expected.prefix(2)))
  }
}

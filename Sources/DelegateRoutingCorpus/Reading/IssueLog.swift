/// A value in a file of the corpus.
struct Place: Sendable, Hashable {
  /// The file, as issues name it.
  let file: String
  /// The place in the file.
  let path: String

  func key(_ key: String) -> Place { Place(file: file, path: JSONPath.key(key, in: path)) }
  func index(_ index: Int) -> Place { Place(file: file, path: JSONPath.index(index, in: path)) }
}

/// The issues found so far. A class, because dozens of small readers write into one list.
final class IssueLog {
  private(set) var issues: [CorpusIssue] = []
  /// What is written once and read several times is an issue once.
  private var known: Set<CorpusIssue> = []
  /// The outlines of the files read so far, for the lines.
  private(set) var outlines: [String: JSONOutline]

  init(outlines: [String: JSONOutline] = [:]) { self.outlines = outlines }

  func add(_ place: Place, _ problem: String, right: String) {
    add(place, line: outlines[place.file]?.line(of: place.path), problem, right: right)
  }

  /// An issue of a file that is not read, or could not be.
  func add(file: String, line: Int? = nil, _ problem: String, right: String) {
    add(Place(file: file, path: JSONPath.root), line: line, problem, right: right)
  }

  func keep(_ outline: JSONOutline, of file: String) { outlines[file] = outline }

  private func add(_ place: Place, line: Int?, _ problem: String, right: String) {
    let issue = CorpusIssue(file: place.file, path: place.path, line: line, problem: problem, right: right)
    if known.insert(issue).inserted { issues.append(issue) }
  }
}

import Foundation

extension Corpus {
  /// Every fixture on a line of JSON, as its file has it, with its sort in front; the same fixtures give the same bytes.
  public func exportedLines() -> [String] {
    files.filter { CorpusSection.withFixtures.contains($0.section) }.flatMap { file -> [String] in
      guard let bytes = file.bytes, case .object(let members)? = WrittenJSON(Data(bytes)),
        case .array(let fixtures)? = members.first(where: { $0.key == file.section.list })?.value
      else { return [] }
      return fixtures.compactMap { fixture in
        guard case .object(let members) = fixture else { return nil }
        let sort = WrittenJSON.Member(key: "fixture", value: .text(file.section.sort))
        return WrittenJSON.object([sort] + members).onOneLine
      }
    }
  }
}

extension CorpusSection {
  /// What one of its fixtures is called.
  fileprivate var sort: String {
    switch self {
    case .urls: "url"
    case .activities: "activity"
    case .events: "event"
    case .regressions: "regression"
    default: "scenario"
    }
  }
}

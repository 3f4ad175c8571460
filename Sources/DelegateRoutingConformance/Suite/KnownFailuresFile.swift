import Foundation

/// A checked-in file of known failures.
///
///     { "format": 1, "knownFailures": [ { "cases": "cold/*", "rule": "cold-link-delivered-once", "reason": "…" } ] }
public enum KnownFailuresFile {
  private struct Document: Codable {
    var format = 1
    var knownFailures: [KnownFailure]
  }

  /// Reads a file. Throws a `SuiteError` that names the file and the place in it.
  public static func read(_ file: URL) throws -> [KnownFailure] {
    try parse(SharedFile.read(file), file)
  }

  private static func parse(_ data: Data, _ file: URL) throws -> [KnownFailure] {
    try refuseUnknownKeys(data, file)
    let document: Document
    do { document = try JSONDecoder().decode(Document.self, from: data) } catch let error as DecodingError {
      throw SuiteError("\(file.path): \(error.placeAndProblem)")
    }
    guard document.format == 1 else {
      throw SuiteError("\(file.path): $.format: is \(document.format); this reader knows format 1")
    }
    return document.knownFailures
  }

  private static func refuseUnknownKeys(_ data: Data, _ file: URL) throws {
    guard let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return }
    func check(_ object: [String: Any], _ known: Set<String>, _ path: String) throws {
      if let key = object.keys.sorted().first(where: { !known.contains($0) }) {
        throw SuiteError("\(file.path): \(path).\(key): unknown key; right would be \(known.sorted())")
      }
    }
    try check(document, ["format", "knownFailures", "$schema"], "$")
    for (index, entry) in ((document["knownFailures"] as? [[String: Any]]) ?? []).enumerated() {
      try check(entry, ["cases", "rule", "reason"], "$.knownFailures[\(index)]")
    }
  }

  /// Adds today's failures to a file, which may be there already, and keeps what it holds. A failed case is listed by its
  /// own id, once for each rule that it breaks.
  /// Answers how many entries were added.
  @discardableResult public static func add(_ results: [CaseResult], to file: URL) throws -> Int {
    var added = 0
    try SharedFile.change(file) { old in
      var known = try old.map { try parse($0, file) } ?? []
      let before = known.count
      for result in results where result.verdict == .fail {
        for rule in result.brokenRules {
          let failure = KnownFailure(cases: result.id, rule: rule.rawValue, reason: "fails today; not looked at yet")
          if !known.contains(where: { $0.cases == failure.cases && $0.rule == failure.rule }) { known.append(failure) }
        }
      }
      added = known.count - before
      known.sort { ($0.cases, $0.rule) < ($1.cases, $1.rule) }
      return try Document(knownFailures: known).json()
    }
    return added
  }
}

extension DecodingError {
  /// The JSON path and what is wrong there.
  var placeAndProblem: String {
    let context: Context
    switch self {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found): context = found
    case .keyNotFound(let key, let found): return "\(found.jsonPath).\(key.stringValue): is missing"
    @unknown default: return "\(self)"
    }
    return "\(context.jsonPath): \(context.debugDescription)"
  }
}

extension DecodingError.Context {
  fileprivate var jsonPath: String {
    codingPath.reduce("$") { path, key in key.intValue.map { "\(path)[\($0)]" } ?? "\(path).\(key.stringValue)" }
  }
}

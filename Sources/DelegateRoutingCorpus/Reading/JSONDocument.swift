import Foundation

/// Reads the bytes of a file as JSON, strictly.
struct JSONDocument {
  /// What the file holds.
  let root: JSONValue

  /// Arrays and objects in one another. No fixture comes near it, and the decoder's own limit (512) is deeper than the
  /// stack of a secondary thread.
  static let depthLimit = 64

  /// Nil, and an issue, where the file is no JSON.
  init?(_ bytes: [UInt8], file: String, log: IssueLog) {
    guard Self.isUTF8Text(bytes, file: file, log: log) else { return nil }

    let outline = JSONOutline(bytes, depthLimit: Self.depthLimit)
    guard outline.depth <= Self.depthLimit else {
      log.add(
        file: file, "is nested deeper than \(Self.depthLimit) levels", right: "at most \(Self.depthLimit) levels")
      return nil
    }
    log.keep(outline, of: file)

    let data = Data(bytes)
    do {
      root = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      Self.addSyntaxIssue(error, data: data, file: file, log: log)
      return nil
    }
    // The decoder keeps one of two equal keys and drops the other, and some versions let a last comma pass.
    for path in outline.repeatedKeys {
      log.add(Place(file: file, path: path), "is there twice in its object", right: "each key once")
    }
    for path in outline.trailingCommas {
      log.add(Place(file: file, path: path), "has a comma after its last element", right: "no comma there")
    }
  }

  /// The decoder would guess UTF-16 and UTF-32, and pass over a byte-order mark.
  private static func isUTF8Text(_ bytes: [UInt8], file: String, log: IssueLog) -> Bool {
    if bytes.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      log.add(file: file, "is empty", right: "a JSON object")
    } else if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      log.add(file: file, line: 1, "begins with a byte-order mark", right: "UTF-8 without one")
    } else if bytes.contains(0) || String(bytes: bytes, encoding: .utf8) == nil {
      log.add(file: file, "is not UTF-8 text", right: "a JSON object in UTF-8")
    } else {
      return true
    }
    return false
  }

  private static func addSyntaxIssue(_ error: any Error, data: Data, file: String, log: IssueLog) {
    if case DecodingError.dataCorrupted(let context) = error, !context.codingPath.isEmpty {
      // A text or number that is broken in itself: the decoder knows where it is.
      let path = context.codingPath.reduce(JSONPath.root) { path, key in
        key.intValue.map { JSONPath.index($0, in: path) } ?? JSONPath.key(key.stringValue, in: path)
      }
      log.add(Place(file: file, path: path), "is broken: \(explanation(data).text)", right: "valid JSON")
    } else {
      let (text, line) = explanation(data)
      log.add(file: file, line: line, "is not valid JSON: \(text)", right: "a JSON object")
    }
  }

  /// What is wrong with a document that the decoder refused. The decoder says nothing; `JSONSerialization` has the same
  /// grammar and says what and about where.
  private static func explanation(_ data: Data) -> (text: String, line: Int?) {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return ("the decoder refuses it", nil)
    } catch {
      let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "the decoder refuses it"
      // A full stop would stand before the semicolon.
      let sentence = text.hasSuffix(".") ? String(text.dropLast()) : text
      return (sentence, line(named: text, in: data))
    }
  }

  /// The line that Foundation's sentence names: by number, by the position of a character, or as the end of the file.
  private static func line(named text: String, in data: Data) -> Int? {
    if let line = number(after: "line ", in: text) { return line }
    if let position = number(after: "around character ", in: text) {
      return 1 + data.prefix(position).filter { $0 == UInt8(ascii: "\n") }.count
    }
    guard text.contains("end of file during JSON") else { return nil }
    return 1 + data.dropLast().filter { $0 == UInt8(ascii: "\n") }.count
  }

  private static func number(after words: String, in text: String) -> Int? {
    guard let range = text.range(of: words) else { return nil }
    return Int(text[range.upperBound...].prefix { $0.isASCII && $0.isNumber })
  }
}
